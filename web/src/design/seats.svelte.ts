class Badges {
  /** Letters of the game at this table, where it has its own. */
  letters: string[] = $state.raw([])
}

export const badges = new Badges()

/** The letter of a seat, everywhere the same. */
export const letterOf = (seat: number): string => badges.letters[seat] ?? 'ABCDEF'[seat] ?? ''
