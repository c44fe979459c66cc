import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampToRange,
  getShare,
  getSliderError,
  isOnSlider,
  findSliderValue,
  SLIDER_LABELS,
  type SliderLabels,
} from './slider-value'
import { getEnglish } from '../locale/english'
import { ENGLISH_NOTATION } from '../number-field/number-notation'

const OPACITY = { min: 0, max: 1, step: 0.1 }

describe('a number on a slider', () => {
  it('is on a step from the minimum to the maximum', () => {
    for (const value of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
      expect(isOnSlider(value, OPACITY)).toBe(true)
    for (const value of [-0.1, 1.1, 0.45, 0.30000000000000004, Number.NaN, null]) {
      expect(isOnSlider(value, OPACITY)).toBe(false)
    }
  })

  it('is on every step without a rounding error', () => {
    const steps = fc.constantFrom(0.1, 0.01, 0.25, 0.5, 1, 5)
    fc.assert(
      fc.property(steps, fc.nat({ max: 1000 }), fc.integer({ min: -50, max: 50 }), (step, count, min) => {
        const range = { min, max: min + 1000 * step, step }
        const value = Number((min + count * step).toFixed(2))
        expect(isOnSlider(value, range)).toBe(true)
        expect(isOnSlider(value + step / 3, range)).toBe(false)
      }),
    )
  })
})

describe('the thumb', () => {
  it.each([
    [0.35, 0.35],
    [5, 1],
    [-5, 0],
    [Infinity, 1],
  ])('for the value %s is at %s', (value, at) => {
    expect(clampToRange(value, OPACITY)).toBe(at)
  })
})

describe('a typed number', () => {
  it.each([
    ['0.4', 0.4, undefined],
    ['', null, 'Enter a number from 0 to 1.'],
    ['half', Number.NaN, 'Enter a number, such as 12.5.'],
    ['-1', -1, 'Must be at least 0.'],
    ['1.1', 1.1, 'Must be at most 1.'],
    ['0.45', 0.45, 'Must be in steps of 0.1.'],
  ])('%j: %s', (text, value, error) => {
    expect(getSliderError(text, value, OPACITY, getEnglish<SliderLabels>(SLIDER_LABELS), ENGLISH_NOTATION)).toBe(error)
  })
})

describe('the filled part of the track', () => {
  it('is always between 0 and 1', () => {
    expect(getShare(0.25, OPACITY)).toBe(0.25)
    expect(getShare(7, OPACITY)).toBe(1)
    expect(getShare(-7, OPACITY)).toBe(0)
    expect(getShare(3, { min: 3, max: 3, step: 1 })).toBe(0)
  })
})

describe('a key on a slider', () => {
  it.each([
    ['ArrowRight', 0.2, 0.3],
    ['ArrowUp', 0.2, 0.3],
    ['ArrowLeft', 0.2, 0.1],
    ['ArrowDown', 0, 0],
    ['PageUp', 1, 1],
    ['PageDown', 0.2, 0.1],
    ['Home', 0.2, 0],
    ['End', 0.2, 1],
    ['a', 0.2, null],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(findSliderValue(key, from, OPACITY, false)).toBe(to)
  })

  it('is reversed in right-to-left text', () => {
    expect(findSliderValue('ArrowRight', 0.2, OPACITY, true)).toBe(0.1)
    expect(findSliderValue('ArrowUp', 0.2, OPACITY, true)).toBe(0.3)
  })

  it('moves a tenth of a long range for a page', () => {
    expect(findSliderValue('PageUp', 0, { min: 0, max: 100, step: 1 }, false)).toBe(10)
  })

  it('never leaves the values of the slider', () => {
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End')
    const step = fc.constantFrom(0.1, 0.25, 0.3, 1, 7)
    fc.assert(
      fc.property(fc.array(key), step, fc.integer({ min: -9, max: 9 }), (keys, step, min) => {
        const range = { min, max: min + 20, step }
        let at = min
        for (const pressed of keys) {
          at = findSliderValue(pressed, at, range, false) ?? at
          expect(isOnSlider(at, range)).toBe(true)
        }
      }),
    )
  })
})
