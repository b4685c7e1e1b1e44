// One queue for what is shown: events that come within a blink are read one after another, like a sentence.
//
// A moment is a scene with what happened on the way to it. The newest is always known to the table, and its log tells it
// at once. What the eyes see of it begins at once too: a newer moment sends home whatever still travels of the one
// before. Only those that come faster than a card can travel wait for one another, never longer than `LAG` in all, and
// not at all after a tap, in a hidden page, or before the first scene. How soon bots follow one another is their table's affair.
import type { Happened } from '../wire'

export interface Moment {
  n: number
  scene: unknown
  happened: Happened[]
}

/** Milliseconds that a moment has for itself, and that the newest is late at most. */
export const GLANCE = 240
export const LAG = 480

export class Playback {
  shown = $state.raw<Moment | null>(null)
  /** How many moments wait to be shown. */
  behind = $state(0)
  #waiting: Moment[] = []
  /** Since when the eyes have had what is shown, and when the newest must be shown at last. */
  #since = -Infinity
  #deadline = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  #hidden: () => boolean

  constructor(hidden: () => boolean = () => document.hidden) {
    this.#hidden = hidden
  }

  push(moment: Moment): void {
    if (!this.#waiting.length) this.#deadline = Date.now() + LAG
    this.#waiting.push(moment)
    if (!this.shown || this.#hidden()) this.skip()
    else this.#go()
  }

  /** Show the newest at once: the rest of what happened is in it. */
  skip(): void {
    const last = this.#waiting.at(-1)
    if (last) this.#show({ ...last, happened: this.#waiting.flatMap((moment) => moment.happened) })
    this.#waiting = []
    this.#go()
  }

  /** Show the next one when the eyes have had the one before: the more wait, the sooner. */
  #go(): void {
    this.stop()
    const now = Date.now()
    if (this.#waiting.length && now >= this.#deadline) return this.skip()
    if (this.#waiting.length && now >= this.#since + this.#wait(now)) this.#show(this.#waiting.shift()!)
    this.behind = this.#waiting.length
    if (this.behind) this.#timer = setTimeout(() => this.#go(), this.#since + this.#wait(now) - now)
  }

  /** How long what is shown stays, of the time that is left for all that wait. */
  #wait(now: number): number {
    return Math.min(GLANCE, (this.#deadline - now) / this.#waiting.length)
  }

  #show(moment: Moment): void {
    this.shown = moment
    this.#since = Date.now()
  }

  /** Nothing was shown yet: another view begins. */
  clear(): void {
    this.stop()
    this.#waiting = []
    this.behind = 0
    this.shown = null
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
