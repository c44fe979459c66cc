import { type RefObject, useEffect, useRef } from 'react'
import { controlsOf } from './row-control'

/**
 * F6 goes to the next part of a window: from the table of a selection bar to the bar, and from the bar back to where it was in the table. Between them lie all
 * rows, and Tab stops at each of their controls. Toasts take the same key from the whole page: where one is shown they have it from the bar on.
 */
export function useBarKey(bar: RefObject<HTMLElement | null>): void {
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = bar.current
    const root = element?.closest<HTMLElement>('[data-table]')
    if (element === null || !root) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6' || event.defaultPrevented || !(event.target instanceof HTMLElement)) return
      const isInBar = element.contains(event.target)
      // Another panel of the page may have it next.
      if (isInBar && document.querySelector('[data-toast-close]') !== null) return
      const row = cameFrom.current
      const back = row?.isConnected === true ? row : root.querySelector<HTMLElement>('thead input')
      const next = isInBar ? back : controlsOf(element)[0]
      if (!next) return
      if (!isInBar) cameFrom.current = event.target
      event.preventDefault()
      event.stopPropagation()
      next.focus()
    }
    root.addEventListener('keydown', onKeyDown)
    return () => root.removeEventListener('keydown', onKeyDown)
  }, [bar])
}
