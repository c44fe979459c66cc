/** A box in the window, px. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** Where a layer is, if the window has room there. */
export interface Placement {
  /** `below` by default. */
  side?: 'below' | 'above'
  /** Which part of the layer is at that part of the anchor; the start by default, at the right in right-to-left text. */
  align?: 'start' | 'center'
  /** Distance to the anchor, px; 4 by default. */
  gap?: number
}

/** Position of a layer, px from the edges of the window. */
export interface LayerPlace {
  top: number
  left: number
  /** The available height. A taller layer scrolls. */
  maxHeight: number
}

/** Minimum distance of a layer to the edge of the window, px. */
const EDGE = 8

/** Places a layer beside its anchor: on the other side if it does not fit and there is more room; never outside the window. */
export function placeLayer(
  anchor: Box,
  layer: { width: number; height: number },
  view: { width: number; height: number },
  isRightToLeft: boolean,
  { side = 'below', align = 'start', gap = 4 }: Placement = {},
): LayerPlace {
  const room = { below: view.height - EDGE - anchor.bottom - gap, above: anchor.top - gap - EDGE }
  const other = side === 'below' ? 'above' : 'below'
  const chosen = room[side] >= layer.height || room[side] >= room[other] ? side : other
  const maxHeight = Math.max(0, room[chosen])
  const start = isRightToLeft ? anchor.right - layer.width : anchor.left
  const left = align === 'start' ? start : (anchor.left + anchor.right - layer.width) / 2
  return {
    top: chosen === 'below' ? anchor.bottom + gap : anchor.top - gap - Math.min(layer.height, maxHeight),
    left: Math.max(EDGE, Math.min(left, view.width - EDGE - layer.width)),
    maxHeight,
  }
}
