import { describe, expect, it } from 'vitest'
import { totalOf } from './totals'

describe('the total of a table of figures', () => {
  it('is the sum of what is used and of what may be', () => {
    expect(
      totalOf([
        { used: 48, max: 60 },
        { used: 14, max: 15 },
      ]),
    ).toEqual({ used: 62, max: 75 })
  })

  it('has no limit when one line has none', () => {
    expect(
      totalOf([
        { used: 48, max: 60 },
        { used: 36, max: null },
      ]),
    ).toEqual({ used: 84, max: null })
  })

  it('is nothing of nothing', () => {
    expect(totalOf([])).toEqual({ used: 0, max: 0 })
  })
})
