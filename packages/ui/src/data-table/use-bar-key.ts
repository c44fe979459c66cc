import { type RefObject, useEffect, useRef } from 'react'
import { getTabStops } from './row-controls'

/** The checkbox for all rows of a table or a tree. */
export const findSelectAll = (root: Element | null): HTMLElement | null | undefined =>
  root?.querySelector<HTMLElement>('thead input, [data-select-all]')

/**
 * F6 moves the focus from the table to its selection bar, and back to the same row. With Tab, users would pass the controls of all rows in
 * between. Toasts handle F6 on the whole page: while a toast is visible, F6 moves from the bar to it.
 */
export function useBarKey(bar: RefObject<HTMLElement | null>): void {
  const returnTarget = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = bar.current
    const root = element?.closest<HTMLElement>('[data-table]')
    if (element === null || !root) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.defaultPrevented || !(event.target instanceof HTMLElement)) return
      const isInBar = element.contains(event.target)
      if (isInBar && document.querySelector('[data-toast-close]') !== null) return
      const origin = returnTarget.current
      const back = origin?.isConnected === true ? origin : findSelectAll(root)
      const next = isInBar ? back : getTabStops(element)[0]
      if (!next) return
      if (!isInBar) returnTarget.current = event.target
      event.preventDefault()
      event.stopPropagation()
      next.focus()
    }
    root.addEventListener('keydown', onKeyDown)
    return () => root.removeEventListener('keydown', onKeyDown)
  }, [bar])
}
