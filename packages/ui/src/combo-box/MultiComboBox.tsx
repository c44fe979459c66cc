'use client'

import { useMemo, useRef, useState } from 'react'
import { useValue } from '../field/use-value'
import { useFocusTransfer } from '../focus-transfer/use-focus-transfer'
import { ComboFrame, type ComboFieldProps } from './ComboFrame'
import { ComboTags } from './ComboTags'
import type { ComboOption } from './combo-option'
import { COMBO_LABELS } from './combo-labels'
import { useCombo } from './use-combo'
import { useTags } from './use-tags'

/** Props of MultiComboBox: those of an `<input>` that it does not decide, and these. */
export interface MultiComboBoxProps extends ComboFieldProps {
  /** The chosen values, held by the owner, in the order they were chosen. */
  value?: readonly string[]
  /** The values it starts with when the owner holds none; none by default. */
  defaultValue?: readonly string[]
  /** Told all that are chosen now. */
  onChange?: (value: string[]) => void
  /** The chosen options, where they may not be among those that are listed: a search at a server. */
  chosenOptions?: readonly ComboOption[]
  /** How many of the chosen ones are drawn before the rest is folded; 20 by default. */
  tagLimit?: number
  /** Asked to show all that are chosen, where the owner does so in a place of its own; they unfold here without it. */
  onShowAll?: () => void
}

const NONE: readonly ComboOption[] = []

/**
 * Any number of many values, found by typing. Exposes `combobox` with a multiselectable `listbox`, named by its label; the chosen ones
 * stand before the input as a list of buttons that remove them. Enter chooses or takes away, and the list stays open; Backspace in
 * an empty input moves to the last chosen one.
 */
export function MultiComboBox(props: MultiComboBoxProps) {
  const { options, value, defaultValue = [], onChange, chosenOptions = NONE, onSearch, ref, ...others } = props
  const {
    filter = 'contains',
    limit = 100,
    tagLimit = 20,
    onShowAll,
    labels: labelOverrides,
    onKeyDown,
    ...rest
  } = others
  const [met, setMet] = useState<readonly ComboOption[]>([])
  const [isChanged, setChanged] = useState(false)
  const [chosen, setChosen] = useValue<readonly string[]>(value, defaultValue, (next) => onChange?.([...next]))
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const labels = { ...COMBO_LABELS, ...labelOverrides }
  const isFixed = rest.disabledReason !== undefined || rest.isReadOnly === true
  // A map, because thousands of options can be chosen.
  const known = useMemo(
    () => new Map([...met, ...chosenOptions].map((option) => [option.value, option] as const)),
    [met, chosenOptions],
  )
  const isLocked = (one: string): boolean => known.get(one)?.fixedReason !== undefined
  const change = (next: readonly string[]): void => {
    const nextValues = new Set(next)
    if (chosen.some((one) => !nextValues.has(one) && isLocked(one))) return
    setChanged(true)
    setChosen(next)
  }
  const combo = useCombo({
    options,
    filter,
    limit,
    onSearch,
    input,
    restingText: '',
    current: null,
    isDisabled: isFixed,
    choice: 'multiple',
    onChoose: (option) => {
      setMet((before) => [...before.filter(({ value: other }) => other !== option.value), option])
      const without = chosen.filter((other) => other !== option.value)
      change(without.length < chosen.length ? without : [...chosen, option.value])
    },
  })
  const tagged = chosen.map((one) => known.get(one) ?? combo.index.byValue.get(one) ?? { value: one, label: one })
  const handOn = useFocusTransfer(input)
  const keys = useTags(list, input, (place) => {
    // Places count from the first that is drawn.
    const drawn = list.current?.querySelectorAll('[data-tag]').length ?? 0
    const removed = chosen.length - drawn + place
    change(chosen.filter((_, at) => at !== removed))
  })
  return (
    <ComboFrame
      {...rest}
      {...{ combo, input, labels }}
      inputRef={ref}
      choice="multiple"
      chosen={new Set(chosen)}
      status={isChanged ? labels.selected(chosen.length) : ''}
      tags={
        <ComboTags
          options={tagged}
          limit={tagLimit}
          tagRef={handOn}
          onShowAll={onShowAll}
          {...{ keys, list, labels, isFixed }}
        />
      }
      onClear={() => change(chosen.filter(isLocked))}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        const { selectionStart, selectionEnd, value: text } = event.currentTarget
        const isAtStart = selectionStart === 0 && selectionEnd === 0
        const isBack = event.key === 'Backspace' && text === '' && !event.repeat
        const before = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
        if (event.defaultPrevented || isFixed || !(isBack || (event.key === before && isAtStart))) return
        if (keys.focusLast()) event.preventDefault()
      }}
    />
  )
}
