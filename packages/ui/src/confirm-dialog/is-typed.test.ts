import { describe, expect, it } from 'vitest'
import { isTyped } from './is-typed'

describe('isTyped', () => {
  it.each([
    ['the same name', 'Northgate Refinery', 'Northgate Refinery'],
    ['spaces around the name', '  Northgate Refinery\t', 'Northgate Refinery'],
    ['a no-break space from copied text', 'Northgate\u00a0Refinery', 'Northgate Refinery'],
    ['an accent typed as two characters', 'Montre\u0301al', 'Montréal'],
  ])('accepts %s', (_case, text, expected) => {
    expect(isTyped(text, expected)).toBe(true)
  })

  it.each([
    ['another case', 'northgate refinery', 'Northgate Refinery'],
    ['a part of the name', 'Northgate', 'Northgate Refinery'],
    ['an empty text', '', 'Northgate Refinery'],
    ['an empty name', '', ''],
    ['a name of spaces only', ' ', '  '],
  ])('rejects %s', (_case, text, expected) => {
    expect(isTyped(text, expected)).toBe(false)
  })
})
