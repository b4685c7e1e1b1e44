/** The letter of a seat, everywhere the same. */
export const letterOf = (seat: number): string => 'ABCDEF'[seat] ?? ''
