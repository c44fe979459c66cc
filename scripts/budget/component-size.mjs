import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** What a page of ours has anyway; its icons and all else a component brings count as its own. */
const SHARED =
  /^(?:react|react-dom|styled-components|react-aria-components|react-aria|react-stately|@react-(?:aria|stately|types)\/[^/]+)(?:\/|$)/

/**
 * Vite's own loader of lazy modules, which every application of ours has once.
 * @type {import('vite').Plugin}
 */
const withoutPreloadHelper = {
  name: 'without-preload-helper',
  enforce: 'pre',
  resolveId: (id) => (id.includes('vite/preload-helper') ? { id: 'vite/preload-helper', external: true } : undefined),
}

/** @type {(file: string) => string} */
const withoutExtension = (file) => file.replace(/\.tsx?$/, '')

/**
 * Bundles one module for production and weighs its JavaScript without what is shared, the parts that it loads later too.
 * @param {string} file
 * @param {Iterable<string>} [others] modules that are weighed by themselves: other components
 * @returns {Promise<number>} bytes, each chunk gzipped separately at the level servers use (6)
 */
export async function componentSize(file, others = []) {
  const known = new Set([...others].map(withoutExtension))
  /** @type {(id: string, importer: string | undefined) => boolean} */
  const isOther = (id, importer) =>
    importer !== undefined && known.has(withoutExtension(path.resolve(path.dirname(importer), id)))
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutPreloadHelper],
    // As the portal builds it.
    oxc: {
      plugins: {
        styledComponents: {
          displayName: false,
          ssr: false,
          transpileTemplateLiterals: false,
          minify: true,
          pure: true,
        },
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        external: (id, importer) => SHARED.test(id) || isOther(id, importer),
      },
    },
  })
  const outputs = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat())
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 6 }).length, 0)
}
