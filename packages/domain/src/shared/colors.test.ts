import { describe, expect, it } from 'vitest'
import { isOpacity, isStoredColor, OPACITY, SiteColors } from './colors'

describe('an opacity', () => {
  it('runs from 0 to 1 in steps of 0.1 [CONS2-24, MAP-03]', () => {
    expect(OPACITY).toEqual({ min: 0, max: 1, step: 0.1 })
  })

  it.each([
    [0, true],
    [0.4, true],
    [1, true],
    [-0.1, false],
    [1.1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%s is stored: %s [MAP-04]', (value, isStored) => {
    expect(isOpacity(value)).toBe(isStored)
  })
})

describe('the color of a phase, a site or its border', () => {
  it.each([
    ['#4682b4', true],
    ['#4682B4', true],
    ['4682b4', false],
    ['#abc', false],
    ['#4682b4ff', false],
    ['steelblue', false],
    ['', false],
  ])('%j is stored: %s [MAP-02, WF-45]', (text, isStored) => {
    expect(isStoredColor(text)).toBe(isStored)
  })
})

describe('how a site is drawn', () => {
  it('is refused as a whole, each field with its sentence, when one is out of range [MAP-04]', () => {
    const drawn = { siteColor: '#4682B4', siteOpacity: 0.4, borderColor: '#000000', borderOpacity: 1 }
    expect(SiteColors.parse(drawn)).toEqual(drawn)
    const refused = SiteColors.safeParse({ ...drawn, siteColor: 'blue', siteOpacity: 1.1, borderOpacity: Number.NaN })
    expect(refused.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'siteColor: Please enter a color.',
      'siteOpacity: Please enter an opacity from 0 to 1.',
      'borderOpacity: Please enter an opacity from 0 to 1.',
    ])
  })
})
