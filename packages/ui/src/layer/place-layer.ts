import { type Box, EDGE, startInside } from './window-box'

/** Position of a layer, px from the edges of the window. */
export interface LayerPlace {
  top: number
  left: number
  /** The available height. A taller layer scrolls. */
  maxHeight: number
}

/** Distance to the anchor, px. */
const GAP = 4

/**
 * Places a layer below its anchor, or above it if there is too little room below and more above; never outside the window.
 * @param isRightToLeft aligns the right edges instead of the left ones
 */
export function placeLayer(
  anchor: Box,
  layer: { width: number; height: number },
  view: { width: number; height: number },
  isRightToLeft: boolean,
): LayerPlace {
  const below = view.height - EDGE - anchor.bottom - GAP
  const above = anchor.top - GAP - EDGE
  const isBelow = below >= layer.height || below >= above
  const maxHeight = Math.max(0, isBelow ? below : above)
  const height = Math.min(layer.height, maxHeight)
  const preferred = isRightToLeft ? anchor.right - layer.width : anchor.left
  return {
    top: isBelow ? anchor.bottom + GAP : anchor.top - GAP - height,
    left: startInside(preferred, layer.width, view.width),
    maxHeight,
  }
}
