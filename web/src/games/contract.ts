// What the shared half of the client asks of a game: one folder beside this file per game, found by name.
// A game draws its scene and says which answers lie where; it decides nothing and knows no rule.
import type { Component } from 'svelte'
import type { Choice, Happened, Question, TableInfo, Tree } from '../wire'

export interface BoardProps<Scene = unknown, Parts = unknown> {
  scene: Scene
  /** What never changes during the game: cards with their texts and pictures. */
  parts: Parts
  /** The seat whose view this is; -1 for a spectator. */
  viewer: number
  table: TableInfo
  /** What is asked of the viewer now, after the picks so far; null: nothing. */
  question: Question | null
  /** The answers that lie on a thing of the table (`card 12`, `region 2` …), possible ones first. */
  at: (thing: string) => Choice[]
  /** Give an answer, or, if the rules forbid it, show why. */
  give: (choice: Choice) => void
  /** What happened since the scene before this one, for motion. */
  happened: Happened[]
  /** The board plays a scene of its own, or is done with it: how it ended is shown after that. */
  staging: (playing: boolean) => void
  /** Open the rule book there. */
  openRule: (id: string) => void
  /** A tree as text in the reader's language. */
  say: (tree: Tree) => string
  /** A message by key. */
  word: (key: string, args?: Record<string, string | number>) => string
}

export interface GameFace {
  Board: Component<BoardProps<any, any>>
  /** What stands on the badges of seats, if the game has letters of its own. */
  letters?: (parts: any) => Tree[]
  /** Kinds of events that the board plays as a scene, so that nobody who is in one needs a banner too. */
  scenes?: readonly string[]
  /** Extra tabs of the side panel (what a card says, sums explained …). */
  Pages?: { key: string; title: string; Page: Component<BoardProps<any, any>> }[]
}
