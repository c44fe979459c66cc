'use client'

import { createContext, type ReactNode, useContext, useId } from 'react'
import { Trash2 } from 'lucide-react'
import { useLabelTooltip } from '../button/use-label-tooltip'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { BoardItem } from './board'
import type { BoardLabels } from './board-labels'
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
  /** Why it does nothing, as a sentence. It replaces the tooltip and describes the button. */
  disabledReason?: string | undefined
  /** An icon that is hidden from assistive technology. */
  children: ReactNode
}

/** A button of a card or of the head of a phase. It is not a tab stop, because a key does the same. */
export function CardControl(props: CardControlProps) {
  const { part, label, tooltip = label, hasMenu = false, disabledReason, children } = props
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const { tooltip: layer, handlers } = useLabelTooltip<HTMLButtonElement>(tooltip, {})
  return (
    <ControlButton
      type="button"
      tabIndex={-1}
      data-part={part}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
      {...(isDisabled ? {} : handlers)}
    >
      {children}
      {isDisabled ? <DisabledReason id={reasonId}>{disabledReason}</DisabledReason> : layer}
    </ControlButton>
  )
}

/** Why the card with an id cannot be deleted. A context, so that a change of the reasons renders no card again. */
export const RemoveErrorContext = createContext<(item: string) => string | undefined>(() => undefined)

/** The button that deletes a card. */
export function RemoveControl({ item, labels }: { item: BoardItem; labels: BoardLabels }) {
  const disabledReason = useContext(RemoveErrorContext)(item.id)
  return (
    <CardControl part="remove" label={labels.removeItem(item.name)} tooltip={labels.remove} {...{ disabledReason }}>
      <Trash2 aria-hidden="true" />
    </CardControl>
  )
}
