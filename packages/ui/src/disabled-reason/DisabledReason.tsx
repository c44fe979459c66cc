'use client'

import { useRef } from 'react'
import { Bubble, Layer } from './DisabledReason.styles'
import { useReasonPopover } from './use-reason-popover'

/** Where the reason hangs and what it says. */
export interface DisabledReasonProps {
  /** Named by the control's `aria-describedby`. */
  id: string
  /** Why the control cannot be used, one sentence. */
  children: string
}

/**
 * Why a control cannot be used, drawn beside it while it is hovered or focused.
 *
 * Stands inside the control's root element. It is hidden from the accessibility tree, so that it never becomes part of
 * the control's name, and is heard through `aria-describedby`, which reads hidden text too.
 */
export function DisabledReason({ id, children }: DisabledReasonProps) {
  const layer = useRef<HTMLSpanElement>(null)
  useReasonPopover(layer)
  return (
    <Layer ref={layer} id={id} popover="manual" aria-hidden="true">
      <Bubble>{children}</Bubble>
    </Layer>
  )
}
