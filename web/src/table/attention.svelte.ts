// What is brought to the reader's notice: spoken lines, what concerns them, what happened while they looked away.
import { keep, kept } from '../kept'
import type { Line } from './history'
import { Speech } from './speech'

const HIT_STAYS = 4500
const MISSED_MOST = 12
const SPOKEN_KEPT = 8

/** Something said to who listens. Each has a number: the same words twice are said twice. */
export interface Spoken {
  id: number
  text: string
}

export class Attention {
  /** What the live region said last, the newest at the end. */
  spoken: Spoken[] = $state.raw([])
  /** The newest thing that somebody did to the reader. */
  hit: Line | null = $state.raw(null)
  /** What happened since the page was last looked at, oldest first. */
  missed: Line[] = $state.raw([])
  /** How much more than that. */
  missedMore = $state(0)

  #seen: number
  #speech: Speech
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    more: (count: number) => string,
  ) {
    this.#seen = Number(kept(`seen-${table}`) ?? 0)
    this.#speech = new Speech((text) => this.#speak(text), more)
  }

  /** Lines that are new on this page. `first`: the whole log so far, of which only what was missed is told. */
  hear(lines: Line[], first: boolean): void {
    if (!lines.length) return
    const looked = !document.hidden
    const missed = first ? (this.#seen > 0 ? lines.filter((line) => line.n > this.#seen) : []) : looked ? [] : lines
    if (missed.length) this.#miss(missed)
    if (!first) this.#speech.add(...lines.map((line) => line.text))
    const hit = first ? undefined : lines.findLast((line) => line.hits)
    if (hit) this.#strike(hit)
    if (looked) this.#see(lines.at(-1)!.n)
  }

  /** The reader is asked something: that is said after what led to it. */
  ask(prompt: string): void {
    this.#speech.add(prompt)
  }

  /** The page is looked at again, and the newest entry is on it. */
  look(newest: number): void {
    if (!document.hidden && newest) this.#see(newest)
  }

  read(): void {
    this.missed = []
    this.missedMore = 0
  }

  stop(): void {
    this.#speech.stop()
    clearTimeout(this.#timer)
  }

  #speak(text: string): void {
    const id = (this.spoken.at(-1)?.id ?? 0) + 1
    this.spoken = [...this.spoken, { id, text }].slice(-SPOKEN_KEPT)
  }

  #miss(lines: Line[]): void {
    const all = [...this.missed, ...lines]
    this.missedMore += Math.max(0, all.length - MISSED_MOST)
    this.missed = all.slice(-MISSED_MOST)
  }

  #see(n: number): void {
    if (n <= this.#seen) return
    this.#seen = n
    keep(`seen-${this.table}`, String(n))
  }

  #strike(line: Line): void {
    this.hit = line
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.hit = null), HIT_STAYS)
  }
}
