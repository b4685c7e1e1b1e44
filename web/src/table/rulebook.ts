// The rules of a game as its words tell them: `rule-G-5` titles a section, `rule-G-5-4` is G-5.4.

export interface Rule {
  id: string
  text: string
}

export interface Section extends Rule {
  rules: Rule[]
}

const KEY = /^rule-([A-Z])-(\d+)(?:-(\d+))?$/

export function idOf(key: string): string | null {
  const match = KEY.exec(key)
  return match && `${match[1]}-${match[2]}${match[3] ? `.${match[3]}` : ''}`
}

export function sections(keys: Iterable<string>, word: (key: string) => string): Section[] {
  const found: Section[] = []
  for (const key of keys) {
    const id = idOf(key)
    if (!id) continue
    if (!id.includes('.')) found.push({ id, text: word(key), rules: [] })
    else found.find((section) => section.id === id.split('.')[0])?.rules.push({ id, text: word(key) })
  }
  return found
}

/** Small letters without accents, so that “maos” finds “mãos”. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The sections with those rules that have every word of `text`, or the id that it is. */
export function found(book: Section[], text: string): Section[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (!words.length) return book
  const says = (rule: Rule, title: string): boolean => {
    const content = plain(`${rule.id} ${title} ${rule.text}`)
    return words.every((word) => content.includes(word))
  }
  return book
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => says(rule, section.text)) }))
    .filter((section) => section.rules.length)
}

/** A text cut at what is looked for, so that it can be marked: plain, marked, plain, … */
export function marked(text: string, wanted: string): string[] {
  const words = plain(wanted).split(/\s+/).filter((word) => word.length > 1)
  const bare = [...text].map((letter) => plain(letter)[0] ?? '')
  if (!words.length || bare.length !== text.length) return [text]
  const content = bare.join('')
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const next = words
      .map((word) => ({ start: content.indexOf(word, at), length: word.length }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.length - a.length)[0]
    if (!next) break
    parts.push(text.slice(at, next.start), text.slice(next.start, next.start + next.length))
    at = next.start + next.length
  }
  return [...parts, text.slice(at)]
}

/** The message that says a rule. */
export const keyOf = (id: string): string => `rule-${id.replace('.', '-')}`
