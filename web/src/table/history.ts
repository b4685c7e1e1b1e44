// The log of a table as it is read: sentences in order, grouped by turn.
//
// What begins with an arrow only ends the sentence before it ("Ana draws" – "→ a Spy"), as in the terminal. An event of
// kind `turn` with a `seat` begins a turn, in every game.
import type { Entry, Happened, Tree } from '../wire'

export const FOLLOWS = '→ '

export interface Line {
  /** Entry it belongs to, and which of its lines it is. */
  n: number
  id: string
  kind: string
  seat: number
  when: number
  /** Why the table did it by itself; empty: a person or a bot did it. */
  reason: string
  text: string
  rule: string
  /** Whether it is about the reader and somebody else did it. */
  hits: boolean
}

export interface Turn {
  id: string
  /** Whose turn; -1 before the first. */
  seat: number
  number: number
  lines: Line[]
}

export interface Reading {
  viewer: number
  say: (tree: Tree) => string
  /** What the log says of an entry in which nothing happened in the game; null: nothing. */
  noted: (entry: Entry) => string | null
  /** Kinds of events that the board plays as a scene of their own: no banner says them again. */
  scenes?: readonly string[]
}

/** Whether a tree names that seat's player. */
export function names(tree: Tree | null | undefined, seat: number): boolean {
  if (tree === null || tree === undefined || typeof tree !== 'object') return false
  if ('player' in tree) return tree.player === seat
  if ('say' in tree) return Object.values(tree.with).some((part) => names(part, seat))
  if ('join' in tree) return tree.of.some((part) => names(part, seat))
  return false
}

export function linesOf(entry: Entry, reading: Reading): Line[] {
  const lines: Line[] = []
  const base = { n: entry.n, kind: entry.kind, seat: entry.seat ?? -1, when: entry.when ?? 0, reason: entry.reason ?? '' }
  const others = reading.viewer >= 0 && base.seat >= 0 && base.seat !== reading.viewer
  const note = reading.noted(entry)
  if (note) lines.push({ ...base, id: `${entry.n}`, text: note, rule: '', hits: false })
  for (const [index, happened] of (entry.happened ?? []).entries()) {
    if (!happened.text) continue
    const text = reading.say(happened.text)
    if (!text) continue
    const last = lines.at(-1)
    const hits = others && !begins(happened) && !reading.scenes?.includes(happened.kind) && names(happened.text, reading.viewer)
    if (text.startsWith(FOLLOWS) && last) {
      last.text = `${last.text} ${text}`
      last.hits ||= hits
    } else lines.push({ ...base, id: `${entry.n}.${index}`, text, rule: happened.rule, hits })
  }
  // The reason belongs to what was done, once.
  for (const line of lines.slice(1)) line.reason = ''
  return lines
}

const begins = (happened: Happened): boolean => happened.kind === 'turn' && happened.fields?.['seat'] !== undefined

/** The log in turns. Lines of the entry in which a turn begins that come before it belong to the turn before. */
export function inTurns(entries: readonly Entry[], reading: Reading): Turn[] {
  const turns: Turn[] = [{ id: 'start', seat: -1, number: 0, lines: [] }]
  for (const entry of entries) {
    const split = (entry.happened ?? []).findIndex(begins)
    if (split < 0) {
      turns.at(-1)!.lines.push(...linesOf(entry, reading))
      continue
    }
    const happened = entry.happened!
    turns.at(-1)!.lines.push(...linesOf({ ...entry, happened: happened.slice(0, split) }, reading))
    const { seat, turn } = happened[split]!.fields!
    // The heading says whose turn it is: the sentence that does is not repeated below it.
    const after = linesOf({ ...entry, kind: 'turn', reason: '', happened: happened.slice(split + 1) }, reading)
    const lines = after.map((line) => ({ ...line, id: `${line.id}+` }))
    turns.push({ id: `${entry.n}`, seat: seat!, number: turn ?? 0, lines })
  }
  return turns.filter((turn) => turn.lines.length || turn.seat >= 0)
}
