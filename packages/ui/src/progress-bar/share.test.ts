import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelOf, percentOf } from './share'

describe('the share of a limit', () => {
  it('is in whole percent', () => {
    expect(percentOf(6, 10)).toBe(60)
    expect(percentOf(14, 15)).toBe(93)
    expect(percentOf(0, 15)).toBe(0)
  })

  it('is not there without a limit, or of nothing at all', () => {
    expect(percentOf(60, null)).toBeNull()
    expect(percentOf(0, 0)).toBeNull()
    expect(percentOf(Number.NaN, 10)).toBeNull()
    expect(percentOf(1, -1)).toBeNull()
  })

  it('is over when anything is used of nothing', () => {
    expect(percentOf(1, 0)).toBe(101)
  })

  it('says 100 only of what is used up exactly', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (used, limit) => {
        const percent = percentOf(used, limit) ?? -1
        expect(Math.sign(percent - 100)).toBe(Math.sign(used - limit))
        expect(percent).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it('is near from 90 percent on, and over above 100', () => {
  expect([0, 89, 90, 100, 101].map((percent) => levelOf(percent))).toEqual(['normal', 'normal', 'near', 'near', 'over'])
  expect(levelOf(80, 75)).toBe('near')
})
