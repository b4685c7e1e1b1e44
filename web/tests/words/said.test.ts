// Run by tests/client/test_said.py, which writes what Python says of the same trees.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '../fluent'
import type { Tree } from '../../src/wire'

interface Said {
  tree: Tree
  [language: string]: string | Tree
}

const file = process.env['RODADA_SAID']
const corpus = file ? (JSON.parse(readFileSync(file, 'utf-8')) as { names: string[]; said: Said[] }) : { names: [], said: [] }

test.skipIf(!file).each(['en', 'pt-BR'])('what Python says in %s the browser says too', (language) => {
  const speaker = readWords(language)
  const differing = corpus.said.flatMap(({ tree, [language]: expected }) => {
    const said = speaker.say(tree, (seat) => corpus.names[seat]!)
    return said === expected ? [] : [{ tree, expected, said }]
  })
  expect(corpus.said.length).toBeGreaterThan(100)
  expect(differing).toEqual([])
})
