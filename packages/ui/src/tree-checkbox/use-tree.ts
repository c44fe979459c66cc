import { useMemo, useState } from 'react'
import { useValue } from '../field/use-value'
import { carrySelection, readSelection } from './cascade'
import { type SelectionUnit, Selection, type TreeSelection } from './selection'
import type { TreeChanges } from './tree-changes'
import type { TreeId, TreeIndex } from '../tree/tree-index'
import { type TreeViewOptions, useTreeView } from '../tree/use-tree-view'

/** Ids, or a selection from `onChange`. */
export type TreeValue<Id extends TreeId = TreeId> = Iterable<Id> | TreeSelection<Id>

/** The row at which a range selection starts, and whether the range is checked or unchecked. */
export interface Anchor {
  id: TreeId
  isOn: boolean
}

/** Options of `useTree`. */
export interface TreeOptions extends TreeViewOptions {
  value: TreeValue | undefined
  defaultValue: TreeValue
  changes: TreeChanges | undefined
  onChange: ((selection: Selection) => void) | undefined
  unit: SelectionUnit
}

/** Reads a value. A selection that this tree created is used as it is. */
function readValue(value: TreeValue, index: TreeIndex, unit: SelectionUnit): Selection {
  if (value instanceof Selection) {
    return value.index === index && value.unit === unit ? value : carrySelection(value, index, unit)
  }
  return readSelection(index, unit, Symbol.iterator in value ? value : value.toArray())
}

/** The state of a tree: what it shows, and its selection. */
export function useTree(options: TreeOptions) {
  const { value, defaultValue, changes, onChange, unit, ...view } = options
  const tree = useTreeView(view)
  const { index } = tree

  // Read once, because an iterator has its ids only once.
  const [initialValue] = useState(() => (Symbol.iterator in defaultValue ? [...defaultValue] : defaultValue))
  const [source, select, restore] = useValue(value, initialValue, onChange as ((value: TreeValue) => void) | undefined)
  const selection = useMemo(() => readValue(source, index, unit), [source, index, unit])
  return {
    ...tree,
    selection,
    /** Labels the change of the row at a place; undefined without `changes`. */
    changeAt: changes?.(selection),
    select: select as (selection: Selection) => void,
    /** Restores the default selection without calling `onChange`. */
    restore,
  }
}

/** The result of `useTree`. */
export type Tree = ReturnType<typeof useTree>
