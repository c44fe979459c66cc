import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { sentenceNames, withReadableNames } from './story-names'
import { TEST_TAG } from './tags'

/** In tests, dialogs do not wait for an on-screen keyboard. */
const AT_ONCE = {
  find: /^react-aria\/private\/utils\/runAfterKeyboard$/,
  replacement: fileURLToPath(new URL('run-at-once.ts', import.meta.url)),
}

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // Stories that only test are hidden from the sidebar and its search, unless a reader asks for them in the filter of tags.
  tags: { [TEST_TAG]: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `react-docgen-typescript` does not support TypeScript 7. `react-docgen` reads only the props that a component declares itself.
  typescript: { reactDocgen: 'react-docgen', check: false },
  experimental_indexers: (indexers = []) => indexers.map(withReadableNames),
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [sentenceNames()],
      resolve: {
        alias: [
          // The same alias as in the build of the portal.
          { find: /^mapbox-gl$/, replacement: 'mapbox-gl/dist/mapbox-gl-csp.js' },
          ...(process.env.VITEST === undefined ? [] : [AT_ONCE]),
        ],
      },
    }),
}

export default config
