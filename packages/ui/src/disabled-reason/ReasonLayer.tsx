'use client'

import { useRef } from 'react'
import type { DisabledReasonProps } from './DisabledReason'
import { Bubble, Layer } from './ReasonLayer.styles'
import { useReasonPopover } from './use-reason-popover'

/** The visible part of DisabledReason, in the top layer. */
export function ReasonLayer({ id, children }: DisabledReasonProps) {
  const layer = useRef<HTMLSpanElement>(null)
  useReasonPopover(layer)
  return (
    <Layer ref={layer} id={id} popover="manual" aria-hidden="true">
      <Bubble>{children}</Bubble>
    </Layer>
  )
}
