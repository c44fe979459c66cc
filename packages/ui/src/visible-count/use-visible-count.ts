import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How a row that has too little room makes some: breadcrumbs fold in the middle, a navigation at its end. */
export interface VisibleCountOptions {
  /**
   * What is counted, of the measured row.
   * @param widths of all entries, px, in their order
   * @param room of the row, px
   * @param button width of what stands in for those that have no room, px
   * @param gap between two entries, px
   */
  count: (widths: readonly number[], room: number, button: number, gap: number) => number
  /** What takes the focus in the row when what had it made room. */
  findNextFocusTarget: (row: HTMLElement) => HTMLElement | null | undefined
}

/**
 * How much of a row fits, measured by a copy that nobody sees: text size and fonts change it as much as the window does. When the
 * entry or the button that has the focus makes room, what stands in for it takes the focus.
 * @param names of the entries; other ones are measured anew
 * @param unmeasured the count before it is measured, and while there is no copy
 * @param fitting an object that stays the same
 * @returns the count, and the ref of the copy: a child of the row, as wide as there is room; its first entry is the button
 */
export function useVisibleCount<List extends HTMLElement>(
  names: readonly string[],
  unmeasured: number,
  { count: countOf, findNextFocusTarget }: VisibleCountOptions,
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
      setCount(countOf(widths, list.getBoundingClientRect().width, button, gap))
    }
    // Told first when the browser has laid out and before it paints: asked here, it would lay out the page in the middle of the drawing.
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(list)
    for (const entry of list.children) observer.observe(entry)
    return () => observer.disconnect()
  }, [key, unmeasured, countOf])
  useLayoutEffect(() => {
    const row = copy.current?.parentElement ?? null
    if (hadFocus.current && row !== null && !row.contains(document.activeElement)) findNextFocusTarget(row)?.focus()
  }, [count, findNextFocusTarget])
  return { count, copy }
}

/** Whether the focus is in the row, or in the menu of what has no room. */
function hasFocus(row: HTMLElement | null): boolean {
  if (row === null) return false
  return row.contains(document.activeElement) || row.querySelector('[aria-expanded="true"]') !== null
}
