import { type Box, EDGE, startInside } from './window-box'

/** Where a layer stands, px from the edges of the window. */
export interface LayerPlace {
  top: number
  left: number
  /** What is left for it; it scrolls inside. */
  maxHeight: number
}

/** Distance to what it belongs to, px. */
const GAP = 4

/**
 * Below what it belongs to, above it where there is more room and not enough below; never outside the window.
 * @param isFromRight aligned at the right edge, as where one reads from right to left
 */
export function placeLayer(
  anchor: Box,
  layer: { width: number; height: number },
  view: { width: number; height: number },
  isFromRight: boolean,
): LayerPlace {
  const below = view.height - EDGE - anchor.bottom - GAP
  const above = anchor.top - GAP - EDGE
  const isBelow = below >= layer.height || below >= above
  const maxHeight = Math.max(0, isBelow ? below : above)
  const height = Math.min(layer.height, maxHeight)
  const wanted = isFromRight ? anchor.right - layer.width : anchor.left
  return {
    top: isBelow ? anchor.bottom + GAP : anchor.top - GAP - height,
    left: startInside(wanted, layer.width, view.width),
    maxHeight,
  }
}
