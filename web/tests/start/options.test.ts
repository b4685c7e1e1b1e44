import { expect, test } from 'vitest'
import { pathOf } from '../../src/start/codes'
import { changed, timeText, USUAL } from '../../src/start/house'
import { aboutOf, labelOf, valueOf, valuesOf, withOption } from '../../src/start/options'
import { joined, parts, plainBots, tempers, usualBot } from '../../src/start/bots'
import { onlyHere, outside } from '../../src/lobby/outside'
import type { GameInfo, OptionInfo } from '../../src/wire'

const game: GameInfo = { name: 'go', seats: [2], options: [], bots: [] }
const option = (name: string, schema: OptionInfo['schema']): OptionInfo => ({ name, schema })
const words = (texts: Record<string, string>) => ({ word: (key: string) => texts[key] ?? key, has: (key: string) => key in texts })

test('what an option can be follows from its schema', () => {
  expect(valuesOf({ type: 'boolean' })).toBeNull()
  expect(valuesOf({ enum: ['a', 'b'] })).toEqual(['a', 'b'])
  expect(valuesOf({ anyOf: [{ enum: ['a'] }, { type: 'object' }] })).toEqual(['a'])
  expect(valuesOf({ type: 'integer', minimum: 0, maximum: 3 })).toEqual([0, 1, 2, 3])
  expect(valuesOf({ type: 'integer', minimum: 0, maximum: 1000, default: 0, examples: [4, 1] })).toEqual([0, 1, 4])
  expect(valuesOf({ type: 'array', items: { enum: ['core', 'more'] } })).toEqual([['core'], ['core', 'more']])
})

test('a table keeps only what is not as usual', () => {
  const fast = option('fast', { type: 'boolean', default: false })
  expect(valueOf({}, fast)).toBe(false)
  expect(withOption({}, fast, true)).toEqual({ fast: true })
  expect(withOption({ fast: true, epic: true }, fast, false)).toEqual({ epic: true })
})

test("an option's value is called as the game calls it, and explained by the game before anybody else", () => {
  const komi = option('half_komi', {})
  expect(labelOf(game, komi, 'x', words({ 'go-half-komi': 'six and a half' }))).toBe('six and a half')
  expect(labelOf(game, komi, true, words({ 'setup-on': 'on' }))).toBe('on')
  expect(aboutOf(game, komi, 'x', words({ 'go-half-komi-about': 'Fair.', 'setup-half-komi.about': 'No.' }))).toBe('Fair.')
  expect(aboutOf(game, komi, 'x', words({ 'setup-half-komi.about': 'General.' }))).toBe('General.')
})

test('a code, a link of a table, a link of a seat', () => {
  expect(pathOf(' k7qm2 ')).toBe('/t/K7QM2')
  expect(pathOf('https://rodada.example/t/K7QM2?x=1')).toBe('/t/K7QM2')
  expect(pathOf('http://10.0.0.7:8000/s/K7QM2-a_b-C')).toBe('/s/K7QM2-a_b-C')
  expect(pathOf('k7q m2-xp')).toBe('/t/K7QM2XP')
  expect(pathOf('what is this')).toBeNull()
})

test('times of the house in words', () => {
  const word = (key: string, args?: object): string => `${key} ${JSON.stringify(args ?? {})}`
  expect(timeText('decision', 0, word)).toBe('house-endless {}')
  expect(timeText('bank', 0, word)).toBe('house-none {}')
  expect(timeText('window', 3, word)).toBe('house-seconds {"seconds":3}')
  expect(timeText('decision', 180, word)).toBe('house-minutes {"minutes":3}')
  expect(changed({ ...USUAL, chat: false })).toBe(1)
})

test('the bot offered first', () => {
  expect(usualBot(['a', 'b', 'c', 'd'], 'd')).toBe('d')
  expect(usualBot(['a', 'b', 'c', 'd'], '')).toBe('c')
  expect(usualBot(['a'], 'gone')).toBe('a')
})

test('others do not come by localhost', () => {
  const here = { hostname: 'localhost', origin: 'http://localhost:8000' }
  expect(outside(['http://10.0.0.7:8000'], here)).toBe('http://10.0.0.7:8000')
  expect(outside([], here)).toBe('http://localhost:8000')
  expect(outside(['http://10.0.0.7:8000'], { hostname: 'rodada.example', origin: 'https://rodada.example' })).toBe('https://rodada.example')
})

test('a bot is a level, which may have a temper', () => {
  const kinds = ['level1', 'level2', 'greedy', 'level1-honest', 'level1-greedy']
  expect(plainBots(kinds)).toEqual(['level1', 'level2', 'greedy'])
  expect(tempers(kinds, 'level1')).toEqual(['honest', 'greedy'])
  expect(tempers(kinds, 'greedy')).toEqual([])
  expect(parts('level1-greedy')).toEqual(['level1', 'greedy'])
  expect(parts('random')).toEqual(['random', ''])
  expect(joined(kinds, 'level1', 'honest')).toBe('level1-honest')
  expect(joined(kinds, 'level2', 'honest')).toBe('level2')
})

test('a link that leads everybody to their own machine is for here alone', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(onlyHere)).toBe(true)
  expect(['10.0.0.7', 'rodada.example', 'localhost.example'].some(onlyHere)).toBe(false)
})
