// How this device wants things: light or dark, motion, sound. Written on the root element, where the tokens read it.
import { keep, kept } from '../kept'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

class Settings {
  theme: Theme = $state(THEMES.find((theme) => theme === kept('theme')) ?? 'auto')
  /** Less motion than the system asks for. */
  still = $state(kept('motion') === 'less')
  sound = $state(kept('sound') === 'on')

  /** Whether things may move at all. */
  get moves(): boolean {
    return !this.still && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  choose(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
    this.apply()
  }

  setStill(still: boolean): void {
    this.still = still
    keep('motion', still ? 'less' : 'system')
    this.apply()
  }

  setSound(sound: boolean): void {
    this.sound = sound
    keep('sound', sound ? 'on' : 'off')
  }

  apply(): void {
    const root = document.documentElement.dataset
    if (this.theme === 'auto') delete root['theme']
    else root['theme'] = this.theme
    if (this.still) root['motion'] = 'less'
    else delete root['motion']
  }
}

export const settings = new Settings()
