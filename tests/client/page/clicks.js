// When something was clicked last, on the same clock.
() => {
  const note = ({timeStamp}) => (window.clicked = performance.timeOrigin + timeStamp)
  document.addEventListener('click', note, {capture: true})
}
