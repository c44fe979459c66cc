import type { Palette } from './themes'

/** Converts an sRGB channel from 0 to 255 to linear light (WCAG 2.2, relative luminance). */
function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Whether a value is an opaque color of the form `#rrggbb`, of which a contrast can be computed. */
export const isHexColor = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/**
 * Relative luminance of an opaque color, 0 (black) to 1 (white).
 * @throws RangeError if the color does not have the form `#rrggbb`
 */
export function luminance(hex: string): number {
  if (!isHexColor(hex)) throw new RangeError(`Not a color of the form #rrggbb: ${hex}`)
  const channel = (from: number): number => toLinear(Number.parseInt(hex.slice(from, from + 2), 16))
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast ratio of two opaque colors, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A foreground role, a background role, and the minimum contrast between them. */
export interface ContrastPair {
  foreground: keyof Palette
  background: keyof Palette
  /** 4.5 for text (WCAG 1.4.3), 3 for outlines, icons and the focus ring (WCAG 1.4.11). */
  minimum: 4.5 | 3
}

const pairs = (minimum: 4.5 | 3, foregrounds: (keyof Palette)[], backgrounds: (keyof Palette)[]): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minimum })))

const status = (role: 'success' | 'warning' | 'danger' | 'info'): ContrastPair[] => [
  ...pairs(4.5, [role], ['surface', 'canvas', 'raised', 'hover', `${role}-subtle`]),
  ...pairs(4.5, ['text', 'text-muted'], [`${role}-subtle`]),
]

/** All color pairs in use. Add a new pair here before a component uses it. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs(
    4.5,
    ['text', 'text-muted', 'accent-text'],
    ['canvas', 'surface', 'raised', 'sunken', 'hover', 'accent-subtle'],
  ),
  ...status('success'),
  ...status('warning'),
  ...status('danger'),
  ...status('info'),
  ...pairs(4.5, ['text-on-accent'], ['accent', 'accent-hover', 'danger-solid', 'danger-solid-hover']),
  ...pairs(4.5, ['text-on-highlight'], ['highlight']),
  ...pairs(
    3,
    ['border-strong', 'focus', 'accent'],
    ['canvas', 'surface', 'raised', 'sunken', 'hover', 'accent-subtle'],
  ),
  ...pairs(3, ['highlight-line'], ['surface', 'canvas', 'raised', 'hover']),
  ...pairs(3, ['danger-solid'], ['raised']),
]
