import { type RefObject, useLayoutEffect } from 'react'

/**
 * Hands the focus on when the bar leaves with it, as after Clear or after what was done with the rows: to the checkbox in the
 * head of its table, so that it never falls to the body.
 */
export function useFocusReturn(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    const root = element?.closest('[data-table]')
    return () => {
      if (!element?.contains(document.activeElement)) return
      const heir =
        root?.querySelector<HTMLElement>('thead input') ?? root?.querySelector<HTMLElement>('[role="region"]')
      heir?.focus({ preventScroll: true })
    }
  }, [bar])
}
