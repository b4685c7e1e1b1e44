// One queue for what is shown: events that come quickly after one another are read one after another, like a sentence.
//
// A moment is a scene with what happened on the way to it. The newest is always known to the table; what the eyes see
// may be a second behind, never more than `LAG`, and not at all after a tap, in a hidden page, or before the first scene.
import type { Happened } from '../wire'

export interface Moment {
  n: number
  scene: unknown
  happened: Happened[]
}

const LAG = 2400
const LEAST = 260
const PER_SENTENCE = 420
const MOST = 1500

/** How long a moment is looked at before the next one. */
export function pace(happened: readonly Happened[]): number {
  const sentences = happened.filter((event) => event.text).length
  return sentences ? Math.min(MOST, LEAST + sentences * PER_SENTENCE) : 0
}

export class Playback {
  shown = $state.raw<Moment | null>(null)
  /** How many moments wait to be shown. */
  behind = $state(0)
  #waiting: Moment[] = []
  /** When the newest must be shown at last. */
  #deadline = Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  #hidden: () => boolean

  constructor(hidden: () => boolean = () => document.hidden) {
    this.#hidden = hidden
  }

  push(moment: Moment): void {
    if (!this.shown || this.#hidden()) {
      this.#waiting.push(moment)
      this.skip()
      return
    }
    this.#waiting.push(moment)
    this.behind = this.#waiting.length
    if (this.#timer === undefined) this.#next()
  }

  /** Show the newest at once: the rest of what happened is in it. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const last = this.#waiting.at(-1)
    if (last) this.shown = { ...last, happened: this.#waiting.flatMap((moment) => moment.happened) }
    this.#waiting = []
    this.#deadline = Infinity
    this.behind = 0
  }

  #next(): void {
    const moment = this.#waiting.shift()
    this.behind = this.#waiting.length
    if (!moment) {
      this.#timer = undefined
      return
    }
    this.shown = moment
    if (!this.#waiting.length) this.#deadline = Infinity
    else if (this.#deadline === Infinity) this.#deadline = Date.now() + LAG
    const total = [moment, ...this.#waiting].reduce((sum, each) => sum + pace(each.happened), 0)
    const haste = Math.max(0, Math.min(1, (this.#deadline - Date.now()) / (total || 1)))
    this.#timer = setTimeout(() => this.#next(), pace(moment.happened) * haste)
  }

  /** Nothing was shown yet: another view begins. */
  clear(): void {
    this.stop()
    this.#waiting = []
    this.#deadline = Infinity
    this.behind = 0
    this.shown = null
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
