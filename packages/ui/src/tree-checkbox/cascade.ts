import { Selection, type SelectionUnit } from './selection'
import { at, DISABLED, FREE, isLeaf, type TreeId, type TreeIndex } from '../tree/tree-index'

/** The places that a filter shows: nonzero for each of them. Null, without a filter, shows every place. */
export type Mask = Uint8Array | null

/** Adds the leaf counts of a range to each branch above them. The counts of the branches must be 0 before. */
function sumUp(count: Int32Array, parent: Int32Array, from: number, to: number): void {
  const least = Math.max(from, 0)
  for (let i = to - 1; i > from; i--) {
    const up = parent[i] ?? -1
    if (up >= least) count[up] = (count[up] ?? 0) + (count[i] ?? 0)
  }
}

/**
 * Reads a selection from ids and ignores ids that are not in the tree. Where only leaves are selected, the id of a branch selects
 * the enabled leaves under it. Where every node is selected, it is ignored, because its leaves have ids of their own.
 */
export function readSelection(index: TreeIndex, unit: SelectionUnit, ids: Iterable<TreeId>): Selection {
  const checked = new Int32Array(index.size)
  const checkedDisabled = new Int32Array(index.locks.length)
  let isAny = false
  for (const id of ids) {
    isAny = true
    const place = index.findPlace(id)
    if (place < 0) continue
    if (isLeaf(index, place)) selectLeaf(index, checked, checkedDisabled, place)
    else if (unit === 'leaves') {
      for (let i = place + 1; i < at(index.end, place); i++) {
        if (isLeaf(index, i) && at(index.locks, i) === FREE) checked[i] = 1
      }
    }
  }
  if (!isAny) return new Selection(index, unit, checked, checkedDisabled)
  return createSelection(index, unit, checked, checkedDisabled)
}

/** Carries a selection over to newer data: each leaf keeps the state of the node with its id. */
export function carrySelection(before: Selection, index: TreeIndex, unit: SelectionUnit = before.unit): Selection {
  const checked = new Int32Array(index.size)
  const checkedDisabled = new Int32Array(index.locks.length)
  for (let i = 0; i < index.size; i++) {
    if (!isLeaf(index, i)) continue
    const oldPlace = before.index.findPlace(index.nodes[i]?.id ?? '')
    if (oldPlace >= 0 && before.isSelected(oldPlace)) selectLeaf(index, checked, checkedDisabled, i)
  }
  return createSelection(index, unit, checked, checkedDisabled)
}

function selectLeaf(index: TreeIndex, checked: Int32Array, checkedDisabled: Int32Array, leaf: number): void {
  const lock = at(index.locks, leaf)
  if (lock === FREE) checked[leaf] = 1
  else if (lock === DISABLED) checkedDisabled[leaf] = 1
}

/** Sums the leaf counts and creates the selection from them. */
function createSelection(
  index: TreeIndex,
  unit: SelectionUnit,
  checked: Int32Array,
  checkedDisabled: Int32Array,
): Selection {
  sumUp(checked, index.parent, -1, index.size)
  if (checkedDisabled.length > 0) sumUp(checkedDisabled, index.parent, -1, index.size)
  return new Selection(index, unit, checked, checkedDisabled)
}

/** Whether every enabled and shown leaf of a range is checked. */
function isAllChecked({ index, checked }: Selection, from: number, to: number, mask: Mask): boolean {
  if (mask === null) {
    for (let i = from; i < to; i = at(index.end, i)) if (at(checked, i) !== at(index.enabled, i)) return false
    return true
  }
  const { children, enabled } = index
  for (let i = from; i < to; i++) {
    if (mask[i] !== 0 && children[i] === 0 && checked[i] !== enabled[i]) return false
  }
  return true
}

/** Checks or unchecks one subtree in a copy of the counts, and corrects the sums above it. Disabled, inherited and hidden leaves do not change. */
function fill(index: TreeIndex, checked: Int32Array, place: number, isOn: boolean, mask: Mask): void {
  const before = at(checked, place)
  const end = at(index.end, place)
  if (mask === null) {
    if (isOn) checked.set(index.enabled.subarray(place, end), place)
    else checked.fill(0, place, end)
  } else {
    const { children, enabled } = index
    for (let i = place; i < end; i++) {
      if (children[i] !== 0) checked[i] = 0
      else if (mask[i] !== 0) checked[i] = isOn ? (enabled[i] ?? 0) : 0
    }
    sumUp(checked, index.parent, place, end)
  }
  const change = at(checked, place) - before
  if (change === 0) return
  for (let up = at(index.parent, place); up >= 0; up = at(index.parent, up)) checked[up] = at(checked, up) + change
}

/** Checks or unchecks some subtrees. No place may be under another one. */
export function setPlaces(selection: Selection, places: Iterable<number>, isOn: boolean, mask: Mask): Selection {
  const { index, unit, checkedDisabled } = selection
  const checked = selection.checked.slice()
  for (const place of places) fill(index, checked, place, isOn, mask)
  return new Selection(index, unit, checked, checkedDisabled)
}

/** Checks a subtree, or unchecks it when every enabled and shown leaf of it is checked already. */
export function togglePlace(selection: Selection, place: number, mask: Mask): Selection {
  const isOn = !isAllChecked(selection, place, at(selection.index.end, place), mask)
  return setPlaces(selection, [place], isOn, mask)
}

/** Checks the whole tree, or unchecks it when every enabled and shown leaf is checked already. */
export function toggleAll(selection: Selection, mask: Mask): Selection {
  const { index } = selection
  return setPlaces(selection, listRoots(index), !isAllChecked(selection, 0, index.size, mask), mask)
}

function listRoots(index: TreeIndex): number[] {
  const places: number[] = []
  for (let i = 0; i < index.size; i = at(index.end, i)) places.push(i)
  return places
}

/** Counts the leaves that are shown: those that can be changed, those of them that are checked, all, and those that are on for any reason. */
export function countFiltered(selection: Selection, mask: Mask) {
  const { index, checked, checkedDisabled } = selection
  const { size, end, children, leaves, enabled, inherited } = index
  const counts = { enabled: 0, checked: 0, total: 0, selected: 0 }
  for (let i = 0; i < size; i = mask === null ? (end[i] ?? size) : i + 1) {
    if (mask !== null && (mask[i] === 0 || children[i] !== 0)) continue
    counts.enabled += enabled[i] ?? 0
    counts.checked += checked[i] ?? 0
    counts.total += leaves[i] ?? 0
    counts.selected += (checked[i] ?? 0) + (checkedDisabled[i] ?? 0) + (inherited[i] ?? 0)
  }
  return counts
}

/** Whether a row is an enabled leaf or has one under it. */
export const canToggle = (index: TreeIndex, place: number): boolean => at(index.enabled, place) > 0

/** How many leaves a step checked; negative for unchecked leaves. No step does both. */
export function countChange(before: Selection, after: Selection): number {
  return countFiltered(after, null).checked - countFiltered(before, null).checked
}
