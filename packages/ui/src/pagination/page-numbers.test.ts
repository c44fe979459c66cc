import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAP, countPages, getPageEntries } from './page-numbers'

describe('getPageEntries', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, 3, GAP, 10]],
    [2, 10, [1, 2, 3, GAP, 10]],
    [3, 10, [1, 2, 3, 4, GAP, 10]],
    [4, 10, [1, 2, 3, 4, 5, GAP, 10]],
    [5, 10, [1, GAP, 4, 5, 6, GAP, 10]],
    [10, 10, [1, GAP, 8, 9, 10]],
    [2000, 4000, [1, GAP, 1999, 2000, 2001, GAP, 4000]],
    [4000, 4000, [1, GAP, 3998, 3999, 4000]],
    [12, 10, [1, GAP, 8, 9, 10]],
  ])('offers the expected pages on page %i of %i', (page, count, offered) => {
    expect(getPageEntries(page, count)).toEqual(offered)
  })

  it('offers the first, current and last page in order, without a gap for a single page', () => {
    const place = fc
      .integer({ min: 1, max: 5000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(place, ([page, count]) => {
        const entries = getPageEntries(page, count)
        const numbers = entries.filter((entry) => entry !== GAP)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        expect(numbers).toContain(page)
        expect([numbers.at(0), numbers.at(-1)]).toEqual([1, count])
        expect(entries.length).toBeLessThanOrEqual(7)
        for (const [index, entry] of entries.entries()) {
          if (entry !== GAP) continue
          expect(Number(entries[index + 1]) - Number(entries[index - 1])).toBeGreaterThan(2)
        }
      }),
    )
  })
})

describe('countPages', () => {
  it.each([
    [0, 25, 1],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [100_000, 25, 4000],
  ])('counts the pages for %i rows and %i rows per page', (total, pageSize, count) => {
    expect(countPages(total, pageSize)).toBe(count)
  })
})
