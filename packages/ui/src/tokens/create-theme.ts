import { CONTRAST_PAIRS, contrastRatio, isHexColor } from './contrast'
import { themeCss } from './theme-css'
import { PALETTES, SCALE, type Palette, type ThemeName, THEMES, type Values } from './themes'

export { CONTRAST_PAIRS, type ContrastPair, contrastRatio } from './contrast'
export { PALETTES, SCALE, type Palette, type ThemeName, type TokenName, type Values } from './themes'

/** Whether a text is a value, and ends neither its declaration nor its rule. */
function isCssValue(value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '' || /[;{}<>\\!\p{Cc}]|\/\*/u.test(value)) return false
  const count = (character: string) => value.split(character).length - 1
  return count('"') % 2 === 0 && count("'") % 2 === 0 && count('(') === count(')')
}

/** What a brand changes: tokens in `all` themes, and color roles of one. */
export interface ThemeOverrides extends Partial<Record<ThemeName, Partial<Palette>>> {
  /** Sizes, fonts and durations, and color roles that are the same in all themes. */
  all?: Values
}

const PAIRED = new Set<string>(CONTRAST_PAIRS.flatMap(({ foreground, background }) => [foreground, background]))

/** @returns what is wrong with the values of a theme, or with those of `all` themes */
function valueFaults(theme: string, values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const isRole = Object.hasOwn(PALETTES.light, name)
    if (!isRole && !(theme === 'all' && Object.hasOwn(SCALE, name))) return `${theme}: there is no token '${name}'`
    if (PAIRED.has(name)) return isHexColor(value) ? [] : `${theme}: ${name} must have the form #rrggbb, not '${value}'`
    return isCssValue(value) ? [] : `${theme}: '${value}' can't be the value of ${name}`
  })
}

/** @returns the pairs of a palette with too little contrast, with the ratio rounded down */
function contrastFaults(theme: ThemeName, palette: Palette): string[] {
  return CONTRAST_PAIRS.flatMap(({ foreground, background, minimum }) => {
    const [front, back] = [palette[foreground], palette[background]]
    const ratio = contrastRatio(front, back)
    const reached = (Math.floor(ratio * 100) / 100).toFixed(2)
    if (ratio >= minimum) return []
    return `${theme}: ${foreground} ${front} on ${background} ${back} has a contrast of ${reached}:1 and needs ${minimum}:1`
  })
}

/**
 * Makes the CSS of a brand, in a cascade layer above the tokens. Pass it to `ThemeStyles`, or serve it as a style sheet.
 * @throws {RangeError} naming each unknown theme and token, each wrong value, and each pair of colors with too little contrast
 */
export function createTheme({ all = {}, ...themes }: ThemeOverrides): string {
  const paletteOf = (theme: ThemeName): Palette => {
    const roles = Object.entries(all).filter(([name]) => Object.hasOwn(PALETTES.light, name))
    return { ...PALETTES[theme], ...Object.fromEntries(roles), ...themes[theme] }
  }
  const palettes = Object.fromEntries(THEMES.map((theme) => [theme, paletteOf(theme)])) as Record<ThemeName, Palette>
  const sizes = Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(SCALE, name)))
  const unknown = Object.keys(themes).filter((name) => !Object.hasOwn(PALETTES, name))
  let faults = [
    ...unknown.map((name) => `there is no theme '${name}'`),
    ...Object.entries({ all, ...themes }).flatMap(([name, values]) => valueFaults(name, values ?? {})),
  ]
  if (faults.length === 0) faults = THEMES.flatMap((theme) => contrastFaults(theme, palettes[theme]))
  if (faults.length > 0) throw new RangeError(`This theme can't be used:\n${faults.join('\n')}`)
  return themeCss(palettes, { ...SCALE, ...sizes }, 'brand')
}
