import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'
import { type ComboId, type ComboOption, getOwnReason } from './combo-option'
import { type FoundOptions, findOptions, type OptionIndex } from './find-options'
import { isImeKey } from '../field/is-ime-key'
import { findActiveIndex, findListIndex } from './list-move'

const NOTHING_FOUND: FoundOptions<never> = { visible: [], before: 0, total: 0 }

/** Options of `useCombo`. */
export interface ComboChoices<Id extends ComboId> {
  /** The options. Memoize it. */
  index: OptionIndex<Id>
  /** `none`: the caller searches and passes the matches as `options`. */
  filter: 'contains' | 'none'
  /** Maximum number of rendered rows. */
  maxVisibleOptions: number
  /** Text of the input while there is no search. */
  restingText: string
  /** The value that is active when the list opens; null for none. */
  current: Id | null
  isDisabled: boolean
  /** The caller is searching: `options` may still be the matches of an earlier text. */
  isLoading: boolean
  /** Why the open list shows no options. An option that is not shown cannot be chosen. */
  failure: string | undefined
  input: RefObject<HTMLInputElement | null>
  onSearch: ((text: string) => void) | undefined
  /** Why an option in the list can't be chosen, or removed again; its own reason by default. */
  getDisabledReason?: (option: ComboOption<Id>) => string | undefined
  onChoose: (option: ComboOption<Id>) => void
  /** Called when the list closes after the text was deleted. */
  onEmptied?: () => void
  /** `single`: choosing closes the list. */
  choice: 'single' | 'multiple'
}

/**
 * The text, the open list and the active option of a combo box (WAI-ARIA: editable combobox with list autocomplete). The focus stays
 * in the input, and `aria-activedescendant` names the active option.
 */
export function useCombo<Id extends ComboId>(choices: ComboChoices<Id>) {
  const { index, filter, maxVisibleOptions, restingText, current, isDisabled, isLoading, failure } = choices
  const { input, choice, getDisabledReason = getOwnReason, onSearch, onChoose, onEmptied } = choices
  const [isWantedOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<Id | null>(null)
  const [isEntered, setEntered] = useState(false)
  // The list closes when the field is disabled while it is open.
  const isOpen = isWantedOpen && !isDisabled
  // The text for which the user has chosen an option. It may stay, to choose more matches.
  const [answered, setAnswered] = useState<string | null>(null)
  const listId = useId()
  const search = filter === 'none' ? '' : (typed ?? '')
  // The list opens at the chosen option. After typing, it starts at the first match.
  const near = typed === null ? current : null
  const hasFailed = failure !== undefined
  const found = useMemo(
    () => (hasFailed ? NOTHING_FOUND : findOptions<Id>(index, search, maxVisibleOptions, near)),
    [hasFailed, index, search, maxVisibleOptions, near],
  )
  // Enter must not choose the first match of an earlier text, so it waits for those of this one. The user can still move to one and choose it.
  const isOutdated = filter === 'none' && isLoading && typed !== null
  const isFirstOffered = typed !== null && typed.trim() !== '' && !isOutdated
  const place = isOpen ? findActiveIndex(found.visible, active, isFirstOffered, getDisabledReason) : -1

  const open = (option: Id | null): void => {
    if (isDisabled) return
    setOpen(true)
    setActive(option)
  }
  const type = (text: string | null): void => {
    setTyped(text)
    setAnswered(null)
    setActive(null)
    setEntered(false)
    if (text !== typed && (text ?? '') !== (typed ?? '')) onSearch?.(text ?? '')
  }
  const close = (): void => {
    setOpen(false)
    type(null)
  }
  const leave = (): void => {
    if (typed === '' && !isDisabled) onEmptied?.()
    close()
  }
  const choose = (option: ComboOption<Id>): void => {
    if (isDisabled || getDisabledReason(option) !== undefined) return
    onChoose(option)
    if (choice === 'single') return close()
    setActive(option.value)
    setAnswered(typed)
    // The search text stays and is selected, so that the user can choose more matches or type over it.
    input.current?.select()
  }
  const onClosedKey = ({ key, altKey }: KeyboardEvent): void => {
    const edgeOption = key === 'ArrowDown' ? found.visible[0] : found.visible.at(-1)
    const isCurrentVisible = found.visible.some((option) => option.value === current)
    if (key === 'ArrowUp' && altKey) return
    open(altKey ? null : isCurrentVisible ? current : (edgeOption?.value ?? null))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isDisabled || isImeKey(event) || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { key, altKey } = event
    // One press of Enter acts once: a repeat must not toggle an option again or submit the form after choosing.
    if (key === 'Enter' && event.repeat) return event.preventDefault()
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      return onClosedKey(event)
    }
    const nextIndex = altKey ? null : findListIndex(key, place, found.visible.length)
    if (nextIndex !== null) {
      event.preventDefault()
      setEntered(false)
      return setActive(found.visible[nextIndex]?.value ?? null)
    }
    if (key === 'ArrowDown' || (key === 'ArrowUp' && !altKey)) return event.preventDefault()
    if (key === 'Escape' || key === 'ArrowUp') {
      event.preventDefault()
      // A dialog around the combo box stays open.
      event.stopPropagation()
      return close()
    }
    if (key !== 'Enter') return
    // Enter in an open list does not submit the form.
    event.preventDefault()
    const option = found.visible[place]
    if (option !== undefined) choose(option)
    else if (isOutdated && typed !== '') setEntered(true)
    else leave()
  }
  const chooseEntered = useEffectEvent(() => {
    setEntered(false)
    const option = found.visible[place]
    if (option !== undefined) choose(option)
  })
  useEffect(() => {
    if (!isEntered || isOutdated) return
    const timer = setTimeout(chooseEntered)
    return () => clearTimeout(timer)
  }, [isEntered, isOutdated])
  return {
    isOpen,
    typed,
    /** Whether the user has chosen an option for the text. */
    isAnswered: typed !== null && typed === answered,
    /** Whether the input shows a text for which nothing is chosen: a search, or the deleted text of a choice. */
    isUnanswered:
      typed !== null && typed !== answered && (choice === 'single' ? typed !== restingText : typed.trim() !== ''),
    found,
    place,
    listId,
    getDisabledReason,
    close,
    leave,
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
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!isOpen && typed === null) return
        // The button that loads the options again is in the list.
        const isInList =
          relatedTarget instanceof Element &&
          currentTarget.contains(relatedTarget) &&
          relatedTarget.closest('[popover]') !== null
        if (relatedTarget !== input.current && !isInList) leave()
      },
    },
  }
}

/** The state and handlers that `useCombo` returns. */
export type Combo<Id extends ComboId> = ReturnType<typeof useCombo<Id>>
