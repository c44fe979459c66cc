'use client'

import { useRef, useState } from 'react'
import {
  everything,
  isSelected,
  nothing,
  placesBetween,
  type Selection,
  selectedCount,
  selectionState,
  withKeys,
} from './selection'
import { SELECTION_LABELS, type SelectionLabels, type TableSelection } from './table-selection'

export type { Selection } from './selection'
export type { TableSelection } from './table-selection'

/** What a selection among the pages of a list is made of. */
export interface SelectionOptions<Row, Key> {
  /** The rows of this page. */
  rows: readonly Row[]
  /** What a row keeps from page to page. */
  rowKey: (row: Row) => Key
  /** How many rows match, on all pages. */
  total: number
  /** What is selected, for an owner that keeps it. */
  value?: Selection<Key>
  /** What is selected at first; nothing by default. */
  defaultValue?: Selection<Key>
  /** Told what is selected now. */
  onChange?: (value: Selection<Key>) => void
  /** Why a row cannot be selected, as a sentence. */
  disabledReason?: (row: Row) => string | undefined
  /** Words other than the English ones. */
  labels?: Partial<SelectionLabels>
}

/**
 * Which rows of a list are selected, page after page, for a DataTable and its SelectionBar. The checkbox in the head stands
 * for the page; the bar offers every row that matches. Whoever lets a search change clears the selection: "all that match"
 * would be others.
 */
export function useSelection<Row, Key extends string | number>(
  options: SelectionOptions<Row, Key>,
): TableSelection<Row> & { value: Selection<Key> } {
  const { rows, rowKey, total, defaultValue, onChange, disabledReason, labels } = options
  const [own, setOwn] = useState<Selection<Key>>(() => defaultValue ?? nothing())
  const value = options.value ?? own
  const anchor = useRef<Key | undefined>(undefined)
  const change = (next: Selection<Key>): void => {
    if (options.value === undefined) setOwn(next)
    onChange?.(next)
  }
  const isFree = (row: Row): boolean => disabledReason?.(row) === undefined
  const free = rows.filter(isFree).map(rowKey)
  const count = selectedCount(value, total)
  return {
    value,
    count,
    total,
    state: selectionState(free.filter((key) => isSelected(value, key)).length, free.length),
    isSelected: (row) => isFree(row) && isSelected(value, rowKey(row)),
    disabledReason,
    onToggle: (place, isOn, reach) => {
      const from = reach === 'range' ? rows.findIndex((row) => rowKey(row) === anchor.current) : -1
      const reached = placesBetween(from, place).map((at) => rows[at] as Row)
      const target = rows[place]
      anchor.current = target && rowKey(target)
      change(withKeys(value, reached.filter(isFree).map(rowKey), isOn))
    },
    onToggleAll: (isOn) => change(withKeys(value, free, isOn)),
    onSelectAll: count < total ? () => change(everything()) : undefined,
    onClear: () => change(nothing()),
    labels: { ...SELECTION_LABELS, ...labels },
  }
}
