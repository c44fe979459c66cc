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

/** Everything below applies only as long as nobody has chosen a theme. */
const UNCHOSEN = ':root:not([data-theme])'

/**
 * The custom properties of all themes as one text of CSS.
 *
 * A theme is an attribute, on the root or on any element inside it: `<html data-theme="dark">`. Without the attribute
 * the system decides, through prefers-color-scheme and prefers-contrast. `data-motion="reduce"` on the root does what
 * prefers-reduced-motion does.
 */
export function themeCss(): string {
  return [
    `:root{${declare(SCALE)}}`,
    `:root,[data-theme='light']{${theme('light')}}`,
    ...(['dark', 'contrast', 'contrast-dark'] as const).map((name) => `[data-theme='${name}']{${theme(name)}}`),
    `@media (prefers-color-scheme: dark){${UNCHOSEN}{${theme('dark')}}}`,
    `@media (prefers-contrast: more){${UNCHOSEN}{${theme('contrast')}}}`,
    `@media (prefers-contrast: more) and (prefers-color-scheme: dark){${UNCHOSEN}{${theme('contrast-dark')}}}`,
    // Doubled selectors: the system's colors win over any theme, whoever chose it.
    `@media (forced-colors: active){:root:root,[data-theme][data-theme]{${declare(FORCED_COLORS)}}}`,
    `@media (prefers-reduced-motion: reduce){:root{${declare(REDUCED_MOTION)}}}`,
    `:root[data-motion='reduce']{${declare(REDUCED_MOTION)}}`,
    `@media (pointer: coarse){:root{${declare(COARSE_POINTER)}}}`,
    `@media (max-width: 639px){:root{${declare(NARROW)}}}`,
  ].join('\n')
}
