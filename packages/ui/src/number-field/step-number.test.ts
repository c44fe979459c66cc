import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from './parse-number'
import { getLimitProblem, stepNumber } from './step-number'

const tenths = fc.integer({ min: -1_000_000, max: 1_000_000 })

describe('a step', () => {
  it('does not drift', () => {
    let value = 0
    for (let count = 0; count < 1000; count += 1) value = stepNumber(value, 1, { step: 0.1 })
    expect(value).toBe(100)
    expect(stepNumber(0.1, 2, { step: 0.1 })).toBe(0.3)
    expect(stepNumber(1.005, 1, { step: 0.005 })).toBe(1.01)
  })

  it('returns to the initial value', () => {
    fc.assert(
      fc.property(
        tenths,
        fc.integer({ min: 1, max: 1000 }),
        fc.constantFrom(0.1, 0.01, 0.5, 1, 5),
        (n, steps, step) => {
          const value = Number((n * step).toFixed(2))
          const away = stepNumber(value, steps, { step })
          expect(stepNumber(away, -steps, { step })).toBe(value)
          expect(formatNumber(away).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(2)
        },
      ),
    )
  })

  it('never leaves the limits', () => {
    fc.assert(
      fc.property(tenths, tenths, tenths, fc.integer({ min: -50, max: 50 }), (a, b, c, steps) => {
        const [min, max] = [Math.min(a, b) / 10, Math.max(a, b) / 10]
        const next = stepNumber(c / 10, steps, { min, max, step: 0.1 })
        expect(next).toBeGreaterThanOrEqual(min)
        expect(next).toBeLessThanOrEqual(max)
      }),
    )
  })

  it('moves a value between two steps to the next step', () => {
    expect(stepNumber(7, 1, { step: 5 })).toBe(10)
    expect(stepNumber(7, -1, { step: 5 })).toBe(5)
    expect(stepNumber(7, 2, { step: 5, min: 1 })).toBe(16)
  })

  it('stops at the last step before the maximum', () => {
    expect(stepNumber(9, 1, { min: 0, max: 10, step: 3 })).toBe(9)
    expect(stepNumber(40, 1, { min: 0, max: 10, step: 3 })).toBe(9)
  })

  it('starts an empty field at the limit in the opposite direction', () => {
    expect(stepNumber(null, 1, { min: 5, max: 10 })).toBe(5)
    expect(stepNumber(null, -1, { min: 5, max: 10 })).toBe(10)
    expect(stepNumber(null, 1, {})).toBe(0)
    expect(stepNumber(Number.NaN, 1, { max: -4 })).toBe(-4)
  })

  it('still moves beyond the safe integers', () => {
    expect(stepNumber(2 ** 60, 1, { step: 2 ** 20 })).toBe(2 ** 60 + 2 ** 20)
  })
})

describe('the limits', () => {
  it('report what is wrong with a number', () => {
    expect(getLimitProblem(1.5, {}, true)).toBe('fraction')
    expect(getLimitProblem(1.5, {}, false)).toBeNull()
    expect(getLimitProblem(-1, { min: 0 }, true)).toBe('small')
    expect(getLimitProblem(501, { max: 500 }, true)).toBe('large')
    expect(getLimitProblem(500, { min: 500, max: 500 }, true)).toBeNull()
  })
})
