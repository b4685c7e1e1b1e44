// Whoever goes by keyboard or by ear never loses their place.
//
// Where what had the focus goes away, the focus goes to the nearest home (`data-home`: a heading, a page of tabs) of what
// it was in, or of what came in its place. And what has the focus comes out from under what lies over it.

/** What has the focus, or had it last, and all that it is in. */
let path: HTMLElement[] = []
let due = 0

export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    path = upFrom(target as HTMLElement)
    look()
  })
  // Whoever points at nothing leaves on purpose.
  document.addEventListener('pointerdown', () => (path = []))
  const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] }
  const observer = new MutationObserver(() => {
    restore()
    look()
  })
  observer.observe(document.body, changes)
}

function upFrom(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let each: HTMLElement | null = element; each && each !== document.body; each = each.parentElement) found.push(each)
  return found
}

function restore(): void {
  const [last] = path
  if (!last || document.activeElement !== document.body || !document.hasFocus()) return
  // What was only moved takes it back; what is gone, hidden or out of use does not.
  if (last.isConnected) last.focus({ preventScroll: true })
  if (document.activeElement === last) return
  const around = path.find((each) => each.isConnected && (each.matches('[data-home]') || each.querySelector('[data-home]')))
  const home = around?.matches('[data-home]') ? around : around?.querySelector<HTMLElement>('[data-home]')
  if (!home) return
  if (!home.hasAttribute('tabindex') && !home.matches('button, a[href]')) home.tabIndex = -1
  home.focus({ preventScroll: true })
}

/** In the next frame, when everything has its place: is the focus in sight? Only keyboards need that. */
function look(): void {
  if (!document.activeElement?.matches(':focus-visible')) return
  due ||= requestAnimationFrame(() => {
    due = 0
    const focused = document.activeElement
    if (focused && focused !== document.body && isHidden(focused)) focused.scrollIntoView({ block: 'center', inline: 'center' })
  })
}

const PARTS = [0.1, 0.5, 0.9]

/** Whether something else lies over all of it. */
function isHidden(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const within = element.closest('label') ?? element
  const isOn = (x: number, y: number): boolean => within.contains(document.elementFromPoint(left + x * width, top + y * height))
  return width > 0 && !PARTS.some((x) => PARTS.some((y) => isOn(x, y)))
}
