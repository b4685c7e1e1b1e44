import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pace, Playback, type Moment } from '../../src/motion/playback.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const moment = (n: number): Moment => ({ n, scene: n, happened: [{ kind: 'drew', rule: '', text: `event ${n}` }] })

test('the first scene is there at once, the next ones one after another', () => {
  const playback = new Playback(() => false)
  playback.push(moment(1))
  expect(playback.shown!.n).toBe(1)
  playback.push(moment(2))
  playback.push(moment(3))
  expect(playback.shown!.n).toBe(2)
  expect(playback.behind).toBe(1)
  vi.advanceTimersByTime(pace(moment(2).happened))
  expect(playback.shown!.n).toBe(3)
  expect(playback.behind).toBe(0)
})

test('a tap shows the newest, with all that happened on the way', () => {
  const playback = new Playback(() => false)
  for (const n of [1, 2, 3, 4]) playback.push(moment(n))
  playback.skip()
  expect(playback.shown!.n).toBe(4)
  expect(playback.shown!.happened.map((event) => event.text)).toEqual(['event 3', 'event 4'])
})

test('however much happens, the eyes are never long behind', () => {
  const playback = new Playback(() => false)
  for (let n = 1; n <= 40; n++) playback.push(moment(n))
  vi.advanceTimersByTime(4000)
  expect(playback.shown!.n).toBe(40)
})

test('nothing is played to nobody', () => {
  const playback = new Playback(() => true)
  for (const n of [1, 2, 3]) playback.push(moment(n))
  expect(playback.shown!.n).toBe(3)
})
