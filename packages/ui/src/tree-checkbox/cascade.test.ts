import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canToggle, carrySelection, readSelection, setPlaces, countFiltered, toggleAll, togglePlace } from './cascade'
import { filterTree } from '../tree/filter'
import { buildIndex, treeFrom } from '../tree/fixture'
import { type Selection, countTotals } from './selection'
import { at, FREE, INHERITED, isLeaf, type TreeIndex } from '../tree/tree-index'

const randomNodes = fc
  .array(fc.record({ under: fc.nat(), lock: fc.integer({ min: 0, max: 9 }), sortKey: fc.nat() }), { maxLength: 24 })
  .map(treeFrom)
const randomIds = fc.uniqueArray(fc.nat({ max: 23 }), { maxLength: 24 })

const RUNS = { numRuns: 10_000 }
/** Timeout in ms, because ten thousand trees are slow on a busy machine. */
const TIMEOUT = { timeout: 120_000 }

/** A random tree with a random selection, and one of its places. */
const selections = fc
  .tuple(randomNodes, randomIds, fc.nat())
  .filter(([nodes]) => nodes.length > 0)
  .map(([nodes, ids, place]) => {
    const index = buildIndex(nodes)
    return { index, selection: readSelection(index, 'leaves', ids), place: place % index.size }
  })

const leavesUnder = (index: TreeIndex, place: number): number[] =>
  Array.from({ length: at(index.end, place) - place }, (_, i) => place + i).filter((i) => isLeaf(index, i))
const isOn = (selection: Selection, leaf: number): boolean =>
  at(selection.checked, leaf) + at(selection.checkedDisabled, leaf) + at(selection.index.inherited, leaf) > 0
const listEnabled = (index: TreeIndex): number[] => index.nodes.map((_, i) => at(index.enabled, i))

/** The state of a branch, computed leaf by leaf. */
function naiveState(selection: Selection, place: number): string {
  const all = leavesUnder(selection.index, place)
  const enabled = all.filter((leaf) => at(selection.index.locks, leaf) === FREE)
  const decisive = enabled.length > 0 ? enabled : all
  if (decisive.every((leaf) => isOn(selection, leaf))) return 'true'
  return all.some((leaf) => isOn(selection, leaf)) ? 'mixed' : 'false'
}

describe('the cascade, over 10,000 random trees', TIMEOUT, () => {
  it('counts as a naive recomputation does', () => {
    fc.assert(
      fc.property(selections, ({ index, selection, place }) => {
        const free = index.nodes.map((_, i) => leavesUnder(index, i).filter((leaf) => at(index.locks, leaf) === FREE))
        expect(listEnabled(index)).toEqual(free.map((leaves) => leaves.length))
        for (const after of [selection, togglePlace(selection, place, null)]) {
          const counts = free.map((leaves) => leaves.filter((leaf) => isOn(after, leaf)).length)
          expect(Array.from(after.checked)).toEqual(counts)
          expect(index.nodes.map((_, i) => after.state(i))).toEqual(index.nodes.map((_, i) => naiveState(after, i)))
        }
      }),
      RUNS,
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(selections, fc.boolean(), ({ selection, place }, on) => {
        const once = setPlaces(selection, [place], on, null)
        expect(setPlaces(once, [place], on, null).checked).toEqual(once.checked)
      }),
      RUNS,
    )
  })

  it('checks every enabled leaf, and unchecks them again', () => {
    fc.assert(
      fc.property(selections, ({ index, selection, place }) => {
        const empty = setPlaces(selection, [place], false, null)
        const full = setPlaces(empty, [place], true, null)
        expect(at(full.checked, place)).toBe(at(index.enabled, place))
        expect(setPlaces(full, [place], false, null).checked).toEqual(empty.checked)
        expect(setPlaces(empty, [place], true, null).checked).toEqual(full.checked)
      }),
      RUNS,
    )
  })

  it('never changes disabled, inherited or other rows', () => {
    fc.assert(
      fc.property(selections, ({ index, selection, place }) => {
        const after = togglePlace(selection, place, null)
        for (let i = 0; i < index.size; i++) {
          const isBelow = i >= place && i < at(index.end, place)
          if (!isLeaf(index, i) || (isBelow && at(index.locks, i) === FREE)) continue
          expect(isOn(after, i)).toBe(isOn(selection, i))
        }
        expect(listEnabled(after.index)).toEqual(listEnabled(index))
      }),
      RUNS,
    )
  })

  it('changes only shown rows under a filter', () => {
    fc.assert(
      fc.property(selections, fc.integer({ min: 0, max: 9 }), ({ index, selection, place }, digit) => {
        const mask = filterTree(index, String(digit))?.mask ?? null
        for (const after of [togglePlace(selection, place, mask), toggleAll(selection, mask)]) {
          const hidden = [...index.nodes.keys()].filter((i) => isLeaf(index, i) && mask?.[i] === 0)
          expect(hidden.map((leaf) => isOn(after, leaf))).toEqual(hidden.map((leaf) => isOn(selection, leaf)))
          expect(index.nodes.map((_, i) => after.state(i))).toEqual(index.nodes.map((_, i) => naiveState(after, i)))
        }
      }),
      RUNS,
    )
  })

  it('selects every shown row, then none of them', () => {
    fc.assert(
      fc.property(selections, fc.integer({ min: 0, max: 9 }), ({ index, selection }, digit) => {
        const mask = filterTree(index, String(digit))?.mask ?? null
        const { enabled, checked } = countFiltered(selection, mask)
        const once = toggleAll(selection, mask)
        expect(countFiltered(once, mask).checked).toBe(checked === enabled ? 0 : enabled)
        if (enabled > 0)
          expect(countFiltered(toggleAll(once, mask), mask).checked).toBe(checked === enabled ? enabled : 0)
      }),
      RUNS,
    )
  })
})

describe('a selection', TIMEOUT, () => {
  it('gives the same answers as a set, a count and a list', () => {
    fc.assert(
      fc.property(selections, ({ index, selection }) => {
        const ids = selection.toArray()
        expect(selection.count).toBe(ids.length)
        expect(ids).toEqual(
          index.nodes
            .filter((_, i) => isLeaf(index, i) && at(index.locks, i) !== INHERITED && isOn(selection, i))
            .map(({ id }) => id),
        )
        expect(ids.every((id) => selection.has(id))).toBe(true)
        // The short list, read again, is the same selection.
        expect(readSelection(index, 'leaves', selection.highest()).toArray()).toEqual(ids)
        const nodes = readSelection(index, 'nodes', ids)
        expect(nodes.toArray()).toEqual(index.nodes.map(({ id }) => id).filter((id) => nodes.has(id)))
        expect(nodes.count).toBe(nodes.toArray().length)
      }),
      RUNS,
    )
  })

  it('does not change when the tree is toggled later', () => {
    const index = buildIndex([
      { id: 'a', name: 'a' },
      { id: 'b', parentId: 'a', name: 'b' },
    ])
    const before = readSelection(index, 'leaves', ['b'])
    togglePlace(before, 0, null)
    expect(before.toArray()).toEqual(['b'])
  })

  it('lists the highest nodes with every leaf selected, and no node with a disabled gap', () => {
    const index = buildIndex([
      { id: 'yard', name: 'Yard' },
      { id: 'row 1', parentId: 'yard', name: 'Row 1' },
      { id: 'bin 1', parentId: 'row 1', name: 'Bin 1' },
      { id: 'bin 2', parentId: 'row 1', name: 'Bin 2' },
      { id: 'row 2', parentId: 'yard', name: 'Row 2', disabledReason: 'Archived.' },
    ])
    const all = togglePlace(readSelection(index, 'leaves', []), 0, null)
    expect(all.state(0)).toBe('true')
    expect(all.highest()).toEqual(['row 1'])
    expect(all.has('row 2')).toBe(false)
  })

  it('counts disabled and inherited leaves separately', () => {
    const index = buildIndex([
      { id: 'roles', name: 'Mobile Tools' },
      { id: 1, parentId: 'roles', name: 'Mobile Muster', inheritedFrom: 'group Site Admins' },
      { id: 2, parentId: 'roles', name: 'Mobile Equipment', disabledReason: 'Not yours to grant.' },
      { id: 3, parentId: 'roles', name: 'Mobile Worker' },
    ])
    const selection = readSelection(index, 'leaves', [1, 2])
    expect(countTotals(selection)).toEqual({
      selected: 2,
      total: 3,
      enabled: 1,
      inherited: [{ from: 'group Site Admins', count: 1 }],
    })
    // Both roles that are on count for the state of their branch, though neither can be changed.
    expect(selection.state(0)).toBe('mixed')
    expect(selection.has('roles')).toBe(false)
    expect(selection.toArray()).toEqual([2])
    expect(togglePlace(selection, 0, null).state(0)).toBe('true')
    expect(canToggle(index, 1)).toBe(false)
  })
})

describe('a selection in newer data', TIMEOUT, () => {
  it('keeps the state of every leaf that remains', () => {
    fc.assert(
      fc.property(selections, randomNodes, ({ selection }, later) => {
        const index = buildIndex(later)
        const after = carrySelection(selection, index)
        for (let i = 0; i < index.size; i++) {
          if (!isLeaf(index, i) || at(index.locks, i) === INHERITED) continue
          expect(after.has(index.nodes[i]?.id ?? '')).toBe(selection.has(index.nodes[i]?.id ?? ''))
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
