import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Speech } from '../../src/table/speech'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('lines that come together are said together, later ones after a pause, a flood is cut', () => {
  const said: string[] = []
  const speech = new Speech((text) => said.push(text), (count) => `${count} more.`, 500, () => false)
  speech.add('One.')
  speech.add('Two.')
  vi.advanceTimersByTime(100)
  expect(said).toEqual(['One. Two.'])
  speech.add(...Array.from({ length: 9 }, (_, index) => `${index}.`))
  vi.advanceTimersByTime(200)
  expect(said).toHaveLength(1)
  vi.advanceTimersByTime(400)
  expect(said[1]).toBe('3 more. 3. 4. 5. 6. 7. 8.')
})

test('nothing is said under a dialog, and nothing is lost', () => {
  const said: string[] = []
  let dialog = true
  const speech = new Speech((text) => said.push(text), String, 500, () => dialog)
  speech.add('One.')
  vi.advanceTimersByTime(3000)
  expect(said).toEqual([])
  dialog = false
  vi.advanceTimersByTime(500)
  expect(said).toEqual(['One.'])
})
