import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { findTagAfterRemoval } from './list-move'

/** Keys that change a tag. */
const ACTIONS = new Set(['Delete', 'Backspace', 'Enter', ' '])

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
  return {
    /** Index of the tag that Tab reaches. */
    tabStop,
    remove,
    focusAt,
    /** Focuses the tag at an index, else the last tag, else the input. */
    focusNear: (place: number): void => focusAt(Math.min(place, getButtons().length - 1)),
    onFocusTag: setTabStop,
    /** @returns whether there is a tag */
    focusLast: (): boolean => {
      const last = getButtons().length - 1
      if (last >= 0) focusAt(last)
      return last >= 0
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>, place: number, isFixed = false): void => {
      // After a removal the focus is on another tag. A repeat of the same key must not act on that tag.
      if (event.repeat && ACTIONS.has(event.key)) return event.preventDefault()
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      const previous = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
      const next = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
      const count = getButtons().length
      const moves: Readonly<Record<string, () => unknown>> = {
        [previous]: () => focusAt(Math.max(0, place - 1)),
        [next]: () => focusAt(place === count - 1 ? null : place + 1),
        Home: () => focusAt(0),
        End: () => focusAt(null),
        Delete: () => !isFixed && remove(place),
        Backspace: () => !isFixed && remove(place),
      }
      const move = moves[event.key]
      if (move === undefined) return
      event.preventDefault()
      move()
    },
  }
}

/** The state and handlers that `useTags` returns. */
export type TagKeys = ReturnType<typeof useTags>
