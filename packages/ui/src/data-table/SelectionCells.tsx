'use client'

import { Checkbox } from '../checkbox/Checkbox'
import type { TableSelection } from './table-selection'
import type { RowSelect } from './use-row-select'

/** Props of SelectAllCell. */
export interface SelectAllCellProps<Row> {
  selection: TableSelection<Row>
}

/** The checkbox in the head. It covers the rows of the page or of the search. */
export function SelectAllCell<Row>({ selection }: SelectAllCellProps<Row>) {
  const { state, labels, onToggleAll } = selection
  return (
    <th scope="col" data-select="">
      <Checkbox
        label={labels.all}
        isLabelHidden
        isSelected={state === 'all'}
        isIndeterminate={state === 'some'}
        onChange={onToggleAll}
      />
    </th>
  )
}

/** Props of SelectCell. */
export interface SelectCellProps extends RowSelect {
  /** Index among the visible rows. */
  place: number
}

/** The checkbox of a row. With Shift, a click or Space includes all rows since the last toggled one. */
export function SelectCell({ place, selectLabel, isSelected, disabledReason, onSelect }: SelectCellProps) {
  return (
    <td data-select="">
      <Checkbox
        label={selectLabel}
        isLabelHidden
        isSelected={isSelected}
        disabledReason={disabledReason}
        onChange={(isChecked, { nativeEvent }) =>
          onSelect(place, isChecked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey ? 'range' : 'row')
        }
      />
    </td>
  )
}
