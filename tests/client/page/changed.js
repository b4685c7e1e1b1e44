// When the board changed, or the log beside it, and that was painted: milliseconds, all of them, of a clock that all
// pages of this machine share. A shadow of a thing that has flown where it belongs goes by itself: that is no change.
() => {
  const shadow = (node) => node.nodeType === 1 && node.inert
  const gone = ({addedNodes, removedNodes}) => !addedNodes.length && removedNodes.length && [...removedNodes].every(shadow)
  const watch = (which) => {
    const painted = []
    const observer = new MutationObserver((changes) => {
      if (changes.every(gone)) return
      requestAnimationFrame(() => {
        const after = new MessageChannel()
        after.port1.onmessage = () => painted.push(performance.timeOrigin + performance.now())
        after.port2.postMessage(0)
      })
    })
    observer.observe(document.querySelector(which), {subtree: true, childList: true, characterData: true})
    return painted
  }
  window.changed = {board: watch('main .board'), log: watch('aside')}
}
