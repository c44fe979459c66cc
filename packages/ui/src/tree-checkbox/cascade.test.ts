import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canToggle, carrySelection, readSelection, setPlaces, shownTotals, toggleAll, togglePlace } from './cascade'
import { filterTree } from './filter'
import { indexOf, treeFrom } from './fixture'
import { type Selection, totals } from './selection'
import { at, FREE, INHERITED, isLeaf, type TreeIndex } from './tree-index'

const randomNodes = fc
  .array(fc.record({ under: fc.nat(), held: fc.integer({ min: 0, max: 9 }), sortKey: fc.nat() }), { maxLength: 24 })
  .map(treeFrom)
const randomIds = fc.uniqueArray(fc.nat({ max: 23 }), { maxLength: 24 })

const RUNS = { numRuns: 10_000 }
/** Ten thousand trees take their time on a busy machine, ms. */
const PATIENCE = { timeout: 120_000 }

/** A random tree with a random choice in it, and one of its places. */
const chosen = fc
  .tuple(randomNodes, randomIds, fc.nat())
  .filter(([nodes]) => nodes.length > 0)
  .map(([nodes, ids, place]) => {
    const index = indexOf(nodes)
    return { index, selection: readSelection(index, 'leaves', ids), place: place % index.size }
  })

const leavesUnder = (index: TreeIndex, place: number): number[] =>
  Array.from({ length: at(index.end, place) - place }, (_, i) => place + i).filter((i) => isLeaf(index, i))
const isOn = (selection: Selection, leaf: number): boolean =>
  at(selection.checked, leaf) + at(selection.fixed, leaf) + at(selection.index.inherited, leaf) > 0
const enabledOf = (index: TreeIndex): number[] => index.nodes.map((_, i) => at(index.enabled, i))

/** The state of a branch, computed leaf by leaf. */
function naiveState(selection: Selection, place: number): string {
  const all = leavesUnder(selection.index, place)
  const enabled = all.filter((leaf) => at(selection.index.held, leaf) === FREE)
  const decisive = enabled.length > 0 ? enabled : all
  if (decisive.every((leaf) => isOn(selection, leaf))) return 'true'
  return all.some((leaf) => isOn(selection, leaf)) ? 'mixed' : 'false'
}

describe('the cascade, over 10,000 random trees', PATIENCE, () => {
  it('counts as a naive recomputation does', () => {
    fc.assert(
      fc.property(chosen, ({ index, selection, place }) => {
        const free = index.nodes.map((_, i) => leavesUnder(index, i).filter((leaf) => at(index.held, leaf) === FREE))
        expect(enabledOf(index)).toEqual(free.map((leaves) => leaves.length))
        for (const after of [selection, togglePlace(selection, place, null)]) {
          const counts = free.map((leaves) => leaves.filter((leaf) => isOn(after, leaf)).length)
          expect(Array.from(after.checked)).toEqual(counts)
          expect(index.nodes.map((_, i) => after.state(i))).toEqual(index.nodes.map((_, i) => naiveState(after, i)))
        }
      }),
      RUNS,
    )
  })

  it('does nothing more the second time', () => {
    fc.assert(
      fc.property(chosen, fc.boolean(), ({ selection, place }, on) => {
        const once = setPlaces(selection, [place], on, null)
        expect(setPlaces(once, [place], on, null).checked).toEqual(once.checked)
      }),
      RUNS,
    )
  })

  it('checks and unchecks back to where nothing that can be changed is on', () => {
    fc.assert(
      fc.property(chosen, ({ index, selection, place }) => {
        const empty = setPlaces(selection, [place], false, null)
        const full = setPlaces(empty, [place], true, null)
        expect(at(full.checked, place)).toBe(at(index.enabled, place))
        expect(setPlaces(full, [place], false, null).checked).toEqual(empty.checked)
        expect(setPlaces(empty, [place], true, null).checked).toEqual(full.checked)
      }),
      RUNS,
    )
  })

  it('never changes what is disabled or inherited, nor anything beside the row', () => {
    fc.assert(
      fc.property(chosen, ({ index, selection, place }) => {
        const after = togglePlace(selection, place, null)
        for (let i = 0; i < index.size; i++) {
          const isBelow = i >= place && i < at(index.end, place)
          if (!isLeaf(index, i) || (isBelow && at(index.held, i) === FREE)) continue
          expect(isOn(after, i)).toBe(isOn(selection, i))
        }
        expect(enabledOf(after.index)).toEqual(enabledOf(index))
      }),
      RUNS,
    )
  })

  it('under a filter changes only what is shown', () => {
    fc.assert(
      fc.property(chosen, fc.integer({ min: 0, max: 9 }), ({ index, selection, place }, digit) => {
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

  it('selects all that is shown, then none of it', () => {
    fc.assert(
      fc.property(chosen, fc.integer({ min: 0, max: 9 }), ({ index, selection }, digit) => {
        const mask = filterTree(index, String(digit))?.mask ?? null
        const { enabled, checked } = shownTotals(selection, mask)
        const once = toggleAll(selection, mask)
        expect(shownTotals(once, mask).checked).toBe(checked === enabled ? 0 : enabled)
        if (enabled > 0)
          expect(shownTotals(toggleAll(once, mask), mask).checked).toBe(checked === enabled ? enabled : 0)
      }),
      RUNS,
    )
  })
})

describe('what is handed out', PATIENCE, () => {
  it('says the same whichever way it is asked', () => {
    fc.assert(
      fc.property(chosen, ({ index, selection }) => {
        const ids = selection.toArray()
        expect(selection.count).toBe(ids.length)
        expect(ids).toEqual(
          index.nodes
            .filter((_, i) => isLeaf(index, i) && at(index.held, i) !== INHERITED && isOn(selection, i))
            .map(({ id }) => id),
        )
        expect(ids.every((id) => selection.has(id))).toBe(true)
        // The short list, read again, is the same choice.
        expect(readSelection(index, 'leaves', selection.highest()).toArray()).toEqual(ids)
        const nodes = readSelection(index, 'nodes', ids)
        expect(nodes.toArray()).toEqual(index.nodes.map(({ id }) => id).filter((id) => nodes.has(id)))
        expect(nodes.count).toBe(nodes.toArray().length)
      }),
      RUNS,
    )
  })

  it('stays what it was when the tree is toggled on', () => {
    const index = indexOf([
      { id: 'a', name: 'a' },
      { id: 'b', parentId: 'a', name: 'b' },
    ])
    const before = readSelection(index, 'leaves', ['b'])
    togglePlace(before, 0, null)
    expect(before.toArray()).toEqual(['b'])
  })

  it('gives the highest node of which every leaf is chosen, and passes a hidden gap by', () => {
    const index = indexOf([
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

  it('counts disabled and inherited ones apart', () => {
    const index = indexOf([
      { id: 'roles', name: 'Mobile Tools' },
      { id: 1, parentId: 'roles', name: 'Mobile Muster', inheritedFrom: 'group Site Admins' },
      { id: 2, parentId: 'roles', name: 'Mobile Equipment', disabledReason: 'Not yours to grant.' },
      { id: 3, parentId: 'roles', name: 'Mobile Worker' },
    ])
    const selection = readSelection(index, 'leaves', [1, 2])
    expect(totals(selection)).toEqual({
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

describe('a selection in later data', PATIENCE, () => {
  it('keeps every leaf that is still there as it was', () => {
    fc.assert(
      fc.property(chosen, randomNodes, ({ selection }, later) => {
        const index = indexOf(later)
        const after = carrySelection(selection, index)
        for (let i = 0; i < index.size; i++) {
          if (!isLeaf(index, i) || at(index.held, i) === INHERITED) continue
          expect(after.has(index.nodes[i]?.id ?? '')).toBe(selection.has(index.nodes[i]?.id ?? ''))
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
