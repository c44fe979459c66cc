import { create } from 'storybook/theming'
import { SCALE } from '../packages/ui/src/tokens/themes'

/** The workbench around the stories: its own look, our type. */
export const workbench = create({
  base: 'light',
  brandTitle: 'Sitewright design system',
  fontBase: SCALE['font-sans'],
  fontCode: SCALE['font-mono'],
})
