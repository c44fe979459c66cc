import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react'
import type { ComboOption } from '../combo-box/combo-option'
import type { TagKeys } from '../combo-box/use-tags'
import { hasBreak, isInsideQuotes } from './parse-addresses'
import type { EmailTagList } from './use-email-tags'
import type { Suggestions } from './use-suggestions'

/** What works together while somebody types. */
export interface TagTextParts {
  tags: EmailTagList
  suggestions: Suggestions
  keys: TagKeys
  isAddress: (text: string) => boolean
  isFixed: boolean
}

/** What the input of an e-mail tag input does with what is typed, pasted and pressed. */
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
    /** The focus went out of the whole. */
    leave: (): void => {
      suggestions.close()
      if (!isFixed && tags.text.trim() !== '') tags.commit(tags.text)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>): void => {
      if (isFixed) return
      const { value } = event.target
      const { data, isComposing } = event.nativeEvent as InputEvent
      // Several characters at once are dropped or dictated ones.
      const added = data ?? (value.length > tags.text.length + 1 ? value : '')
      const before = value.endsWith(added) ? value.slice(0, value.length - added.length) : ''
      const isBreak = hasBreak(added) && !(added.length === 1 && isInsideQuotes(before))
      const isEnd = isBreak || (added === ' ' && isAddress(value.trim()))
      if (isEnd && !isComposing) commit(value)
      else type(value)
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
      if (isFixed) return
      const { value, selectionStart, selectionEnd } = event.currentTarget
      const pasted = event.clipboardData.getData('text/plain')
      const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)
      // Part of an address is typed on; the browser puts it in.
      if (!hasBreak(pasted) && !/\s/.test(pasted.trim()) && !isAddress(whole.trim())) return
      event.preventDefault()
      commit(whole)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      if (isFixed || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
      const { selectionStart, selectionEnd, value } = event.currentTarget
      if (!event.shiftKey && !event.altKey && suggestions.onKey(event)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      if (event.key === 'Enter' && suggestions.active !== undefined) {
        event.preventDefault()
        const option = suggestions.active
        if (option.disabledReason === undefined && tags.add(option.value)) suggestions.close()
        return
      }
      const isTab = event.key === 'Tab'
      if ((event.key === 'Enter' || isTab) && value.trim() !== '') {
        // Enter in an empty input submits the form around it; Tab goes on its way.
        if (!isTab) event.preventDefault()
        commit(value)
        return
      }
      const isAtStart = selectionStart === 0 && selectionEnd === 0
      const isBack = event.key === 'Backspace' && value === '' && !event.repeat
      const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
      if ((isBack || (event.key === back && isAtStart && !event.shiftKey)) && keys.focusLast()) event.preventDefault()
    },
  }
}
