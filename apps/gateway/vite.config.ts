import { defineConfig } from 'vite'

/** One file for Node: our own packages, which are TypeScript source, are bundled; those of node_modules are found at run time. */
export default defineConfig({
  ssr: { noExternal: [/^@sitewright\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
