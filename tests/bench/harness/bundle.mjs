import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const HERE = path.join(import.meta.dirname, '..')
export const OUT = path.join(HERE, 'dist')

/** Same for all, and short: a page that shows more of itself would be measured for that. */
const STYLE = `body { margin: 8px; font: 14px sans-serif } .row { white-space: nowrap }
[role=row] { display: flex; gap: 4px } table [role=row], tbody tr, thead tr { display: table-row }`

/**
 * Builds a contender as a page of its own for production: minified, one script.
 * @param {string} area `tree`, `table` or `board`
 * @param {string} name file in page/<area>, without its extension
 * @returns {Promise<string>} the page's place below the folder that is served
 */
export async function bundle(area, name) {
  await build({
    root: HERE,
    // A worker is a file of its own beside the page.
    base: `/${area}/${name}/`,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Our sources lie outside of this package: they get the libraries that their peers are built with.
    resolve: {
      dedupe: [
        'react',
        'react-dom',
        'styled-components',
        'react-aria-components',
        'lucide-react',
        '@tanstack/react-virtual',
        '@dnd-kit/core',
      ],
    },
    build: {
      outDir: path.join(OUT, area, name),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rollupOptions: {
        input: path.join(HERE, 'page', area, `${name}.tsx`),
        output: { entryFileNames: 'page.js', codeSplitting: false },
      },
    },
  })
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>${STYLE}</style>
<body><button id="mount" type="button">Mount</button><div id="root"></div><script type="module" src="page.js"></script></body></html>`
  mkdirSync(path.join(OUT, area, name), { recursive: true })
  writeFileSync(path.join(OUT, area, name, 'index.html'), page)
  return `/${area}/${name}/index.html`
}
