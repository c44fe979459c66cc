import { addons } from 'storybook/manager-api'
import { workbench } from './workbench'

addons.setConfig({ theme: workbench })
