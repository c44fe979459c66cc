import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'

/** The entry that gets the focus when a menu opens; `true` for the chosen one, else the menu itself. */
export type OpenedBy = 'first' | 'last' | true

/** The keys that open a menu, and the entry that each focuses (WAI-ARIA menu button). */
const KEYS: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/**
 * The state of a menu and the props of the native button that opens it.
 * @param isDisabled keys don't open the menu; the button itself ignores presses
 */
export function useMenuTrigger(isDisabled: boolean) {
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const open = (by: OpenedBy): void => {
    // Safari does not focus a pressed button, but the focus must return to it.
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
        if (event.key === 'Escape') close()
        // Enter and Space would also click, but react-aria interprets that as the click of a screen reader, and focuses the menu itself.
        const entry = KEYS[event.key]
        if (isDisabled || entry === undefined || event.repeat) return
        event.preventDefault()
        open(entry)
      },
    },
  }
}
