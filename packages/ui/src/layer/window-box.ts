/** A box in the window, px. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** Minimum distance of a layer to the edge of the window, px. */
export const EDGE = 8

/** The left edge of a layer, as close to `left` as the window allows; px. */
export const startInside = (left: number, layerWidth: number, windowWidth: number): number =>
  Math.max(EDGE, Math.min(left, windowWidth - EDGE - layerWidth))
