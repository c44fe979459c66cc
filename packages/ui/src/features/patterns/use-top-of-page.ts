import { useLayoutEffect, useRef } from 'react'

/**
 * Scrolls to the top when the rows of another page appear. Focus stays on the link that was pressed, so that Enter turns the next page too. A
 * change of the filter scrolls nothing: the user is typing at the top already, or has just sorted.
 */
export function useTopOfPage({ page, ...filter }: { page: number }): void {
  const filterText = JSON.stringify(filter)
  const last = useRef({ page, filterText })
  useLayoutEffect(() => {
    const isTurned = last.current.page !== page && last.current.filterText === filterText
    last.current = { page, filterText }
    if (isTurned) (document.querySelector('[data-split-page] > [data-list-pane]') ?? window).scrollTo({ top: 0 })
  }, [page, filterText])
}
