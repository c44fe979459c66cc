import { getPositions } from '../drawing/drawing'
import { findBounds } from '../drawing/geometry'
import type { Shape } from '../drawing/shape'
import type { MapPlace } from '../sites/map-site'
import { projectToMercator, WORLD } from '../sites/name-zooms'

/** The space around what is fitted, in CSS pixels: the tools and the legend are over the edges of the map. */
const MARGIN = 64
/** The highest zoom of a fit: a single point is not shown closer. */
const MAX_FIT_ZOOM = 18

/** [west, south, east, north] of some shapes; undefined if none has a position. */
export const findShapesBounds = (shapes: readonly Shape[]) => findBounds(shapes.flatMap(getPositions))

/**
 * The view that shows some shapes whole.
 * @param size of the map in CSS pixels
 * @returns undefined if none has a position
 */
export function fitPlace(shapes: readonly Shape[], size: { width: number; height: number }): MapPlace | undefined {
  const bounds = findShapesBounds(shapes)
  if (bounds === undefined) return undefined
  const [west, south, east, north] = bounds
  const [from, to] = [projectToMercator([west, north]), projectToMercator([east, south])]
  const [width, height] = [size.width, size.height].map((length) => Math.max(length - 2 * MARGIN, length / 2))
  const scale = Math.min((width ?? 0) / (to.x - from.x || 1e-12), (height ?? 0) / (to.y - from.y || 1e-12)) / WORLD
  return {
    center: [(west + east) / 2, (south + north) / 2],
    zoom: Math.max(0, Math.min(MAX_FIT_ZOOM, Math.log2(scale))),
  }
}
