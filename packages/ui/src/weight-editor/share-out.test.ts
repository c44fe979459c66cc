import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenSplit, restFor, scaleToWhole, type Share } from './share-out'
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

/** What is wrong with a set that was shared out; one look at ten thousand sets must be quick. */
function faultsOf(set: readonly Share[], result: readonly number[]): string[] {
  const faults: string[] = []
  if (add(result) !== WHOLE) faults.push('the sum is not 100')
  // What the owner is given are weights, not ten-thousandths.
  if (add(result.map((units) => toUnits(fromUnits(units)))) !== WHOLE) faults.push('the weights are not 100')
  if (!result.every((units) => Number.isInteger(units) && units >= 0 && units <= WHOLE)) faults.push('out of range')
  if (set.some((one, row) => one.isLocked && result[row] !== one.units)) faults.push('a locked row has changed')
  return faults
}

describe('Even split', () => {
  it('ends at exactly 100, and leaves what is locked as it is', () => {
    fc.assert(
      fc.property(shares, (set) => {
        const result = evenSplit(set)
        if (typeof result === 'string') {
          expect(result).toBe(set.every((one) => one.isLocked) ? 'locked' : 'full')
          expect(result === 'locked' || lockedSum(set) > WHOLE).toBe(true)
          return
        }
        const given = result.filter((_, row) => !set[row]?.isLocked)
        const faults = faultsOf(set, result)
        if (Math.max(...given) - Math.min(...given) > 1) faults.push('not even')
        if (given.some((units, at) => units > (given[at - 1] ?? WHOLE)))
          faults.push('the leftover is not with the first')
        expect(faults).toEqual([])
      }),
      SETS,
    )
  })

  it('gives the leftover to the first rows', () => {
    expect(evenSplit([free(0), free(0), free(0)])).toEqual([333_334, 333_333, 333_333])
    expect(evenSplit([locked(400_000), free(1), free(2)])).toEqual([400_000, 300_000, 300_000])
  })

  it('writes over what cannot be read, but not over what is locked', () => {
    expect(evenSplit([free(Number.NaN), free(-5)])).toEqual([500_000, 500_000])
    expect(evenSplit([locked(Number.NaN), free(0)])).toBe('unread')
    expect(evenSplit([])).toBe('locked')
  })
})

describe('Scale to 100', () => {
  it('ends at exactly 100, leaves what is locked as it is, and zeros zero', () => {
    fc.assert(
      fc.property(shares, (set) => {
        const result = scaleToWhole(set)
        if (typeof result === 'string') {
          const hasFree = set.some((one) => !one.isLocked)
          const isZero = set.every((one) => one.isLocked || one.units === 0)
          expect(result).toBe(!hasFree ? 'locked' : lockedSum(set) > WHOLE ? 'full' : isZero ? 'zero' : 'none')
          return
        }
        const faults = faultsOf(set, result)
        const left = WHOLE - lockedSum(set)
        const total = add(set.filter((one) => !one.isLocked).map((one) => one.units))
        for (const [row, { units, isLocked }] of set.entries()) {
          const scaled = result[row] ?? Number.NaN
          if (units === 0 && scaled !== 0) faults.push('a zero has changed')
          // Nobody is a whole ten-thousandth from the exact share.
          if (!isLocked && total > 0 && !(Math.abs(scaled - (units * left) / total) < 1))
            faults.push('not in proportion')
        }
        expect(faults).toEqual([])
      }),
      SETS,
    )
  })

  it('changes nothing that is 100 already', () => {
    fc.assert(
      fc.property(shares, (set) => {
        const once = scaleToWhole(set)
        if (typeof once === 'string') return
        const again = scaleToWhole(set.map((one, row) => ({ ...one, units: once[row] ?? 0 })))
        expect(again).toEqual(once)
      }),
    )
  })

  it('gives what rounding leaves to those that lost most, then to the first', () => {
    expect(scaleToWhole([free(10_000), free(10_000), free(10_000)])).toEqual([333_334, 333_333, 333_333])
    expect(scaleToWhole([free(10_000), free(0), free(20_000)])).toEqual([333_333, 0, 666_667])
  })

  it('is exact with numbers beyond those that are', () => {
    const huge = 9_007_199_254_740_000
    expect(scaleToWhole([free(huge / 2), free(huge / 2)])).toEqual([500_000, 500_000])
  })

  it('says why it cannot', () => {
    expect(scaleToWhole([free(0), locked(10)])).toBe('zero')
    expect(scaleToWhole([free(Number.NaN), free(10)])).toBe('unread')
    expect(scaleToWhole([free(-1), free(10)])).toBe('unread')
    expect(scaleToWhole([free(1), locked(WHOLE + 1)])).toBe('full')
    expect(scaleToWhole([free(0), locked(WHOLE)])).toEqual([0, WHOLE])
  })
})

describe('the rest', () => {
  it('makes 100 of all, or says why it cannot', () => {
    fc.assert(
      fc.property(shares, fc.nat(), (set, number) => {
        const row = number % set.length
        const rest = restFor(set, row)
        const others = add(set.map((one, at) => (at === row ? 0 : one.units)))
        if (typeof rest === 'number') expect(others + rest).toBe(WHOLE)
        else expect(rest).toBe(set[row]?.isLocked ? 'locked' : others > WHOLE ? 'full' : 'none')
      }),
      SETS,
    )
  })

  it('does not guess what cannot be read', () => {
    expect(restFor([free(0), free(Number.NaN)], 0)).toBe('unread')
    expect(restFor([free(0), free(Number.NaN)], 1)).toBe(WHOLE)
    expect(restFor([], 0)).toBe('locked')
  })
})
