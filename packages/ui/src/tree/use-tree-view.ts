import { useMemo, useState } from 'react'
import { filterTree } from './filter'
import { findNextFocusTarget } from './next-focus-target'
import { buildTree, EMPTY_TREE, type TreeId, type TreeIndex, type TreeNode } from './tree-index'
import {
  carryExpansion,
  type Expansion,
  type InitialExpansion,
  listOpenIds,
  createExpansion,
  getOpenPlaces,
  findVisibleRow,
  listVisibleRows,
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
  return { index, faults, view, setView, filtered, open, rows, activeRow: findVisibleRow(index, rows, view.active) }
}
