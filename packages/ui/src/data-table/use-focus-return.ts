import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the focus to the checkbox in the head of the table when the bar unmounts with the focus, for example after Clear. Otherwise the
 * focus would fall to the body.
 */
export function useFocusReturn(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    const root = element?.closest('[data-table]')
    return () => {
      if (!element?.contains(document.activeElement)) return
      const target =
        root?.querySelector<HTMLElement>('thead input') ?? root?.querySelector<HTMLElement>('[role="region"]')
      target?.focus({ preventScroll: true })
    }
  }, [bar])
}
