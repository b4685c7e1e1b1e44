import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { early } from './build/early.ts'
import { words } from './build/words.ts'

const server = process.env['RODADA_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: '/',
  plugins: [words(fileURLToPath(new URL('../src/rodada/words', import.meta.url))), svelte(), early()],
  build: {
    outDir: '../src/rodada/table/client',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the page may only run and show what the table serves as a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
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
