// When something could be used first, after it was painted: milliseconds since the page was asked for.
(which) => {
  const look = () => {
    if (!document.querySelector(which)) return
    observer.disconnect()
    requestAnimationFrame(() => (window.usable = performance.now()))
  }
  const observer = new MutationObserver(look)
  observer.observe(document, {subtree: true, childList: true})
  window.usable = null
  look()
}
