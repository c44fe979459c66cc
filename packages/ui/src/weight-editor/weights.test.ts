import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWeight, fromUnits, parseWeight, stepWeight, toUnits, WHOLE } from './weights'

const unit = fc.integer({ min: 0, max: WHOLE })

describe('a typed weight', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12,5 %', 12.5],
    ['12.5%', 12.5],
    ['% 12', 12],
    ['１２％', 12],
    ['  7 ', 7],
    ['.5', 0.5],
    [',5', 0.5],
    ['5,', 5],
    ['12,125', 12.125],
    ['1,234', 1.234],
    ['33.3334', 33.3334],
    ['-0', 0],
    ['100.0000', 100],
  ])('%s is %s', (text, value) => {
    expect(parseWeight(text)).toEqual({ value })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['twelve', 'unreadable'],
    ['%', 'unreadable'],
    ['12 kg', 'unreadable'],
    ['12%%', 'unreadable'],
    ['%12%%', 'unreadable'],
    [`1${' '.repeat(100_000)}x`, 'unreadable'],
    ['9'.repeat(100_000), 'unreadable'],
    ['1e2', 'unreadable'],
    ['=SUM(A1:A5)', 'unreadable'],
    ['#REF!', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['-0.0001', 'small'],
    ['−3', 'small'],
    ['100.0001', 'large'],
    ['1,234.5', 'large'],
    ['33.33333', 'fine'],
    [`33,${'3'.repeat(30)} %`, 'fine'],
    [`33.3${'0'.repeat(30)}1`, 'fine'],
    ['9'.repeat(30), 'large'],
    [`-${'9'.repeat(30)}`, 'small'],
    ['1e9', 'unreadable'],
    ['Infinity', 'unreadable'],
  ])('rejects %j: %s', (text, problem) => {
    expect(parseWeight(text).problem).toBe(problem)
  })

  it('parses a formatted weight with a comma, a percent sign or spaces', () => {
    fc.assert(
      fc.property(unit, (units) => {
        const text = formatWeight(fromUnits(units))
        expect(text).toMatch(/^\d{1,3}(\.\d{1,4})?$/)
        for (const written of [text, text.replace('.', ','), `${text} %`, ` ${text}%`]) {
          expect(parseWeight(written)).toEqual({ value: fromUnits(units) })
        }
      }),
    )
  })

  it('returns a valid weight or a problem for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { value, problem } = parseWeight(text)
        expect(problem !== undefined || (value >= 0 && value <= 100)).toBe(true)
      }),
    )
  })
})

describe('counting in ten-thousandths', () => {
  it('converts back to the same weight', () => {
    fc.assert(
      fc.property(unit, (units) => {
        expect(toUnits(fromUnits(units))).toBe(units)
      }),
    )
  })

  it('adds a thousand tenths to exactly 100', () => {
    let weight = 0
    for (let count = 0; count < 1000; count += 1) weight = stepWeight(weight, 0.1)
    expect(weight).toBe(100)
  })
})

describe('a step', () => {
  it('keeps the decimal places', () => {
    expect(stepWeight(12.5, 1)).toBe(13.5)
    expect(stepWeight(0.3, -0.1)).toBe(0.2)
  })

  it('ends at 0 and 100', () => {
    expect(stepWeight(95, 10)).toBe(100)
    expect(stepWeight(3, -5)).toBe(0)
    expect(stepWeight(150, -1)).toBe(100)
    expect(stepWeight(-5, 1)).toBe(0)
  })

  it('starts at 0 when the text is not a number', () => {
    expect(stepWeight(Number.NaN, 1)).toBe(1)
  })
})
