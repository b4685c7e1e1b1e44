// What can be pressed, by what it is; kept in the page so that it can be pressed.
(glowing) => {
  const there = (one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const kinds = dialog?.querySelector('.result') ? {} : dialog
    ? {action: '.actions button:not([aria-disabled])', close: 'header button, dialog:has(.reason) .primary'}
    : {
        seen: '.away .primary, .hit, .gunrunners .veil button',
        skip: 'header button[aria-keyshortcuts=Space]',
        leading: '[data-answer].primary',
        answer: '[data-answer]:not(.primary, .forbidden)',
        glowing,
        forbidden: '[data-answer].forbidden',
        back: '.dock .back',
        longer: '.longer button',
        act: '.dock > .button',
      }
  window.offered = Object.entries(kinds).flatMap(([kind, which]) =>
    [...(dialog ?? document).querySelectorAll(which)].filter(there).map((one) => ({kind, one})))
  return window.offered.map(({kind, one}, index) => [
    index, kind, one.getAttribute('aria-label') ?? one.innerText, one.getAttribute('aria-keyshortcuts') ?? '',
    one.tabIndex >= 0])
}
