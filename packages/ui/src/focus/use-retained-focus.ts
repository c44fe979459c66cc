import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus when the focused element is removed, for example by a refetch or a submit. Use it if no event handler can move the focus.
 * Spread the result on the element around the content.
 * @param getTarget finds the element to focus
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
