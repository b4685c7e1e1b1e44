// Where text, targets and the page itself do not fit. A strip that is pushed aside is not sideways scroll.
() => {
  const faults = new Set()
  const called = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].filter((each) => !each.startsWith('svelte-')).join('.')}`
  const where = (one) => `${called(one.parentElement ?? one)} > ${called(one)} ${JSON.stringify((one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40))}`
  if (document.documentElement.scrollWidth > innerWidth) faults.add('wider than the window')
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const root = modal ?? document.body
  const style = new Map()
  const css = (one) => style.get(one) ?? style.set(one, getComputedStyle(one)).get(one)
  const hides = (one, axis) => ['hidden', 'clip'].includes(css(one)[`overflow${axis}`])

  // Text beyond the edge of what hides it, and nothing scrolls in between.
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent.trim() || !parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
    if (parent.closest('.spoken, .jump, script, style, svg, option, .veil, .splash')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if ([parent, parent.parentElement].some((one) => one.clientWidth <= 1 && css(one).display !== 'inline')) continue
    const lines = [...range.getClientRects()].filter((line) => line.width > 1)
    let [free, across] = [true, true]
    for (let one = parent; one && one !== document.documentElement && (free || across); one = one.parentElement) {
      const box = one.getBoundingClientRect()
      const slack = 0.22 * parseFloat(css(parent).fontSize)
      if (free && hides(one, 'Y') && lines.some((line) => line.bottom > box.bottom + slack || line.top < box.top - slack)) faults.add(`cut below or above: ${where(parent)} by ${called(one)}`)
      if (across && hides(one, 'X') && lines.some((line) => line.right > box.right + 2 || line.left < box.left - 2)) faults.add(`cut at the side: ${where(parent)} by ${called(one)}`)
      if (['auto', 'scroll'].includes(css(one).overflowY)) free = false
      if (['auto', 'scroll'].includes(css(one).overflowX)) across = false
      if (css(one).position === 'fixed') break
    }
  }

  for (const one of root.querySelectorAll('*')) {
    const {overflowY, overflowX} = css(one)
    if (['auto', 'scroll'].includes(overflowY) && overflowX !== 'hidden' && one.scrollWidth > one.clientWidth + 1 && one.clientHeight > 120) faults.add(`scrolls sideways: ${where(one)}`)
    const box = one.getBoundingClientRect()
    if (['absolute', 'fixed'].includes(css(one).position) && one.checkVisibility() && box.width > 1 && !one.closest('.spoken, .jump, svg') && (box.right < -1 || box.left > innerWidth + 1)) faults.add(`beside the window: ${where(one)}`)
  }

  // Targets: large enough, and not covered by others but for a rest of 44 pixels.
  const LEAST = 43.5
  for (const one of root.querySelectorAll('button, a[href], input, select, summary, [role=tab]')) {
    const target = one.closest('label') ?? one
    if (one.closest('.veil, .jump, .debug, footer p') || !one.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
    const {left, top, right, bottom, width, height} = target.getBoundingClientRect()
    if (width === 0 || one.disabled) continue
    if (width < LEAST || height < LEAST) {
      faults.add(`small, ${width.toFixed(0)}×${height.toFixed(0)}: ${where(one)}`)
      continue
    }
    // What passes by, or is put away by its own button, covers nothing.
    const over = (x, y) => document.elementsFromPoint(x, y).find((each) => !each.closest('.splash, .veil, .hit, .away') || target.contains(each))
    const hit = (x, y) => { const found = over(x, y); return found && target.contains(found) }
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue
    // What scrolls it away, at whatever distance, also brings it back.
    const frames = []
    for (let up = target.parentElement; up; up = up.parentElement) if ([css(up).overflowY, css(up).overflowX].some((flow) => ['auto', 'scroll'].includes(flow))) frames.push(up.getBoundingClientRect())
    if (frames.some((frame) => top < frame.top || bottom > frame.bottom || left < frame.left || right > frame.right)) continue
    // What sticks lies over what scrolls away under it.
    const stuck = (one) => { for (let up = one; up && !up.contains(target); up = up.parentElement) if (['sticky', 'fixed'].includes(css(up).position)) return true }
    if ([[0.1, 0.1], [0.9, 0.9], [0.5, 0.5]].some(([x, y]) => { const found = over(left + x * width, top + y * height); return found && stuck(found) })) continue
    const STEP = 3
    const run = (from, to, test) => {
      let [longest, current] = [0, 0]
      for (let at = from + 1; at < to; at += STEP) longest = Math.max(longest, current = test(at) ? current + STEP : 0)
      return longest
    }
    const [middle, centre] = [(top + bottom) / 2, (left + right) / 2]
    const wide = Math.max(...[0.25, 0.5, 0.75].map((part) => run(left, right, (x) => hit(x, top + part * height))))
    const high = Math.max(...[0.2, 0.5, 0.8].map((part) => run(top, bottom, (y) => hit(left + part * width, y))))
    if (wide < LEAST - 2 * STEP || high < LEAST - 2 * STEP) faults.add(`covered, ${wide}×${high} left: ${where(one)}`)
  }
  return [...faults]
}
