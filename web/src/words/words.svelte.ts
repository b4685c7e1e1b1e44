// Every text a person reads, in the language they chose: Fluent messages, the same as everywhere in Rodada.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import parts from 'virtual:words'
import { keep, kept } from '../kept'
import type { Tree } from '../wire'

export type Args = Record<string, string | number>

export const LANGUAGES = Object.keys(parts)

/** The messages of one language; parts are added as they are needed. */
export class Speaker {
  readonly #bundle: FluentBundle
  readonly #keys: string[] = []
  readonly #lists = new Map<string, Intl.ListFormat>()

  constructor(readonly language: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
  }

  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text))
    for (const [, key] of text.matchAll(/^([a-z][\w-]*) =/gim)) this.#keys.push(key!)
  }

  /** The messages whose names begin so, in the order of their files. */
  keys(beginning: string): string[] {
    return this.#keys.filter((key) => key.startsWith(beginning))
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null
  }

  /** The text of message `key`, or of its attribute `key.attribute`. One that cannot be said shows its key. */
  word(key: string, args: Args = {}): string {
    const pattern = this.#pattern(key)
    if (pattern === null) return key
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (errors.length) console.error(`message ${key} in ${this.language}:`, errors)
    return text
  }

  /** A tree as text; `nameOf` tells who sits on a seat. */
  say(tree: Tree, nameOf: (seat: number) => string = String): string {
    return String(this.#part(tree, nameOf))
  }

  /** A tree that is a clause, as a sentence: a capital before, a full stop behind. */
  sentence(tree: Tree, nameOf: (seat: number) => string = String): string {
    const text = this.say(tree, nameOf)
    return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.')
  }

  /** `a, b and c` or `a, b or c`. */
  list(items: string[], how: 'and' | 'or'): string {
    if (!this.#lists.has(how)) {
      this.#lists.set(how, new Intl.ListFormat(this.language, { type: how === 'and' ? 'conjunction' : 'disjunction' }))
    }
    return this.#lists.get(how)!.format(items)
  }

  /** A tree as an argument of a message: numbers stay numbers, so that they choose plurals. */
  #part(tree: Tree, nameOf: (seat: number) => string): string | number {
    if (typeof tree !== 'object') return tree
    if ('player' in tree) return nameOf(tree.player)
    if ('texts' in tree) return tree.texts[this.language] ?? ''
    if ('say' in tree) {
      const args = Object.entries(tree.with ?? {}).map(([name, part]) => [name, this.#part(part, nameOf)])
      return this.word(tree.say, Object.fromEntries(args) as Args)
    }
    const items = tree.of.map((part) => this.say(part, nameOf))
    return tree.join === 'and' || tree.join === 'or' ? this.list(items, tree.join) : items.join(tree.join)
  }

  #pattern(key: string) {
    const [name, attribute] = key.split('.') as [string, string?]
    const message = this.#bundle.getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }
}

/** The speaker of the language chosen; whoever reads from it is drawn anew when the language or its parts change. */
class Words {
  #speaker = $state.raw(new Speaker('en'))
  #language = 'en'
  #parts = new Set(['shared'])
  #making = Promise.resolve()

  get language(): string {
    return this.#speaker.language
  }

  get speaker(): Speaker {
    return this.#speaker
  }

  word = (key: string, args?: Args): string => this.#speaker.word(key, args)
  has = (key: string): boolean => this.#speaker.has(key)
  keys = (beginning: string): string[] => this.#speaker.keys(beginning)

  /** Speak this language from now on, with all that was said in the one before. */
  speak(language: string): Promise<void> {
    this.#language = language
    return this.#make()
  }

  /** Speak it and remember that it was chosen. */
  choose(language: string): Promise<void> {
    keep('language', language)
    return this.speak(language)
  }

  /** Have these parts too: `playing`, the name of a game for its messages, `rules-<game>` for its rules. */
  need(...wanted: string[]): Promise<void> {
    const lacking = wanted.filter((part) => !this.#parts.has(part) && parts[this.#language]?.[part])
    if (!lacking.length) return this.#making
    for (const part of lacking) this.#parts.add(part)
    return this.#make()
  }

  /** Bring these parts near, so that they are there at once when they are needed. */
  async fetch(...wanted: string[]): Promise<void> {
    await Promise.all(wanted.map((part) => parts[this.#language]?.[part]?.()))
  }

  /** One at a time, so that the last wish holds. */
  #make(): Promise<void> {
    this.#making = this.#making.catch(() => undefined).then(async () => {
      this.#speaker = await made(this.#language, [...this.#parts])
      document.documentElement.lang = this.#language
    })
    return this.#making
  }
}

async function made(language: string, wanted: string[]): Promise<Speaker> {
  const speaker = new Speaker(language)
  const texts = await Promise.all(wanted.map((part) => parts[language]![part]!()))
  for (const text of texts) speaker.add(text.default)
  return speaker
}

/** The language chosen here before, else the first of the browser's that is ours. */
export function preferred(): string {
  const wishes = [kept('language'), ...navigator.languages]
  const primary = (tag: string): string => tag.split('-')[0]!.toLowerCase()
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish && primary(language) === primary(wish))
    if (found) return found
  }
  return 'en'
}

export const words = new Words()
