import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFolded } from './fold'

describe('a row of breadcrumbs', () => {
  it('folds nothing when it fits', () => {
    expect(countFolded([50, 50, 50], 158, 24, 4)).toBe(0)
  })

  it('folds the entries after the first one, and no more than needed', () => {
    expect(countFolded([50, 50, 50, 50], 190, 24, 4)).toBe(1)
    expect(countFolded([50, 50, 50, 50], 180, 24, 4)).toBe(2)
  })

  it('never folds the first and the last one', () => {
    expect(countFolded([50, 50, 50, 50], 10, 24, 4)).toBe(2)
    expect(countFolded([500, 500], 10, 24, 4)).toBe(0)
  })

  it('folds no more entries with more room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 300 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 1000 }),
        (widths, room, extra) => {
          expect(countFolded(widths, room + extra, 24, 4)).toBeLessThanOrEqual(countFolded(widths, room, 24, 4))
        },
      ),
    )
  })
})
