import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes .br and .gz beside every text asset, once at build time, so that the server never compresses. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      const assets = path.join(dir ?? 'dist', 'assets')
      const names = (await readdir(assets)).filter((name) => /\.(m?js|css|svg)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(assets, name)
          const content = await readFile(file)
          await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
          await writeFile(
            `${file}.br`,
            brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          )
        }),
      )
    },
  }
}
