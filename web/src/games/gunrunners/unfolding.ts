// Busts as they happened, to be told one after another: rows are followed from the scene before through the events.
import type { Happened } from '../../wire'
import type { CardShown, Parts, Scene } from './scene'

/** A bust: who lay there, which of them were hidden, and who took what of how many crates. */
export interface Bust {
  region: number
  /** Which one on the track; 0 at the end of a game without cards. */
  number: number
  crates: number
  cards: { token: number; owner: number; value: number; card: number; hidden: boolean }[]
  shares: { seat: number; total: number; crates: number }[]
}

interface Following {
  rows: CardShown[][]
  crates: number[]
}

type Step = (now: Following, fields: Record<string, number>) => void

const STEPS: Record<string, Step> = {
  delivered: ({ crates }, { region, fresh, stored }) => add(crates, region!, fresh! + stored!),
  shared_out: ({ crates }) => crates.forEach((_, region) => add(crates, region, 1)),
  carried: ({ crates }, { source, region, crates: moved }) => {
    add(crates, source!, -moved!)
    add(crates, region!, moved!)
  },
  removed: ({ crates }, { region, crates: lost }) => add(crates, region!, -lost!),
  special_delivery: ({ crates }, { region, arrived, others }) => {
    add(crates, region!, arrived!)
    const rest = crates.map((_, other) => other).filter((other) => other !== region)
    for (const other of rest.slice(0, others)) add(crates, other, 1)
  },
  flipped: ({ rows }, { region, token, owner, card }) => void rows[region!]?.push({ token: token!, owner: owner!, card: card!, up: true }),
  hid: ({ rows }, { region, token, seat }) => void rows[region!]?.push({ token: token!, owner: seat! }),
  moved,
  informed: moved,
  audit_rolled: ({ rows }, { region, token, caught }) => {
    if (caught) taken(rows, region!, token!)
  },
}

function add(crates: number[], region: number, count: number): void {
  crates[region] = (crates[region] ?? 0) + count
}

function taken(rows: CardShown[][], region: number, token: number): CardShown | undefined {
  const row = rows[region] ?? []
  const at = row.findIndex((card) => card.token === token)
  return at < 0 ? undefined : row.splice(at, 1)[0]
}

function moved({ rows }: Following, { source, region, token }: Record<string, number>): void {
  const card = taken(rows, source!, token!)
  if (card) rows[region!]?.push(card)
}

/** The busts among what happened after a scene. */
export function busts(before: Scene, happened: readonly Happened[], parts: Parts): Bust[] {
  const now: Following = { rows: before.regions.map(({ row }) => [...row]), crates: before.regions.map(({ crates }) => crates) }
  const value = (card: number): number => parts.cards.find((each) => each.card === card)?.value ?? 0
  const found: Bust[] = []
  let numbers = new Map<number, number>()
  let revealed = new Map<number, number>()
  let shares: Bust['shares'] = []
  for (const { kind, fields = {} } of happened) {
    const region = fields['region'] ?? 0
    if (kind === 'bust') numbers.set(region, fields['busts'] ?? 0)
    else if (kind === 'revealed') revealed.set(fields['token']!, fields['card']!)
    else if (kind === 'confiscated') shares.push({ seat: fields['seat']!, total: fields['total']!, crates: fields['crates']! })
    else if (kind === 'swept') {
      const cards = (now.rows[region] ?? []).map(({ token, owner, card = 0, up = false }) => {
        const known = revealed.get(token) ?? card
        return { token, owner, card: known, value: value(known), hidden: !up }
      })
      if (cards.length) found.push({ region, number: numbers.get(region) ?? 0, crates: now.crates[region] ?? 0, cards, shares })
      for (const share of shares) add(now.crates, region, -share.crates)
      now.rows[region] = []
      numbers = new Map()
      revealed = new Map()
      shares = []
    } else STEPS[kind]?.(now, fields)
  }
  return found
}

/** Where cards that are new on the table come from, by token. */
export function origins(before: Scene | null, happened: readonly Happened[], viewer: number): Map<number, string> {
  const from = new Map<number, string>()
  for (const { kind, fields = {}, rest = [] } of happened) {
    if (kind === 'trained' || kind === 'hid' || kind === 'placed_first') {
      const seat = fields['seat']!
      const card = fields['card']
      const copies = before?.hand.filter((held) => held === card).length ?? 0
      from.set(fields['token']!, seat === viewer && card && copies ? `hand ${card}.${copies - 1}` : `seat ${seat}`)
    } else if (kind === 'dealt_out') {
      for (let at = 0; at < rest.length; at += 2) from.set(rest[at]!, before?.lifted ? 'lifted' : `seat ${fields['seat']}`)
    }
  }
  return from
}

/** The cards that were turned up. */
export function turned(happened: readonly Happened[]): Set<number> {
  return new Set(happened.filter(({ kind }) => kind === 'flipped').map(({ fields }) => fields!['token']!))
}

/** The face of the last die that was thrown, if one was. */
export function thrown(happened: readonly Happened[]): number {
  return happened.findLast(({ fields }) => fields?.['face'])?.fields?.['face'] ?? 0
}
