// Beside each text that the browser may get, the same packed as tightly as can be: made once here, not by the server each time.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json|txt)$/

export function packed(): Plugin {
  return {
    name: 'rodada-packed',
    writeBundle({ dir }, bundle) {
      for (const [name, part] of Object.entries(bundle)) {
        if (!name.startsWith('assets/') || !TEXT.test(name)) continue
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(part.type === 'chunk' ? part.code : part.source))
      }
    },
  }
}
