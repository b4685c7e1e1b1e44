// What every part of the board needs: words, cards, and the answers that lie on things.
import { createContext } from 'svelte'
import type { Choice, Tree } from '../../wire'
import type { Face } from './parts'

export interface Around {
  say: (tree: Tree) => string
  word: (key: string, args?: Record<string, string | number>) => string
  /** The face of a card; null for a hidden one. */
  face: (card: number) => Face | null
  title: (card: number) => string
  at: (thing: string) => Choice[]
  give: (choice: Choice) => void
  /** Whether anything can be done with that thing now. */
  lit: (thing: string) => boolean
  /** Open a card whole, with what can be done with it. */
  open: (card: number) => void
  /** Open what lies before a seat. */
  visit: (seat: number) => void
  name: (seat: number) => string
  viewer: number
}

export const [around, setAround] = createContext<Around>()
