/** A box in the window, px. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** Least distance of a layer to the edge of the window, px. */
export const EDGE = 8

/** Where a layer starts that wants to start at `left` and must not reach beyond the window; px. */
export const startInside = (left: number, layerWidth: number, windowWidth: number): number =>
  Math.max(EDGE, Math.min(left, windowWidth - EDGE - layerWidth))
