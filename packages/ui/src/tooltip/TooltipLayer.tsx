'use client'

import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { Bubble, Layer } from '../disabled-reason/ReasonLayer.styles'
import { useMergedRef } from '../field/use-merged-ref'
import { attachTooltip } from './attach-tooltip'

/** Props of TooltipLayer. */
export interface TooltipLayerProps {
  /** The text, one short sentence at most. */
  text: string
  /** The element that the tooltip belongs to. Without it nothing is shown. */
  anchor?: HTMLElement | undefined
  /** Id of the layer, for the anchor's `aria-describedby`. With it the layer is a `tooltip`; without it assistive technology skips the layer. */
  id?: string | undefined
  /** Type of the pointer over the anchor when the layer is rendered, such as "mouse". A ref, because the pointer may leave before that. */
  pointerType?: RefObject<string | undefined> | undefined
  /** Whether the keyboard's focus is on what the tooltip belongs to; by default, whether the anchor or its content has it. Memoize it. */
  isFocused?: (() => boolean) | undefined
  /** Receives the layer. */
  ref?: Ref<HTMLSpanElement> | undefined
}

/**
 * The layer of a tooltip, for a component that knows its anchor. Exposes `tooltip` when it has an id. Render it inside or beside the anchor: then
 * it is not inert in a dialog, and leaves the page with the anchor.
 */
export function TooltipLayer({ text, anchor, id, pointerType, isFocused, ref }: TooltipLayerProps) {
  const layer = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (layer.current === null || anchor === undefined) return undefined
    return attachTooltip(anchor, layer.current, { pointerType: pointerType?.current, isFocused })
  }, [anchor, pointerType, isFocused])
  return (
    <Layer
      ref={useMergedRef(layer, ref)}
      id={id}
      popover="manual"
      role={id === undefined ? undefined : 'tooltip'}
      aria-hidden={id === undefined || undefined}
      data-tooltip=""
    >
      <Bubble>{text}</Bubble>
    </Layer>
  )
}
