/**
 * All raw values of the design system: sizes, durations, layers and the palette of each theme.
 *
 * Other files never contain a color, a font size or a duration; they use `token('…')`. Keys are the names of the custom
 * properties without the `--sw-` prefix. `token-list.ts` says what each means.
 */

/** Values that are the same in all themes. Lengths are in rem on a 4 px grid, so that they grow with the text size. */
export const SCALE = {
  'font-sans': '"Inter Variable", "Inter", system-ui, "Segoe UI", sans-serif',
  'font-mono': '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace',

  'size-11': '0.6875rem',
  'size-12': '0.75rem',
  'size-13': '0.8125rem',
  'size-14': '0.875rem',
  'size-16': '1rem',
  'size-20': '1.25rem',
  'size-24': '1.5rem',
  leading: '1.5',
  'leading-tight': '1.25',
  'weight-text': '400',
  'weight-medium': '500',
  'weight-strong': '600',
  'tracking-title': '-0.011em',

  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-10': '2.5rem',
  'space-12': '3rem',
  'space-16': '4rem',
  gutter: 'var(--sw-space-6)',

  'radius-tag': '4px',
  radius: '6px',
  'radius-card': '10px',
  'radius-round': '999px',
  line: '1px',
  'line-strong': '2px',

  topbar: '3.5rem',
  control: '2rem',
  'control-small': '1.75rem',
  'control-large': '2.5rem',
  'control-coarse': '2.5rem',
  'target-min': '1.5rem',
  badge: '1.375rem',
  row: '2.5rem',
  'row-compact': '2rem',
  'head-row': '2.25rem',
  dock: '3.5rem',
  icon: '1rem',
  'form-max': '45rem',

  fast: '90ms',
  slow: '150ms',
  pulse: '1.6s',
  spin: '900ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',

  'z-sticky': '10',
  'z-dock': '20',
  'z-topbar': '30',
  'z-popover': '40',
  'z-dialog': '50',
  'z-toast': '60',

  'focus-offset': '2px',
} as const

/** Themes that the user can choose, in menu order: the values of the `data-theme` attribute. Without it, the theme follows the system. */
export const THEMES = ['light', 'dark', 'contrast', 'contrast-dark'] as const

/** Value of the `data-theme` attribute. */
export type ThemeName = (typeof THEMES)[number]

/** Color scheme of the browser's own controls, such as scroll bars. */
export const COLOR_SCHEME: Record<ThemeName, 'light' | 'dark'> = {
  light: 'light',
  dark: 'dark',
  contrast: 'light',
  'contrast-dark': 'dark',
}

/** The four palettes of color roles. contrast.test.ts checks the contrast of each pair. */
export const PALETTES = {
  light: {
    canvas: '#f4f6f8',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#eceff3',
    hover: '#f4f6f8',
    text: '#141a23',
    'text-muted': '#505b6b',
    'text-on-accent': '#ffffff',
    border: '#dce1e8',
    'border-strong': '#7b8797',
    accent: '#1b4db1',
    'accent-hover': '#153e90',
    'accent-text': '#1b4db1',
    'accent-subtle': '#e9effb',
    focus: '#2460e6',
    success: '#17683f',
    'success-subtle': '#e4f3ea',
    warning: '#854a00',
    'warning-subtle': '#fcf1dd',
    danger: '#b0241d',
    'danger-subtle': '#fbeae9',
    'danger-solid': '#b0241d',
    'danger-solid-hover': '#8f1b15',
    info: '#1a5a96',
    'info-subtle': '#e5f0f9',
    highlight: '#fcc400',
    'highlight-line': '#a67700',
    'text-on-highlight': '#141a23',
    'grid-line': '#e6eaf0',
    'swatch-edge': 'rgb(0 0 0 / 0.28)',
    scrim: 'rgb(20 26 35 / 0.44)',
    shadow: '0 0 0 1px rgb(20 26 35 / 0.06), 0 2px 4px rgb(20 26 35 / 0.06), 0 12px 32px rgb(20 26 35 / 0.16)',
    'status-line': 'transparent',
    'focus-width': '2px',
  },
  dark: {
    canvas: '#0c0f14',
    surface: '#12161d',
    raised: '#1a1f28',
    sunken: '#1d232d',
    hover: '#181d26',
    text: '#e6e9ee',
    'text-muted': '#a0aab9',
    'text-on-accent': '#ffffff',
    border: '#272e3a',
    'border-strong': '#6c788b',
    accent: '#2f66db',
    'accent-hover': '#3a70e3',
    'accent-text': '#92b4ff',
    'accent-subtle': '#15203a',
    focus: '#7fa8ff',
    success: '#66c994',
    'success-subtle': '#112a1e',
    warning: '#f0b44e',
    'warning-subtle': '#2e2311',
    danger: '#ff968e',
    'danger-subtle': '#371a18',
    'danger-solid': '#c5352d',
    'danger-solid-hover': '#cf3d35',
    info: '#80bdf6',
    'info-subtle': '#12253b',
    highlight: '#fcc400',
    'highlight-line': '#fcc400',
    'text-on-highlight': '#141a23',
    'grid-line': '#1a2029',
    'swatch-edge': 'rgb(255 255 255 / 0.34)',
    scrim: 'rgb(0 0 0 / 0.6)',
    shadow: '0 0 0 1px rgb(255 255 255 / 0.06), 0 2px 4px rgb(0 0 0 / 0.4), 0 12px 32px rgb(0 0 0 / 0.56)',
    'status-line': 'transparent',
    'focus-width': '2px',
  },
  contrast: {
    canvas: '#ffffff',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#ededed',
    hover: '#ededed',
    text: '#000000',
    'text-muted': '#23282f',
    'text-on-accent': '#ffffff',
    border: '#4d5560',
    'border-strong': '#000000',
    accent: '#0a2f80',
    'accent-hover': '#051b4d',
    'accent-text': '#0a2f80',
    'accent-subtle': '#dce7ff',
    focus: '#0a2f80',
    success: '#074a28',
    'success-subtle': '#ffffff',
    warning: '#5a3000',
    'warning-subtle': '#ffffff',
    danger: '#86100b',
    'danger-subtle': '#ffffff',
    'danger-solid': '#86100b',
    'danger-solid-hover': '#5c0805',
    info: '#0a3c6e',
    'info-subtle': '#ffffff',
    highlight: '#fcc400',
    'highlight-line': '#5a3000',
    'text-on-highlight': '#000000',
    'grid-line': '#b9bfc8',
    'swatch-edge': 'rgb(0 0 0 / 1)',
    scrim: 'rgb(0 0 0 / 0.72)',
    shadow: '0 0 0 2px #000000',
    'status-line': 'currentColor',
    'focus-width': '3px',
  },
  'contrast-dark': {
    canvas: '#000000',
    surface: '#000000',
    raised: '#0a0a0a',
    sunken: '#1a1a1a',
    hover: '#1a1a1a',
    text: '#ffffff',
    'text-muted': '#e2e6ec',
    'text-on-accent': '#000000',
    border: '#a9b1bd',
    'border-strong': '#ffffff',
    accent: '#9cc0ff',
    'accent-hover': '#c9dcff',
    'accent-text': '#9cc0ff',
    'accent-subtle': '#0c1c40',
    focus: '#fcc400',
    success: '#7fe0aa',
    'success-subtle': '#000000',
    warning: '#ffc766',
    'warning-subtle': '#000000',
    danger: '#ffa8a1',
    'danger-subtle': '#000000',
    'danger-solid': '#ffa8a1',
    'danger-solid-hover': '#ffc9c4',
    info: '#9ccfff',
    'info-subtle': '#000000',
    highlight: '#fcc400',
    'highlight-line': '#fcc400',
    'text-on-highlight': '#000000',
    'grid-line': '#4a525e',
    'swatch-edge': 'rgb(255 255 255 / 1)',
    scrim: 'rgb(0 0 0 / 0.8)',
    shadow: '0 0 0 2px #ffffff',
    'status-line': 'currentColor',
    'focus-width': '3px',
  },
} satisfies Record<ThemeName, Record<string, string>>

/** Color roles of a theme. A component uses a role, never a hue. */
export type Palette = Record<keyof (typeof PALETTES)['light'], string>

/** Name of a token: a size, a duration, a layer or a color role. */
export type TokenName = keyof typeof SCALE | keyof Palette

/** Values of some tokens. */
export type Values = Partial<Record<TokenName, string>>

/**
 * Forced colors: the browser replaces all colors, and shapes carry the meaning. All roles use system colors, so that parts
 * without the replacement (a check mark, the fill of a primary button) match the rest.
 */
export const FORCED_COLORS: Values = {
  canvas: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  sunken: 'Canvas',
  hover: 'Canvas',
  text: 'CanvasText',
  'text-muted': 'CanvasText',
  'text-on-accent': 'HighlightText',
  border: 'CanvasText',
  'border-strong': 'ButtonBorder',
  accent: 'Highlight',
  'accent-hover': 'Highlight',
  'accent-text': 'LinkText',
  'accent-subtle': 'Canvas',
  focus: 'Highlight',
  success: 'CanvasText',
  'success-subtle': 'Canvas',
  warning: 'CanvasText',
  'warning-subtle': 'Canvas',
  danger: 'CanvasText',
  'danger-subtle': 'Canvas',
  'danger-solid': 'ButtonText',
  'danger-solid-hover': 'ButtonText',
  info: 'CanvasText',
  'info-subtle': 'Canvas',
  highlight: 'Highlight',
  'highlight-line': 'Highlight',
  'text-on-highlight': 'HighlightText',
  'grid-line': 'Canvas',
  'swatch-edge': 'CanvasText',
  shadow: '0 0 0 1px CanvasText',
  'status-line': 'CanvasText',
}

/** No animations and no transitions. */
export const REDUCED_MOTION: Values = { fast: '0ms', slow: '0ms', pulse: '0s', spin: '0s' }

/** Taller controls and rows for touch. */
export const COARSE_POINTER: Values = {
  control: 'var(--sw-control-coarse)',
  'control-small': '2.25rem',
  'control-large': '2.75rem',
  row: '2.75rem',
  'row-compact': '2.5rem',
}

/** Less side padding on a phone. */
export const NARROW: Values = { gutter: 'var(--sw-space-3)' }
