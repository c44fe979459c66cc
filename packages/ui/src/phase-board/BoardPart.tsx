'use client'

import type { ReactNode } from 'react'
import { PartButton } from './PhaseBoard.styles'

/** Props of BoardPart. */
export interface BoardPartProps {
  /** By which the board, that hears for all, tells it from the others. */
  part: 'handle' | 'open' | 'remove' | 'menu'
  /** Its name, with that of its card or phase. */
  label: string
  /** What the pointer is told; the name by default. */
  tip?: string
  hasMenu?: boolean
  /** An icon, hidden from assistive technology. */
  children: ReactNode
}

/** What can be pressed on a card or on the head of a phase beside its name: out of the tab order, as each has a key. */
export function BoardPart({ part, label, tip = label, hasMenu = false, children }: BoardPartProps) {
  return (
    <PartButton
      type="button"
      tabIndex={-1}
      data-part={part}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-label={label}
      title={tip}
    >
      {children}
    </PartButton>
  )
}
