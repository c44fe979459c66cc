import { addons } from 'storybook/manager-api'
import { withoutRows } from '../scripts/runner/marks.mjs'
import { WORKBENCH } from './workbench'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
addons.setConfig({
  theme: isDark ? WORKBENCH.dark : WORKBENCH.light,
  // The requirement rows at the end of a name are for the results of tests.
  sidebar: { renderLabel: ({ name }) => withoutRows(name) },
})
