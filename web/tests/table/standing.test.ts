import { expect, test } from 'vitest'
import { after, NOTHING, type Standing } from '../../src/table/standing'
import type { News, TableInfo, ToClient, Welcome } from '../../src/wire'

const table = { code: 'K7QM2', game: 'go', stage: 'playing', seats: [] as unknown[], watching: 0 } as TableInfo
const welcome = (viewer = 0): Welcome => ({ t: 'welcome', seats: [0, 1], viewer, table, parts: null })
const news = (n: number, more: Partial<News> = {}): ToClient => ({ t: 'news', n, asked: true, ...more }) as News
const entry = (n: number, ...kinds: string[]) => ({ n, kind: 'play', happened: kinds.map((kind) => ({ kind, rule: '' })) })
const question = { seat: 0, name: 'move', at: '1', prompt: 'Where?', choices: [], rules: [] }
const told = (...messages: ToClient[]): Standing => messages.reduce((standing, message) => after(standing, message, 1000), NOTHING)

test('entries are added once, in order', () => {
  const standing = told(welcome(), news(2, { entries: [entry(1), entry(2)] }), news(3, { entries: [entry(2), entry(3)] }))
  expect(standing.entries.map(({ n }) => n)).toEqual([1, 2, 3])
  expect(standing.n).toBe(3)
})

test('what is older than what is shown takes nothing back', () => {
  const standing = told(welcome(), news(5, { scene: 'new' }))
  expect(after(standing, news(4, { scene: 'old' }), 0)).toBe(standing)
})

test('what the news do not tell stays as it was', () => {
  const standing = told(welcome(), news(1, { scene: 'board', parts: 'cards', question }), news(2, { asked: false }))
  expect(standing).toMatchObject({ scene: 'board', parts: 'cards', question })
  expect(told(welcome(), news(1, { question }), news(2)).question).toBeNull()
})

test('an open window, the clock and a yield are always told: silence ends them', () => {
  const window = { at: 'w', age: 0, least: 3, most: 20 }
  const open = told(welcome(), news(1, { window, yielding: 'combat', clock: { seat: 1, left: 9 } }))
  expect(open).toMatchObject({ window, yielding: 'combat', heard: 1000 })
  expect(after(open, news(2, { asked: false }), 0)).toMatchObject({ window: null, yielding: '', clock: null })
})

test('what happened is told with the scene that follows it, but not what was before one came', () => {
  const first = told(welcome(), news(2, { scene: 1, entries: [entry(1, 'deal'), entry(2, 'draw')] }))
  expect(first.happened).toEqual([])
  const next = after(first, news(4, { scene: 2, entries: [entry(3, 'place'), entry(4, 'bust')] }), 0)
  expect(next.happened.map(({ kind }) => kind)).toEqual(['place', 'bust'])
  expect(after(next, news(5, { entries: [entry(5)] }), 0).happened).toBe(next.happened)
})

test("another seat's view starts from nothing, one's own goes on", () => {
  const mine = told(welcome(0), news(3, { scene: 'mine', entries: [entry(3)] }))
  expect(after(mine, welcome(0), 0)).toMatchObject({ scene: 'mine', n: 3 })
  expect(after(mine, welcome(1), 0)).toMatchObject({ viewer: 1, scene: null, n: 0, entries: [] })
})

test('who is there is told beside the log', () => {
  expect(told(welcome(), { t: 'present', seats: [true, false], watching: 2 })).toMatchObject({ present: [true, false], watching: 2 })
})
