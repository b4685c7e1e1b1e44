import { expect, test } from 'vitest'
import { line, spread } from '../../src/table/curves'

test('a curve goes from edge to edge, a sure win at the top', () => {
  expect(line([0, 0.5, 1], 100, 112)).toBe('0.0,106.0 50.0,56.0 100.0,6.0')
  expect(line([1], 100, 112)).toBe('0.0,6.0')
})

test('of many moments the first and the last are told', () => {
  expect(spread([...Array(101).keys()], 5)).toEqual([0, 25, 50, 75, 100])
  expect(spread([1, 2], 5)).toEqual([1, 2])
})
