import { expect, test } from 'vitest'
import { placing, winners } from '../../src/table/placings'
import type { Tree } from '../../src/wire'

const rank = (seat: number, rank: number): Tree => ({ say: 'result-rank', with: { rank, player: { player: seat } } })
const tie: Tree = { say: 'result-tie', with: { total: 5 } }

test('a line with a rank is its player’s, with what decided a tie behind it too', () => {
  expect(placing(rank(2, 3))).toEqual({ seat: 2, rank: 3 })
  expect(placing({ join: ' ', of: [rank(1, 2), tie] })).toEqual({ seat: 1, rank: 2 })
  expect(placing(tie)).toBeNull()
})

test('all who came first win', () => {
  expect(winners([rank(3, 1), rank(0, 1), rank(1, 3), tie])).toEqual([3, 0])
})
