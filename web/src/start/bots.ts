/** A bot is a level, or a level with a temper behind a hyphen. */
export const plainBots = (kinds: string[]): string[] => kinds.filter((kind) => !kind.includes('-'))

/** The tempers that a level may have; none for bots that have none. */
export function tempers(kinds: string[], plain: string): string[] {
  return kinds.filter((kind) => kind.startsWith(`${plain}-`)).map((kind) => kind.slice(plain.length + 1))
}

/** What a kind of bot is made of. */
export function parts(kind: string): [plain: string, temper: string] {
  const [plain = '', temper = ''] = kind.split('-')
  return [plain, temper]
}

/** The kind that is this level with this temper, or without where it has none. */
export function joined(kinds: string[], plain: string, temper: string): string {
  return tempers(kinds, plain).includes(temper) ? `${plain}-${temper}` : plain
}

/** The kind of bot that is offered first: the one chosen last, else neither the gentlest nor the sharpest. */
export function usualBot(kinds: string[], last: string): string {
  return kinds.includes(last) ? last : (kinds[Math.min(2, kinds.length - 1)] ?? '')
}
