'use client'

import { Checkbox } from '../checkbox/Checkbox'
import type { TableSelection } from './table-selection'
import type { RowSelect } from './use-row-select'

/** Props of SelectAllCell. */
export interface SelectAllCellProps<Row> {
  selection: TableSelection<Row>
}

/** The head of the checkboxes: all rows it stands for, none, or some of them. */
export function SelectAllCell<Row>({ selection }: SelectAllCellProps<Row>) {
  const { state, labels, onToggleAll } = selection
  return (
    <th scope="col" data-select="">
      <Checkbox
        label={labels.all}
        isLabelHidden
        checked={state === 'all'}
        isIndeterminate={state === 'some'}
        onChange={onToggleAll}
      />
    </th>
  )
}

/** Props of SelectCell. */
export interface SelectCellProps extends RowSelect {
  /** Its place among the rows that are shown. */
  place: number
}

/** The checkbox of a row; pressed with Shift, by pointer or Space, it takes all rows since the last one along. */
export function SelectCell({ place, selectLabel, isSelected, lockedReason, onSelect }: SelectCellProps) {
  return (
    <td data-select="">
      <Checkbox
        label={selectLabel}
        isLabelHidden
        checked={isSelected}
        disabledReason={lockedReason}
        onChange={(isSelected, { nativeEvent }) =>
          onSelect(place, isSelected, 'shiftKey' in nativeEvent && nativeEvent.shiftKey ? 'range' : 'row')
        }
      />
    </td>
  )
}
