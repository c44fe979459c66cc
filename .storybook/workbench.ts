import { create } from 'storybook/theming'
import { PALETTES, SCALE } from '../packages/ui/src/tokens/themes'

/** Creates a Storybook theme with the fonts and colors of one of our themes. */
const createWorkbench = (base: 'light' | 'dark') => {
  const palette = PALETTES[base]
  return create({
    base,
    brandTitle: 'Sitewright design system',
    brandUrl: '?path=/docs/home--docs',
    brandTarget: '_self',
    fontBase: SCALE['font-sans'],
    fontCode: SCALE['font-mono'],
    colorPrimary: palette.accent,
    colorSecondary: palette['accent-text'],
    appBg: palette.canvas,
    appContentBg: palette.surface,
    appPreviewBg: palette.surface,
    appHoverBg: palette.hover,
    appBorderColor: palette.border,
    appBorderRadius: Number.parseInt(SCALE.radius),
    textColor: palette.text,
    textMutedColor: palette['text-muted'],
    textInverseColor: palette['text-on-accent'],
    barBg: palette.surface,
    barTextColor: palette['text-muted'],
    barHoverColor: palette['accent-text'],
    barSelectedColor: palette['accent-text'],
    buttonBg: palette.raised,
    buttonBorder: palette['border-strong'],
    booleanBg: palette.sunken,
    booleanSelectedBg: palette.raised,
    inputBg: palette.surface,
    inputBorder: palette['border-strong'],
    inputTextColor: palette.text,
    inputBorderRadius: Number.parseInt(SCALE['radius-tag']),
  })
}

/** The light and the dark theme of Storybook's own interface and pages. */
export const WORKBENCH = { light: createWorkbench('light'), dark: createWorkbench('dark') }
