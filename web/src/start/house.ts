// The rules of the house: what a table may choose besides the options of its game.
import type { TableRules } from '../wire'
import type { Args } from '../words/words.svelte'

export const USUAL: TableRules = { open: false, chat: true, spectators: true, window: 3, patience: 20, decision: 0, bank: 60, hints: false }

type Timed = 'window' | 'patience' | 'decision' | 'bank'
/** Seconds to choose from. */
export const TIMES: Record<Timed, number[]> = {
  window: [1, 3, 5, 8],
  patience: [10, 20, 40, 120],
  decision: [0, 30, 60, 180],
  bank: [0, 60, 180, 600],
}
export const TIMED = Object.keys(TIMES) as Timed[]
export const SWITCHED = ['open', 'chat', 'spectators', 'hints'] as const

/** No time for a move means that it has no limit; none to think means none. */
export function timeText(rule: Timed, seconds: number, word: (key: string, args?: Args) => string): string {
  if (!seconds) return word(rule === 'bank' ? 'house-none' : 'house-endless')
  return seconds % 60 ? word('house-seconds', { seconds }) : word('house-minutes', { minutes: seconds / 60 })
}

export const changed = (rules: TableRules): number =>
  (Object.keys(USUAL) as (keyof TableRules)[]).filter((rule) => rules[rule] !== USUAL[rule]).length
