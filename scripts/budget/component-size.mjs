import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** What a page of ours has anyway; its icons and all else a component brings count as its own. */
const SHARED =
  /^(?:react|react-dom|styled-components|react-aria-components|react-aria|react-stately|@react-(?:aria|stately|types)\/[^/]+)(?:\/|$)/

/**
 * Bundles one module for production and weighs its JavaScript without what is shared, the parts that it loads later too.
 * @param {string} file
 * @returns {Promise<number>} bytes, each chunk gzipped by itself at the level servers use (6)
 */
export async function componentSize(file) {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: file, preserveEntrySignatures: 'strict', external: SHARED },
    },
  })
  const outputs = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat())
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 6 }).length, 0)
}
