'use client'

import { useRef } from 'react'
import { Bubble, Layer } from '../disabled-reason/ReasonLayer.styles'
import { useRowReason } from './use-row-reason'

/** Where a reason hangs, when, and what it says. */
export interface RowReasonProps {
  /** Named by the row's `aria-describedby`. */
  id: string
  /** Its row is the current one of a focused tree. */
  isCurrent: boolean
  /** Why the row cannot be changed, one sentence. */
  children: string
}

/** Why a row cannot be changed; hidden from the accessibility tree, and heard as the description of the row. */
export function RowReason({ id, isCurrent, children }: RowReasonProps) {
  const layer = useRef<HTMLSpanElement>(null)
  useRowReason(layer, isCurrent)
  return (
    <Layer ref={layer} id={id} popover="manual" aria-hidden="true">
      <Bubble>{children}</Bubble>
    </Layer>
  )
}
