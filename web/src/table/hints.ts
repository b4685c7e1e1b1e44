// When a hint may be asked for: the server says so too, this only hides a button that it would refuse.
import type { Question, TableInfo } from '../wire'

/** Among people only where the table's rules have it; alone with bots always. Where there is only one answer, never. */
export function mayHint(table: TableInfo | null, question: Question | null): boolean {
  if (!table || !question || table.stage !== 'playing') return false
  const people = table.seats.filter((seat) => seat.sitter === 'person').length
  const open = question.choices.filter((choice) => !choice.refusal).length
  return (table.rules.hints || people <= 1) && open > 1
}

/** A chance as people say it: whole numbers of a hundred. */
export const percent = (chance: number): number => Math.round(100 * chance)
