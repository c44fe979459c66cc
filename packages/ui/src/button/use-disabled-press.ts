import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { announce, REFUSED_PRESS } from '../announcer/announce'
import { preventRepeatedClick } from './prevent-repeated-click'

/** What decides whether a button can be pressed. */
export interface PressOptions {
  disabledReason?: string
  isBusy?: boolean
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void
  'aria-describedby'?: string
}

/**
 * A button that stays focusable while it cannot be pressed, and that a held Enter presses once.
 *
 * A press then announces the reason, does nothing else and does not bubble. Neither does the press that a form makes when Enter is hit in a field.
 */
export function useDisabledPress(options: PressOptions) {
  const { disabledReason, isBusy = false, onClick, onKeyDown, 'aria-describedby': describedBy } = options
  const reasonId = useId()
  const isDisabled = isBusy || disabledReason !== undefined
  return {
    reasonId,
    attributes: {
      'aria-disabled': isDisabled || undefined,
      'aria-busy': isBusy || undefined,
      'aria-describedby':
        [describedBy, disabledReason === undefined ? undefined : reasonId].filter(Boolean).join(' ') || undefined,
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>): void => {
        onKeyDown?.(event)
        preventRepeatedClick(event)
      },
      onClick: isDisabled
        ? (event: MouseEvent<HTMLButtonElement>) => {
            event.preventDefault()
            event.stopPropagation()
            // The focus is on the button already, so nothing else answers the press.
            if (disabledReason !== undefined) announce(REFUSED_PRESS, disabledReason)
          }
        : onClick,
    },
  }
}
