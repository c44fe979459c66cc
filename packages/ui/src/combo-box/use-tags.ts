import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterRemoval } from './list-move'

/**
 * The chosen ones before an input, as one tab stop: ← → Home End move among them, Delete and Backspace remove, and the focus goes
 * on to the next, else to the one before, else to the input.
 */
export function useTags(
  list: RefObject<HTMLUListElement | null>,
  input: RefObject<HTMLInputElement | null>,
  onRemove: (place: number) => void,
) {
  const [stop, setStop] = useState(0)
  const buttons = (): HTMLButtonElement[] => [
    ...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-tag]') ?? []),
  ]
  const focusAt = (place: number | null): void => {
    const target = place === null ? undefined : buttons()[place]
    ;(target ?? input.current)?.focus()
  }
  const remove = (place: number): void => {
    const to = afterRemoval(place, buttons().length)
    flushSync(() => onRemove(place))
    focusAt(to)
  }
  return {
    stop,
    remove,
    focusAt,
    /** To a place, or to the last one where there is none any more, else to the input. */
    focusNear: (place: number): void => focusAt(Math.min(place, buttons().length - 1)),
    onFocusTag: setStop,
    focusLast: (): boolean => {
      const last = buttons().length - 1
      if (last >= 0) focusAt(last)
      return last >= 0
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>, place: number, isFixed = false): void => {
      const isFromRight = getComputedStyle(event.currentTarget).direction === 'rtl'
      const before = isFromRight ? 'ArrowRight' : 'ArrowLeft'
      const after = isFromRight ? 'ArrowLeft' : 'ArrowRight'
      const count = buttons().length
      const moves: Readonly<Record<string, () => unknown>> = {
        [before]: () => focusAt(Math.max(0, place - 1)),
        [after]: () => focusAt(place === count - 1 ? null : place + 1),
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

/** What `useTags` gives to the chosen ones. */
export type TagKeys = ReturnType<typeof useTags>
