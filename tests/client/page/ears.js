// What a screen reader says by itself: what comes into a live region, unless a dialog lies over it.
() => {
  window.heard = []
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  new MutationObserver((changes) => {
    for (const {target, addedNodes} of changes) for (const node of addedNodes.length ? addedNodes : [target]) {
      const element = node.nodeType === 1 ? node : node.parentElement
      const live = element?.closest(LIVE) ?? element?.querySelector?.('[role=alert]')
      const dialog = document.querySelector('dialog:modal')
      if (live && (!dialog || dialog.contains(live))) window.heard.push(node.textContent.trim())
    }
  }).observe(document, {subtree: true, childList: true, characterData: true})
}
