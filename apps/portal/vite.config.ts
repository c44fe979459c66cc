import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

const gateway = process.env.GATEWAY ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [
    react(),
    // English is the only language (CONST-28): react-aria ships the texts of thirty others otherwise.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    compressAssets(),
  ],
  // Styles without comments and blanks, and unused ones left out. No names for debugging, no ids for a server that renders.
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: false,
        transpileTemplateLiterals: false,
        minify: true,
        pure: true,
      },
    },
  },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // A data: address would be a violation of the Content Security Policy.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/gateway', '/api', '/config.json', '/idp', '/outbox'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
})
