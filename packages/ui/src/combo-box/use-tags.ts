import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { isImeKey } from '../field/is-ime-key'
import { findTagAfterRemoval } from './list-move'

/** Keys that change a tag. */
const ACTIONS = new Set(['Delete', 'Backspace', 'Enter', ' '])

const isRtl = ({ currentTarget }: KeyboardEvent<HTMLElement>): boolean =>
  getComputedStyle(currentTarget).direction === 'rtl'

/**
 * Handles the keys of the tags before an input, which are one tab stop: ← → Home End move, Delete and Backspace remove. After a removal the
 * focus moves to the next tag, else to the previous one, else to the input.
 */
export function useTags(
  list: RefObject<HTMLUListElement | null>,
  input: RefObject<HTMLInputElement | null>,
  onRemove: (place: number) => void,
) {
  const [tabStop, setTabStop] = useState(0)
  const getButtons = (): HTMLButtonElement[] => [
    ...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-tag]') ?? []),
  ]
  const focusAt = (place: number | null): void => {
    const target = place === null ? undefined : getButtons()[place]
    ;(target ?? input.current)?.focus()
  }
  const remove = (place: number): void => {
    const nextIndex = findTagAfterRemoval(place, getButtons().length)
    flushSync(() => onRemove(place))
    focusAt(nextIndex)
  }
  const onTagKeyDown = (event: KeyboardEvent<HTMLElement>, place: number, isFixed: boolean): void => {
    // After a removal the focus is on another tag. A repeat of the same key must not act on that tag.
    if (event.repeat && ACTIONS.has(event.key)) return event.preventDefault()
    const isRightToLeft = isRtl(event)
    const count = getButtons().length
    const moves: Readonly<Record<string, () => unknown>> = {
      [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: () => focusAt(Math.max(0, place - 1)),
      [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: () => focusAt(place === count - 1 ? null : place + 1),
      Home: () => focusAt(0),
      End: () => focusAt(null),
      Delete: () => !isFixed && remove(place),
      Backspace: () => !isFixed && remove(place),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }
  return {
    remove,
    focusAt,
    /**
     * The props of the button of a tag.
     * @param count how many tags there are
     * @param isFixed the tag can't be removed
     */
    getTagProps: (place: number, count: number, isFixed = false) => ({
      type: 'button' as const,
      'data-tag': '',
      // One tag is reached by Tab.
      tabIndex: place === Math.min(tabStop, count - 1) ? 0 : -1,
      onFocus: () => setTabStop(place),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onTagKeyDown(event, place, isFixed),
    }),
    /** Moves from the input to the last tag: Backspace in an empty input, and an arrow at the start of the text. */
    onInputKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      const { selectionStart, selectionEnd, value } = event.currentTarget
      const isBackspace = event.key === 'Backspace' && value === '' && !event.repeat
      const isAtStart = selectionStart === 0 && selectionEnd === 0 && !event.shiftKey
      const isArrow = event.key === (isRtl(event) ? 'ArrowRight' : 'ArrowLeft')
      const last = getButtons().length - 1
      if (last < 0 || isImeKey(event) || !(isBackspace || (isArrow && isAtStart))) return
      event.preventDefault()
      focusAt(last)
    },
    /** Focuses the tag at an index, else the last tag, else the input. */
    focusNear: (place: number): void => focusAt(Math.min(place, getButtons().length - 1)),
  }
}

/** The state and handlers that `useTags` returns. */
export type TagKeys = ReturnType<typeof useTags>
