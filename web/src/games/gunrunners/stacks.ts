// Crates stand in stacks of five, the last one as high as it comes.
export const STACK = 5

export function stacks(crates: number): number[] {
  const full = Math.floor(crates / STACK)
  const rest = crates % STACK
  return [...Array<number>(full).fill(STACK), ...(rest ? [rest] : [])]
}
