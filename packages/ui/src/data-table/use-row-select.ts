import { useCallback, useLayoutEffect, useRef } from 'react'
import type { TableSelection } from './table-selection'

/** What the checkbox of a row draws and asks for. */
export interface RowSelect {
  /** What it is called. */
  selectLabel: string
  isSelected: boolean
  /** Why the row cannot be selected, as a sentence. */
  lockedReason: string | undefined
  /** The same function from one drawing to the next. */
  onSelect: TableSelection<never>['onToggle']
}

/** A selection as plain values for each row, so that a press draws the rows that it changes and not all of them. */
export function useRowSelect<Row>(
  selection: TableSelection<Row> | undefined,
): (row: Row, place: number, name: string) => RowSelect | undefined {
  const now = useRef(selection)
  useLayoutEffect(() => {
    now.current = selection
  }, [selection])
  const onSelect = useCallback<RowSelect['onSelect']>((...asked) => now.current?.onToggle(...asked), [])
  return (row, place, name) =>
    selection && {
      selectLabel: selection.labels.row(name),
      isSelected: selection.isSelected(row, place),
      lockedReason: selection.disabledReason?.(row),
      onSelect,
    }
}
