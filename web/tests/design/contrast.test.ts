// Colours of the tokens: what is text can be read on what is behind it, by day and by night.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../src/design/tokens.css'), 'utf-8')
const tokens = new Map([...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name, light, dark]) => [name!, [light!, dark!]]))

function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

const GROUNDS = ['ground', 'surface', 'raised']
const SEATS = [0, 1, 2, 3, 4, 5]
const texts = [
  ...['ink', 'ink-soft', 'accent', 'alarm', ...SEATS.map((seat) => `seat-text-${seat}`)].flatMap((text) => GROUNDS.map((ground) => [text, ground])),
  ...SEATS.map((seat) => [`on-seat-${seat}`, `seat-${seat}`]),
  ['on-accent', 'accent'],
  ['on-lit', 'lit'],
  ['ink', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['alarm', 'alarm-soft'],
  ['ink', 'sunken'],
] as [string, string][]
const shapes = ['line-strong', 'focus'].flatMap((shape) => GROUNDS.map((ground) => [shape, ground] as const))

for (const [mode, name] of [[0, 'day'], [1, 'night']] as const) {
  test.each(texts)(`%s on %s can be read by ${name}`, (text, ground) => {
    expect(contrast(tokens.get(text)![mode]!, tokens.get(ground)![mode]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(shapes)(`%s on %s can be seen by ${name}`, (shape, ground) => {
    expect(contrast(tokens.get(shape)![mode]!, tokens.get(ground)![mode]!)).toBeGreaterThanOrEqual(3)
  })
}
