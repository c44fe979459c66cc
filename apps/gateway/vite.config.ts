import { defineConfig } from 'vite'

/**
 * Three files for Node.js: the gateway, the commands of an operator, and the worker thread that draws labels. Our own packages, which are TypeScript source, are bundled; those of node_modules are
 * resolved at run time.
 */
export default defineConfig({
  ssr: { noExternal: [/^@sitewright\//] },
  build: {
    ssr: true,
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
