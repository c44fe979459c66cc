import {
  COARSE_POINTER,
  COLOR_SCHEME,
  FORCED_COLORS,
  NARROW,
  PALETTES,
  REDUCED_MOTION,
  SCALE,
  type ThemeName,
  type Values,
} from './themes'

const declare = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `--sw-${name}:${value};`)
    .join('')

const theme = (name: ThemeName): string => `color-scheme:${COLOR_SCHEME[name]};${declare(PALETTES[name])}`

/** Matches while no theme is chosen. */
const NO_THEME = ':root:not([data-theme])'

/**
 * The custom properties of all themes, as CSS.
 *
 * A theme is an attribute on the root or on any element: `<html data-theme="dark">`. Without it, the theme follows
 * prefers-color-scheme and prefers-contrast. `data-motion="reduce"` on the root is equivalent to prefers-reduced-motion.
 */
export function themeCss(): string {
  return [
    `:root{${declare(SCALE)}}`,
    `:root,[data-theme='light']{${theme('light')}}`,
    ...(['dark', 'contrast', 'contrast-dark'] as const).map((name) => `[data-theme='${name}']{${theme(name)}}`),
    `@media (prefers-color-scheme: dark){${NO_THEME}{${theme('dark')}}}`,
    `@media (prefers-contrast: more){${NO_THEME}{${theme('contrast')}}}`,
    `@media (prefers-contrast: more) and (prefers-color-scheme: dark){${NO_THEME}{${theme('contrast-dark')}}}`,
    // Doubled selectors, so that system colors override a chosen theme.
    `@media (forced-colors: active){:root:root,[data-theme][data-theme]{${declare(FORCED_COLORS)}}}`,
    `@media (prefers-reduced-motion: reduce){:root{${declare(REDUCED_MOTION)}}}`,
    `:root[data-motion='reduce']{${declare(REDUCED_MOTION)}}`,
    `@media (pointer: coarse){:root{${declare(COARSE_POINTER)}}}`,
    `@media (max-width: 639px){:root{${declare(NARROW)}}}`,
  ].join('\n')
}
