import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedCount } from './fold'

describe('a row of breadcrumbs', () => {
  it('stays whole where it fits', () => {
    expect(foldedCount([50, 50, 50], 158, 24, 4)).toBe(0)
  })

  it('folds what stands next to the first one, and no more than needed', () => {
    expect(foldedCount([50, 50, 50, 50], 190, 24, 4)).toBe(1)
    expect(foldedCount([50, 50, 50, 50], 180, 24, 4)).toBe(2)
  })

  it('keeps the first and the last one in any case', () => {
    expect(foldedCount([50, 50, 50, 50], 10, 24, 4)).toBe(2)
    expect(foldedCount([500, 500], 10, 24, 4)).toBe(0)
  })

  it('folds nothing more when there is more room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 300 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 0, max: 1000 }),
        (widths, room, more) => {
          expect(foldedCount(widths, room + more, 24, 4)).toBeLessThanOrEqual(foldedCount(widths, room, 24, 4))
        },
      ),
    )
  })
})
