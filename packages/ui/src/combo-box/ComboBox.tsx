'use client'

import { useRef, useState } from 'react'
import { useValue } from '../field/use-value'
import { ComboFrame, type ComboFieldProps } from './ComboFrame'
import type { ComboOption } from './combo-option'
import { COMBO_LABELS } from './combo-labels'
import { useCombo } from './use-combo'

/** Props of ComboBox: those of an `<input>` that it does not decide, and these. */
export interface ComboBoxProps extends ComboFieldProps {
  /** The chosen value, held by the owner; `null` for none. */
  value?: string | null
  /** The value it starts with when the owner holds none; none by default. */
  defaultValue?: string | null
  /** Told the chosen value, and its option; `null` when it is cleared. */
  onChange?: (value: string | null, option: ComboOption | null) => void
  /** The chosen option, where it may not be among those that are listed: a search at a server. */
  chosenOption?: ComboOption
}

/**
 * One of many values, found by typing. Exposes `combobox` with a `listbox`, named by its label. Typing filters and offers the first
 * that fits; ↓ ↑ Home End move, Enter chooses, Escape closes the list and puts the text back. The focus stays in the input.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    options,
    value,
    defaultValue = null,
    onChange,
    chosenOption,
    onSearch,
    ref,
    labels: labelOverrides,
    ...others
  } = props
  const { filter = 'contains', limit = 100, ...rest } = others
  const [own, setOwn] = useState<ComboOption | null>(null)
  const [chosen, setChosen] = useValue<string | null>(value, defaultValue, undefined)
  const input = useRef<HTMLInputElement>(null)
  const labels = { ...COMBO_LABELS, ...labelOverrides }
  const known = [chosenOption, own].find((option) => option?.value === chosen)
  const option = known ?? options.find((candidate) => candidate.value === chosen)
  const choose = (next: ComboOption | null): void => {
    setOwn(next)
    setChosen(next?.value ?? null)
    if ((next?.value ?? null) !== chosen) onChange?.(next?.value ?? null, next)
  }
  const combo = useCombo({
    options,
    filter,
    limit,
    onSearch,
    input,
    restingText: option?.label ?? chosen ?? '',
    current: chosen,
    isDisabled: rest.disabledReason !== undefined || rest.isReadOnly === true,
    choice: 'single',
    onChoose: choose,
    // Whoever takes all of the text away takes the choice away.
    onEmptied: () => choose(null),
  })
  return (
    <ComboFrame
      {...rest}
      {...{ combo, input, labels }}
      inputRef={ref}
      choice="single"
      chosen={new Set(chosen === null ? [] : [chosen])}
      status=""
      onClear={() => choose(null)}
    />
  )
}
