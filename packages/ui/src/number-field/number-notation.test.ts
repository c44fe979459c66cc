import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWeight } from '../weight-editor/weights'
import { getMeanings } from './number-labels'
import { getNotation } from './number-notation'
import { formatPlain, parseNumber } from './parse-number'

const read = (text: string, locale: string, isInteger = false) => {
  const parsed = parseNumber(text, { notation: getNotation(locale), isInteger })
  return parsed.kind === 'number' ? parsed.value : parsed.kind === 'empty' ? null : parsed.problem
}

describe('a number in the notation of a language', () => {
  it.each([
    ['en-US', '1.234', 1.234],
    ['en-US', '1,234', 'ambiguous'],
    ['de', '1.234', 'ambiguous'],
    ['de', '1,234', 1.234],
    ['de', '1,5', 1.5],
    ['de', '1.5', 1.5],
    ['de', '1.234,5', 1234.5],
    ['de', '1.234.567', 1234567],
    ['de', '1 234,5', 1234.5],
    ['de-AT', '1\u00a0234,5', 1234.5],
    ['fr', '1\u202f234,5', 1234.5],
    ['fr', '1.234', 'ambiguous'],
    ['de-CH', '1’234.5', 1234.5],
    ['de-CH', '1.234', 1.234],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '1234.5', 1234.5],
    ['fa', '۱۲', 12],
    ['xx', '1.234', 1.234],
  ])('in %s, %s is %s', (locale, text, value) => {
    expect(read(text, locale)).toBe(value)
  })

  it('has a thousands separator if only whole numbers are allowed', () => {
    expect([read('1.234', 'de', true), read('1,234', 'en-US', true), read('1,234', 'de', true)]).toEqual([
      1234, 1234, 1.234,
    ])
  })

  it('is refused with its two meanings', () => {
    expect(getMeanings('1.234', getNotation('de'))).toEqual(['1234', '1,234'])
    expect(getMeanings(' -1,234 ', getNotation('en-US'))).toEqual(['-1234', '-1.234'])
  })

  it('reads back as the same number in every language', () => {
    const locale = fc.constantFrom('en-US', 'de', 'de-CH', 'fr', 'ar-EG', 'fa', 'hi', 'sv')
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((number) => Number(number.toPrecision(9)))
    fc.assert(
      fc.property(locale, value, (language, number) => {
        const text = formatPlain(number, getNotation(language))
        const parsed = read(text, language)
        // A fraction of three digits has two meanings only with the mark of another language.
        expect(parsed).toBe(number === 0 ? 0 : number)
      }),
    )
  })
})

describe('a weight in the notation of a language', () => {
  it.each([
    ['en-US', '12,345', { value: 12.345 }],
    ['de', '12,345', { value: 12.345 }],
    ['de', '12.5 %', { value: 12.5 }],
    ['de', '1.234', { value: Number.NaN, problem: 'ambiguous' }],
  ])('in %s, %s is %j', (locale, text, expected) => {
    expect(parseWeight(text, getNotation(locale))).toEqual(expected)
  })
})
