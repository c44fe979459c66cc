import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommandContext } from 'vitest/node'
import { gatewayProjects } from './apps/gateway/test/projects.mjs'
import { resolveBrowser, UNSEEN } from './scripts/browser.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Dependencies that Vite bundles before the run. One that it finds in the middle of a run reloads the page, and the run fails. */
const PRE_BUNDLED = [
  '@storybook/react-vite',
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
  'storybook/test',
  'storybook/theming',
  'styled-components',
  'zod/mini',
]

/** Commands of keyboard tests to the browser itself: block a file, and allow it again. */
const COMMANDS = {
  refuse: async ({ context }: BrowserCommandContext, address: string): Promise<void> => {
    await context.route(address, (route) => route.abort())
  },
  allow: ({ context }: BrowserCommandContext, address: string): Promise<void> => context.unroute(address),
}

/**
 * A page waits a third of its time, for a frame or for an answer: one for each processor, not one less. They come after
 * what needs no page; the runner wants projects that run together to have one number.
 */
const IN_PAGES = { maxWorkers: Math.min(availableParallelism(), 8), sequence: { groupOrder: 1 } }

/** Nobody sees the pages of tests. Half the pixels in each direction are a quarter of the work for software rendering, above all of maps. Lengths in CSS do not change. */
const COARSE = { deviceScaleFactor: 0.5 }

/** A new object for each project: vitest writes the project's name into it. */
const inChromium = () => {
  const { launchOptions } = resolveBrowser()
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { ...launchOptions, args: [...launchOptions.args, UNSEEN] },
      contextOptions: COARSE,
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}

export default defineConfig({
  test: {
    // The second reporter writes the report by which the runner judges a step.
    reporters: ['default', './scripts/runner/vitest-report.mjs'],
    projects: [
      {
        // Pure modules: no browser, no database.
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'apps/portal/src/**/*.test.ts'],
          // Thousands of random cases take a second alone, and ten beside a busy machine's other work.
          testTimeout: 60_000,
        },
      },
      {
        // Rules about the repository itself, and the scripts that run it: both start real tools.
        test: {
          name: 'repo',
          environment: 'node',
          include: ['tests/repo/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          // Tests of the runner wait for processes, those of import rules keep a processor busy.
          maxWorkers: 2,
          // The runner wants projects that run together to have one number of workers.
          sequence: { groupOrder: 2 },
        },
      },
      ...gatewayProjects,
      {
        // Every story, in a real browser: its play function, axe in its own theme, then contrast in the others.
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        optimizeDeps: { include: PRE_BUNDLED },
        test: {
          name: 'stories',
          setupFiles: ['./.storybook/report-rows.ts'],
          // A map draws by software here: on a machine that does other things too, its stories take long.
          testTimeout: 60_000,
          ...IN_PAGES,
          // One document for all files: to load it for each is a fifth of the time. A story takes the focus from the one before (.storybook/preview.tsx).
          isolate: false,
          browser: inChromium(),
        },
      },
      {
        // Key presses that reach the browser as from a keyboard. A play only dispatches events.
        optimizeDeps: { include: PRE_BUNDLED },
        test: {
          name: 'keys',
          testTimeout: 60_000,
          // As long as a story waits: two pages work at a time, and what they load comes late then.
          expect: { poll: { timeout: 10_000 } },
          include: ['packages/ui/src/**/*.keys.test.tsx'],
          ...IN_PAGES,
          browser: { ...inChromium(), commands: COMMANDS },
        },
      },
    ],
  },
})
