import { useMemo, useState } from 'react'
import { filterTree } from './filter'
import { findNextFocusTarget } from './next-focus-target'
import { at, buildTree, EMPTY_TREE, setSize, isLeaf, type TreeId, type TreeIndex, type TreeNode } from './tree-index'
import {
  carryExpansion,
  type Expansion,
  type InitialExpansion,
  listOpenIds,
  createExpansion,
  getOpenPlaces,
  findVisibleRow,
  openToLevel,
  listVisibleRows,
  setOpen as openPlaces,
} from './visible-rows'

/** The open branches and the current row. Its places belong to one tree index. */
export interface TreeView {
  expansion: Expansion
  /** The place of the current row. */
  active: number
}

/** Options of `useTreeView`. */
export interface TreeViewOptions {
  nodes: readonly TreeNode[]
  filter: string
  defaultExpanded: InitialExpansion
  expanded?: Iterable<TreeId> | undefined
  onExpandedChange?: ((ids: TreeId[]) => void) | undefined
}

function carryView(before: TreeView, index: TreeIndex, initially: InitialExpansion): TreeView {
  return {
    expansion: carryExpansion(before.expansion, index, initially),
    active: findNextFocusTarget(before.expansion.index, before.active, index),
  }
}

/**
 * What a tree shows: its index, the rows that no closed branch hides, and the current row. It is stored together with its data and derived
 * again when the data changes. A refetch loses nothing, and no effect has to copy state.
 */
export function useTreeView({ nodes, filter, defaultExpanded, expanded, onExpandedChange }: TreeViewOptions) {
  const { index = EMPTY_TREE, faults } = useMemo(() => buildTree(nodes), [nodes])

  const [initially] = useState(() => (typeof defaultExpanded === 'string' ? defaultExpanded : [...defaultExpanded]))
  const [storedView, setStoredView] = useState<TreeView>(() => ({
    expansion: createExpansion(index, initially),
    active: 0,
  }))
  const controlledOpen = useMemo(() => expanded && createExpansion(index, expanded).open, [index, expanded])
  const view = useMemo(() => {
    const carriedView = storedView.expansion.index === index ? storedView : carryView(storedView, index, initially)
    return controlledOpen === undefined
      ? carriedView
      : { ...carriedView, expansion: { ...carriedView.expansion, open: controlledOpen } }
  }, [storedView, index, initially, controlledOpen])
  const setView = (next: TreeView): void => {
    setStoredView(next)
    if (next.expansion.open !== view.expansion.open) onExpandedChange?.(listOpenIds(next.expansion))
  }
  const filtered = useMemo(() => filterTree(index, filter), [index, filter])
  const open = useMemo(() => getOpenPlaces(view.expansion, filtered), [view.expansion, filtered])
  const rows = useMemo(() => listVisibleRows(index, open, filtered), [index, open, filtered])
  const activeRow = findVisibleRow(index, rows, view.active)

  /** Makes a row the current one: the first or the last row for a number beyond the ends. Returns the row; -1 without rows. */
  const activate = (wanted: number): number => {
    const row = Math.min(Math.max(0, wanted), rows.length - 1)
    const active = at(rows, row)
    if (row >= 0 && active !== view.active) setView({ ...view, active })
    return row
  }
  /** Opens or closes branches. */
  const setOpen = (places: Iterable<number>, isOpen: boolean, active = view.active): void =>
    setView({ expansion: openPlaces(view.expansion, filtered, places, isOpen), active })
  /** Opens the branches above a level, and closes all others. The nearest ancestor with a row becomes the current one. */
  const setLevel = (level: number): void =>
    setView({ ...view, expansion: openToLevel(view.expansion, filtered, level) })
  /** Whether the branch of a row is open; undefined for a leaf. */
  const isOpenAt = (row: number): boolean | undefined =>
    isLeaf(index, at(rows, row)) ? undefined : at(open, at(rows, row)) === 1
  /** The position of a row among its siblings, and its level. */
  const getPosition = (row: number) => {
    const place = at(rows, row)
    return {
      level: at(index.depth, place) + 1,
      position: at(index.position, place),
      setSize: setSize(index, place),
    }
  }
  return { index, faults, filtered, open, rows, activeRow, activate, setOpen, setLevel, isOpenAt, getPosition }
}

/** The result of `useTreeView`. Rows are counted from 0 at the top. */
export type TreeViewState = ReturnType<typeof useTreeView>
