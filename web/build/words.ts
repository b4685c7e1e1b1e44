// The Fluent messages of src/rodada/words for the browser: per language what every page needs, and what each game adds.
//
//   virtual:words   { [language]: { [part]: () => Promise<{ default: string }> } }
//
// `shared` is the part of every page, `playing` that of a table; a part with the name of a game holds the messages of
// that game, `rules-<game>` its rules. Comments and blank lines stay behind. The build fails where the languages differ, where a part refers to
// a message that the browser would not have, and where the code names a message that does not exist.
import { FluentParser, Message, Term, MessageReference, TermReference, Visitor } from '@fluent/syntax'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PARTS: Record<string, string[]> = { shared: ['table', 'setup', 'games'], playing: ['playing', 'advice', 'session', 'refusals'] }
const NAME = 'virtual:words'

type Entries = Map<string, Message | Term>

export interface Words {
  languages: string[]
  parts: string[]
  /** The messages of a part in a language, as Fluent text. */
  text: (language: string, part: string) => string
  /** Names of the messages of a part, and of their attributes as `name.attribute`. */
  keys: (language: string, part: string) => Set<string>
}

export function read(folder: string): Words {
  const languages = folders(folder)
  const topics = files(join(folder, languages[0]!)).map((file) => file.replace(/\.ftl$/, ''))
  const games = topics.filter((topic) => topics.includes(`rules-${topic}`))
  const parts = [...Object.keys(PARTS), ...games, ...games.map((game) => `rules-${game}`)]
  const topicsOf = (part: string): string[] => {
    if (PARTS[part]) return PARTS[part].filter((topic) => topics.includes(topic))
    if (part.startsWith('rules-')) return [part]
    return topics.filter((topic) => topic === part || topic.startsWith(`${part}-`))
  }
  const loaded = new Map<string, Entries>()
  const entries = (language: string, part: string): Entries => {
    const key = `${language}/${part}`
    if (!loaded.has(key)) loaded.set(key, parse(topicsOf(part).map((topic) => join(folder, language, `${topic}.ftl`))))
    return loaded.get(key)!
  }
  const text = (language: string, part: string): string =>
    [...entries(language, part).values()].map((entry) => source.get(entry)!).join('')
  const keys = (language: string, part: string): Set<string> => new Set(names(entries(language, part)))
  for (const part of parts) check(languages, part, entries)
  return { languages, parts, text, keys }
}

const source = new WeakMap<Message | Term, string>()

function parse(paths: string[]): Entries {
  const entries: Entries = new Map()
  for (const path of paths) {
    const content = readFileSync(path, 'utf-8')
    for (const entry of new FluentParser({ withSpans: true }).parse(content).body) {
      if (entry.type === 'Junk') throw new Error(`${path}: not Fluent: ${content.slice(entry.span!.start, entry.span!.end)}`)
      if (!(entry instanceof Message || entry instanceof Term)) continue
      entries.set((entry instanceof Term ? '-' : '') + entry.id.name, entry)
      const start = entry.comment ? entry.comment.span!.end + 1 : entry.span!.start
      source.set(entry, `${content.slice(start, entry.span!.end).replace(/\n\s*\n/g, '\n').trim()}\n`)
    }
  }
  return entries
}

function names(entries: Entries): string[] {
  return [...entries].flatMap(([name, entry]) => [name, ...entry.attributes.map((attribute) => `${name}.${attribute.id.name}`)])
}

function check(languages: string[], part: string, entries: (language: string, part: string) => Entries): void {
  const [first, ...others] = languages.map((language) => new Set(names(entries(language, part)).filter((name) => !name.startsWith('-'))))
  for (const other of others) {
    const differing = [...first!, ...other].filter((name) => !(first!.has(name) && other.has(name)))
    if (differing.length) throw new Error(`not in every language: ${differing.join(', ')}`)
  }
  for (const language of languages) {
    const known = new Map([...entries(language, 'shared'), ...entries(language, part.replace(/^rules-/, '')), ...entries(language, part)])
    for (const [name, entry] of entries(language, part)) {
      const missing = references(entry).filter((reference) => !known.has(reference))
      if (missing.length) throw new Error(`${language}: ${name} refers to ${missing.join(', ')}, which the browser does not get`)
    }
  }
}

function references(entry: Message | Term): string[] {
  const found: string[] = []
  const visitor = new (class extends Visitor {
    override visitMessageReference(node: MessageReference): void {
      found.push(node.id.name)
    }
    override visitTermReference(node: TermReference): void {
      found.push(`-${node.id.name}`)
    }
  })()
  visitor.visit(entry)
  return found
}

const CALLS = /\bword\(\s*(?:'([\w.-]+)'|`([\w.-]+)\$\{[^`]*`)/g

/** What code names and no message has: whole keys by name, composed ones by how they begin. */
export function missing(code: string, keys: Set<string>): string[] {
  const found: string[] = []
  for (const [, whole, beginning] of code.matchAll(CALLS)) {
    if (whole && !keys.has(whole)) found.push(whole)
    if (beginning && ![...keys].some((key) => key.startsWith(beginning))) found.push(`${beginning}…`)
  }
  return found
}

export function words(folder: string): Plugin {
  let all: Words
  let every: Set<string>
  const load = (): void => {
    all = read(folder)
    every = new Set(all.parts.flatMap((part) => [...all.keys(all.languages[0]!, part)]))
  }
  return {
    name: 'words',
    buildStart() {
      load()
      for (const language of all.languages) for (const file of files(join(folder, language))) this.addWatchFile(join(folder, language, file))
    },
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return `export default {${all.languages.map(table).join(',')}}`
      if (!id.startsWith(`\0${NAME}/`)) return undefined
      const [language, part] = id.slice(NAME.length + 2).split('/')
      return `export default ${JSON.stringify(all.text(language!, part!))}`
    },
    transform(code, id) {
      if (!/\/src\/.*\.(svelte|ts)$/.test(id)) return
      const faults = missing(code, every)
      if (faults.length) this.error(`no such message in words/: ${faults.join(', ')}`)
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.ftl')) return
      load()
      for (const module of server.moduleGraph.idToModuleMap.values()) if (module.id?.includes(NAME)) server.moduleGraph.invalidateModule(module)
      server.hot.send({ type: 'full-reload' })
    },
  }
  function table(language: string): string {
    const loads = all.parts.map((part) => `${JSON.stringify(part)}:()=>import('${NAME}/${language}/${part}')`)
    return `${JSON.stringify(language)}:{${loads.join(',')}}`
  }
}

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map((entry) => entry.name).sort()
const files = (path: string): string[] => readdirSync(path).filter((file) => file.endsWith('.ftl')).sort()
