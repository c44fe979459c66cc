import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { neededChunks } from './needed-chunks.ts'
import { pageChunks } from './page-chunks.ts'
import { thirdPartyNotices } from './third-party-notices.ts'
import { portalVersion } from './version.ts'

const gateway = process.env.GATEWAY ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react(), portalVersion(), neededChunks(), thirdPartyNotices(), compressAssets()],
  // What draws a map of Mapbox imports its usual build where it is given none, which it never is: 1.8 MB that nobody would load.
  resolve: { alias: [{ find: /^mapbox-gl$/, replacement: 'mapbox-gl/dist/mapbox-gl-csp.js' }] },
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
    // What many pages share comes in one piece: twenty small ones cost a phone more in asking than in loading.
    rolldownOptions: {
      output: {
        // The portal lists every chunk. Without names the list is shorter, and source maps tell what is in which.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: pageChunks },
      },
    },
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
