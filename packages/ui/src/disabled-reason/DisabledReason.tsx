'use client'

import { useRef } from 'react'
import { Bubble, Layer } from './DisabledReason.styles'
import { useReasonPopover } from './use-reason-popover'

/** Props of DisabledReason. */
export interface DisabledReasonProps {
  /** Id for the control's `aria-describedby`. */
  id: string
  /** Why the control cannot be used, one sentence. */
  children: string
}

/**
 * Why a control cannot be used, shown beside it while it is hovered or focused.
 *
 * Render it inside the control's root element. It is hidden from the accessibility tree, so that it does not become part of the control's name.
 * `aria-describedby` reads hidden text too.
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
