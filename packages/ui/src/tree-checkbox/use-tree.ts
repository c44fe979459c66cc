import { useMemo, useState } from 'react'
import { carrySelection, readSelection } from './cascade'
import { filterTree } from './filter'
import { findNextFocusTarget } from './next-focus-target'
import { type SelectionUnit, Selection, type TreeSelection } from './selection'
import type { TreeChanges } from './tree-changes'
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

/** Ids, or a selection from `onChange`. */
export type TreeValue<Id extends TreeId = TreeId> = Iterable<Id> | TreeSelection<Id>

/** The row at which a range selection starts, and whether the range is checked or unchecked. */
export interface Anchor {
  id: TreeId
  isOn: boolean
}

/** The open branches and the current row. Its places belong to one tree index. */
export interface TreeView {
  expansion: Expansion
  /** The place of the current row. */
  active: number
}

/** Options of `useTree`. */
export interface TreeOptions {
  nodes: readonly TreeNode[]
  filter: string
  value: TreeValue | undefined
  defaultValue: TreeValue
  changes: TreeChanges | undefined
  onChange: ((selection: Selection) => void) | undefined
  unit: SelectionUnit
  defaultExpanded: InitialExpansion
  expanded: Iterable<TreeId> | undefined
  onExpandedChange: ((ids: TreeId[]) => void) | undefined
}

/** Reads a value. A selection that this tree created is used as it is. */
function readValue(value: TreeValue, index: TreeIndex, unit: SelectionUnit): Selection {
  if (value instanceof Selection) {
    return value.index === index && value.unit === unit ? value : carrySelection(value, index, unit)
  }
  return readSelection(index, unit, Symbol.iterator in value ? value : value.toArray())
}

function carryView(before: TreeView, index: TreeIndex, initially: InitialExpansion): TreeView {
  return {
    expansion: carryExpansion(before.expansion, index, initially),
    active: findNextFocusTarget(before.expansion.index, before.active, index),
  }
}

/**
 * The state of a tree. It is stored together with its data and derived again when the data changes. A refetch loses nothing, and no effect
 * has to copy state.
 */
export function useTree(options: TreeOptions) {
  const { nodes, filter, value, defaultValue, changes, onChange, unit, defaultExpanded, expanded, onExpandedChange } =
    options
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

  const [ownValue, setOwnValue] = useState<TreeValue>(() =>
    Symbol.iterator in defaultValue ? [...defaultValue] : defaultValue,
  )
  const source = value ?? ownValue
  const selection = useMemo(() => readValue(source, index, unit), [source, index, unit])
  const select = (next: Selection): void => {
    if (value === undefined) setOwnValue(next)
    onChange?.(next)
  }
  return {
    index,
    faults,
    view,
    setView,
    filtered,
    open,
    rows,
    selection,
    /** Labels the change of the row at a place; undefined without `changes`. */
    changeAt: changes?.(selection),
    select,
    activeRow: findVisibleRow(index, rows, view.active),
  }
}

/** The result of `useTree`. */
export type Tree = ReturnType<typeof useTree>
