import { defineConfig, type Plugin } from 'vite'
import { writeNotices } from '../../scripts/notices/notices.ts'
import { productionPackages } from '../../scripts/notices/production-packages.ts'
import { UNBUNDLED } from '../../scripts/production-package/unbundled.ts'

/** Writes the licenses of the packages that the built gateway loads from node_modules, or contains. */
const thirdPartyNotices: Plugin = {
  name: 'third-party-notices',
  generateBundle() {
    const source = writeNotices('Sitewright gateway: third-party notices', productionPackages(import.meta.dirname))
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source })
  },
}

/** The modules by which production code enters demo mode, always by `import()`. */
const DEMO = /\/(demo-mode|demo\/[\w-]+)$/

/** Leaves demo mode out: `readConfig` accepts no SEED for it (`edition.ts`), so that nothing reaches these imports. */
const withoutDemoMode: Plugin = {
  name: 'without-demo-mode',
  enforce: 'pre',
  resolveId: (id) => (DEMO.test(id) ? { id, external: true } : null),
}

/**
 * Three files for Node.js: the gateway, the commands of an operator, and the worker thread that draws labels. Our own packages, which are TypeScript source, are bundled; those of node_modules are
 * resolved at run time. In the mode `package`, of the production package, they are bundled too where they can be.
 */
export default defineConfig(({ mode }) => {
  const isPackage = mode === 'package'
  return {
    plugins: [thirdPartyNotices, ...(isPackage ? [withoutDemoMode] : [])],
    define: isPackage ? { __IS_PACKAGE__: 'true' } : {},
    ssr: isPackage ? { noExternal: true, external: [...UNBUNDLED] } : { noExternal: [/^@sitewright\//] },
    build: {
      ssr: true,
      emitAssets: true,
      outDir: 'dist',
      target: 'node20',
      sourcemap: !isPackage,
      minify: false,
      rolldownOptions: {
        input: { main: 'src/main.ts', admin: 'src/admin.ts', 'label-worker': 'src/areas/labels/label-worker.ts' },
        // All beside each other, because the code looks for files of the repository from its own place.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }
})
