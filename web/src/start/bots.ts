/** The kind of bot that is offered first: the one chosen last, else neither the gentlest nor the sharpest. */
export function usualBot(kinds: string[], last: string): string {
  return kinds.includes(last) ? last : (kinds[Math.min(2, kinds.length - 1)] ?? '')
}
