import { type RefObject, useCallback } from 'react'

/**
 * The ref of a control that may leave the page while it has the focus, as when an owner takes away what it acts on: the focus
 * is handed on before it is lost.
 * @param heir is there when the control is not
 */
export function useFocusTransfer(heir: RefObject<HTMLElement | null>) {
  return useCallback(
    (control: HTMLElement | null) => () => {
      if (control !== null && control === document.activeElement) heir.current?.focus()
    },
    [heir],
  )
}
