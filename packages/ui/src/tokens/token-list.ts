import { type DesignTokenType, toDesignToken } from './design-tokens'
import { PALETTES, SCALE, THEMES, type ThemeName, type TokenName } from './themes'

/** What each token is for. */
const MEANINGS: Record<TokenName, string> = {
  'font-sans': 'Font of everything but code',
  'font-mono': 'Font of code, keys and coordinates',
  'size-11': 'Font size of labels of facts, keys and short codes; never of running text',
  'size-12': 'Font size of column heads, badges and help',
  'size-13': 'Font size of controls, table cells and labels',
  'size-14': 'Font size of running text and field values',
  'size-16': 'Font size of the titles of sections and dialogs',
  'size-20': 'Font size of page titles',
  'size-24': 'Font size of large figures and of the title of the sign-in page',
  leading: 'Line height of text',
  'leading-tight': 'Line height of titles',
  'weight-text': 'Font weight of text',
  'weight-medium': 'Font weight of labels',
  'weight-strong': 'Font weight of titles and of what is emphasized',
  'tracking-title': 'Letter spacing of titles',
  'space-1': 'Distance of 4 px at the usual text size',
  'space-2': 'Distance of 8 px at the usual text size',
  'space-3': 'Distance of 12 px at the usual text size',
  'space-4': 'Distance of 16 px at the usual text size',
  'space-5': 'Distance of 20 px at the usual text size',
  'space-6': 'Distance of 24 px at the usual text size',
  'space-8': 'Distance of 32 px at the usual text size',
  'space-10': 'Distance of 40 px at the usual text size',
  'space-12': 'Distance of 48 px at the usual text size',
  'space-16': 'Distance of 64 px at the usual text size',
  gutter: 'Padding at the sides of a page; smaller on a phone',
  'radius-tag': 'Corner radius of badges and tags',
  radius: 'Corner radius of controls',
  'radius-card': 'Corner radius of cards and dialogs',
  'radius-round': 'Corner radius of what is round at its ends',
  line: 'Width of a line',
  'line-strong': 'Width of a line that is emphasized',
  topbar: 'Height of the top bar',
  control: 'Height of a control; with a coarse pointer that of `control-coarse`',
  'control-small': 'Height of a small control',
  'control-large': 'Height of a large control',
  'control-coarse': 'Height of a control for touch',
  'target-min': 'Smallest size of what can be pressed (WCAG 2.5.8)',
  badge: 'Height of a badge',
  row: 'Height of a table row',
  'row-compact': 'Height of a row of a compact table',
  'head-row': 'Height of the head of a table',
  dock: 'Height of a bar at the bottom of the window',
  icon: 'Size of an icon',
  'form-max': 'Greatest width of a form',
  fast: 'Duration of a change of color; 0 with reduced motion',
  slow: 'Duration of a movement; 0 with reduced motion',
  pulse: 'Animation cycle of a skeleton; 0 with reduced motion',
  spin: 'One rotation of a busy indicator; 0 with reduced motion',
  ease: 'Timing function of movements',
  'z-sticky': 'Layer of sticky heads',
  'z-dock': 'Layer of bars at the bottom of the window',
  'z-topbar': 'Layer of the top bar',
  'z-popover': 'Layer of menus and popovers',
  'z-dialog': 'Layer of dialogs',
  'z-toast': 'Layer of toasts, above dialogs so that errors are visible',
  'focus-offset': 'Distance of the focus ring from its element',
  canvas: 'Frame: top bar, boards, background of cards',
  surface: 'Background of content',
  raised: 'Background of floating layers: menus, dialogs, toasts',
  sunken: 'Background of wells, tracks, skeletons and neutral badges',
  hover: 'Background of what the pointer is over',
  text: 'Text',
  'text-muted': 'Text of less weight: help, placeholders, column heads',
  'text-on-accent': 'Text on `accent` and on `danger-solid`',
  border: 'Line that divides content; not for controls',
  'border-strong': 'Outline of controls',
  accent: 'Fill of primary buttons, checked boxes and meters',
  'accent-hover': 'Fill of a primary button under the pointer',
  'accent-text': 'Text of links, and the underline of the current tab',
  'accent-subtle': 'Background of what is selected',
  focus: 'Focus ring',
  success: 'Text and icons of success',
  'success-subtle': 'Background of success',
  warning: 'Text and icons of a warning',
  'warning-subtle': 'Background of a warning',
  danger: 'Text and icons of an error or a danger',
  'danger-subtle': 'Background of an error or a danger',
  'danger-solid': 'Fill of the button that confirms an irreversible action',
  'danger-solid-hover': 'Fill of that button under the pointer',
  info: 'Text and icons of information',
  'info-subtle': 'Background of information',
  highlight: 'Fill in amber: the underline of a match, a test environment, a meter that is nearly full',
  'highlight-line': 'Line in amber that marks unsaved changes',
  'text-on-highlight': 'Text on `highlight`',
  'grid-line': 'Lines of a drawing grid',
  'swatch-edge': 'Inner border of a swatch, so that any color is distinct from the background',
  scrim: 'What covers the page behind a dialog',
  shadow: 'Outline and shadow of floating layers',
  'status-line': 'Border of badges and notes; transparent where their fills are distinct enough',
  'focus-width': 'Width of the focus ring',
}

/** A custom property that an application can read in its styles and set in its brand. */
export interface TokenDescription {
  name: TokenName
  /** The custom property: `--sw-accent`. */
  property: `--sw-${TokenName}`
  /** What it is for. */
  meaning: string
  /** Type of the value in the format of the Design Tokens Community Group; `string` for what that format can't express. */
  type: DesignTokenType | 'string'
  /** The value in each theme. Sizes, fonts and durations are the same in all. */
  values: Record<ThemeName, string>
}

/** All custom properties, sizes first. */
export const TOKENS: readonly TokenDescription[] = (Object.keys(MEANINGS) as TokenName[]).map((name) => {
  const valueIn = (theme: ThemeName) => ({ ...SCALE, ...PALETTES[theme] })[name]
  return {
    name,
    property: `--sw-${name}`,
    meaning: MEANINGS[name],
    type: toDesignToken(name, valueIn('light'))?.$type ?? 'string',
    values: Object.fromEntries(THEMES.map((theme) => [theme, valueIn(theme)])) as Record<ThemeName, string>,
  }
})
