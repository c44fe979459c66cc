import { useLayoutEffect, useRef, useState } from 'react'
import { foldedCount } from './fold'

/**
 * How many entries are folded away, measured by a copy that nobody sees: text size and fonts change what fits as much as
 * the window does.
 * @param names of the entries; other ones are measured anew
 * @returns the count, and the ref of the copy, which must be as wide as there is room
 */
export function useFolded(names: readonly string[]) {
  const [folded, setFolded] = useState(0)
  const copy = useRef<HTMLOListElement>(null)
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
      setFolded(foldedCount(widths, list.getBoundingClientRect().width, button, gap))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    for (const entry of list.children) observer.observe(entry)
    return () => observer.disconnect()
  }, [key])
  return { folded, copy }
}
