import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRest, scaleToWhole, type Share, splitEvenly } from './share-out'
import { fromUnits, toUnits, WHOLE } from './weights'

const SETS = { numRuns: 10_000 }

const share = fc.record({
  units: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: WHOLE }), fc.integer({ min: 0, max: 40 })),
  isLocked: fc.boolean(),
})
const shares = fc.array(share, { minLength: 1, maxLength: 40 })
const free = (units: number): Share => ({ units, isLocked: false })
const locked = (units: number): Share => ({ units, isLocked: true })
const add = (units: readonly number[]): number => units.reduce((all, one) => all + one, 0)
const lockedSum = (set: readonly Share[]): number => add(set.filter((one) => one.isLocked).map((one) => one.units))

/** Finds the faults of a result. One call instead of many assertions, because ten thousand sets are checked. */
function findFaults(set: readonly Share[], result: readonly number[]): string[] {
  const faults: string[] = []
  if (add(result) !== WHOLE) faults.push('the sum is not 100')
  // The caller receives weights, not ten-thousandths.
  if (add(result.map((units) => toUnits(fromUnits(units)))) !== WHOLE) faults.push('the weights are not 100')
  if (!result.every((units) => Number.isInteger(units) && units >= 0 && units <= WHOLE)) faults.push('out of range')
  if (set.some((one, row) => one.isLocked && result[row] !== one.units)) faults.push('a locked row has changed')
  return faults
}

describe('Even split', () => {
  it('ends at exactly 100, and leaves locked rows unchanged', () => {
    fc.assert(
      fc.property(shares, (set) => {
        const result = splitEvenly(set)
        if (typeof result === 'string') {
          expect(result).toBe(set.every((one) => one.isLocked) ? 'locked' : 'full')
          expect(result === 'locked' || lockedSum(set) > WHOLE).toBe(true)
          return
        }
        const shared = result.filter((_, row) => !set[row]?.isLocked)
        const faults = findFaults(set, result)
        if (Math.max(...shared) - Math.min(...shared) > 1) faults.push('not even')
        if (shared.some((units, at) => units > (shared[at - 1] ?? WHOLE)))
          faults.push('the remainder is not with the first rows')
        expect(faults).toEqual([])
      }),
      SETS,
    )
  })

  it('gives the remainder to the first rows', () => {
    expect(splitEvenly([free(0), free(0), free(0)])).toEqual([333_334, 333_333, 333_333])
    expect(splitEvenly([locked(400_000), free(1), free(2)])).toEqual([400_000, 300_000, 300_000])
  })

  it('replaces invalid weights, but not locked ones', () => {
    expect(splitEvenly([free(Number.NaN), free(-5)])).toEqual([500_000, 500_000])
    expect(splitEvenly([locked(Number.NaN), free(0)])).toBe('invalid')
    expect(splitEvenly([])).toBe('locked')
  })
})

describe('Scale to 100', () => {
  it('ends at exactly 100, leaves locked rows unchanged, and zeros zero', () => {
    fc.assert(
      fc.property(shares, (set) => {
        const result = scaleToWhole(set)
        if (typeof result === 'string') {
          const hasFree = set.some((one) => !one.isLocked)
          const isZero = set.every((one) => one.isLocked || one.units === 0)
          expect(result).toBe(!hasFree ? 'locked' : lockedSum(set) > WHOLE ? 'full' : isZero ? 'zero' : 'none')
          return
        }
        const faults = findFaults(set, result)
        const left = WHOLE - lockedSum(set)
        const total = add(set.filter((one) => !one.isLocked).map((one) => one.units))
        for (const [row, { units, isLocked }] of set.entries()) {
          const scaled = result[row] ?? Number.NaN
          if (units === 0 && scaled !== 0) faults.push('a zero has changed')
          // No row is a whole ten-thousandth from its exact share.
          if (!isLocked && total > 0 && !(Math.abs(scaled - (units * left) / total) < 1))
            faults.push('not in proportion')
        }
        expect(faults).toEqual([])
      }),
      SETS,
    )
  })

  it('does not change weights that are already 100', () => {
    fc.assert(
      fc.property(shares, (set) => {
        const once = scaleToWhole(set)
        if (typeof once === 'string') return
        const again = scaleToWhole(set.map((one, row) => ({ ...one, units: once[row] ?? 0 })))
        expect(again).toEqual(once)
      }),
    )
  })

  it('gives the remainder to the rows that rounding reduced the most, then to the first rows', () => {
    expect(scaleToWhole([free(10_000), free(10_000), free(10_000)])).toEqual([333_334, 333_333, 333_333])
    expect(scaleToWhole([free(10_000), free(0), free(20_000)])).toEqual([333_333, 0, 666_667])
  })

  it('is exact beyond the safe integers', () => {
    const huge = 9_007_199_254_740_000
    expect(scaleToWhole([free(huge / 2), free(huge / 2)])).toEqual([500_000, 500_000])
  })

  it('returns why it cannot scale', () => {
    expect(scaleToWhole([free(0), locked(10)])).toBe('zero')
    expect(scaleToWhole([free(Number.NaN), free(10)])).toBe('invalid')
    expect(scaleToWhole([free(-1), free(10)])).toBe('invalid')
    expect(scaleToWhole([free(1), locked(WHOLE + 1)])).toBe('full')
    expect(scaleToWhole([free(0), locked(WHOLE)])).toEqual([0, WHOLE])
  })
})

describe('the rest', () => {
  it('makes the sum 100, or returns why it cannot', () => {
    fc.assert(
      fc.property(shares, fc.nat(), (set, number) => {
        const row = number % set.length
        const rest = findRest(set, row)
        const otherSum = add(set.map((one, at) => (at === row ? 0 : one.units)))
        if (typeof rest === 'number') expect(otherSum + rest).toBe(WHOLE)
        else expect(rest).toBe(set[row]?.isLocked ? 'locked' : otherSum > WHOLE ? 'full' : 'none')
      }),
      SETS,
    )
  })

  it('does not guess a weight that is not a number', () => {
    expect(findRest([free(0), free(Number.NaN)], 0)).toBe('invalid')
    expect(findRest([free(0), free(Number.NaN)], 1)).toBe(WHOLE)
    expect(findRest([], 0)).toBe('locked')
  })
})
