// The scene of Star Munchkin as its presenting makes it: src/rodada/games/star_munchkin/presenting/scene.py says what all means.
import type { Tree } from '../../wire'

export interface Chip {
  card: number
  n: number
  rule: string
  whose: number
  label: Tree | null
}

export interface Sums {
  side: number
  monsters: number
  wins: boolean
}

export interface Worn {
  card: number
  slot: string
  sidekick: number
  cheat: number
  counts: boolean
}

export interface Seat {
  level: number
  strength: number
  terms: Chip[]
  sex: string
  alive: string
  classes: number[]
  races: number[]
  specials: number[]
  in_use: Worn[]
  carried: Worn[]
  sidekicks: number[]
  traps: number[]
  hand: number
  known: number[]
  asked: Sums | null
}

export interface Flee {
  seat: number
  bonus: number
  how: string
}

export interface Foe {
  card: number
  enhancers: number[]
  copies: number
  strength: number
  treasures: number
  tags: string[]
  flee: Flee[]
}

export interface Bargain {
  treasures: number
  order: number
  gives: number[]
  wants: number[]
  promises: number[]
  text: Tree
}

export interface Combat {
  fighter: number
  helper: number
  side: number
  monsters: number
  wins: boolean
  decided: string
  announced: boolean
  wins_game: boolean
  side_terms: Chip[]
  monster_terms: Chip[]
  foes: Foe[]
  lasting: number[]
  levels: number
  treasures: number
  bargain: Bargain | null
}

export interface Pending {
  kind: string
  seat: number
  card: number
  by: number
}

export interface Die {
  seat: number
  face: number
  why: string
}

export interface Run {
  seat: number
  monster: number
  left: number[]
}

export interface Share {
  picker: number
  fighter: number
  helper: number
  mine: number
  hers: number
  order: number
}

export interface Loot {
  victim: number
  picker: number
  cards: number[]
}

export interface Deal {
  number: number
  kind: string
  by: number
  to: number
  terms: Bargain
  sums: Sums | null
  fighters: number
  helpers: number
}

export interface Draft {
  kind: string
  to: number
  terms: Bargain
  cards: number[]
  gold: number
  levels: number
}

export interface Pile {
  deck: string
  cards: number
  discards: number[]
}

export interface Outlook {
  at: string
  side: number
  monsters: number
  wins: boolean
}

export interface Held {
  card: number
  playable: boolean
  fresh: boolean
  outlooks: Outlook[]
}

export interface Scene {
  viewer: number
  seats: Seat[]
  active: number
  turn: number
  goal: number
  to_act: number
  phase: string
  window: string
  stage: number[]
  looked: number[]
  pending: Pending[]
  combat: Combat | null
  run: Run | null
  die: Die | null
  share: Share | null
  loot: Loot | null
  deals: Deal[]
  draft: Draft | null
  piles: Pile[]
  hand: Held[]
  offers_left: number
  winners: number[]
}
