import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLevel, toPercent } from './share'

describe('the share of a maximum', () => {
  it('is in whole percent', () => {
    expect(toPercent(6, 10)).toBe(60)
    expect(toPercent(14, 15)).toBe(93)
    expect(toPercent(0, 15)).toBe(0)
  })

  it('is null without a maximum, and when nothing of 0 is used', () => {
    expect(toPercent(60, null)).toBeNull()
    expect(toPercent(0, 0)).toBeNull()
    expect(toPercent(Number.NaN, 10)).toBeNull()
    expect(toPercent(1, -1)).toBeNull()
  })

  it('is over 100 when anything of 0 is used', () => {
    expect(toPercent(1, 0)).toBe(101)
  })

  it('is 100 only when exactly the maximum is used', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (used, max) => {
        const percent = toPercent(used, max) ?? -1
        expect(Math.sign(percent - 100)).toBe(Math.sign(used - max))
        expect(percent).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it('is near from 90 percent, and over above 100', () => {
  expect([0, 89, 90, 100, 101].map((percent) => findLevel(percent))).toEqual([
    'normal',
    'normal',
    'near',
    'near',
    'over',
  ])
  expect(findLevel(80, 75)).toBe('near')
})
