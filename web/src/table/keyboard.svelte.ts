// Keys of the table. Small letters and digits are answers; capitals and Escape are the table's own.
import { keep, kept } from '../kept'
import { byKey } from './answers'
import { mayHint } from './hints'
import type { TableSession } from './session.svelte'
import type { Side } from './side.svelte'

class Keyboard {
  /** Single keys can be turned off: who dictates or taps by accident does not want them. */
  on = $state(kept('keys') !== 'off')

  turn(on: boolean): void {
    this.on = on
    keep('keys', on ? 'on' : 'off')
  }
}

export const keyboard = new Keyboard()

const TABS: Record<string, string> = { L: 'log', R: 'rules', M: 'chat', P: 'players' }

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))

/** Whether the key did something. `skip`: show what is still being played out. */
export function press(event: KeyboardEvent, session: TableSession, side: Side, behind: boolean, skip: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || writes(event.target)) return false
  if (document.querySelector('dialog[open]')) return false
  if (event.key === 'Escape') {
    if (!session.begun) return false
    session.back()
    return true
  }
  if (event.key.startsWith('Arrow')) return walk(event.key)
  if (!keyboard.on) return false
  if (behind && event.key === ' ') {
    skip()
    return true
  }
  const { window } = session.standing
  if (window && session.question && event.shiftKey) {
    if (event.key === 'C' && window.passes?.includes('combat')) session.passFor('combat')
    else if (event.key === 'T' && window.passes?.includes('turn')) session.passFor('turn')
    else if (event.key === 'H') session.hold()
    else return tab(event.key, side)
    return true
  }
  if (event.key === 'A' && session.standing.yielding) {
    session.passFor('window')
    return true
  }
  if (event.key === 'X' && session.standing.free) {
    session.act()
    return true
  }
  if (event.key === '!' && !behind && mayHint(session.standing.table, session.standing.question)) {
    void session.hint()
    return true
  }
  const choice = behind ? null : byKey(session.question, event.key)
  if (choice) session.give(choice)
  return choice !== null || tab(event.key, side)
}

function tab(key: string, side: Side): boolean {
  const name = TABS[key]
  if (name) side.show(name)
  return name !== undefined
}

/** From answer to answer with the arrow keys. */
function walk(key: string): boolean {
  const answers = [...document.querySelectorAll<HTMLElement>('[data-answer]')].filter((answer) => answer.offsetParent)
  const at = answers.indexOf(document.activeElement as HTMLElement)
  const free = document.activeElement === document.body || document.activeElement?.id === 'asked'
  if (!answers.length || (at < 0 && !free)) return false
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const next = at < 0 ? (step > 0 ? 0 : answers.length - 1) : (at + step + answers.length) % answers.length
  answers[next]!.focus()
  return true
}
