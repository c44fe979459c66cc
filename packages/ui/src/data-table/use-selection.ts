'use client'

import { useRef, useState } from 'react'
import {
  countSelected,
  getPlacesBetween,
  getSelectionState,
  isSelected,
  selectAll,
  type Selection,
  selectNone,
  withKeys,
  withoutKeys,
} from './selection'
import { SELECTION_LABELS, type SelectionLabels, type TableSelection } from './table-selection'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { Selection } from './selection'
export type { SelectionLabels, TableSelection } from './table-selection'

/** Options of `useSelection`. */
export interface SelectionOptions<Row, Key> {
  /** The rows of the current page. */
  rows: readonly Row[]
  /** Stable key of a row. */
  rowKey: (row: Row) => Key
  /** Number of matching rows on all pages. */
  total: number
  /** The selection, for a controlled component. */
  value?: Selection<Key>
  /** The initial selection, for an uncontrolled component; empty by default. */
  defaultValue?: Selection<Key>
  /** Called with the new selection on every change. */
  onChange?: (value: Selection<Key>) => void
  /** Why a row cannot be selected, as a sentence. The selection never includes such a row of the current page. */
  disabledReason?: (row: Row) => string | undefined
  /** Replaces the English texts. */
  labels?: LabelTexts<SelectionLabels>
}

/**
 * Selection state for a DataTable and its SelectionBar, across pages. The checkbox in the head covers the current page; the
 * bar offers all matching rows. Clear the selection when the search changes, because "all matching" would then mean other
 * rows.
 */
export function useSelection<Row, Key extends string | number>(
  options: SelectionOptions<Row, Key>,
): TableSelection<Row> & { value: Selection<Key> } {
  const { rows, rowKey, total, defaultValue, onChange, disabledReason, labels } = options
  const [ownValue, setOwnValue] = useState<Selection<Key>>(() => defaultValue ?? selectNone())
  const canSelect = (row: Row): boolean => disabledReason?.(row) === undefined
  const selectableKeys = rows.filter(canSelect).map(rowKey)
  const disabledKeys = rows.filter((row) => !canSelect(row)).map(rowKey)
  const value = withoutKeys(options.value ?? ownValue, disabledKeys)
  const anchor = useRef<Key | undefined>(undefined)
  const change = (next: Selection<Key>): void => {
    if (options.value === undefined) setOwnValue(next)
    onChange?.(next)
  }
  const count = countSelected(value, total)
  return {
    value,
    count,
    total,
    state: getSelectionState(selectableKeys.filter((key) => isSelected(value, key)).length, selectableKeys.length),
    isSelected: (row) => isSelected(value, rowKey(row)),
    disabledReason,
    onToggle: (place, isOn, reach) => {
      const from = reach === 'range' ? rows.findIndex((row) => rowKey(row) === anchor.current) : -1
      const range = getPlacesBetween(from, place).map((at) => rows[at] as Row)
      const target = rows[place]
      anchor.current = target && rowKey(target)
      change(withKeys(value, range.filter(canSelect).map(rowKey), isOn))
    },
    onToggleAll: (isOn) => change(withKeys(value, selectableKeys, isOn)),
    onSelectAll: count + disabledKeys.length < total ? () => change(withoutKeys(selectAll(), disabledKeys)) : undefined,
    onClear: () => change(selectNone()),
    labels: useLabels('Selection', SELECTION_LABELS, labels),
  }
}
