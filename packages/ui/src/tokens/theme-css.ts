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

/**
 * CSS in a cascade layer of the design system. Styles of an application are in no layer and win over it. The brand of `createTheme`
 * wins over the tokens.
 */
export const inLayer = (layer: 'tokens' | 'base' | 'brand', css: string): string =>
  `@layer sitewright.tokens,sitewright.base,sitewright.brand;\n@layer sitewright.${layer}{\n${css}\n}\n`

const declare = (values: Readonly<Record<string, string>>, end = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--sw-${name}:${value}${end};`)
    .join('')

/** No specificity, so that `:root{--sw-accent:…}` of an application wins in every theme. */
const rule = (selector: string, declarations: string): string => `:where(${selector}){${declarations}}`

/** Matches while no theme is chosen. */
const NO_THEME = ':root:not([data-theme])'
/** What a person needs wins over what an application declares, which is only possible with `!important`. */
const FIRM = ' !important'

/**
 * The custom properties of all themes, as CSS.
 *
 * A theme is an attribute on the root or on any element: `<html data-theme="dark">`. Without it, the theme follows
 * prefers-color-scheme and prefers-contrast. `data-motion="reduce"` on the root is equivalent to prefers-reduced-motion.
 */
export function themeCss(
  palettes: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = PALETTES,
  scale: Values = SCALE,
  layer: 'tokens' | 'brand' = 'tokens',
): string {
  const theme = (name: ThemeName): string => `color-scheme:${COLOR_SCHEME[name]};${declare(palettes[name])}`
  const system = (query: string, name: ThemeName): string => `@media ${query}{${rule(NO_THEME, theme(name))}}`
  const rules = [
    rule(':root', declare(scale)),
    rule(":root,[data-theme='light']", theme('light')),
    ...(['dark', 'contrast', 'contrast-dark'] as const).map((name) => rule(`[data-theme='${name}']`, theme(name))),
    system('(prefers-color-scheme: dark)', 'dark'),
    system('(prefers-contrast: more)', 'contrast'),
    system('(prefers-contrast: more) and (prefers-color-scheme: dark)', 'contrast-dark'),
    `@media (forced-colors: active){${rule(':root,[data-theme]', declare(FORCED_COLORS, FIRM))}}`,
    `@media (prefers-reduced-motion: reduce){${rule(':root', declare(REDUCED_MOTION, FIRM))}}`,
    rule(":root[data-motion='reduce']", declare(REDUCED_MOTION, FIRM)),
    `@media (pointer: coarse){${rule(':root', declare(COARSE_POINTER))}}`,
    `@media (max-width: 639px){${rule(':root', declare(NARROW))}}`,
  ]
  return inLayer(layer, rules.join('\n'))
}
