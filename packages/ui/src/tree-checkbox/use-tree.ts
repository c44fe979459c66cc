import { useMemo, useState } from 'react'
import { carrySelection, readSelection } from './cascade'
import { filterTree } from './filter'
import { findNextFocusTarget } from './next-focus-target'
import { type Counted, Selection, type TreeSelection } from './selection'
import type { TreeChanges } from './tree-changes'
import { buildTree, EMPTY_TREE, type TreeId, type TreeIndex, type TreeNode } from './tree-index'
import {
  carryExpansion,
  type Expansion,
  type InitiallyOpen,
  openIds,
  openInitially,
  openPlaces,
  soundRow,
  visibleRows,
} from './visible-rows'

/** Ids, or what `onChange` has given. */
export type TreeValue<Id extends TreeId = TreeId> = Iterable<Id> | TreeSelection<Id>

/** The row that a range begins at, and what it is set to. */
export interface Anchor {
  id: TreeId
  isOn: boolean
}

/** What the person has opened and where the person is; belongs to the tree of one moment. */
export interface TreeView {
  expansion: Expansion
  /** The place that has the focus. */
  active: number
}

/** What `useTree` works from. */
export interface TreeOptions {
  nodes: readonly TreeNode[]
  filter: string
  value: TreeValue | undefined
  defaultValue: TreeValue
  changes: TreeChanges | undefined
  onChange: ((selection: Selection) => void) | undefined
  counted: Counted
  defaultExpanded: InitiallyOpen
  expanded: Iterable<TreeId> | undefined
  onExpandedChange: ((ids: TreeId[]) => void) | undefined
}

/** Reads what an owner gives; what this tree has made itself is taken as it is. */
function resolve(value: TreeValue, index: TreeIndex, counted: Counted): Selection {
  if (value instanceof Selection) {
    return value.index === index && value.counted === counted ? value : carrySelection(value, index, counted)
  }
  return readSelection(index, counted, Symbol.iterator in value ? value : value.toArray())
}

function carry(before: TreeView, index: TreeIndex, initially: InitiallyOpen): TreeView {
  return {
    expansion: carryExpansion(before.expansion, index, initially),
    active: findNextFocusTarget(before.expansion.index, before.active, index),
  }
}

/**
 * The state of a tree. What a person has done is kept with the data it was done in, and read anew for later data, so that
 * a refresh loses nothing and no effect has to copy it.
 */
export function useTree(options: TreeOptions) {
  const { nodes, filter, value, defaultValue, changes, onChange, counted, ...opening } = options
  const { defaultExpanded, expanded, onExpandedChange } = opening
  const { index = EMPTY_TREE, faults } = useMemo(() => buildTree(nodes), [nodes])

  const [initially] = useState(() => (typeof defaultExpanded === 'string' ? defaultExpanded : [...defaultExpanded]))
  const [kept, setKept] = useState<TreeView>(() => ({ expansion: openInitially(index, initially), active: 0 }))
  const given = useMemo(() => expanded && openInitially(index, expanded).open, [index, expanded])
  const view = useMemo(() => {
    const own = kept.expansion.index === index ? kept : carry(kept, index, initially)
    return given === undefined ? own : { ...own, expansion: { ...own.expansion, open: given } }
  }, [kept, index, initially, given])
  const setView = (next: TreeView): void => {
    setKept(next)
    if (next.expansion.open !== view.expansion.open) onExpandedChange?.(openIds(next.expansion))
  }
  const filtered = useMemo(() => filterTree(index, filter), [index, filter])
  const open = useMemo(() => openPlaces(view.expansion, filtered), [view.expansion, filtered])
  const rows = useMemo(() => visibleRows(index, open, filtered), [index, open, filtered])

  const [own, setOwn] = useState<TreeValue>(() => (Symbol.iterator in defaultValue ? [...defaultValue] : defaultValue))
  const source = value ?? own
  const selection = useMemo(() => resolve(source, index, counted), [source, index, counted])
  const select = (next: Selection): void => {
    if (value === undefined) setOwn(next)
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
    /** Leaves that differ from what is saved, as sums; nothing where that is not told. */
    changeAt: changes?.(selection),
    select,
    activeRow: soundRow(index, rows, view.active),
  }
}

/** What `useTree` gives. */
export type Tree = ReturnType<typeof useTree>
