import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react'
import type { ComboOption } from '../combo-box/combo-option'
import { isImeKey } from '../field/is-ime-key'
import type { TagKeys } from '../combo-box/use-tags'
import { hasBreak, isInsideQuotes } from './parse-addresses'
import type { EmailTagList } from './use-email-tags'
import type { Suggestions } from './use-suggestions'

/** Options of `useTagText`. */
export interface TagTextParts {
  tags: EmailTagList
  suggestions: Suggestions
  keys: TagKeys
  isAddress: (text: string) => boolean
  isFixed: boolean
}

/** Handlers for typing, pasting and keys in the input of an email tag input. */
export function useTagText({ tags, suggestions, keys, isAddress, isFixed }: TagTextParts) {
  const commit = (text: string): void => {
    suggestions.close()
    tags.commit(text)
  }
  const type = (text: string): void => {
    tags.type(text)
    suggestions.search(text)
  }
  return {
    choose: (option: ComboOption): void => {
      if (!isFixed && option.disabledReason === undefined && tags.add(option.value)) suggestions.close()
    },
    /** The focus left the field. */
    leave: (): void => {
      suggestions.close()
      if (!isFixed && tags.text.trim() !== '') tags.commit(tags.text)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>): void => {
      if (isFixed) return
      const { value } = event.target
      const { data, isComposing: isInComposition } = event.nativeEvent as InputEvent
      // Several characters at once are dropped or dictated text.
      const added = data ?? (value.length > tags.text.length + 1 ? value : '')
      const before = value.endsWith(added) ? value.slice(0, value.length - added.length) : ''
      const isBreak = hasBreak(added) && !(added.length === 1 && isInsideQuotes(before))
      const isEnd = isBreak || (added === ' ' && isAddress(value.trim()))
      if (isEnd && !isInComposition) commit(value)
      else type(value)
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
      if (isFixed) return
      const { value, selectionStart, selectionEnd } = event.currentTarget
      const pasted = event.clipboardData.getData('text/plain')
      const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)
      // The browser inserts a part of an address, so that the user can type on.
      if (!hasBreak(pasted) && !/\s/.test(pasted.trim()) && !isAddress(whole.trim())) return
      event.preventDefault()
      commit(whole)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      if (isFixed || isImeKey(event) || event.ctrlKey || event.metaKey) return
      const { value } = event.currentTarget
      if (!event.shiftKey && !event.altKey && suggestions.onKey(event)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      const isEnter = event.key === 'Enter'
      // One press of Enter acts once: a repeat must not submit the form after adding a tag.
      if (isEnter && event.repeat) return event.preventDefault()
      if (isEnter && suggestions.active !== undefined) {
        event.preventDefault()
        const option = suggestions.active
        if (option.disabledReason === undefined && tags.add(option.value)) suggestions.close()
        return
      }
      if ((isEnter || event.key === 'Tab') && value.trim() !== '') {
        // Enter in an empty input submits the form. Tab still moves the focus.
        if (isEnter) event.preventDefault()
        commit(value)
        return
      }
      keys.onInputKeyDown(event)
    },
  }
}
