import { itemLabels as labels } from '@sitewright/domain/workflows/item-messages'
import { useMemo } from 'react'
import { ComboBox, type ComboBoxProps } from '../../../combo-box/ComboBox'
import { type ItemContext, toViewOptions } from './item-context'

/** Props of StatusPicker: those of ComboBox that it does not set, and these. */
export interface StatusPickerProps extends Omit<
  ComboBoxProps<number>,
  'options' | 'value' | 'onChange' | 'chosenOption' | 'disabledReason'
> {
  view: ItemContext['equipmentStatuses']
  /** The code of the chosen status; `null` for none. */
  state: number | null
  /** Why it cannot be changed; undefined where it can. */
  disabledReason: string | undefined
  onPick: (state: number | null) => void
}

/** Picks an equipment status (ITEM-85). A stored code that the config no longer has stays readable. */
export function StatusPicker({ view, state, disabledReason, onPick, ...rest }: StatusPickerProps) {
  const choices = useMemo(() => toViewOptions(view, ({ name, state: value }) => ({ value, label: name })), [view])
  const isKnown = state === null || view.state !== 'ready' || choices.options.some(({ value }) => value === state)
  return (
    <ComboBox<number>
      {...rest}
      {...choices}
      value={state}
      chosenOption={isKnown ? undefined : { value: state, label: labels.unknownStatus(state) }}
      disabledReason={disabledReason}
      onChange={onPick}
    />
  )
}
