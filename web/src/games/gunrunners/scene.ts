// What the server shows of a game of Gunrunners: `rodada.games.gunrunners.presenting`, scene and parts.
import type { Tree } from '../../wire'

/** A card in play; `card` is missing where the viewer does not know it. */
export interface CardShown {
  token: number
  owner: number
  up?: boolean
  card?: number
  value?: number
  power?: boolean
}

/** What a seat would have in a bust now, as far as the viewer knows, and the crates it would take. */
export interface Standing {
  seat: number
  total: number
  takes: number
  hidden?: number
}

export interface RegionShown {
  crates: number
  trainee: CardShown | null
  row: CardShown[]
  lacks: number
  standing: Standing[]
}

export interface SeatShown {
  won: number
  hand: number
  pile: number
  undercover: number
  limit: number
}

export interface Lifted {
  seat: number
  regions: number[]
  cards: CardShown[]
  dealt: number
}

export interface Scene {
  phase: 'setup' | 'deliver' | 'deploy' | 'operate' | 'bust' | 'over'
  turn: number
  active: number
  asked: number
  special: number
  operator: number
  supply: number
  warehouse: number
  busts: number
  regions: RegionShown[]
  seats: SeatShown[]
  hand: number[]
  chosen: number
  lifted: Lifted | null
}

export interface Agency {
  key: string
  name: Tree
  letter: Tree
}

export interface CardPart {
  card: number
  value: number
  copies: number
  name: Tree
  title: Tree
  short: Tree
  power: Tree
  rule: string
  picture: string
}

export interface Picture {
  name: string
  author: string
  paths: string[]
}

export interface Parts {
  agencies: Agency[]
  places: Tree[]
  cards: CardPart[]
  pictures: Record<string, Picture>
  edition: Tree
  deck: Tree
  last_bust: number
  warehouse: number
  exposed_for_bust: number
}
