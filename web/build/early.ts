// What the page needs after its script is asked for together with it: each round to a server far away takes longer than
// the few kilobytes of the other language.
import type { Plugin } from 'vite'

const WORDS = /^virtual:words\/[\w-]+\/shared$/

export function early(): Plugin {
  return {
    name: 'rodada-early',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const words = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk' && WORDS.test(part.facadeModuleId?.replace('\0', '') ?? ''))
        return words.map(({ fileName }) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }, injectTo: 'head' }))
      },
    },
  }
}
