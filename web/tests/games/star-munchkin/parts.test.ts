import { expect, test } from 'vitest'
import { faceOf, folded, number, signed, type Face, type Parts } from '../../../src/games/star-munchkin/parts'
import { clause, isComposed } from '../../../src/games/star-munchkin/text'
import type { Question } from '../../../src/wire'

const face = (more: Partial<Face>): Face => ({ kind: 'item', level: 0, bonus: 0, ...more }) as Face

test('copies of a card share a face, and a hidden card has none', () => {
  const parts = { faces: [face({ id: 'laser' })], cards: [-1, 0, 0] } as Parts
  expect([0, 1, 2, 3].map((card) => faceOf(parts, card)?.id)).toEqual([undefined, 'laser', 'laser', undefined])
})

test('the number on a card is a monster’s level, or what another adds', () => {
  expect(number(face({ kind: 'monster', level: 14 }))).toBe('14')
  expect(number(face({ bonus: 3 }))).toBe('+3')
  expect(number(face({ kind: 'enhancer', bonus: -5 }))).toBe('−5')
  expect(number(face({ kind: 'class', bonus: 2 }))).toBe('')
  expect(signed(0)).toBe('0')
})

test('a search finds words without their accents', () => {
  expect(folded('Fogão de INDUÇÃO')).toContain(folded('inducao'))
})

test('a clause becomes a sentence once', () => {
  expect(clause('draw 1 door card')).toBe('Draw 1 door card.')
  expect(clause('Run!')).toBe('Run!')
})

test('cards go in at once only while something is put together', () => {
  const named = (name: string): Question => ({ name }) as Question
  expect(['draft-help', 'draft-trade', 'sale', 'combat', 'charity'].map((name) => isComposed(named(name)))).toEqual([true, true, true, false, false])
  expect(isComposed(null)).toBe(false)
})
