'use client'

import { useMemo, useRef, useState } from 'react'
import { RowMarks } from './row-marks'
import type { RowView } from './row-pipeline'
import { getSelectionState } from './selection'
import { SELECTION_LABELS, type SelectionLabels, type TableSelection } from './table-selection'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { RowView } from './row-pipeline'
export type { SelectionLabels, TableSelection } from './table-selection'

/** Options of `useRowSelection`. */
export interface RowSelectionOptions<Row> {
  /** The rows, from `useRowView`. */
  view: RowView<Row>
  /** Stable key of a row. A selected row stays selected after a refetch. */
  rowKey: (row: Row) => string | number
  /** Keys of the initially selected rows; none by default. */
  defaultKeys?: readonly (string | number)[]
  /** Called with the new selection on every change. `rows()` takes time proportional to the number of rows; `count` is free. */
  onChange?: (selection: { count: number; rows: () => Row[] }) => void
  /** Why a row cannot be selected, as a sentence. Nothing changes its state: a row of `defaultKeys` stays selected. */
  disabledReason?: (row: Row) => string | undefined
  /** Replaces the English texts. */
  labels?: LabelTexts<SelectionLabels>
}

/** Selection of rows that are all in the browser. */
export interface RowSelection<Row> extends TableSelection<Row> {
  /** Returns the selected rows, in their original order. */
  selectedRows: () => Row[]
}

/**
 * Selection state for a WindowedTable and its SelectionBar, for rows that are all in the browser. A search does not change the
 * selection: the checkbox in the head covers the matching rows, and the other rows keep their state.
 */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelection<Row> {
  const { view, rowKey, defaultKeys = [], onChange, disabledReason, labels } = options
  const { rows } = view
  const [state, setState] = useState(() => ({ rows, marks: RowMarks.fromKeys(rows, rowKey, new Set(defaultKeys)) }))
  let { marks } = state
  if (state.rows !== rows) {
    marks = state.marks.moveTo(state.rows, rows, rowKey)
    setState({ rows, marks })
  }
  const anchor = useRef<Row | undefined>(undefined)
  const canMark = useMemo(
    () => disabledReason && ((number: number): boolean => disabledReason(rows[number] as Row) === undefined),
    [rows, disabledReason],
  )
  const change = (next: RowMarks): void => {
    setState({ rows, marks: next })
    onChange?.({ count: next.count, rows: () => getMarkedRows(rows, next) })
  }
  const selectableCount = useMemo(
    () => (canMark === undefined ? view.count : countSelectable(view, canMark)),
    [view, canMark],
  )
  const countInView = useMemo(
    () =>
      canMark === undefined
        ? marks.countIn(view)
        : countSelectable(view, (number) => marks.has(number) && canMark(number)),
    [marks, view, canMark],
  )
  return {
    count: marks.count,
    total: rows.length,
    state: getSelectionState(countInView, selectableCount),
    isSelected: (_, place) => marks.has(view.numberAt(place)),
    disabledReason,
    onToggle: (place, isOn, reach) => {
      const last = reach === 'range' && anchor.current !== undefined ? view.findPlace(rows.indexOf(anchor.current)) : -1
      const from = last === -1 ? place : last
      anchor.current = view.at(place)
      change(marks.withPlaces(view, Math.min(from, place), Math.max(from, place), isOn, canMark))
    },
    onToggleAll: (isOn) => change(marks.withPlaces(view, 0, view.count - 1, isOn, canMark)),
    onClear: () => {
      const everyRow = { count: rows.length, numberAt: (number: number) => number }
      change(marks.withPlaces(everyRow, 0, rows.length - 1, false, canMark))
    },
    labels: useLabels('Selection', SELECTION_LABELS, labels),
    selectedRows: () => getMarkedRows(rows, marks),
  }
}

const getMarkedRows = <Row>(rows: readonly Row[], marks: RowMarks): Row[] =>
  marks.numbers().map((number) => rows[number] as Row)

/** Number of rows in a view to which a condition applies. */
function countSelectable<Row>(view: RowView<Row>, canMark: (number: number) => boolean): number {
  let count = 0
  for (let place = 0; place < view.count; place += 1) if (canMark(view.numberAt(place))) count += 1
  return count
}
