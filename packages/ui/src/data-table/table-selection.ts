import type { SelectionState } from './selection'

/** The words of a selection, for another language. */
export interface SelectionLabels {
  /** Name of the checkbox of a row; "Select adaeze.okafor". */
  row: (name: string) => string
  /** Name of the checkbox in the head; "Select all rows". */
  all: string
}

/** What a table shows of a selection, and asks of it; made by `useSelection` or `useRowSelection`. */
export interface TableSelection<Row> {
  /** How many rows are selected. */
  count: number
  /** How many there are to select. */
  total: number
  /** How much of what the checkbox in the head stands for is selected. */
  state: SelectionState
  isSelected: (row: Row, place: number) => boolean
  /** Why a row cannot be selected, as a sentence. */
  disabledReason?: (row: Row) => string | undefined
  /** Asked to select a row or not; `range`: together with all rows between it and the one asked for last. */
  onToggle: (place: number, isOn: boolean, reach: 'row' | 'range') => void
  /** Asked for all rows that the checkbox in the head stands for, or none of them. */
  onToggleAll: (isOn: boolean) => void
  /** Asked for every row that matches, also those of other pages; nothing where there are no others. */
  onSelectAll?: () => void
  /** Asked for nothing selected at all. */
  onClear: () => void
  labels: SelectionLabels
}

/** The English words. */
export const SELECTION_LABELS: SelectionLabels = {
  row: (name) => `Select ${name}`,
  all: 'Select all rows',
}
