import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus of a part of the page whose content may go while somebody is in it: a list that is read anew, a text that was sent. What has
 * no event of its own to move the focus in. For the element around it all.
 * @param heir what takes the focus when that which had it is gone
 */
export function useKeptFocus(heir: () => HTMLElement | null | undefined) {
  const isInside = useRef(false)
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) heir()?.focus()
  })
  return {
    onFocus: (): void => {
      isInside.current = true
    },
    // Not told of an element that is taken away.
    onBlur: (): void => {
      isInside.current = false
    },
  }
}
