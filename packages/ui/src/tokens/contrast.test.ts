import { describe, expect, it } from 'vitest'
import { CONTRAST_PAIRS, contrastRatio, luminance } from './contrast'
import { PALETTES, type ThemeName } from './themes'

const themes = Object.keys(PALETTES) as ThemeName[]

describe('contrastRatio', () => {
  it('is 21 for black and white in both orders, and 1 for equal colors', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 6)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 6)
    expect(contrastRatio('#7b8797', '#7b8797')).toBe(1)
  })

  it('returns the published value for a known gray', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('rejects colors that are not opaque and hexadecimal', () => {
    expect(() => luminance('rgb(0 0 0 / 0.5)')).toThrow(RangeError)
  })
})

describe.each(themes)('the theme %s', (theme) => {
  it.each(CONTRAST_PAIRS)(
    'has a contrast of at least $minimum : 1 for $foreground on $background',
    ({ foreground, background, minimum }) => {
      expect(contrastRatio(PALETTES[theme][foreground], PALETTES[theme][background])).toBeGreaterThanOrEqual(minimum)
    },
  )
})

it('checks 74 pairs in each theme', () => {
  expect(CONTRAST_PAIRS).toHaveLength(74)
  expect(new Set(CONTRAST_PAIRS.map(({ foreground, background }) => `${foreground} on ${background}`)).size).toBe(74)
})
