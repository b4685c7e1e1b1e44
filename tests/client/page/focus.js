// Where the focus is, whether that is `meant`, and whether it can be seen: a part of it, where cards overlap, and under
// what only passes by.
async (meant) => {
  await new Promise(requestAnimationFrame)
  const one = document.activeElement ?? document.body
  const box = one.getBoundingClientRect()
  const marks = [one, one.nextElementSibling, one.parentElement, one.closest('label')].filter(Boolean)
  const marked = marks.some((mark) => parseFloat(getComputedStyle(mark).outlineWidth) > 0 && getComputedStyle(mark).outlineStyle !== 'none')
  const hits = (x, y) => {
    const top = document.elementsFromPoint(x, y).find((each) => one.contains(each) || !each.closest('.veil, .splash, .hit'))
    return top !== undefined && (one.contains(top) || one.closest('label')?.contains(top) === true)
  }
  const at = [0.1, 0.3, 0.5, 0.7, 0.9]
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return {
    there: one === meant,
    // A dialog that opened meanwhile shuts off what is under it.
    gone: meant !== null && (!meant.isConnected || (modal !== undefined && !modal.contains(meant))),
    // Beyond the ends of a page is the browser's own frame.
    away: !document.hasFocus(),
    lost: one === document.body,
    marked,
    seen: at.some((x) => at.some((y) => hits(box.left + x * box.width, box.top + y * box.height))),
    name: one.outerHTML.slice(0, 160),
    over: document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 80) ?? `${box.left} ${box.top}`,
  }
}
