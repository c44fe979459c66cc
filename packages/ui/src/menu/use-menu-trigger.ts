import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'

/** Which entry gets the focus when a menu opens; `true` leaves it to the menu: the chosen one, else the menu itself. */
export type OpenedBy = 'first' | 'last' | true

/** Where the keys that open a menu lead to (WAI-ARIA menu button). */
const KEYS: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/**
 * A native button that opens a menu, and gives the focus to one of its entries when a key opened it.
 * @param isDisabled it cannot be opened; the button itself refuses presses
 */
export function useMenuTrigger(isDisabled: boolean) {
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
    openedBy,
    menuId,
    button,
    close,
    buttonProps: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? menuId : undefined,
      onClick: (event: MouseEvent) => open(event.detail === 0 ? 'first' : true),
      onKeyDown: (event: KeyboardEvent) => {
        // Not left to the click that Enter and Space make: react-aria takes that for a screen reader's, and then leaves
        // the focus on the menu itself.
        if (event.key === 'Escape') close()
        const to = KEYS[event.key]
        if (isDisabled || to === undefined || event.repeat) return
        event.preventDefault()
        open(to)
      },
    },
  }
}
