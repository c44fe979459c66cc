import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pinRows } from './pinned-rows'

const idOf = (row: string): string => row

describe('pinned rows', () => {
  it.each([
    ['a row that left the page', 'bcd', { a: 0 }, 'abcd'],
    ['a row that moved down on the page', 'bcda', { a: 0 }, 'abcd'],
    ['two neighbors that left', 'cde', { a: 0, b: 1 }, 'abcde'],
    ['two rows that were pressed in reverse order', 'bde', { c: 2, a: 0 }, 'abcde'],
    ['the only row of the page', '', { a: 0 }, 'a'],
    ['the last row of a page that became shorter', 'a', { d: 3 }, 'ad'],
    ['nothing', 'abc', {}, 'abc'],
  ])('stay in place: %s [USER-129]', (_, rows, places, expected) => {
    const pinned = Object.entries(places).map(([row, place]) => ({ row, place }))
    expect(pinRows(Array.from(rows), pinned, idOf).join('')).toBe(expected)
  })

  it('keep the place of each press while the other rows follow the server [USER-129]', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 30 }),
        fc.func(fc.boolean()),
        (rows, isPinned) => {
          const pinned = rows.map((row, place) => ({ row, place })).filter(({ row }) => isPinned(row))
          const rest = rows.filter((row) => !isPinned(row))
          expect(pinRows(rest, pinned, String)).toEqual(rows)
          expect(new Set(pinRows(rows.toReversed(), pinned, String))).toEqual(new Set(rows))
        },
      ),
    )
  })
})
