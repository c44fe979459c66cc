import { type RefObject, useLayoutEffect } from 'react'
import { anchorLayer } from './anchor-layer'

/**
 * Shows an element in the top layer, below its anchor, while it is on the page. No parent clips it, and it is inside the dialog that
 * contains it.
 * @param layer an element with `popover="manual"`, or a `<dialog>` that its parent opens; one of its children must scroll
 * @param maxHeight in rem
 */
export function useAnchoredLayer(
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  maxHeight: number,
): void {
  useLayoutEffect(() => {
    if (!layer.current || !anchor.current) return undefined
    if (layer.current.popover !== null && !layer.current.matches(':popover-open')) layer.current.showPopover()
    return anchorLayer(layer.current, anchor.current, { maxHeight, isAsWide: true })
  }, [layer, anchor, maxHeight])
}
