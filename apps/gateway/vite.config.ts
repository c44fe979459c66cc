import { defineConfig, type Plugin } from 'vite'
import { writeNotices } from '../../scripts/notices/notices.ts'
import { productionPackages } from '../../scripts/notices/production-packages.ts'

/** Writes the licenses of the packages that the built gateway loads from node_modules. */
const thirdPartyNotices: Plugin = {
  name: 'third-party-notices',
  generateBundle() {
    const source = writeNotices('Sitewright gateway: third-party notices', productionPackages(import.meta.dirname))
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source })
  },
}

/**
 * Three files for Node.js: the gateway, the commands of an operator, and the worker thread that draws labels. Our own packages, which are TypeScript source, are bundled; those of node_modules are
 * resolved at run time.
 */
export default defineConfig({
  plugins: [thirdPartyNotices],
  ssr: { noExternal: [/^@sitewright\//] },
  build: {
    ssr: true,
    emitAssets: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'src/main.ts', admin: 'src/admin.ts', 'label-worker': 'src/areas/labels/label-worker.ts' },
      // All beside each other, because the code looks for files of the repository from its own place.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
