import type { SelectionState } from './selection'
import type { CompleteTexts } from '../locale/label-texts'

/** Texts of a table selection, for translation. */
export interface SelectionLabels {
  /** Name of the checkbox of a row; "Select adaeze.okafor" by default. */
  row: (name: string) => string
  /** Name of the checkbox in the head; "Select all rows" by default. */
  all: string
}

/** Selection of a table, from `useSelection` or `useRowSelection`. */
export interface TableSelection<Row> {
  /** Number of selected rows. */
  count: number
  /** Number of all rows. */
  total: number
  /** State of the checkbox in the head, for the rows that it covers. */
  state: SelectionState
  isSelected: (row: Row, place: number) => boolean
  /** Why a row cannot be selected, as a sentence. */
  disabledReason?: (row: Row) => string | undefined
  /** Selects or deselects a row. `range` includes all rows since the last toggled one. */
  onToggle: (place: number, isOn: boolean, reach: 'row' | 'range') => void
  /** Selects or deselects all rows that the checkbox in the head covers. */
  onToggleAll: (isOn: boolean) => void
  /** Selects all matching rows, also those on other pages. Omitted when they are selected already. */
  onSelectAll?: () => void
  /** Clears the selection. */
  onClear: () => void
  labels: SelectionLabels
}

/** The English texts. */
export const SELECTION_LABELS: CompleteTexts<SelectionLabels> = {
  row: 'Select {name}',
  all: 'Select all rows',
}
