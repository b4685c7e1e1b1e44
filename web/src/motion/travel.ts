// Things travel: whatever has `data-thing` goes from where it was to where it is when the scene changes.
//
// A board only names its things: `data-thing="card 12"` on each card wherever it lies. A thing that appears comes from
// `data-from` (the name of another thing: a pile, a seat), one that disappears flies to `data-to`; without them they
// fade. Nothing has to be told about zones, and a thing may change its parent, its size and its element. What moves only
// because its whole place did (`data-place` around it: a hand pushed up by a longer question) is there at once.
import { calm, FADE, TRAVEL } from './calm'

interface Spot {
  element: HTMLElement
  box: DOMRect
  /** The place it lies in, and where that is. */
  place: string
  frame: DOMRect | undefined
}

/** With the travel itself at most 400 ms. */
const STAGGER = 25
const FAR = 3

export class Travel {
  #before = new Map<string, Spot>()
  #running: Animation[] = []
  #ghosts: HTMLElement[] = []

  constructor(private readonly board: HTMLElement) {}

  /** Remember where things are: before the document changes. */
  note(): void {
    this.finish()
    this.#before = spots(this.board)
  }

  /** Let them go from there to where they are now. */
  go(): void {
    const before = this.#before
    if (!before.size) return
    const now = spots(this.board)
    const still = calm()
    let order = 0
    for (const [name, spot] of now) {
      const { element, box } = spot
      const from = before.get(name)
      const origin = from ?? source(element, before, now)
      if (!from && !origin) this.#run(element, [{ opacity: 0 }, { opacity: 1 }], FADE)
      else if (origin && moved(origin.box, box) && !carried(origin, spot)) {
        if (still) this.#run(element, [{ opacity: 0.2 }, { opacity: 1 }], FADE)
        else this.#run(element, path(origin.box, box), TRAVEL, Math.min(order++, FAR) * STAGGER)
      }
    }
    for (const [name, { element, box }] of before) if (!now.has(name)) this.#leave(element, box, now, still)
    this.#before = new Map()
  }

  /** Everything arrives at once. */
  finish(): void {
    for (const animation of this.#running.splice(0)) animation.finish()
    for (const ghost of this.#ghosts.splice(0)) ghost.remove()
  }

  #leave(element: HTMLElement, box: DOMRect, now: Map<string, Spot>, still: boolean): void {
    const target = now.get(element.dataset['to'] ?? '')
    if (!target || still || !box.width) return
    const ghost = element.cloneNode(true) as HTMLElement
    ghost.removeAttribute('data-thing')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    // Within the game's own element: a ghost looks by its rules.
    const host = this.board.firstElementChild ?? this.board
    const frame = host.getBoundingClientRect()
    Object.assign(ghost.style, {
      position: 'absolute',
      left: `${box.left - frame.left + host.scrollLeft}px`,
      top: `${box.top - frame.top + host.scrollTop}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: '5',
    })
    host.append(ghost)
    this.#ghosts.push(ghost)
    const frames = path(target.box, box).reverse()
    const flight = this.#run(ghost, [frames[0]!, { ...frames[1], opacity: 0 }], TRAVEL)
    void flight.finished.then(() => ghost.remove()).catch(() => ghost.remove())
  }

  #run(element: HTMLElement, frames: Keyframe[], duration: number, delay = 0): Animation {
    const animation = element.animate(frames, { duration, delay, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' })
    this.#running.push(animation)
    return animation
  }
}

function spots(board: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>()
  for (const element of board.querySelectorAll<HTMLElement>('[data-thing]')) {
    const box = element.getBoundingClientRect()
    const place = element.closest<HTMLElement>('[data-place]')
    if (box.width) found.set(element.dataset['thing']!, { element, box, place: place?.dataset['place'] ?? '', frame: place?.getBoundingClientRect() })
  }
  return found
}

function source(element: HTMLElement, before: Map<string, Spot>, now: Map<string, Spot>): Spot | undefined {
  const name = element.dataset['from']
  return name ? (before.get(name) ?? now.get(name)) : undefined
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) > 2 || Math.abs(from.top - to.top) > 2 || Math.abs(from.width - to.width) > 2
}

/** Whether it lies in its place as before, and that place alone moved. */
function carried(from: Spot, to: Spot): boolean {
  if (!from.place || from.place !== to.place) return false
  const x = to.frame!.left - from.frame!.left
  const y = to.frame!.top - from.frame!.top
  return !moved(new DOMRect(from.box.x + x, from.box.y + y, from.box.width, from.box.height), to.box)
}

/** From one box to the other, for an element that lies in the second one. */
export function path(from: DOMRect, to: DOMRect): [Keyframe, Keyframe] {
  const scale = to.width ? from.width / to.width : 1
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  return [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }]
}
