// Seconds on the table's clock, as they go by on this page's own.
import type { Clock, Window } from '../wire'

/** Seconds until a window is so many seconds old. */
export function left(window: Window, until: number, heard: number, now: number): number {
  return Math.max(0, until - window.age - Math.max(0, now - heard) / 1000)
}

/** Whole seconds that the seat on the move has left; null: no limit. */
export function secondsOf(clock: Clock | null, heard: number, now: number): number | null {
  if (!clock?.left) return null
  return Math.max(0, Math.ceil(clock.left - Math.max(0, now - heard) / 1000))
}
