// What the log says of what was done at the table itself, outside the rules of the game.
import { letterOf } from '../design/seats.svelte'
import type { Entry } from '../wire'
import type { Args } from '../words/words.svelte'

const SAID: Record<string, string> = {
  sit: 'history-sat',
  stand: 'history-stood',
  bot: 'history-bot',
  rename: 'history-renamed',
  start: 'history-started',
  hint: 'hint-noted',
  program: 'history-program',
}

export function noted(entry: Entry, word: (key: string, args?: Args) => string, nameOf: (seat: number) => string): string | null {
  const seat = entry.seat ?? -1
  const key = SAID[entry.kind]
  if (!key) return null
  return word(key, { player: entry.name || nameOf(seat), seat: letterOf(seat) })
}
