import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeColor, getColorName, parseColor } from './color'
import { NAMED_COLORS } from './color-names'

describe('a typed color', () => {
  it.each([
    ['#4682B4', '#4682B4'],
    ['4682b4', '#4682B4'],
    ['#abc', '#AABBCC'],
    ['abc', '#AABBCC'],
    ['  #AABBCC ', '#AABBCC'],
    ['', null],
    ['#', null],
    ['#abcd', null],
    ['#4682b4ff', null],
    ['##abc', null],
    ['steel blue', null],
    ['rgb(1, 2, 3)', null],
    ['#ggg', null],
    ['１２３', null],
  ])('%j is %s', (text, color) => {
    expect(parseColor(text)).toBe(color)
  })

  it('is the same when it is parsed twice, and nothing throws', () => {
    const digits = fc.integer({ min: 0, max: 0xffffff }).map((number) => number.toString(16).padStart(6, '0'))
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (text) => {
        const color = parseColor(text)
        if (color !== null) expect(parseColor(color)).toBe(color)
        expect(getColorName(text) === null).toBe(color === null)
        expect(describeColor(text)).toContain(color ?? text)
      }),
    )
  })
})

describe('the name of a color', () => {
  it('is its own if it has one', () => {
    expect(NAMED_COLORS.length).toBeGreaterThan(130)
    for (const { name, value } of NAMED_COLORS) expect([value, getColorName(value)]).toEqual([value, name])
  })

  it.each([
    ['#4783B3', 'Steel blue'],
    ['#FE0101', 'Red'],
    ['#010101', 'Black'],
    ['#fefefe', 'White'],
  ])('of %s is that of the most similar one: %s', (color, name) => {
    expect(getColorName(color)).toBe(name)
  })

  it('precedes its digits', () => {
    expect(describeColor('4682b4')).toBe('Steel blue, #4682B4')
    expect(describeColor('nothing')).toBe('nothing')
    expect(describeColor('#4682b4', 'Steel')).toBe('Steel, #4682B4')
  })
})
