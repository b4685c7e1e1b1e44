import { expect, test } from 'vitest'
import { mayHint } from '../../src/table/hints'
import { USUAL } from '../../src/start/house'
import type { Choice, Question, TableInfo } from '../../src/wire'

const table = (hints: boolean, ...sitters: string[]): TableInfo =>
  ({ stage: 'playing', rules: { ...USUAL, hints }, seats: sitters.map((sitter) => ({ sitter })) }) as TableInfo
const answer = (refusal?: string): Choice => ({ label: '', spoken: '', pick: ['act', 1], ...(refusal ? { refusal } : {}) })
const question = (...choices: Choice[]): Question => ({ seat: 0, name: '', at: '', prompt: '', choices, rules: [] })

test('alone with bots there are hints, among people only by the rules of the table', () => {
  const two = question(answer(), answer())
  expect(mayHint(table(false, 'person', 'bot', 'bot'), two)).toBe(true)
  expect(mayHint(table(false, 'person', 'bot', 'person'), two)).toBe(false)
  expect(mayHint(table(true, 'person', 'person'), two)).toBe(true)
  expect(mayHint({ ...table(true, 'person'), stage: 'over' }, two)).toBe(false)
})

test('where there is only one answer there is nothing to hint at', () => {
  expect(mayHint(table(true, 'person'), question(answer(), answer('not now')))).toBe(false)
  expect(mayHint(table(true, 'person'), null)).toBe(false)
})
