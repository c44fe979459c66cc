import { type Counted, Selection } from './selection'
import { at, DISABLED, FREE, isLeaf, type TreeId, type TreeIndex } from './tree-index'

/** Which places a filter shows: not 0 where it does. Without one everything is. */
export type Mask = Uint8Array | null

/** Sums the leaves of a count up into every branch of a range; the branches must be 0. */
function sumUp(count: Int32Array, parent: Int32Array, from: number, to: number): void {
  const least = Math.max(from, 0)
  for (let i = to - 1; i > from; i--) {
    const up = parent[i] ?? -1
    if (up >= least) count[up] = (count[up] ?? 0) + (count[i] ?? 0)
  }
}

/**
 * Reads a selection from ids. Ids that are not in the tree are passed by. A branch's id stands for what can be changed
 * under it where only leaves count; where every node counts, its own leaves tell.
 */
export function readSelection(index: TreeIndex, counted: Counted, ids: Iterable<TreeId>): Selection {
  const checked = new Int32Array(index.size)
  const fixed = new Int32Array(index.held.length)
  let isAny = false
  for (const id of ids) {
    isAny = true
    const place = index.placeOf(id)
    if (place < 0) continue
    if (isLeaf(index, place)) turnOn(index, checked, fixed, place)
    else if (counted === 'leaves') {
      for (let i = place + 1; i < at(index.end, place); i++) {
        if (isLeaf(index, i) && at(index.held, i) === FREE) checked[i] = 1
      }
    }
  }
  return isAny ? sealed(index, counted, checked, fixed) : new Selection(index, counted, checked, fixed)
}

/** The same selection in the tree of a later moment: each leaf as the node of its id was. */
export function carrySelection(before: Selection, index: TreeIndex, counted: Counted = before.counted): Selection {
  const checked = new Int32Array(index.size)
  const fixed = new Int32Array(index.held.length)
  for (let i = 0; i < index.size; i++) {
    if (!isLeaf(index, i)) continue
    const was = before.index.placeOf(index.nodes[i]?.id ?? '')
    if (was >= 0 && before.isChosen(was)) turnOn(index, checked, fixed, i)
  }
  return sealed(index, counted, checked, fixed)
}

function turnOn(index: TreeIndex, checked: Int32Array, fixed: Int32Array, leaf: number): void {
  const held = at(index.held, leaf)
  if (held === FREE) checked[leaf] = 1
  else if (held === DISABLED) fixed[leaf] = 1
}

function sealed(index: TreeIndex, counted: Counted, checked: Int32Array, fixed: Int32Array): Selection {
  sumUp(checked, index.parent, -1, index.size)
  if (fixed.length > 0) sumUp(fixed, index.parent, -1, index.size)
  return new Selection(index, counted, checked, fixed)
}

/** Whether everything that can be changed under a place, and is shown, is on. */
function isAllOn({ index, checked }: Selection, from: number, to: number, mask: Mask): boolean {
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

/** Fills one subtree of a copy, and its sums above. What is held or not shown stays as it is. */
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

/** Sets what the rows stand for on or off; rows must not stand under one another. */
export function setPlaces(selection: Selection, places: Iterable<number>, isOn: boolean, mask: Mask): Selection {
  const { index, counted, fixed } = selection
  const checked = selection.checked.slice()
  for (const place of places) fill(index, checked, place, isOn, mask)
  return new Selection(index, counted, checked, fixed)
}

/** Turns a row around: on, unless all that is shown and can be changed in it is on already. */
export function togglePlace(selection: Selection, place: number, mask: Mask): Selection {
  const isOn = !isAllOn(selection, place, at(selection.index.end, place), mask)
  return setPlaces(selection, [place], isOn, mask)
}

/** Turns everything that is shown and can be changed on, or off if all of it is on already. */
export function toggleAll(selection: Selection, mask: Mask): Selection {
  const { index } = selection
  return setPlaces(selection, topPlaces(index), !isAllOn(selection, 0, index.size, mask), mask)
}

function topPlaces(index: TreeIndex): number[] {
  const places: number[] = []
  for (let i = 0; i < index.size; i = at(index.end, i)) places.push(i)
  return places
}

/** How many leaves that can be changed are shown, and how many of them are on. */
export function shownTotals({ index, checked }: Selection, mask: Mask): { enabled: number; checked: number } {
  const { size, end, children, enabled } = index
  let free = 0
  let on = 0
  for (let i = 0; i < size; i = mask === null ? (end[i] ?? size) : i + 1) {
    if (mask !== null && (mask[i] === 0 || children[i] !== 0)) continue
    free += enabled[i] ?? 0
    on += checked[i] ?? 0
  }
  return { enabled: free, checked: on }
}

/** Whether a row can be turned around: something under it can be changed. */
export const canToggle = (index: TreeIndex, place: number): boolean => at(index.enabled, place) > 0

/** How many leaves one step has added, or, below 0, taken away: it does only one of both. */
export function changeOf(before: Selection, after: Selection): number {
  return shownTotals(after, null).checked - shownTotals(before, null).checked
}
