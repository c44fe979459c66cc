'use client'

import { useMemo, useRef, useState } from 'react'
import { useValue } from '../field/use-value'
import { ComboFrame, type ComboFieldProps } from './ComboFrame'
import { type ComboId, type ComboOption, findChosenOption } from './combo-option'
import { COMBO_LABELS } from './combo-labels'
import { indexOptions } from './find-options'
import { useCombo } from './use-combo'
import { useLabels } from '../locale/locale-context'

export type { ComboFieldProps } from './ComboFrame'
export type { ComboLabels } from './combo-labels'
export type { ComboId, ComboOption } from './combo-option'

/** Props of ComboBox: those of an `<input>` that it does not set itself, and these. A native form submits the value under `name`. */
export interface ComboBoxProps<Id extends ComboId = string> extends ComboFieldProps<Id> {
  /** The chosen value, or `null` for none. Controlled; omit it to leave the state to the component. */
  value?: Id | null
  /** The initial value of an uncontrolled combo box; `null` by default. */
  defaultValue?: Id | null
  /** Called with the chosen value and its option, or with `null` when the choice is cleared. */
  onChange?: (value: Id | null, option: ComboOption<Id> | null) => void
  /** The chosen option, for a `value` that may be missing from `options`, for example when a server searches. */
  chosenOption?: ComboOption<Id>
  /** Choosing does something and leaves no value, so that the text never prevents the submit of a form around it. `false` by default. */
  isSearch?: boolean
}

const EMPTY = ['']

/**
 * Picks one of many values by typing. Exposes `combobox` with a `listbox`, named by its label. Typing filters and offers the first match; ↓
 * ↑ Home End move, Enter chooses, Escape closes the list and restores the text. The focus stays in the input.
 */
export function ComboBox<Id extends ComboId = string>(props: ComboBoxProps<Id>) {
  const {
    options,
    value,
    defaultValue = null,
    onChange,
    chosenOption,
    onSearch,
    filter = 'contains',
    maxVisibleOptions = 100,
    labels: labelOverrides,
    ref,
    ...rest
  } = props
  const [lastOption, setLastOption] = useState<ComboOption<Id> | null>(null)
  const [chosen, setChosen, onReset] = useValue<Id | null>(value, defaultValue, undefined)
  const index = useMemo(() => indexOptions(options), [options])
  const input = useRef<HTMLInputElement>(null)
  const labels = useLabels('ComboBox', COMBO_LABELS, labelOverrides)
  const isChosen = (candidate: ComboOption<Id> | null | undefined): boolean => candidate?.value === chosen
  const option =
    chosen === null
      ? undefined
      : findChosenOption(chosen, {
          chosen: isChosen(chosenOption) ? chosenOption : undefined,
          offered: index.byValue.get(chosen),
          picked: isChosen(lastOption) ? lastOption : undefined,
        })
  const disabledReason = rest.disabledReason ?? option?.removeDisabledReason
  const canClear = option !== undefined && option.disabledReason === undefined
  const choose = (next: ComboOption<Id> | null): void => {
    setLastOption(next)
    setChosen(next?.value ?? null)
    if ((next?.value ?? null) !== chosen) onChange?.(next?.value ?? null, next)
  }
  const combo = useCombo({
    index,
    filter,
    maxVisibleOptions,
    onSearch,
    input,
    restingText: option?.label ?? '',
    current: chosen,
    isDisabled: disabledReason !== undefined || rest.isReadOnly === true,
    isLoading: rest.isLoading === true,
    failure: rest.failure,
    choice: 'single',
    onChoose: choose,
    onEmptied: () => canClear && choose(null),
  })
  const chosenSet = useMemo(() => new Set(chosen === null ? [] : [chosen]), [chosen])
  return (
    <ComboFrame
      {...rest}
      {...{ combo, input, labels, onReset }}
      inputRef={ref}
      choice="single"
      chosen={chosenSet}
      formValues={chosen === null ? EMPTY : [chosen]}
      status=""
      disabledReason={disabledReason}
      onClear={canClear ? () => choose(null) : undefined}
    />
  )
}
