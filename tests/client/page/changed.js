// When the board changes next, and that is painted: in milliseconds of a clock that all pages of this machine share.
() => {
  window.changed = null
  const observer = new MutationObserver(() => {
    observer.disconnect()
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => (window.changed = performance.timeOrigin + performance.now())
      painted.port2.postMessage(0)
    })
  })
  observer.observe(document.querySelector('main .board'), {subtree: true, childList: true, characterData: true})
}
