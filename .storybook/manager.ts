import { addons } from 'storybook/manager-api'
import { WORKBENCH } from './workbench'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
addons.setConfig({ theme: isDark ? WORKBENCH.dark : WORKBENCH.light })
