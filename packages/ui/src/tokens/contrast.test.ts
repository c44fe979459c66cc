import { describe, expect, it } from 'vitest'
import { CONTRAST_PAIRS, contrastRatio, luminance } from './contrast'
import { PALETTES, type ThemeName } from './themes'

const themes = Object.keys(PALETTES) as ThemeName[]

describe('the ratio', () => {
  it('is 21 between black and white, whichever comes first, and 1 of a color with itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 6)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 6)
    expect(contrastRatio('#7b8797', '#7b8797')).toBe(1)
  })

  it('gives the published value of a known gray', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('refuses a color that is not opaque and hexadecimal', () => {
    expect(() => luminance('rgb(0 0 0 / 0.5)')).toThrow(RangeError)
  })
})

describe.each(themes)('the theme %s', (theme) => {
  it.each(CONTRAST_PAIRS)('can be read and seen: $ink on $ground is at least $least : 1', ({ ink, ground, least }) => {
    expect(contrastRatio(PALETTES[theme][ink], PALETTES[theme][ground])).toBeGreaterThanOrEqual(least)
  })
})

it('checks 74 pairs in each theme', () => {
  expect(CONTRAST_PAIRS).toHaveLength(74)
  expect(new Set(CONTRAST_PAIRS.map(({ ink, ground }) => `${ink} on ${ground}`)).size).toBe(74)
})
