'use client'

import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useValue } from '../field/use-value'
import { useFocusTransfer } from '../focus-transfer/use-focus-transfer'
import { ComboFrame, type ComboFieldProps } from './ComboFrame'
import { ComboTags } from './ComboTags'
import type { ComboId, ComboOption } from './combo-option'
import { COMBO_LABELS } from './combo-labels'
import { isImeKey } from '../field/is-ime-key'
import { useClearUndo } from './use-clear-undo'
import { useCombo } from './use-combo'
import { useTags } from './use-tags'

export type { ComboFieldProps } from './ComboFrame'
export type { ComboLabels } from './combo-labels'
export type { ComboId, ComboOption } from './combo-option'

/** Props of MultiComboBox: those of an `<input>` that it does not set itself, and these. A native form submits each value under `name`. */
export interface MultiComboBoxProps<Id extends ComboId = string> extends ComboFieldProps<Id> {
  /** The chosen values, in the order in which they were chosen. Controlled; omit it to leave the state to the component. */
  value?: readonly Id[]
  /** The initial values of an uncontrolled combo box; none by default. */
  defaultValue?: readonly Id[]
  /** Called with all chosen values. */
  onChange?: (value: Id[]) => void
  /** The chosen options, for values that may be missing from `options`, for example when a server searches. */
  chosenOptions?: readonly ComboOption<Id>[]
  /** Maximum number of visible tags; 20 by default. The others are folded, but never a single one: the button that shows it takes as much room. */
  maxVisibleTags?: number
  /** Called by the button that shows all chosen options, if the caller shows them elsewhere. Without it the tags unfold. */
  onShowAll?: () => void
}

const NO_OPTIONS: readonly never[] = []

/**
 * Picks any number of values by typing. Exposes `combobox` with a multiselectable `listbox`, named by its label; the chosen values are a
 * list of buttons before the input, which remove them. Enter chooses or removes, and the list stays open; Backspace in an empty input moves
 * to the last tag. Clearing can be undone.
 */
export function MultiComboBox<Id extends ComboId = string>(props: MultiComboBoxProps<Id>) {
  const {
    options,
    value,
    defaultValue = [],
    onChange,
    chosenOptions = NO_OPTIONS,
    onSearch,
    filter = 'contains',
    maxVisibleOptions = 100,
    maxVisibleTags = 20,
    onShowAll,
    labels: labelOverrides,
    onKeyDown,
    ref,
    ...rest
  } = props
  const [pickedOptions, setPickedOptions] = useState<readonly ComboOption<Id>[]>([])
  const [announcement, setAnnouncement] = useState<'selected' | 'cleared' | 'restored' | null>(null)
  const [restoredCount, setRestoredCount] = useState(0)
  const [chosen, setChosen] = useValue<readonly Id[]>(value, defaultValue, (next) => onChange?.([...next]))
  const clearUndo = useClearUndo(chosen)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const labels = { ...COMBO_LABELS, ...labelOverrides }
  const isFixed = rest.disabledReason !== undefined || rest.isReadOnly === true
  // A Map, because thousands of options can be chosen.
  const optionsByValue = useMemo(
    () => new Map([...pickedOptions, ...chosenOptions].map((option) => [option.value, option] as const)),
    [pickedOptions, chosenOptions],
  )
  const chosenSet = useMemo(() => new Set(chosen), [chosen])
  const isLocked = (id: Id): boolean => optionsByValue.get(id)?.removeDisabledReason !== undefined
  const change = (next: readonly Id[]): boolean => {
    const nextValues = new Set(next)
    if (chosen.some((id) => !nextValues.has(id) && isLocked(id))) return false
    setAnnouncement('selected')
    clearUndo.forget()
    setChosen(next)
    return true
  }
  const clear = (): void => {
    const locked = chosen.filter(isLocked)
    if (!change(locked)) return
    setAnnouncement('cleared')
    clearUndo.remember(chosen, locked)
  }
  const { before: clearedChoice } = clearUndo
  const clearedCount = clearedChoice === undefined ? 0 : clearedChoice.length - chosen.length
  const undoClear = (): void => {
    if (clearedChoice === undefined) return
    flushSync(() => {
      change(clearedChoice)
      setAnnouncement('restored')
      setRestoredCount(clearedCount)
    })
    input.current?.focus()
  }
  const combo = useCombo({
    options,
    filter,
    maxVisibleOptions,
    onSearch,
    input,
    restingText: '',
    current: null,
    isDisabled: isFixed,
    isLoading: rest.isLoading === true,
    choice: 'multiple',
    onChoose: (option) => {
      setPickedOptions((before) => [...before.filter((picked) => picked.value !== option.value), option])
      const remaining = chosen.filter((id) => id !== option.value)
      change(remaining.length < chosen.length ? remaining : [...chosen, option.value])
    },
  })
  const tagOptions = chosen.map(
    (id) => optionsByValue.get(id) ?? combo.index.byValue.get(id) ?? { value: id, label: String(id) },
  )
  const transferFocus = useFocusTransfer(input)
  const keys = useTags(list, input, (place) => {
    // Indexes start at the first rendered tag.
    const rendered = list.current?.querySelectorAll('[data-tag]').length ?? 0
    const removed = chosen.length - rendered + place
    change(chosen.filter((_, at) => at !== removed))
  })
  const status = {
    selected: labels.selected(chosen.length),
    cleared: labels.cleared(clearedCount),
    restored: labels.restored(restoredCount),
  }
  return (
    <ComboFrame
      {...rest}
      {...{ combo, input, labels }}
      inputRef={ref}
      choice="multiple"
      chosen={chosenSet}
      formValues={chosen}
      status={announcement === null ? '' : status[announcement]}
      tags={
        <ComboTags
          options={tagOptions}
          maxVisibleTags={maxVisibleTags}
          tagRef={transferFocus}
          onShowAll={onShowAll}
          {...{ keys, list, labels, isFixed }}
        />
      }
      onClear={chosen.every(isLocked) ? undefined : clear}
      onUndoClear={clearedChoice === undefined || isFixed ? undefined : undoClear}
      hasUndoButton={clearedCount > 1}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented || isFixed || isImeKey(event)) return
        const { selectionStart, selectionEnd, value: text } = event.currentTarget
        const isAtStart = selectionStart === 0 && selectionEnd === 0
        const isBackspace = event.key === 'Backspace' && text === '' && !event.repeat
        const previous = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
        if (!isBackspace && !(event.key === previous && isAtStart)) return
        if (keys.focusLast()) event.preventDefault()
      }}
    />
  )
}
