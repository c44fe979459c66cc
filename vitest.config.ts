import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { gatewayProjects } from './apps/gateway/test/projects.mjs'
import { resolveBrowser } from './scripts/browser.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Named ahead: a dependency found in the middle of a run makes the page load anew and the run fail. */
const FOUND_AHEAD = [
  'axe-core',
  'lucide-react',
  'mapbox-gl/dist/mapbox-gl-csp.js',
  'maplibre-gl',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-aria-components',
  'react-hook-form',
  'react-map-gl/mapbox',
  'react-map-gl/maplibre',
  'storybook/theming',
  'styled-components',
  'zod/mini',
]

/** Anew for each project: vitest writes the project's name into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: resolveBrowser().launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  test: {
    projects: [
      {
        // Pure modules: no browser, no database.
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/portal/src/**/*.test.ts'],
        },
      },
      {
        // Rules about the repository itself, and the scripts that run it: both start real tools.
        test: {
          name: 'repo',
          environment: 'node',
          include: ['tests/repo/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      ...gatewayProjects,
      {
        // Every story, in a real browser: its play function, axe in its own theme, then contrast in the others.
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        optimizeDeps: { include: FOUND_AHEAD },
        test: {
          name: 'stories',
          browser: inChromium(),
        },
      },
      {
        // What is worked by keys that the browser gets as from a keyboard: a play only makes the events of one.
        optimizeDeps: { include: FOUND_AHEAD },
        test: {
          name: 'keys',
          testTimeout: 60_000,
          include: ['packages/ui/src/**/*.keys.test.tsx'],
          browser: inChromium(),
        },
      },
    ],
  },
})
