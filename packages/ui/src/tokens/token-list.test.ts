import { describe, expect, it } from 'vitest'
import { COARSE_POINTER, FORCED_COLORS, PALETTES, SCALE, THEMES } from './themes'
import { TOKENS } from './token-list'
import { tokensJson } from './tokens-json'

describe('the published list of properties', () => {
  it('has every token once, with a meaning and its value in each theme', () => {
    const names = [...Object.keys(SCALE), ...Object.keys(PALETTES.light)]
    expect(TOKENS.map(({ name }) => name)).toEqual(names)
    for (const { meaning, values } of TOKENS) {
      expect(meaning).toMatch(/^[A-Z]/)
      expect(Object.keys(values)).toEqual([...THEMES])
    }
    expect(TOKENS.find(({ name }) => name === 'accent')?.values.dark).toBe(PALETTES.dark.accent)
    expect(TOKENS.find(({ name }) => name === 'radius')?.property).toBe('--sw-radius')
  })

  it('has the tokens that a media query changes', () => {
    const names = new Set<string>(TOKENS.map(({ name }) => name))
    for (const name of [...Object.keys(FORCED_COLORS), ...Object.keys(COARSE_POINTER)]) expect(names).toContain(name)
  })
})

/** What the format of the Design Tokens Community Group (2025.10) says of the values of each type in use. */
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isShare = (value: unknown) => isNumber(value) && Number(value) >= 0 && Number(value) <= 1
const isUnit = (value: unknown, units: readonly string[]) => {
  const { value: number, unit, ...rest } = value as { value: unknown; unit: string }
  return isNumber(number) && units.includes(unit) && Object.keys(rest).length === 0
}
const isColor = (value: unknown) => {
  const { colorSpace, components, alpha, hex } = value as Record<string, unknown>
  const isTriple = Array.isArray(components) && components.length === 3 && components.every(isShare)
  return colorSpace === 'srgb' && isTriple && isShare(alpha) && /^#[\da-f]{6}$/.test(String(hex))
}
const isLength = (value: unknown) => isUnit(value, ['px', 'rem'])
const RULES: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isLength,
  duration: (value) => isUnit(value, ['ms', 's']),
  number: isNumber,
  fontFamily: (value) => Array.isArray(value) && value.every((font) => typeof font === 'string' && font !== ''),
  fontWeight: (value) => isNumber(value) && Number(value) >= 1 && Number(value) <= 1000,
  cubicBezier: (value) => {
    const [x1, y1, x2, y2, ...others] = value as unknown[]
    return [x1, y1, x2, y2].every(isNumber) && isShare(x1) && isShare(x2) && others.length === 0
  },
  shadow: (value) =>
    (value as Record<string, unknown>[]).every(({ color, ...lengths }) => {
      const hasAll = Object.keys(lengths).join() === 'offsetX,offsetY,blur,spread'
      return isColor(color) && hasAll && Object.values(lengths).every(isLength)
    }),
}

/** What a file of tokens has wrong, by the path of the token. */
function formatFaults(file: object): string[] {
  return Object.entries(file).flatMap(([group, tokens]) =>
    Object.entries(tokens as Record<string, Record<string, unknown>>).flatMap(([name, token]) => {
      const path = `${group}.${name}`
      const { $type, $value, $description, ...rest } = token
      if (/^\$|[{}.]/.test(name) || Object.keys(rest).length > 0 || typeof $description !== 'string') return path
      const alias = /^\{(.*)\}$/.exec(typeof $value === 'string' ? $value : '')?.[1]?.split('.')
      if (alias === undefined) return RULES[String($type)]?.($value) === true ? [] : path
      const [targetGroup = '', targetName = ''] = alias
      const target = (file as Record<string, Record<string, { $type: unknown }>>)[targetGroup]?.[targetName]
      return target?.$type === $type ? [] : path
    }),
  )
}

describe('tokens.json', () => {
  it('follows the format of the Design Tokens Community Group in each theme', () => {
    const file = JSON.parse(JSON.stringify(tokensJson())) as object
    expect(Object.keys(file)).toEqual(['scale', ...THEMES])
    expect(formatFaults(file)).toEqual([])
  })

  it('has all tokens but those that the format can not express', () => {
    const missing = THEMES.flatMap((theme) =>
      TOKENS.filter(({ name }) => !(name in tokensJson()[theme]) && !(name in tokensJson().scale)).map(
        ({ name, values }) => `${theme} ${name} ${values[theme]}`,
      ),
    )
    expect(missing).toEqual(['contrast status-line currentColor', 'contrast-dark status-line currentColor'])
  })

  it.each([
    { scale: { radius: { $type: 'dimension', $value: '6px', $description: 'Radius' } } },
    { scale: { radius: { $type: 'dimension', $value: { value: 1, unit: 'em' }, $description: 'Radius' } } },
    { light: { accent: { $type: 'color', $value: '#123456', $description: 'Fill' } } },
    { light: { accent: { $type: 'color', $value: '{scale.missing}', $description: 'Fill' } } },
    { light: { $accent: { $type: 'number', $value: 1, $description: 'Fill' } } },
  ])('would find the fault of %j', (file) => {
    expect(formatFaults(file)).toHaveLength(1)
  })
})
