import { useMemo, useRef } from 'react'
import { getSelectionState } from '../data-table/selection'
import type { Filtered } from '../tree/filter'
import { isMatch } from '../tree/filter'
import { at, type TreeId, type TreeIndex, type TreeNode } from '../tree/tree-index'

/** The selection of a tree grid, which the caller stores. */
export interface TreeGridSelection<Id extends TreeId = TreeId> {
  /** The ids of the selected nodes. Selecting a node does not select its descendants. */
  ids: ReadonlySet<Id>
  onChange: (ids: ReadonlySet<Id>) => void
  /** Why a node can't be selected, as a sentence. Memoize it: a new function checks every node again. */
  disabledReason?: (node: TreeNode<Id>) => string | undefined
}

interface Options {
  index: TreeIndex
  /** The places of the rows. */
  rows: Int32Array
  filtered: Filtered | null
}

/**
 * The selection by rows. A change costs time in proportion to the nodes once, and a row reads its state at once.
 * @returns undefined without a selection
 */
export function useTreeGridSelection(selection: TreeGridSelection | undefined, { index, rows, filtered }: Options) {
  /** The node that was toggled last, from which a range starts. */
  const anchor = useRef<TreeId>(undefined)
  const ids = selection?.ids
  const disabledReason = selection?.disabledReason
  const isSelectable = ids !== undefined
  /** How many nodes before each place are selected. */
  const counts = useMemo(() => countBefore(index, ids), [index, ids])
  /** The places that the checkbox above the tree covers. */
  const covered = useMemo(
    () => (isSelectable ? listCovered(index, filtered, disabledReason) : []),
    [isSelectable, index, filtered, disabledReason],
  )
  if (selection === undefined) return undefined

  const idAt = (place: number): TreeId => index.nodes[place]?.id ?? ''
  const getReason = (row: number): string | undefined => {
    const node = index.nodes[at(rows, row)]
    return node && disabledReason?.(node)
  }
  const isSelected = (row: number): boolean => selection.ids.has(idAt(at(rows, row)))
  const set = (places: Iterable<number>, isOn: boolean): void => {
    const next = new Set(selection.ids)
    for (const place of places) {
      const node = index.nodes[place]
      if (node === undefined) continue
      if (!isOn) next.delete(node.id)
      else if (disabledReason?.(node) === undefined) next.add(node.id)
    }
    selection.onChange(next)
  }
  const setRows = (from: number, to: number, isOn: boolean): void =>
    set(rows.subarray(Math.min(from, to), Math.max(from, to) + 1), isOn)
  /** The row of the anchor; the row itself if the anchor is hidden. */
  const findAnchor = (row: number): number => {
    const place = anchor.current === undefined ? -1 : index.findPlace(anchor.current)
    const found = place < 0 ? -1 : rows.indexOf(place)
    return found < 0 ? row : found
  }
  const selectedCovered = covered.filter((place) => selection.ids.has(idAt(place))).length
  return {
    /** Of the nodes that the checkbox above the tree covers. */
    part: getSelectionState(selectedCovered, covered.length),
    hasAny: selection.ids.size > 0,
    /** How many nodes the checkbox above the tree covers. */
    coveredCount: covered.length,
    isSelected,
    /** Whether descendants of a row are selected. */
    hasSelectedBelow: (row: number): boolean => {
      const place = at(rows, row)
      return at(counts, at(index.end, place)) > at(counts, place + 1)
    },
    getReason,
    toggle: (row: number): void => {
      if (getReason(row) !== undefined) return
      anchor.current = idAt(at(rows, row))
      setRows(row, row, !isSelected(row))
    },
    /** Selects all rows from the one that was toggled last. */
    extendTo: (row: number): void => setRows(findAnchor(row), row, true),
    /** Extends the range by one row, or shortens it when the next row is nearer to its start. */
    step: (row: number, next: number): void => {
      if (next < 0 || next >= rows.length) return
      if (!isSelected(row)) anchor.current = idAt(at(rows, row))
      const start = findAnchor(row)
      if (isSelected(row) && Math.abs(next - start) < Math.abs(row - start)) setRows(row, row, false)
      else setRows(row, next, true)
    },
    setAll: (isOn: boolean): void => set(covered, isOn),
    clear: (): void => selection.onChange(new Set()),
  }
}

/** The result of `useTreeGridSelection`. */
export type TreeGridSelectionState = NonNullable<ReturnType<typeof useTreeGridSelection>>

function countBefore({ size, findPlace }: TreeIndex, ids: ReadonlySet<TreeId> = new Set()): Int32Array {
  const counts = new Int32Array(ids.size === 0 ? 0 : size + 1)
  if (ids.size === 0) return counts
  for (const id of ids) {
    const place = findPlace(id)
    if (place >= 0) counts[place + 1] = 1
  }
  for (let i = 1; i <= size; i++) counts[i] = at(counts, i) + at(counts, i - 1)
  return counts
}

/** All nodes that match the filter and can be selected. */
function listCovered(
  index: TreeIndex,
  filtered: Filtered | null,
  disabledReason: TreeGridSelection['disabledReason'],
): number[] {
  const covered: number[] = []
  for (const [place, node] of index.nodes.entries()) {
    if ((filtered === null || isMatch(index, filtered, place)) && disabledReason?.(node) === undefined)
      covered.push(place)
  }
  return covered
}
