import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IdTable } from './id-table'

const anyId = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: -9, max: 9 }), fc.double({ noNaN: true }))

it('answers like a Map for any list', () => {
  fc.assert(
    fc.property(fc.array(anyId), fc.array(anyId), (ids, missing) => {
      const table = new IdTable(ids.map((id) => ({ id })))
      const map = new Map<string | number, number>()
      ids.forEach((id, place) => {
        expect(table.add(place)).toBe(!map.has(id))
        if (!map.has(id)) map.set(id, place)
      })
      for (const id of [...ids, ...missing]) expect(table.find(id)).toBe(map.get(id) ?? -1)
    }),
    { numRuns: 2_000 },
  )
})

it('spreads ids that differ in one character', () => {
  // With collisions each lookup would search all other ids, and 100,000 ids would never finish.
  const kinds: ((i: number) => string | number)[] = [
    (i) => i,
    (i) => i / 7,
    (i) => i * 65_536,
    (i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    (i) => `${String(i).padStart(12, '0')}-0000-4000-8000-000000000000`,
    (i) => String.fromCharCode(i & 0xff, i >> 8),
  ]
  for (const kind of kinds) {
    const ids = Array.from({ length: 60_000 }, (_, i) => ({ id: kind(i) }))
    const table = new IdTable(ids)
    expect(ids.filter((_, place) => !table.add(place))).toEqual([])
    expect(table.find(kind(59_999))).toBe(59_999)
  }
}, 10_000)

it('finds nothing when it is empty', () => {
  expect(new IdTable([]).find('a')).toBe(-1)
})
