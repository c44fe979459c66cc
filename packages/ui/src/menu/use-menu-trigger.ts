import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'

/** Which entry gets the focus when a menu opens; `true` leaves it to the menu: the chosen one, else the menu itself. */
type OpenedBy = 'first' | 'last' | true

/**
 * A native button that opens a menu: Enter, Space and ArrowDown go to the first entry, ArrowUp to the last (WAI-ARIA
 * menu button).
 * @param isHeld it cannot be opened; the button itself refuses presses
 */
export function useMenuTrigger(isHeld: boolean) {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const open = (by: OpenedBy): void => {
    // Where a press does not give a button the focus, the menu would have nothing to give it back to.
    button.current?.focus()
    setOpenedBy(by)
  }
  const isOpen = openedBy !== null
  const close = (): void => setOpenedBy(null)
  return {
    isOpen,
    autoFocus: openedBy ?? true,
    menuId,
    button,
    close,
    listProps: {
      // Tab leaves a menu; react-aria would keep it inside.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Tab') return
        event.preventDefault()
        event.stopPropagation()
        close()
      },
    },
    buttonProps: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? menuId : undefined,
      // A click without a pointer is a press of Enter or Space.
      onClick: (event: MouseEvent) => open(event.detail === 0 ? 'first' : true),
      onKeyDown: (event: KeyboardEvent) => {
        if (isHeld || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
        event.preventDefault()
        open(event.key === 'ArrowDown' ? 'first' : 'last')
      },
    },
  }
}
