// The faces of the games, one folder each, fetched when a table needs one.
import type { GameFace } from './contract'

const faces = import.meta.glob<{ default: GameFace }>('./*/index.ts')

export async function face(game: string): Promise<GameFace | null> {
  const load = faces[`./${game}/index.ts`]
  return load ? (await load()).default : null
}
