'use client'

import { useRef } from 'react'
import { Bubble, Layer } from '../disabled-reason/ReasonLayer.styles'
import { useReasonPopover } from '../disabled-reason/use-reason-popover'

/** Props of RowReason. */
export interface RowReasonProps {
  /** The id in the row's `aria-describedby`. */
  id: string
  /** The row is the current one of the focused tree. */
  isCurrent: boolean
  /** Why the row cannot be changed, one sentence. */
  children: string
}

/** Shows why a row cannot be changed. Hidden from the accessibility tree, where it is the description of the row. */
export function RowReason({ id, isCurrent, children }: RowReasonProps) {
  const layer = useRef<HTMLSpanElement>(null)
  useReasonPopover(layer, isCurrent)
  return (
    <Layer ref={layer} id={id} popover="manual" aria-hidden="true">
      <Bubble>{children}</Bubble>
    </Layer>
  )
}
