// What the live region says: one line after another, never a flood.

const MOST = 6

/**
 * Collects lines and hands them over in small portions, so that a screen reader is not interrupted by the next one.
 * While a dialog lies over the page nothing below it would be heard: lines wait until it is closed.
 */
export class Speech {
  #lines: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `more` says how many lines were left out where too much happened at once. */
  constructor(
    private readonly speak: (text: string) => void,
    private readonly more: (count: number) => string,
    private readonly pause = 700,
    private readonly muffled = (): boolean => document.querySelector('dialog:modal') !== null,
  ) {}

  add(...lines: string[]): void {
    this.#lines.push(...lines)
    this.#timer ??= setTimeout(() => this.#flush(), 80)
  }

  #flush(): void {
    if (this.muffled()) {
      this.#timer = setTimeout(() => this.#flush(), this.pause)
      return
    }
    const left = Math.max(0, this.#lines.length - MOST)
    const lines = this.#lines.slice(left)
    this.#lines = []
    this.speak([...(left ? [this.more(left)] : []), ...lines].join(' '))
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#lines.length) this.#flush()
    }, this.pause)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#lines = []
  }
}
