import { describe, expect, it } from 'vitest'
import { addStats } from './totals'

describe('the total of a table of figures', () => {
  it('adds the used amounts and the maximums', () => {
    expect(
      addStats([
        { used: 48, max: 60 },
        { used: 14, max: 15 },
      ]),
    ).toEqual({ used: 62, max: 75 })
  })

  it('has no maximum when one row has none', () => {
    expect(
      addStats([
        { used: 48, max: 60 },
        { used: 36, max: null },
      ]),
    ).toEqual({ used: 84, max: null })
  })

  it('is 0 of 0 without rows', () => {
    expect(addStats([])).toEqual({ used: 0, max: 0 })
  })
})
