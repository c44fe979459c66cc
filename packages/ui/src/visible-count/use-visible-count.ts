import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { observeSize } from '../observe/observe-size'

/** How a row that is too narrow hides entries: breadcrumbs hide the middle, a navigation hides its end. */
export interface VisibleCountOptions {
  /**
   * Counts entries of the measured row.
   * @param widths of all entries, px, in their order
   * @param room of the row, px
   * @param button width of the button for the hidden entries, px
   * @param gap between two entries, px
   */
  count: (widths: readonly number[], room: number, button: number, gap: number) => number
  /** Finds the next focus target in the row when the focused entry is hidden. */
  findNextFocusTarget: (row: HTMLElement) => HTMLElement | null | undefined
}

/**
 * Counts the entries that fit in a row. It measures an invisible copy, because text size and fonts change the widths as much as the
 * window does. When the entry or button with the focus disappears, its replacement gets the focus.
 * @param names of the entries; other names are measured again
 * @param unmeasured the count before the first measurement, and without a copy
 * @param options memoize it: a new `count` measures again
 * @returns the count, and the ref of the copy: a child of the row with its full width, whose first entry is the button
 */
export function useVisibleCount<List extends HTMLElement>(
  names: readonly string[],
  unmeasured: number,
  { count: countEntries, findNextFocusTarget }: VisibleCountOptions,
) {
  const [count, setCount] = useState(unmeasured)
  const copy = useRef<List>(null)
  const hadFocus = useRef(false)
  const key = names.join('\n')
  useLayoutEffect(() => {
    const list = copy.current
    if (list === null) {
      setCount(unmeasured)
      return
    }
    const measure = (): void => {
      const [button = 0, ...widths] = Array.from(list.children, (entry) => entry.getBoundingClientRect().width)
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0
      hadFocus.current = hasFocus(list.parentElement)
      setCount(countEntries(widths, list.getBoundingClientRect().width, button, gap))
    }
    // The observer runs after layout and before paint. Measuring here would force a layout in the middle of the render.
    return observeSize([list, ...list.children], () => flushSync(measure))
  }, [key, unmeasured, countEntries])
  useLayoutEffect(() => {
    const row = copy.current?.parentElement ?? null
    if (hadFocus.current && row !== null && !row.contains(document.activeElement)) findNextFocusTarget(row)?.focus()
  }, [count, findNextFocusTarget])
  return { count, copy }
}

/** Whether the focus is in the row, or in the open menu of hidden entries. */
function hasFocus(row: HTMLElement | null): boolean {
  if (row === null) return false
  return row.contains(document.activeElement) || row.querySelector('[aria-expanded="true"]') !== null
}
