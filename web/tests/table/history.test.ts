import { expect, test } from 'vitest'
import { inTurns, linesOf, names, type Reading } from '../../src/table/history'
import type { Entry, Happened, Tree } from '../../src/wire'

const say = (tree: Tree): string => {
  if (typeof tree !== 'object') return String(tree)
  if ('player' in tree) return `P${tree.player}`
  if ('join' in tree) return tree.of.map(say).join(tree.join)
  return 'say' in tree ? tree.say : ''
}
const reading: Reading = { viewer: 0, say, noted: (entry) => (entry.kind === 'chat' ? null : (entry.text ?? null)) }
const event = (text: Tree, kind = 'drew', fields?: Record<string, number>): Happened => ({ kind, rule: 'X-1', text, fields })
const played = (n: number, seat: number, ...happened: Happened[]): Entry => ({ n, kind: 'play', seat, happened })

test('what begins with an arrow ends the sentence before it', () => {
  const [line] = linesOf(played(1, 1, event('P1 draws'), event('→ a Spy')), reading)
  expect(line!.text).toBe('P1 draws → a Spy')
})

test('an event of kind turn begins a turn under its heading; what comes before it belongs to the turn before', () => {
  const turns = inTurns(
    [
      played(1, 0, event('setup')),
      played(2, 0, event('ends'), event('turn of P1', 'turn', { seat: 1, turn: 2 }), event('P1 draws')),
      played(3, 1, event('P1 plays')),
    ],
    reading,
  )
  expect(turns.map((turn) => [turn.seat, turn.lines.map((line) => line.text)])).toEqual([
    [-1, ['setup', 'ends']],
    [1, ['P1 draws', 'P1 plays']],
  ])
})

test('what another does to me hits me, what I do myself does not', () => {
  const about: Tree = { join: ' robs ', of: [{ player: 1 }, { player: 0 }] }
  expect(linesOf(played(1, 1, event(about)), reading)[0]!.hits).toBe(true)
  expect(linesOf(played(1, 0, event(about)), reading)[0]!.hits).toBe(false)
  expect(linesOf(played(1, 1, event(about)), { ...reading, scenes: [event(about).kind] })[0]!.hits).toBe(false)
  expect(linesOf(played(1, 1, event(about)), { ...reading, viewer: -1 })[0]!.hits).toBe(false)
})

test('a player is found anywhere in a tree', () => {
  expect(names({ say: 'x', with: { who: { join: 'and', of: ['a', { player: 2 }] } } }, 2)).toBe(true)
  expect(names({ say: 'x', with: { count: 2 } }, 2)).toBe(false)
})

test('the reason for what the table did by itself is told once', () => {
  const lines = linesOf({ ...played(1, 1, event('passes'), event('goes on')), reason: 'timeout' }, reading)
  expect(lines.map((line) => line.reason)).toEqual(['timeout', ''])
})
