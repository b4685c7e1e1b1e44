// Who came where, read from the lines that tell it: a line with a `rank` and one player is that player's.
import type { Tree } from '../wire'

export interface Placing {
  seat: number
  rank: number
}

export function placing(tree: Tree | null | undefined): Placing | null {
  if (tree === null || tree === undefined || typeof tree !== 'object') return null
  if ('join' in tree) return tree.of.map(placing).find((found) => found !== null) ?? null
  if (!('say' in tree)) return null
  const { rank, player } = tree.with
  if (typeof rank !== 'number' || typeof player !== 'object' || !player || !('player' in player)) return null
  return { seat: player.player, rank }
}

/** The seats that came first. */
export function winners(result: readonly Tree[]): number[] {
  return result.flatMap((line) => {
    const found = placing(line)
    return found?.rank === 1 ? [found.seat] : []
  })
}
