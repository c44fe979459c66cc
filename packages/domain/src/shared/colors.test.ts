import { describe, expect, it } from 'vitest'
import { isOpacity, isStoredColor, OPACITY } from './colors'

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
