import { expect, test } from 'vitest'
import type { Parts, Scene } from '../../src/games/gunrunners/scene'
import { stacks } from '../../src/games/gunrunners/stacks'
import { busts, origins, thrown, turned } from '../../src/games/gunrunners/unfolding'
import type { Happened } from '../../src/wire'

const parts = { cards: [1, 2, 3, 4].map((value) => ({ card: value, value })) } as unknown as Parts
const region = (crates: number, row: object[] = []) => ({ crates, row, trainee: null, lacks: 4, standing: [] })
const table = (...regions: object[]) => ({ regions, hand: [2, 2, 4], lifted: null }) as unknown as Scene
const told = (kind: string, fields: Record<string, number> = {}, rest: number[] = []): Happened => ({ kind, rule: '', fields, rest })

const up = (token: number, owner: number, card: number) => ({ token, owner, card, value: card, up: true })
const row = [up(1, 0, 4), up(2, 1, 3), { token: 3, owner: 2 }, up(4, 0, 1)]

test('crates stand in stacks of five', () => {
  expect(stacks(0)).toEqual([])
  expect(stacks(5)).toEqual([5])
  expect(stacks(12)).toEqual([5, 5, 2])
})

test('a bust shows the row as it lay, the hidden card revealed, and who took what of how many crates', () => {
  const happened = [
    told('delivered', { face: 1, region: 0, fresh: 1, stored: 2 }),
    told('flipped', { region: 0, token: 5, owner: 1, card: 2 }),
    told('bust', { region: 0, busts: 3 }),
    told('revealed', { region: 0, position: 2, token: 3, owner: 2, card: 4 }),
    told('confiscated', { region: 0, seat: 0, total: 5, crates: 6 }),
    told('confiscated', { region: 0, seat: 1, total: 5, crates: 3 }),
    told('swept', { region: 0 }),
  ]
  const [bust, ...others] = busts(table(region(9, row), region(4)), happened, parts)
  expect(others).toEqual([])
  expect(bust).toMatchObject({ region: 0, number: 3, crates: 12 })
  expect(bust!.cards.map(({ token, value, hidden }) => [token, value, hidden])).toEqual([
    [1, 4, false],
    [2, 3, false],
    [3, 4, true],
    [4, 1, false],
    [5, 2, false],
  ])
  expect(bust!.shares.map(({ seat, crates }) => [seat, crates])).toEqual([
    [0, 6],
    [1, 3],
  ])
})

test('of two busts the second one counts what the first one delivered', () => {
  const happened = [
    told('bust', { region: 0, busts: 1 }),
    told('confiscated', { region: 0, seat: 0, total: 5, crates: 2 }),
    told('swept', { region: 0 }),
    told('special_delivery', { region: 0, arrived: 2, others: 1 }),
    told('bust', { region: 1, busts: 2 }),
    told('confiscated', { region: 1, seat: 1, total: 3, crates: 3 }),
    told('swept', { region: 1 }),
  ]
  const found = busts(table(region(4, row), region(4, [up(7, 1, 3)])), happened, parts)
  expect(found.map(({ region: at, number, crates }) => [at, number, crates])).toEqual([
    [0, 1, 4],
    [1, 2, 5],
  ])
})

test('a region that nobody lies in busts unseen at the end', () => {
  expect(busts(table(region(4)), [told('removed', { region: 0, crates: 2 }), told('swept', { region: 0 })], parts)).toEqual([])
})

test('what a Director moved lies at the end of the other row', () => {
  const happened = [told('moved', { source: 0, region: 1, token: 2 }), told('bust', { region: 1, busts: 1 }), told('swept', { region: 1 })]
  const [bust] = busts(table(region(4, row), region(4, [up(9, 3, 1)])), happened, parts)
  expect(bust!.cards.map(({ token }) => token)).toEqual([9, 2])
})

test('cards come from the hand they were in, those of others from their seats, dealt ones from the Spy', () => {
  const happened = [
    told('hid', { seat: 0, region: 0, token: 20, card: 2 }),
    told('trained', { seat: 1, region: 0, token: 21 }),
    told('dealt_out', { seat: 2, regions: 1 }, [22, 1]),
  ]
  expect([...origins(table(), happened, 0)]).toEqual([
    [20, 'hand 2.1'],
    [21, 'seat 1'],
    [22, 'seat 2'],
  ])
})

test('flipped cards turn, and the last die is the one that is shown', () => {
  expect([...turned([told('flipped', { token: 8 }), told('revealed', { token: 9 })])]).toEqual([8])
  expect(thrown([told('stored', { face: 5, fresh: 1 }), told('audit_rolled', { face: 2, caught: 1 })])).toBe(2)
  expect(thrown([told('drew', { seat: 1 })])).toBe(0)
})
