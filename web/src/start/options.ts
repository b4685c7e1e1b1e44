// Options of a game, as its schema describes them: what they can be, and what that is called.
import type { GameInfo, OptionInfo } from '../wire'
import type { Args } from '../words/words.svelte'

export interface Say {
  word: (key: string, args?: Args) => string
  has: (key: string) => boolean
}

type Schema = OptionInfo['schema']
export type Options = Record<string, any>

/** What an option can be set to; of a list of names all mixtures that hold the first. Null: it is on or off. */
export function valuesOf(schema: Schema): any[] | null {
  if (schema['type'] === 'boolean') return null
  if (schema['type'] === 'array') {
    const [first, ...others] = schema['items'].enum as string[]
    return subsets(others).map((chosen) => [first, ...chosen])
  }
  if (schema['type'] === 'integer') {
    const { minimum, maximum, examples, default: usual } = schema as { minimum: number; maximum: number; examples?: number[]; default: number }
    if (maximum - minimum < 10) return Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step)
    return [...new Set([usual, ...(examples ?? [])])].sort((a, b) => a - b)
  }
  return ((schema['anyOf'] as Schema[] | undefined) ?? [schema]).flatMap((form) => (form['enum'] as any[] | undefined) ?? [])
}

export const valueOf = (options: Options, option: OptionInfo): any => options[option.name] ?? option.schema['default']

/** Only what is not as usual: a table's options are what was chosen. */
export function withOption(options: Options, option: OptionInfo, value: any): Options {
  const { [option.name]: _, ...others } = options
  return same(value, option.schema['default']) ? others : { ...others, [option.name]: value }
}

export const same = (one: any, other: any): boolean => JSON.stringify(one) === JSON.stringify(other)

const spoken = (option: OptionInfo): string => option.name.replaceAll('_', '-')
const argument = (value: any): string | number => (typeof value === 'number' ? value : String(value))

export const titleOf = (option: OptionInfo, { word }: Say): string => word(`setup-${spoken(option)}`)

export function labelOf(game: GameInfo, option: OptionInfo, value: any, { word, has }: Say): string {
  if (typeof value === 'boolean') return word(value ? 'setup-on' : 'setup-off')
  const key = `${game.name}-${spoken(option)}`
  if (has(key) && !Array.isArray(value)) return word(key, { [option.name]: argument(value) })
  return Array.isArray(value) ? value.join(' + ') : String(value)
}

/** The line that explains the option, or what it is set to. */
export function aboutOf(game: GameInfo, option: OptionInfo, value: any, { word, has }: Say): string {
  const key = `${game.name}-${spoken(option)}-about`
  if (has(key)) return word(key, { [option.name]: argument(value) })
  const general = `setup-${spoken(option)}.about`
  return has(general) ? word(general) : ''
}

function subsets(items: string[]): string[][] {
  return items.reduce<string[][]>((all, item) => [...all, ...all.map((chosen) => [...chosen, item])], [[]])
}
