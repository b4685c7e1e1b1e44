// What a page needs after its script, so that it can be asked for together with it: each round to a server far away takes
// longer than a few kilobytes. The server writes these into the page, since it knows where one goes and in which language.
//
//   early.json   { [beginning of an address]: { [language]: attributes of a <link>[] } }
import type { Plugin } from 'vite'

const WORDS = /^virtual:words\/([\w-]+)\/(shared|playing)$/
const TABLE = /\/src\/table\/Table\.svelte$/

interface Chunk {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}
type Bundle = Record<string, Chunk | { type: 'asset' }>
export type Link = Record<string, string>

const module = (file: string): Link => ({ rel: 'modulepreload', href: `/${file}` })
const style = (file: string): Link => ({ rel: 'preload', as: 'style', href: `/${file}` })
const answer = (address: string): Link => ({ rel: 'preload', as: 'fetch', href: address })

/** `page` is what the page itself names. */
export function asked(bundle: Bundle, page: string): Record<string, Record<string, Link[]>> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const words: Record<string, Record<string, Link>> = {}
  for (const chunk of chunks) {
    const [, language, part] = WORDS.exec(chunk.facadeModuleId?.replace('\0', '') ?? '') ?? []
    if (language && part) (words[language] ??= {})[part] = module(chunk.fileName)
  }
  const table = chunks.filter(({ facadeModuleId }) => TABLE.test(facadeModuleId ?? ''))
  const needed = table.flatMap(({ fileName, imports, viteMetadata }) => [
    ...[fileName, ...imports].map(module),
    ...[...(viteMetadata?.importedCss ?? [])].map(style),
  ])
  const lacking = needed.filter(({ href }) => !page.includes(href!))
  const each = (links: (said: Record<string, Link>) => Link[]): Record<string, Link[]> =>
    Object.fromEntries(Object.entries(words).map(([language, said]) => [language, links(said)]))
  return {
    '/': each(({ shared }) => [shared!, answer('/api/start')]),
    '/t/': each(({ shared, playing }) => [shared!, playing!, ...lacking]),
  }
}

export function early(): Plugin {
  return {
    name: 'rodada-early',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type === 'asset') this.emitFile({ type: 'asset', fileName: 'early.json', source: JSON.stringify(asked(bundle as unknown as Bundle, String(page.source))) })
      },
    },
  }
}
