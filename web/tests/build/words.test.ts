import { mkdtempSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missing, read } from '../../build/words'
import { FOLDER } from '../fluent'

/** A folder of words with these files, in two languages. */
function folder(english: Record<string, string>, portuguese = english): string {
  const place = mkdtempSync(join(tmpdir(), 'words-'))
  for (const [language, files] of Object.entries({ en: english, 'pt-BR': portuguese })) {
    mkdirSync(join(place, language))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(place, language, `${name}.ftl`), text)
  }
  return place
}

test('comments and blank lines stay behind, and a game brings its own part and its rules', () => {
  const words = read(folder({ table: '# About\n\n# More\nsit = Sit\n\n    .about = Down\n', go: 'stone = Stone\n', 'go-more': 'ko = Ko\n', 'rules-go': 'x = X\n' }))
  expect(words.parts).toEqual(['shared', 'playing', 'go', 'rules-go'])
  expect(words.text('en', 'shared')).toBe('sit = Sit\n    .about = Down\n')
  expect([...words.keys('en', 'go')].sort()).toEqual(['ko', 'stone'])
})

test('a message that one language lacks fails the build', () => {
  expect(() => read(folder({ table: 'sit = Sit\ngo = Go\n' }, { table: 'sit = Sentar\n' }))).toThrow(/every language: go/)
})

test('so does one that refers to what the browser does not get', () => {
  expect(() => read(folder({ table: 'sit = Sit { elsewhere }\n', cli: 'elsewhere = x\n' }))).toThrow(/refers to elsewhere/)
})

test('and what is not Fluent', () => {
  expect(() => read(folder({ table: 'sit = Sit\n}}\n' }))).toThrow(/not Fluent/)
})

test('keys that code names are looked for, composed ones by how they begin', () => {
  const keys = new Set(['sit', 'game-go'])
  expect(missing("word('sit') + word(`game-${name}`)", keys)).toEqual([])
  expect(missing("word('stand', { n }) + word(`toy-${name}`) + word(name)", keys)).toEqual(['stand', 'toy-…'])
})

test('every message that the client names exists', () => {
  const words = read(FOLDER)
  const keys = new Set(words.parts.flatMap((part) => [...words.keys('en', part)]))
  const source = join(import.meta.dirname, '../../src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(svelte|ts)$/.test(name))
  expect(files.flatMap((name) => missing(readFileSync(join(source, name), 'utf-8'), keys).map((key) => `${name}: ${key}`))).toEqual([])
})
