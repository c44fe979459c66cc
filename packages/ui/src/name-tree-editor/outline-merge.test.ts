import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertRows, isOutline, moveRow, type Outline, type OutlineMove, removeRow, renameRow } from './outline'
import { changesOf } from './outline-changes'
import { mergedWith } from './outline-merge'

const read = (text: string): Outline =>
  text.split('\n').map((line) => ({ id: line.trim(), name: line.trim(), depth: line.search(/\S/) / 2 }))
const drawn = (rows: Outline): string => rows.map(({ name, depth }) => '  '.repeat(depth) + name).join('\n')
const at = (rows: Outline, id: string): number => rows.findIndex((row) => row.id === id)

const SAVED = read('North\n  Row 1\n    Bin 1\n  Row 2\nSouth')

describe('names that another saves while somebody types', () => {
  it('show at once, and are not taken for what was typed', () => {
    const mine = renameRow(SAVED, at(SAVED, 'South'), 'Süden')
    const theirs = renameRow(SAVED, at(SAVED, 'Row 1'), 'Row One')
    const merged = mergedWith(mine, SAVED, theirs)
    expect(drawn(merged)).toBe('North\n  Row One\n    Bin 1\n  Row 2\nSüden')
    expect(changesOf(theirs, merged).map(({ id }) => id)).toEqual(['South'])
  })

  it('do not take the place of a name that was typed for the same row', () => {
    const mine = renameRow(SAVED, 4, 'Süden')
    expect(drawn(mergedWith(mine, SAVED, renameRow(SAVED, 4, 'Sud')))).toContain('Süden')
  })

  it("come where they were put, beside new rows of one's own", () => {
    const mine = insertRows(SAVED, 4, [{ id: 'new-1', name: 'Row 3', depth: 1 }])
    const theirs = insertRows(SAVED, 1, [
      { id: 'Gate', name: 'Gate', depth: 1 },
      { id: 'Lane', name: 'Lane', depth: 2 },
    ])
    expect(drawn(mergedWith(mine, SAVED, theirs))).toBe(
      'North\n  Gate\n    Lane\n  Row 1\n    Bin 1\n  Row 2\n  Row 3\nSouth',
    )
  })

  it('go when they were removed, unless something was changed in them', () => {
    const theirs = removeRow(SAVED, at(SAVED, 'Row 1'))
    expect(drawn(mergedWith(renameRow(SAVED, 4, 'Süden'), SAVED, theirs))).toBe('North\n  Row 2\nSüden')
    const mine = renameRow(SAVED, at(SAVED, 'Bin 1'), 'Bin 2')
    expect(drawn(mergedWith(mine, SAVED, theirs))).toBe('North\n  Row 1\n    Bin 2\n  Row 2\nSouth')
    const added = insertRows(SAVED, 3, [{ id: 'new-1', name: 'Bin 2', depth: 2 }])
    expect(drawn(mergedWith(added, SAVED, theirs))).toBe('North\n  Row 1\n    Bin 2\n  Row 2\nSouth')
  })

  it('keep what was moved here when both have moved rows into each other', () => {
    const flat = read('A\nB')
    const mine = moveRow(flat, 1, 'indent')
    const theirs = read('B\n  A')
    expect(mergedWith(mine, flat, theirs)).toBe(mine)
  })

  it('are all there is when nothing was changed here', () => {
    fc.assert(
      fc.property(outlines(), outlines(), (base, theirs) => {
        const merged = mergedWith(base.slice(), base, theirs)
        expect(drawn(merged)).toBe(drawn(theirs))
        expect(changesOf(theirs, merged)).toEqual([])
      }),
    )
  })

  it('never add to what there is to save', () => {
    fc.assert(
      fc.property(outlines(), steps, steps, (base, here, there) => {
        const mine = taken(base, here)
        const theirs = taken(base, there)
        const merged = mergedWith(mine, base, theirs)
        expect(isOutline(merged)).toBe(true)
        if (merged === mine) return
        const own = new Map(changesOf(base, mine).map(({ id, name, kinds }) => [id, { name, kinds }]))
        const told = changesOf(theirs, merged)
        // Of two that have changed places either may be told as the moved one: of order alone, the number counts.
        const placed = [...own.values()].filter(({ kinds }) => kinds.some((kind) => kind !== 'name'))
        expect(told.filter(({ kinds }) => kinds.includes('order')).length).toBeLessThanOrEqual(placed.length)
        for (const { id, name, kinds } of told) {
          if (kinds.some((kind) => kind !== 'order')) expect(own.has(id)).toBe(true)
          if (kinds.includes('name')) expect(name).toBe(own.get(id)?.name)
        }
        // And nothing that was typed is lost.
        for (const [id, { name, kinds }] of own)
          if (kinds.includes('name')) expect(merged.find((row) => row.id === id)?.name).toBe(name)
      }),
    )
  })
})

/** Any tree whose rows have names and ids of their own. */
function outlines() {
  return fc.uniqueArray(fc.tuple(fc.nat(9), fc.nat(3)), { maxLength: 10, selector: ([id]) => id }).map((list) => {
    let depth = -1
    return list.map(([id, wanted]) => {
      depth = Math.min(wanted, depth + 1)
      return { id, name: `n${id}`, depth }
    })
  })
}
const steps = fc.array(
  fc.tuple(fc.nat(9), fc.constantFrom<OutlineMove | 'name'>('up', 'down', 'indent', 'outdent', 'name')),
  {
    maxLength: 4,
  },
)
const taken = (rows: Outline, list: readonly [number, OutlineMove | 'name'][]): Outline =>
  list.reduce(
    (now, [place, step]) =>
      step === 'name' ? renameRow(now, place, `${now[place]?.name}'`) : moveRow(now, place, step),
    rows,
  )
