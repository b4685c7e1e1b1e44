// The words as the browser gets them, all parts of a language at once.
import { fileURLToPath } from 'node:url'
import { read } from '../build/words'
import { Speaker } from '../src/words/words.svelte'

export const FOLDER = fileURLToPath(new URL('../../src/rodada/words', import.meta.url))

export function readWords(language: string): Speaker {
  const speaker = new Speaker(language)
  const words = read(FOLDER)
  for (const part of words.parts) speaker.add(words.text(language, part))
  return speaker
}
