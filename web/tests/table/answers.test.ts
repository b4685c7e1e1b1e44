import { expect, test } from 'vitest'
import { arranged, byKey } from '../../src/table/answers'
import type { Choice, Question } from '../../src/wire'

const choice = (label: string, more: Partial<Choice> = {}): Choice => ({ label, spoken: label, pick: ['act', 1], ...more })
const asked = (...choices: Choice[]): Question => ({ seat: 0, name: 'combat', at: '1', prompt: 'What now?', choices, rules: [] })

test('the answer that goes on leads, buttons and things of the table are apart, what is forbidden comes last', () => {
  const question = asked(
    choice('no', { refusal: 'never' }),
    choice('card', { at: 'card 1' }),
    choice('flee'),
    choice('fight', { leads: true }),
  )
  const { leading, loose, placed } = arranged(question)
  expect(leading?.label).toBe('fight')
  expect(loose.map((each) => each.label)).toEqual(['flee', 'no'])
  expect(placed.map((each) => each.label)).toEqual(['card'])
})

test('a leading answer that the rules forbid does not lead', () => {
  expect(arranged(asked(choice('fight', { leads: true, refusal: 'never' }))).leading).toBeNull()
})

test('a key gives its answer', () => {
  expect(byKey(asked(choice('a', { key: '1' }), choice('b', { key: 'b' })), 'b')?.label).toBe('b')
  expect(byKey(asked(choice('a')), 'z')).toBeNull()
})
