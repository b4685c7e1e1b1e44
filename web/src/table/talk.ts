// The lines of the chat among the entries of the log.
import type { Entry } from '../wire'

export const TALKED = 'chat'

export interface Said {
  n: number
  seat: number
  name: string
  text: string
}

export function talk(entries: readonly Entry[], word: (key: string) => string, nameOf: (seat: number) => string): Said[] {
  return entries
    .filter((entry) => entry.kind === TALKED)
    .map((entry) => {
      const seat = entry.seat ?? -1
      return { n: entry.n, seat, name: entry.name || nameOf(seat), text: entry.phrase ? word(entry.phrase) : (entry.text ?? '') }
    })
}
