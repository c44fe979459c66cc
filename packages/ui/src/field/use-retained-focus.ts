import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus on when the focused element is removed, such as by a refetched list or a submitted text. Use it where no event of its
 * own could move the focus, and spread the result on the element around the content.
 * @param getTarget finds the element that gets the focus
 */
export function useRetainedFocus(getTarget: () => HTMLElement | null | undefined) {
  const isInside = useRef(false)
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) getTarget()?.focus()
  })
  return {
    onFocus: (): void => {
      isInside.current = true
    },
    // Browsers send no `blur` for a removed element.
    onBlur: (): void => {
      isInside.current = false
    },
  }
}
