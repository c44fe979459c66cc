'use client'

import { useId } from 'react'
import { Checkbox } from '../checkbox/Checkbox'
import { Input } from '../checkbox/Checkbox.styles'
import { ignoreChange, preventToggle } from '../checkbox/disabled-checkbox'
import { useToggleState } from '../checkbox/use-toggle-state'
import { DisabledReason } from '../disabled-reason/DisabledReason'
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

/**
 * The checkbox of a row. With Shift, a click or Space includes all rows since the last toggled one. It is no `Checkbox`, because a field
 * with its texts and validity in each row would take as long as all cells of the row.
 */
export function SelectCell({ place, selectLabel, isSelected, disabledReason, onSelect }: SelectCellProps) {
  const reasonId = useId()
  const input = useToggleState(false, isSelected, undefined)
  const isDisabled = disabledReason !== undefined
  return (
    <td data-select="">
      <label data-bare="">
        <Input
          ref={input}
          type="checkbox"
          aria-label={selectLabel}
          aria-disabled={isDisabled || undefined}
          aria-describedby={isDisabled ? reasonId : undefined}
          data-fixed={isDisabled || undefined}
          checked={isSelected}
          onClick={isDisabled ? preventToggle : undefined}
          onChange={
            isDisabled
              ? ignoreChange
              : ({ target, nativeEvent }) =>
                  onSelect(place, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey ? 'range' : 'row')
          }
        />
        {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      </label>
    </td>
  )
}
