import { useCallback, useLayoutEffect, useRef } from 'react'
import type { TableSelection } from './table-selection'

/** Selection props of one row. */
export interface RowSelect {
  /** Name of the checkbox. */
  selectLabel: string
  isSelected: boolean
  /** Why the row cannot be selected, as a sentence. */
  disabledReason: string | undefined
  /** A stable function. */
  onSelect: TableSelection<never>['onToggle']
}

/** Returns the selection of each row as primitive props, so that a change re-renders only the rows that it affects. */
export function useRowSelect<Row>(
  selection: TableSelection<Row> | undefined,
): (row: Row, place: number, name: string) => RowSelect | undefined {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  }, [selection])
  const onSelect = useCallback<RowSelect['onSelect']>((...args) => latest.current?.onToggle(...args), [])
  return (row, place, name) =>
    selection && {
      selectLabel: selection.labels.row(name),
      isSelected: selection.isSelected(row, place),
      disabledReason: selection.disabledReason?.(row),
      onSelect,
    }
}
