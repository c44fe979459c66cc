import { NAMED_COLORS } from './color-names'

/**
 * Parses a color of six hexadecimal digits or three, in any case, with or without #.
 * @returns # and six capital digits; null for anything else
 */
export function parseColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toUpperCase()
  if (digits === undefined) return null
  return `#${digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&')}`
}

/** A point in the OKLab space, where equal distances look equal. */
type Lab = readonly [number, number, number]

/** Converts a gamma-encoded channel to linear light. */
const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** @param color # and six digits */
function toLab(color: string): Lab {
  const number = Number.parseInt(color.slice(1), 16)
  const [r, g, b] = [linear(number >> 16), linear((number >> 8) & 255), linear(number & 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const named = NAMED_COLORS.map(({ name, value }) => ({ name, lab: toLab(value) }))

/** The name of the most similar named color: "Steel blue"; null for a text that is not a color. */
export function getColorName(text: string): string | null {
  const color = parseColor(text)
  if (color === null) return null
  const lab = toLab(color)
  let nearest = { name: '', distance: Infinity }
  for (const { name, lab: other } of named) {
    const distance = Math.hypot(lab[0] - other[0], lab[1] - other[1], lab[2] - other[2])
    if (distance < nearest.distance) nearest = { name, distance }
  }
  return nearest.name
}

/** A color as a text: "Steel blue, #…"; the text itself if it is not a color. */
export function describeColor(text: string, name: string | null = getColorName(text)): string {
  const color = parseColor(text)
  return color === null ? text : `${name}, ${color}`
}
