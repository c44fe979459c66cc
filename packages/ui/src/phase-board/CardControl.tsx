'use client'

import type { ReactNode } from 'react'
import { useLabelTooltip } from '../button/use-label-tooltip'
import { ControlButton } from './PhaseBoard.styles'

/** Props of CardControl. */
export interface CardControlProps {
  /** Identifies the button for the board, which handles all clicks. */
  part: 'handle' | 'open' | 'remove' | 'menu'
  /** Accessible name, which includes the name of the card or phase. */
  label: string
  /** Tooltip; the accessible name by default. */
  tooltip?: string
  hasMenu?: boolean
  /** An icon that is hidden from assistive technology. */
  children: ReactNode
}

/** A button of a card or of the head of a phase. It is not a tab stop, because a key does the same. */
export function CardControl({ part, label, tooltip = label, hasMenu = false, children }: CardControlProps) {
  const { tooltip: layer, handlers } = useLabelTooltip<HTMLButtonElement>(tooltip, {})
  return (
    <ControlButton
      type="button"
      tabIndex={-1}
      data-part={part}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-label={label}
      {...handlers}
    >
      {children}
      {layer}
    </ControlButton>
  )
}
