import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertRows, isOutline, moveRow, type Outline, type OutlineMove, removeRow, renameRow } from './outline'
import { listChanges } from './outline-changes'
import { mergeOutlines } from './outline-merge'

const read = (text: string): Outline =>
  text.split('\n').map((line) => ({ id: line.trim(), name: line.trim(), depth: line.search(/\S/) / 2 }))
const drawn = (rows: Outline): string => rows.map(({ name, depth }) => '  '.repeat(depth) + name).join('\n')
const at = (rows: Outline, id: string): number => rows.findIndex((row) => row.id === id)

const SAVED = read('North\n  Row 1\n    Bin 1\n  Row 2\nSouth')

describe('names that another user saves during an edit', () => {
  it('appear at once, and are not changes of the user', () => {
    const mine = renameRow(SAVED, at(SAVED, 'South'), 'Süden')
    const theirs = renameRow(SAVED, at(SAVED, 'Row 1'), 'Row One')
    const merged = mergeOutlines(mine, SAVED, theirs)
    expect(drawn(merged)).toBe('North\n  Row One\n    Bin 1\n  Row 2\nSüden')
    expect(listChanges(theirs, merged).map(({ id }) => id)).toEqual(['South'])
  })

  it('do not replace a name that the user typed for the same row', () => {
    const mine = renameRow(SAVED, 4, 'Süden')
    expect(drawn(mergeOutlines(mine, SAVED, renameRow(SAVED, 4, 'Sud')))).toContain('Süden')
  })

  it('keep their positions beside new rows of the user', () => {
    const mine = insertRows(SAVED, 4, [{ id: 'new-1', name: 'Row 3', depth: 1 }])
    const theirs = insertRows(SAVED, 1, [
      { id: 'Gate', name: 'Gate', depth: 1 },
      { id: 'Lane', name: 'Lane', depth: 2 },
    ])
    expect(drawn(mergeOutlines(mine, SAVED, theirs))).toBe(
      'North\n  Gate\n    Lane\n  Row 1\n    Bin 1\n  Row 2\n  Row 3\nSouth',
    )
  })

  it('disappear when they were removed, unless the user changed them', () => {
    const theirs = removeRow(SAVED, at(SAVED, 'Row 1'))
    expect(drawn(mergeOutlines(renameRow(SAVED, 4, 'Süden'), SAVED, theirs))).toBe('North\n  Row 2\nSüden')
    const mine = renameRow(SAVED, at(SAVED, 'Bin 1'), 'Bin 2')
    expect(drawn(mergeOutlines(mine, SAVED, theirs))).toBe('North\n  Row 1\n    Bin 2\n  Row 2\nSouth')
    const added = insertRows(SAVED, 3, [{ id: 'new-1', name: 'Bin 2', depth: 2 }])
    expect(drawn(mergeOutlines(added, SAVED, theirs))).toBe('North\n  Row 1\n    Bin 2\n  Row 2\nSouth')
  })

  it('do not undo a move of the user when both have moved rows into each other', () => {
    const flat = read('A\nB')
    const mine = moveRow(flat, 1, 'indent')
    const theirs = read('B\n  A')
    expect(mergeOutlines(mine, flat, theirs)).toBe(mine)
  })

  it('are the result when the user changed nothing', () => {
    fc.assert(
      fc.property(outlines(), outlines(), (base, theirs) => {
        const merged = mergeOutlines(base.slice(), base, theirs)
        expect(drawn(merged)).toBe(drawn(theirs))
        expect(listChanges(theirs, merged)).toEqual([])
      }),
    )
  })

  it('never create another change to save', () => {
    fc.assert(
      fc.property(outlines(), steps, steps, (base, here, there) => {
        const mine = applySteps(base, here)
        const theirs = applySteps(base, there)
        const merged = mergeOutlines(mine, base, theirs)
        expect(isOutline(merged)).toBe(true)
        if (merged === mine) return
        const own = new Map(listChanges(base, mine).map(({ id, name, kinds }) => [id, { name, kinds }]))
        const changes = listChanges(theirs, merged)
        // When two rows swap, either can be the moved one, so only the number of order changes counts.
        const placed = [...own.values()].filter(({ kinds }) => kinds.some((kind) => kind !== 'name'))
        expect(changes.filter(({ kinds }) => kinds.includes('order')).length).toBeLessThanOrEqual(placed.length)
        for (const { id, name, kinds } of changes) {
          if (kinds.some((kind) => kind !== 'order')) expect(own.has(id)).toBe(true)
          if (kinds.includes('name')) expect(name).toBe(own.get(id)?.name)
        }
        // No typed name is lost.
        for (const [id, { name, kinds }] of own)
          if (kinds.includes('name')) expect(merged.find((row) => row.id === id)?.name).toBe(name)
      }),
    )
  })
})

/** Any tree with unique names and ids. */
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
const applySteps = (rows: Outline, list: readonly [number, OutlineMove | 'name'][]): Outline =>
  list.reduce(
    (now, [place, step]) =>
      step === 'name' ? renameRow(now, place, `${now[place]?.name}'`) : moveRow(now, place, step),
    rows,
  )
