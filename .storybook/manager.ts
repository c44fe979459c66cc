import { addons } from 'storybook/manager-api'
import { WORKBENCH } from './workbench'

/** The name of a component without its other names, which the index adds in parentheses. */
const withoutAliases = (name: string): string => name.replace(/ \(.*\)$/, '')

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
addons.setConfig({
  theme: isDark ? WORKBENCH.dark : WORKBENCH.light,
  // The other names of a component are for the search.
  sidebar: { renderLabel: ({ name, type }) => (type === 'component' ? withoutAliases(name) : name) },
})
