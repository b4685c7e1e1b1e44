import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GLANCE, LAG, Playback, type Moment } from '../../src/motion/playback.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const moment = (n: number): Moment => ({ n, scene: n, happened: [{ kind: 'drew', rule: '', text: `event ${n}` }] })
const texts = (shown: Moment): unknown[] => shown.happened.map((event) => event.text)

test('what happens after a glance is there at once, whatever still moves', () => {
  const playback = new Playback(() => false)
  for (const n of [1, 2, 3]) {
    playback.push(moment(n))
    expect(playback.shown!.n).toBe(n)
    expect(playback.behind).toBe(0)
    vi.advanceTimersByTime(GLANCE)
  }
})

test('what happens within a blink is read one after another', () => {
  const playback = new Playback(() => false)
  for (const n of [1, 2, 3]) playback.push(moment(n))
  expect([playback.shown!.n, playback.behind]).toEqual([1, 2])
  vi.advanceTimersByTime(GLANCE)
  expect([playback.shown!.n, playback.behind]).toEqual([2, 1])
  vi.advanceTimersByTime(GLANCE)
  expect([playback.shown!.n, playback.behind]).toEqual([3, 0])
})

test('a tap shows the newest, with all that happened on the way', () => {
  const playback = new Playback(() => false)
  for (const n of [1, 2, 3, 4]) playback.push(moment(n))
  playback.skip()
  expect([playback.shown!.n, playback.behind]).toEqual([4, 0])
  expect(texts(playback.shown!)).toEqual(['event 2', 'event 3', 'event 4'])
})

test('however much happens, the eyes are never long behind', () => {
  const playback = new Playback(() => false)
  for (let n = 1; n <= 40; n++) playback.push(moment(n))
  vi.advanceTimersByTime(LAG)
  expect([playback.shown!.n, playback.behind]).toEqual([40, 0])
})

test('what goes on and on is never further behind than what came all at once', () => {
  const playback = new Playback(() => false)
  for (let n = 1; n <= 60; n++) {
    playback.push(moment(n))
    vi.advanceTimersByTime(50)
    expect(n - playback.shown!.n).toBeLessThanOrEqual(LAG / 50)
  }
})

test('where a machine is late, nothing that happened is left out', () => {
  const playback = new Playback(() => false)
  for (const n of [1, 2, 3, 4]) playback.push(moment(n))
  vi.setSystemTime(Date.now() + 10 * LAG)
  vi.runOnlyPendingTimers()
  expect(playback.shown!.n).toBe(4)
  expect(texts(playback.shown!)).toEqual(['event 2', 'event 3', 'event 4'])
})

test('nothing is played to nobody', () => {
  const playback = new Playback(() => true)
  for (const n of [1, 2, 3]) playback.push(moment(n))
  expect(playback.shown!.n).toBe(3)
})
