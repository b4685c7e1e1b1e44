import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { early } from './build/early.ts'
import { packed } from './build/packed.ts'
import { words } from './build/words.ts'

const server = process.env['RODADA_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: '/',
  plugins: [words(fileURLToPath(new URL('../src/rodada/words', import.meta.url))), svelte(), early(), packed()],
  build: {
    outDir: '../src/rodada/table/client',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the page may only run and show what the table serves as a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    // What the start page needs of its own and of others is one file of script and one of style: a request more costs a
    // slow network more than what it saves those who need less.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  // `npm run dev` beside a running `rodada serve`.
  server: {
    proxy: {
      '^/(api|s|say|sse)/': server,
      '^/ws/': { target: server, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
