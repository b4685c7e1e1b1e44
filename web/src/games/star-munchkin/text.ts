/** A clause as a sentence: a capital before, a full stop behind. */
export function clause(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.')
}
