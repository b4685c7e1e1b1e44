// The answers of a question as the screen arranges them. Which there are, the server says.
import type { Choice, Question } from '../wire'

export interface Answers {
  /** The answer that goes on: pass, fight, open the door. */
  leading: Choice | null
  /** Answers that lie on no thing of the table: buttons. */
  loose: Choice[]
  /** Answers that lie on a thing: the board shows them there, a list here. */
  placed: Choice[]
}

const possibleFirst = (choices: Choice[]): Choice[] => [
  ...choices.filter((choice) => !choice.refusal),
  ...choices.filter((choice) => choice.refusal),
]

export function arranged(question: Question | null): Answers {
  const choices = question?.choices ?? []
  const leading = choices.find((choice) => choice.leads && !choice.refusal) ?? null
  const rest = possibleFirst(choices.filter((choice) => choice !== leading))
  return { leading, loose: rest.filter((choice) => !choice.at), placed: rest.filter((choice) => choice.at) }
}

/** Tells one question from the next, and from what is asked after a pick; empty without one. */
export function shapeOf(question: Question | null): string {
  return question ? `${question.at} ${question.picks?.length ?? 0} ${question.name}` : ''
}

/** The answer that a key gives. */
export function byKey(question: Question | null, key: string): Choice | null {
  return question?.choices.find((choice) => choice.key === key) ?? null
}
