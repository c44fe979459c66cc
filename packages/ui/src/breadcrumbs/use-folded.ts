import { useLayoutEffect, useRef, useState } from 'react'
import { foldedCount } from './fold'

/**
 * How many entries are folded away, measured by a copy that nobody sees: text size and fonts change what fits as much as
 * the window does.
 * @param names of the entries; other ones are measured anew
 *
 * When the entry or the button that has the focus makes room, the one that stands in for it takes the focus.
 * @returns the count, and the ref of the copy, which must be as wide as there is room and stand behind the entries
 */
export function useFolded(names: readonly string[]) {
  const [folded, setFolded] = useState(0)
  const copy = useRef<HTMLOListElement>(null)
  const hadFocus = useRef(false)
  const key = names.join('\n')
  useLayoutEffect(() => {
    const list = copy.current
    if (list === null) {
      setFolded(0)
      return
    }
    const measure = (): void => {
      const [button = 0, ...widths] = Array.from(list.children, (entry) => entry.getBoundingClientRect().width)
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0
      hadFocus.current = hasFocus(list.parentElement)
      setFolded(foldedCount(widths, list.getBoundingClientRect().width, button, gap))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    for (const entry of list.children) observer.observe(entry)
    return () => observer.disconnect()
  }, [key])
  useLayoutEffect(() => {
    const root = copy.current?.parentElement ?? null
    if (!hadFocus.current || root === null || root.contains(document.activeElement)) return
    const heir = root.querySelector<HTMLElement>('[data-folded] button') ?? root.querySelectorAll<HTMLElement>('a')[1]
    heir?.focus()
  }, [folded])
  return { folded, copy }
}

/** Whether the focus is in the row, or in the menu of what is folded. */
function hasFocus(root: HTMLElement | null): boolean {
  if (root === null) return false
  return root.contains(document.activeElement) || root.querySelector('[aria-expanded="true"]') !== null
}
