import { describe, expect, it } from 'vitest'
import { isTyped } from './is-typed'

describe('a typed name confirms', () => {
  it.each([
    ['as it is', 'Northgate Refinery', 'Northgate Refinery'],
    ['with blanks around it', '  Northgate Refinery\t', 'Northgate Refinery'],
    ['with a blank of another kind in it, as a copied text has', 'Northgate\u00a0Refinery', 'Northgate Refinery'],
    ['with an accent typed as two characters', 'Montre\u0301al', 'Montréal'],
  ])('%s', (_case, typed, expected) => {
    expect(isTyped(typed, expected)).toBe(true)
  })

  it.each([
    ['in another case', 'northgate refinery', 'Northgate Refinery'],
    ['in part', 'Northgate', 'Northgate Refinery'],
    ['not at all', '', 'Northgate Refinery'],
    ['when the name is not there yet', '', ''],
    ['when the name is nothing but blanks', ' ', '  '],
  ])('not %s', (_case, typed, expected) => {
    expect(isTyped(typed, expected)).toBe(false)
  })
})
