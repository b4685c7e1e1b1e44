import { expect, test } from 'vitest'
import { found, idOf, marked, sections } from '../../src/table/rulebook'

const texts: Record<string, string> = {
  'rule-G-1': 'Preparação',
  'rule-G-1-1': 'Cada um tem cinco cartas na mão.',
  'rule-G-1-2': 'O marcador espera.',
  'rule-G-2': 'Entrega',
  'rule-G-2-1': 'Role o dado.',
}
const book = sections(Object.keys(texts), (key) => texts[key]!)

test('keys are rules with their ids', () => {
  expect(idOf('rule-G-5-4')).toBe('G-5.4')
  expect(idOf('rule-M-12')).toBe('M-12')
  expect(idOf('rules-title')).toBeNull()
  expect(book.map((section) => [section.id, section.rules.length])).toEqual([
    ['G-1', 2],
    ['G-2', 1],
  ])
})

test('a search finds words without their accents, titles and ids', () => {
  const ids = (text: string): string[] => found(book, text).flatMap((section) => section.rules.map((rule) => rule.id))
  expect(ids('mao')).toEqual(['G-1.1'])
  expect(ids('preparacao')).toEqual(['G-1.1', 'G-1.2'])
  expect(ids('g-2.1')).toEqual(['G-2.1'])
  expect(ids('')).toEqual(['G-1.1', 'G-1.2', 'G-2.1'])
  expect(ids('rocket')).toEqual([])
})

test('what was found is marked', () => {
  expect(marked('Cinco cartas na mão.', 'MAO')).toEqual(['Cinco cartas na ', 'mão', '.'])
  expect(marked('Role o dado.', '')).toEqual(['Role o dado.'])
})
