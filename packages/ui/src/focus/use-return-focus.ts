import { useEffect, useState } from 'react'
import { findOpener, returnFocus } from './return-focus'

/**
 * Returns the focus when the component unmounts, if it would fall to the body otherwise.
 *
 * react-aria returns it to an opener that still exists, one frame later. This hook waits for that and handles the other
 * cases: an opener that was removed, and a dialog that a menu opened.
 */
export function useReturnFocus(): void {
  // Read during the first render, because a control with autoFocus takes the focus right after it.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : findOpener(document)))
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
