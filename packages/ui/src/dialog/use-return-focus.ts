import { useEffect, useState } from 'react'
import { openerOf, returnFocus } from './return-focus'

/**
 * Gives the focus back when the component leaves the page, if it would be lost otherwise.
 *
 * react-aria gives it back to an opener that is still there, one frame later; this waits for that, and covers the rest:
 * an opener that is gone, and a dialog that a menu opened.
 */
export function useReturnFocus(): void {
  // Read while rendering for the first time: a control inside with autoFocus takes the focus right after.
  const [opener] = useState(() => openerOf(document))
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          const active = document.activeElement
          if (active === null || active === document.body) returnFocus(opener)
        })
      })
    },
    [opener],
  )
}
