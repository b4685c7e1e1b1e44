// The geometry of chances along a game.

/** One for each seat, so that colour is not all that tells them apart. */
export const DASHES = ['none', '9 4', '3 4', '12 4 3 4', '6 3', '1 5']
const MARGIN = 6

/** The points of a line through chances, the first at the left edge, 1 at the top. */
export function line(chances: readonly number[], width: number, height: number): string {
  const step = chances.length > 1 ? width / (chances.length - 1) : 0
  const place = (chance: number): number => MARGIN + (1 - chance) * (height - 2 * MARGIN)
  return chances.map((chance, index) => `${(index * step).toFixed(1)},${place(chance).toFixed(1)}`).join(' ')
}

/** At most so many of them, evenly from the first to the last. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  return Array.from({ length: most }, (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))]!)
}
