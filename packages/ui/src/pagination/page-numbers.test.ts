import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAP, pageCount, pageNumbers } from './page-numbers'

describe('the pages a pager offers', () => {
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
  ])('on page %i of %i', (page, count, offered) => {
    expect(pageNumbers(page, count)).toEqual(offered)
  })

  it('hold the first, the last and the current one in order, and no gap for a single page', () => {
    const place = fc
      .integer({ min: 1, max: 5000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(place, ([page, count]) => {
        const entries = pageNumbers(page, count)
        const numbers = entries.filter((entry) => entry !== GAP)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
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

describe('how many pages there are', () => {
  it.each([
    [0, 25, 1],
    [1, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [100_000, 25, 4000],
  ])('for %i rows, %i a page', (total, pageSize, count) => {
    expect(pageCount(total, pageSize)).toBe(count)
  })
})
