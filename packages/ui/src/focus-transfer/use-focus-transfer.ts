import { type RefObject, useCallback } from 'react'

/**
 * The ref of a control that can unmount while it has the focus, for example when new data removes it. The focus moves before it is lost.
 * @param nextFocusTarget stays mounted without the control
 */
export function useFocusTransfer(nextFocusTarget: RefObject<HTMLElement | null>) {
  return useCallback(
    (control: HTMLElement | null) => () => {
      if (control !== null && control === document.activeElement) nextFocusTarget.current?.focus()
    },
    [nextFocusTarget],
  )
}
