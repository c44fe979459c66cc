'use client'

import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { applySelection } from '../field/apply-selection'
import { useValue } from '../field/use-value'
import { useTransferRef } from '../focus/transfer-focus'
import { ComboFrame, type ComboFieldProps } from './ComboFrame'
import { ComboTags } from './ComboTags'
import { type ComboId, type ComboOption, findChosenOption } from './combo-option'
import { COMBO_LABELS } from './combo-labels'
import { isSameList, useClearUndo } from './use-clear-undo'
import { indexOptions } from './find-options'
import { useCombo } from './use-combo'
import { useTags } from './use-tags'
import { useLabels } from '../locale/locale-context'

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

const toMap = <Id extends ComboId>(options: readonly ComboOption<Id>[]): ReadonlyMap<Id, ComboOption<Id>> =>
  new Map(options.map((option) => [option.value, option]))

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
  const [chosen, setChosen, restore] = useValue<readonly Id[]>(value, defaultValue, (next) => onChange?.([...next]))
  const clearUndo = useClearUndo(chosen)
  const index = useMemo(() => indexOptions(options), [options])
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const labels = useLabels('ComboBox', COMBO_LABELS, labelOverrides)
  const isFixed = rest.disabledReason !== undefined || rest.isReadOnly === true
  // Maps, because thousands of options can be chosen.
  const pickedByValue = useMemo(() => toMap(pickedOptions), [pickedOptions])
  const chosenByValue = useMemo(() => toMap(chosenOptions), [chosenOptions])
  const chosenSet = useMemo(() => new Set(chosen), [chosen])
  const findOption = (id: Id): ComboOption<Id> =>
    findChosenOption(id, {
      chosen: chosenByValue.get(id),
      offered: index.byValue.get(id),
      picked: pickedByValue.get(id),
    })
  const getLockReason = (id: Id, isChosen: boolean): string | undefined => {
    const { disabledReason, removeDisabledReason } = findOption(id)
    return disabledReason ?? (isChosen ? removeDisabledReason : undefined)
  }
  const isLocked = (id: Id, isChosen: boolean): boolean => isFixed || getLockReason(id, isChosen) !== undefined
  const change = (wanted: readonly Id[]): readonly Id[] => {
    const next = applySelection(chosen, wanted, isLocked)
    if (isSameList(next, chosen)) return chosen
    setAnnouncement('selected')
    clearUndo.forget()
    setChosen(next)
    return next
  }
  const clear = (): void => {
    const next = change([])
    if (next === chosen) return
    setAnnouncement('cleared')
    clearUndo.remember(chosen, next)
  }
  const restored = clearUndo.before === undefined ? chosen : applySelection(chosen, clearUndo.before, isLocked)
  const clearedCount = restored.length - chosen.length
  const undoClear = (): void => {
    flushSync(() => {
      change(restored)
      setAnnouncement('restored')
      setRestoredCount(clearedCount)
    })
    input.current?.focus()
  }
  const combo = useCombo({
    index,
    filter,
    maxVisibleOptions,
    onSearch,
    input,
    restingText: '',
    current: null,
    isDisabled: isFixed,
    isLoading: rest.isLoading === true,
    failure: rest.failure,
    choice: 'multiple',
    getDisabledReason: ({ value: id }) => getLockReason(id, chosenSet.has(id)),
    onChoose: (option) => {
      setPickedOptions((before) => [...before.filter((picked) => picked.value !== option.value), option])
      const remaining = chosen.filter((id) => id !== option.value)
      change(remaining.length < chosen.length ? remaining : [...chosen, option.value])
    },
  })
  const transferFocus = useTransferRef(input)
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
      onReset={() => {
        restore()
        setAnnouncement(null)
        clearUndo.forget()
      }}
      inputRef={ref}
      choice="multiple"
      chosen={chosenSet}
      formValues={chosen}
      status={announcement === null ? '' : status[announcement]}
      tags={
        <ComboTags
          options={chosen.map(findOption)}
          maxVisibleTags={maxVisibleTags}
          tagRef={transferFocus}
          onShowAll={onShowAll}
          {...{ keys, list, labels, isFixed }}
        />
      }
      onClear={chosen.every((id) => isLocked(id, true)) ? undefined : clear}
      onUndoClear={clearedCount === 0 ? undefined : undoClear}
      hasUndoButton={clearedCount > 1}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented && !isFixed) keys.onInputKeyDown(event)
      }}
    />
  )
}
