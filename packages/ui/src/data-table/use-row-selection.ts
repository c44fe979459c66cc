'use client'

import { useMemo, useRef, useState } from 'react'
import { RowMarks } from './row-marks'
import type { RowView } from './row-pipeline'
import { selectionState } from './selection'
import { SELECTION_LABELS, type SelectionLabels, type TableSelection } from './table-selection'

/** What a selection among rows that are all here is made of. */
export interface RowSelectionOptions<Row> {
  /** The rows, as `useRowView` orders and finds them. */
  view: RowView<Row>
  /** What a row keeps when all are fetched again: it stays selected. */
  rowKey: (row: Row) => string | number
  /** Selected at first: keys. */
  defaultKeys?: readonly (string | number)[]
  /** Told after each change; reading the rows costs their number, `count` nothing. */
  onChange?: (selected: { count: number; rows: () => Row[] }) => void
  /** Why a row cannot be selected, as a sentence. */
  disabledReason?: (row: Row) => string | undefined
  /** Words other than the English ones. */
  labels?: Partial<SelectionLabels>
}

/** A selection among rows that are all here. */
export interface RowSelection<Row> extends TableSelection<Row> {
  /** The selected rows, in the order they came in; read when they are needed. */
  selectedRows: () => Row[]
}

/**
 * Which rows of a list that is all in the browser are selected, for a WindowedTable and its SelectionBar. A search changes
 * nothing of it: the checkbox in the head stands for the rows that match, the others stay as they are.
 */
export function useRowSelection<Row>(options: RowSelectionOptions<Row>): RowSelection<Row> {
  const { view, rowKey, defaultKeys = [], onChange, disabledReason, labels } = options
  const { rows } = view
  const [state, setState] = useState(() => ({ rows, marks: RowMarks.of(rows, rowKey, new Set(defaultKeys)) }))
  let { marks } = state
  if (state.rows !== rows) {
    marks = state.marks.carried(state.rows, rows, rowKey)
    setState({ rows, marks })
  }
  const anchor = useRef<Row | undefined>(undefined)
  const canMark = useMemo(
    () => disabledReason && ((number: number): boolean => disabledReason(rows[number] as Row) === undefined),
    [rows, disabledReason],
  )
  const change = (next: RowMarks): void => {
    setState({ rows, marks: next })
    onChange?.({ count: next.count, rows: () => rowsOf(rows, next) })
  }
  const free = useMemo(() => (canMark === undefined ? view.count : freeIn(view, canMark)), [view, canMark])
  const inView = useMemo(() => marks.countIn(view), [marks, view])
  return {
    count: marks.count,
    total: rows.length,
    state: selectionState(inView, free),
    isSelected: (_, place) => marks.has(view.numberAt(place)),
    disabledReason,
    onToggle: (place, isOn, reach) => {
      const last = reach === 'range' && anchor.current !== undefined ? view.placeOf(rows.indexOf(anchor.current)) : -1
      const from = last === -1 ? place : last
      anchor.current = view.at(place)
      change(marks.withPlaces(view, Math.min(from, place), Math.max(from, place), isOn, canMark))
    },
    onToggleAll: (isOn) => change(marks.withPlaces(view, 0, view.count - 1, isOn, canMark)),
    onClear: () => change(RowMarks.none(rows.length)),
    labels: { ...SELECTION_LABELS, ...labels },
    selectedRows: () => rowsOf(rows, marks),
  }
}

const rowsOf = <Row>(rows: readonly Row[], marks: RowMarks): Row[] =>
  marks.numbers().map((number) => rows[number] as Row)

/** How many rows of a view may be marked. */
function freeIn<Row>(view: RowView<Row>, canMark: (number: number) => boolean): number {
  let free = 0
  for (let place = 0; place < view.count; place += 1) if (canMark(view.numberAt(place))) free += 1
  return free
}
