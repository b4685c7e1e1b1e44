// The cards of a game as the table sends them once, and each with what is worked out from it for drawing.
import type { Tree } from '../../wire'

export interface Face {
  id: string
  pack: string
  kind: string
  deck: string
  role: string
  title: Record<string, string>
  flavour: Record<string, string>
  picture: string
  level: number
  treasures: number
  levels: number
  bonus: number
  value: number
  slot: string
  tags: string[]
  facts: Tree[]
  text: Tree[]
}

export interface Parts {
  faces: Face[]
  cards: number[]
}

/** The face of card n; null for a hidden one. */
export function faceOf(parts: Parts, n: number): Face | null {
  return parts.faces[parts.cards[n] ?? -1] ?? null
}

export function titleOf(face: Face): Tree {
  return { texts: face.title }
}

export function flavourOf(face: Face): Tree {
  return { texts: face.flavour }
}

/** `+2`, `−1` with a true minus, `0`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}

const NUMBERED = ['item', 'sidekick', 'enhancer']

/** The largest number on a card: a monster's level, what another adds. */
export function number(face: Face): string {
  if (face.kind === 'monster') return String(face.level)
  return face.bonus && NUMBERED.includes(face.kind) ? signed(face.bonus) : ''
}

/** Text without case and accents: `fogao` finds “Fogão”. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
