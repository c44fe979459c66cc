import { type MouseEvent, useId } from 'react'

/** What keeps a button from being pressed. */
export interface Held {
  disabledReason?: string
  isBusy?: boolean
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  'aria-describedby'?: string
}

/**
 * A button that stays focusable while it cannot be pressed.
 *
 * A press, also the one a form makes when Enter is hit in a field, then does nothing and goes no further.
 */
export function useDisabledPress({ disabledReason, isBusy = false, onClick, 'aria-describedby': describedBy }: Held) {
  const reasonId = useId()
  const isDisabled = isBusy || disabledReason !== undefined
  return {
    reasonId,
    attributes: {
      'aria-disabled': isDisabled || undefined,
      'aria-busy': isBusy || undefined,
      'aria-describedby':
        [describedBy, disabledReason === undefined ? undefined : reasonId].filter(Boolean).join(' ') || undefined,
      onClick: isDisabled
        ? (event: MouseEvent<HTMLButtonElement>) => {
            event.preventDefault()
            event.stopPropagation()
          }
        : onClick,
    },
  }
}
