import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react'
import type { ComboOption } from './combo-option'
import { findOptions, indexOptions } from './find-options'
import { activePlace, listMove } from './list-move'

/** What the text and the list of a combo box are given. */
export interface ComboChoices {
  options: readonly ComboOption[]
  /** `none`: the owner searches, and gives what it found. */
  filter: 'contains' | 'none'
  /** How many rows are drawn at most. */
  limit: number
  /** Text of the input while nobody searches. */
  restingText: string
  /** Where the list opens; null for nowhere. */
  current: string | null
  isDisabled: boolean
  input: RefObject<HTMLInputElement | null>
  onSearch: ((text: string) => void) | undefined
  onChoose: (option: ComboOption) => void
  /** Told when the list closes and all of the text had been taken away. */
  onEmptied?: () => void
  /** `single`: the list closes when something is chosen. */
  choice: 'single' | 'multiple'
}

/**
 * The text, the open list and the active option of a combo box (WAI-ARIA: editable, list autocomplete). The focus never leaves the
 * input; the active option is told by `aria-activedescendant`.
 */
export function useCombo(choices: ComboChoices) {
  const { options, filter, limit, restingText, current, isDisabled, input, onSearch, onChoose, onEmptied, choice } =
    choices
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const listId = useId()
  const index = useMemo(() => indexOptions(options), [options])
  const search = filter === 'none' ? '' : (typed ?? '')
  // What is chosen is in the list that opens; whoever types, or takes the text away, starts from the first.
  const near = typed === null ? current : null
  const found = useMemo(() => findOptions(index, search, limit, near), [index, search, limit, near])
  const place = isOpen ? activePlace(found.shown, active, typed !== null && typed.trim() !== '') : -1

  const open = (at: string | null): void => {
    if (isDisabled) return
    setOpen(true)
    setActive(at)
  }
  const type = (text: string | null): void => {
    setTyped(text)
    setActive(null)
    if (text !== typed && (text ?? '') !== (typed ?? '')) onSearch?.(text ?? '')
  }
  const close = (): void => {
    setOpen(false)
    type(null)
  }
  const leave = (): void => {
    if (typed === '') onEmptied?.()
    close()
  }
  const choose = (option: ComboOption): void => {
    if (option.disabledReason !== undefined) return
    onChoose(option)
    if (choice === 'single') return close()
    setActive(option.value)
    // What was searched for stays, so that more of it can be chosen; the next key replaces it.
    input.current?.select()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isDisabled || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { key, altKey } = event
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      const end = key === 'ArrowDown' ? found.shown[0] : found.shown.at(-1)
      const isCurrentShown = found.shown.some((option) => option.value === current)
      if (key === 'ArrowUp' && altKey) return
      return open(altKey ? null : isCurrentShown ? current : (end?.value ?? null))
    }
    const to = altKey ? null : listMove(key, place, found.shown.length)
    if (to !== null) {
      event.preventDefault()
      return setActive(found.shown[to]?.value ?? null)
    }
    if (key === 'ArrowDown' || (key === 'ArrowUp' && !altKey)) return event.preventDefault()
    if (key === 'Escape' || key === 'ArrowUp') {
      event.preventDefault()
      // The dialog around it stays.
      event.stopPropagation()
      return close()
    }
    if (key !== 'Enter') return
    // With the list open Enter belongs to it, and submits no form.
    event.preventDefault()
    const option = found.shown[place]
    if (option !== undefined) choose(option)
    else leave()
  }
  return {
    isOpen,
    typed,
    found,
    index,
    place,
    listId,
    close,
    choose,
    open: () => open(current),
    inputProps: {
      value: typed ?? restingText,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (isDisabled) return
        setOpen(true)
        type(event.target.value)
      },
      onKeyDown,
    },
    rootProps: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget) && (isOpen || typed !== null)) leave()
      },
    },
  }
}

/** What `useCombo` gives to the parts of a combo box. */
export type Combo = ReturnType<typeof useCombo>
