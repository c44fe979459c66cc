import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, parseNumber } from './parse-number'

const read = (text: string, isInteger = false) => {
  const parsed = parseNumber(text, { isInteger })
  return parsed.kind === 'number' ? parsed.value : parsed.kind === 'empty' ? null : parsed.problem
}

/** Numbers that users type: up to twelve digits, up to six of them behind the point. */
const typed = fc
  .record({
    digits: fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
    places: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ digits, places }) => digits / 10 ** places)

const grouped = (value: number, separator: string, mark: string): string => {
  const [whole = '', part] = formatNumber(value).split('.')
  const groups = whole.replaceAll(/\B(?=(\d{3})+$)/g, separator)
  return part === undefined ? groups : `${groups}${mark}${part}`
}

describe('a typed number', () => {
  it.each([
    ['12', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['-3', -3],
    ['−3', -3],
    ['- 3', -3],
    ['+3', 3],
    ['007', 7],
    ['1.50', 1.5],
    ['1 234', 1234],
    ['1 234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1.234', 1.234],
    ['0,125', 0.125],
    ['１２', 12],
    ['  ', null],
    ['-0', 0],
  ])('%s is %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each([
    'a',
    '1a',
    '1e5',
    '--1',
    '-',
    '.',
    ',',
    '1 2',
    '12 34',
    '1,23,456',
    '1.2.3',
    '1,2,3',
    '0x10',
    'Infinity',
    '1-2',
  ])('%s is not a number', (text) => {
    expect(read(text)).toBe('unreadable')
  })

  it('is ambiguous if a comma can have either meaning', () => {
    expect(read('1,234')).toBe('ambiguous')
    expect(read('1,234', true)).toBe(1234)
    expect(read('1,2345')).toBe(1.2345)
  })

  it('is imprecise when it has more digits than a double can represent', () => {
    expect(read('9007199254740993')).toBe('imprecise')
    expect(read('0.12345678901234567890')).toBe('imprecise')
    expect(read('1'.repeat(400))).toBe('imprecise')
  })

  it('converts back to the same number, in any notation', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const zero = value === 0 ? 0 : value
        expect(read(formatNumber(zero))).toBe(zero)
        expect(read(grouped(zero, ' ', ','))).toBe(zero)
        expect(read(grouped(zero, '\u202F', '.'))).toBe(zero)
      }),
    )
  })

  it('never returns a number that is not finite, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = read(text)
        expect(typeof value !== 'number' || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

describe('a number as text', () => {
  it('has no exponent', () => {
    expect(formatNumber(1e21)).toBe('1000000000000000000000')
    expect(formatNumber(1.5e-7)).toBe('0.00000015')
    expect(formatNumber(-2.5e22)).toBe('-25000000000000000000000')
  })

  it('converts back to the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(formatNumber(value))).toBe(value === 0 ? 0 : value)
        expect(formatNumber(value)).toMatch(/^-?\d+(\.\d+)?$/)
      }),
    )
  })
})
