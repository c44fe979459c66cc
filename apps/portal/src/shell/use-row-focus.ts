import { useDeferredValue, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Marks in the address, without a new entry, which row was opened; back, reload and a copied link find it there. */
export const markRow = (rowId: string): void => window.history.replaceState(window.history.state, '', `#${rowId}`)

/** Puts focus on the row that the address names, once its data is there. An effect, because the row stands only then. */
export function useRowFocus(hasData: boolean): void {
  // A view draws what has come in slices, and stands together with this.
  const isReady = useDeferredValue(hasData)
  const { hash, key } = useLocation()
  const done = useRef('')
  useEffect(() => {
    if (!isReady || hash === '' || done.current === key) return
    done.current = key
    document.getElementById(hash.slice(1))?.focus()
  }, [hash, isReady, key])
}
