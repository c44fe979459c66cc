import { SCALE, type TokenName } from './themes'

/** The types that tokens have in the format of the Design Tokens Community Group, version 2025.10. */
export type DesignTokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'number'
  | 'fontFamily'
  | 'fontWeight'
  | 'cubicBezier'
  | 'shadow'

/** A token in that format. */
export interface DesignToken {
  $type: DesignTokenType
  $value: unknown
  $description?: string
}

/** A number with a unit. */
function measure(value: string, units: RegExp): { value: number; unit: string } | undefined {
  const [, number = '', unit = ''] = /^(-?[\d.]+)([a-z]*)$/.exec(value) ?? []
  if (number === '') return undefined
  return units.test(unit) ? { value: Number(number), unit } : undefined
}

/** A color of the forms `#rrggbb`, `rgb(r g b / a)` and `transparent`. */
function color(value: string): object | undefined {
  if (value === 'transparent') return color('rgb(0 0 0 / 0)')
  const hex = /^#(..)(..)(..)$/.exec(value)?.slice(1)
  const [, red, green, blue, alpha = '1'] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value) ?? []
  const channels = hex?.map((part) => Number.parseInt(part, 16)) ?? [red, green, blue].map(Number)
  if (channels.some(Number.isNaN)) return undefined
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: Number(alpha),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** A shadow with its layers: `0 1px 2px #000000, …`. */
function shadow(value: string): object[] | undefined {
  const layers = value.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, sizes = '', paint = ''] = /^([-\d.a-z ]+) (rgb\(.*\)|#\w+)$/.exec(layer) ?? []
    const [x = '', y = '', blur = '0', spread = '0'] = sizes.split(' ')
    const length = (size: string) => measure(size, /^(?:px|rem)$/) ?? { value: Number(size), unit: 'px' }
    return { color: color(paint), offsetX: length(x), offsetY: length(y), blur: length(blur), spread: length(spread) }
  })
  return layers.every((layer) => layer.color !== undefined) ? layers : undefined
}

/**
 * Writes the value of a token in the format of the Design Tokens Community Group.
 * @returns undefined for a value that the format can't express, such as `currentColor`
 */
export function toDesignToken(name: TokenName, value: string): DesignToken | undefined {
  const alias = /^var\(--sw-([a-z\d-]+)\)$/.exec(value)?.[1] as keyof typeof SCALE | undefined
  if (alias !== undefined) {
    const target = toDesignToken(alias, SCALE[alias])
    return target && { $type: target.$type, $value: `{scale.${alias}}` }
  }
  if (name.startsWith('font-'))
    return { $type: 'fontFamily', $value: value.split(', ').map((font) => font.replaceAll('"', '')) }
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) }
  const curve = /^cubic-bezier\((.*)\)$/.exec(value)?.[1]
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) }
  const candidates: [DesignTokenType, unknown][] = [
    ['color', color(value)],
    ['dimension', measure(value, /^(?:px|rem)$/)],
    ['duration', measure(value, /^m?s$/)],
    // The format has no em: the number is a share of the font size.
    ['number', measure(value, /^(?:em)?$/)?.value],
    ['shadow', shadow(value)],
  ]
  const [$type, $value] = candidates.find(([, result]) => result !== undefined) ?? []
  return $type && { $type, $value }
}
