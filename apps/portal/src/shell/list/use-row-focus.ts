import { useDeferredValue, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { RowLink } from '@sitewright/ui/features/patterns/ListPage'

/** Marks the opened row in the address without a new history entry, for Back, a reload and a copied link. */
const markRow = (rowId: string): void => window.history.replaceState(window.history.state, '', `#${rowId}`)

/** The link of a row in a list. A click marks the row, so that the way back finds it. */
export const createRowLink = (id: string, href: string): RowLink => ({ id, href, onClick: () => markRow(id) })

/** The address of a list with the row that gets the focus. */
export const toRow = (href: string, rowId: string): string => `${href}#${rowId}`

/**
 * Focuses the row that the address names when its data has loaded, or the heading of the page if the list does not show that row. An effect, because the row exists only
 * after the render.
 */
export function useRowFocus(hasData: boolean): void {
  // A view renders loaded data as a deferred update, and this value follows in the same render.
  const isReady = useDeferredValue(hasData)
  const { hash, key } = useLocation()
  const done = useRef('')
  useEffect(() => {
    if (!isReady || hash === '' || done.current === key) return
    done.current = key
    const row = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1')
    row?.focus()
  }, [hash, isReady, key])
}
