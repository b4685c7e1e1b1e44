import type { Question } from '../../wire'

/** A clause as a sentence: a capital before, a full stop behind. */
export function clause(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.')
}

/** Whether an offer or a sale is being put together: then a tap on a card puts it in. */
export function isComposed(question: Question | null): boolean {
  return question !== null && (question.name.startsWith('draft') || question.name === 'sale')
}
