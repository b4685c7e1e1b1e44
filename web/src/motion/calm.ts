// Whether things move: asked at the moment they would, since people change it while they play.

/** Reduced motion: the system's wish or the reader's own (`data-motion="less"` on the page). */
export function calm(): boolean {
  return document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Milliseconds; the same values are tokens of the style sheet. */
export const FEEDBACK = 120
export const TRAVEL = 320
export const FADE = 160
