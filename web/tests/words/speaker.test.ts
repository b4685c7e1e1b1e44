import { expect, test, vi } from 'vitest'
import { Speaker } from '../../src/words/words.svelte'

function speaker(language = 'en'): Speaker {
  const made = new Speaker(language)
  made.add('hits = { $who } hits { $n ->\n    [one] { $n } monster\n   *[other] { $n } monsters\n}\n    .about = A blow\n')
  return made
}

test('a tree is said with players by name and numbers choosing plurals', () => {
  const tree = { say: 'hits', with: { who: { player: 1 }, n: 1200 } }
  expect(speaker().say(tree, (seat) => ['Ana', 'Bia'][seat]!)).toBe('Bia hits 1,200 monsters')
  expect(speaker('pt-BR').say(tree, () => 'Bia')).toBe('Bia hits 1.200 monsters')
})

test('lists take the words of the language', () => {
  const of = ['a', 'b', 'c']
  expect(speaker().say({ join: 'and', of })).toBe('a, b, and c')
  expect(speaker('pt-BR').say({ join: 'or', of })).toBe('a, b ou c')
  expect(speaker().say({ join: ' + ', of })).toBe('a + b + c')
})

test('a text of a pack is said in the language chosen', () => {
  expect(speaker('pt-BR').say({ texts: { en: 'card', 'pt-BR': 'carta' } })).toBe('carta')
})

test('a clause becomes a sentence', () => {
  expect(speaker().sentence('it is over')).toBe('It is over.')
  expect(speaker().sentence('Over?')).toBe('Over?')
})

test('attributes have texts of their own', () => {
  expect(speaker().word('hits.about')).toBe('A blow')
  expect(speaker().has('hits.nothing')).toBe(false)
})

test('what cannot be said shows its key, and an argument that lacks is reported', () => {
  expect(speaker().word('nothing-like-this')).toBe('nothing-like-this')
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  speaker().word('hits', { n: 1 })
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})
