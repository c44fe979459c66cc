import { getPositions } from './drawing'
import type { MapView, Position, ScreenPoint, Shape } from './shape'

/** How near a vertex or an edge of a neighbor must be, in CSS pixels. */
export const SNAP_DISTANCE = 10

const distanceOf = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The point of a segment that is nearest to a point. */
function findNearest(point: ScreenPoint, from: ScreenPoint, to: ScreenPoint): ScreenPoint {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = x * x + y * y
  const share = length === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / length
  const within = Math.min(1, Math.max(0, share))
  return { x: from.x + within * x, y: from.y + within * y }
}

/**
 * Moves a position to the nearest vertex of other shapes, or else to the nearest of their edges, if one is near on the screen. Of a vertex
 * it returns the exact coordinates, so that two shapes share it.
 */
export function snapTo(
  position: Position,
  shapes: readonly Shape[],
  { project, unproject }: Pick<MapView, 'project' | 'unproject'>,
): Position {
  const point = project(position)
  let [vertex, toVertex]: [Position | undefined, number] = [undefined, SNAP_DISTANCE]
  let [edge, toEdge]: [ScreenPoint | undefined, number] = [undefined, SNAP_DISTANCE]
  for (const shape of shapes) {
    const ring = getPositions(shape)
    const points = ring.map(project)
    for (const [index, at] of points.entries()) {
      const distance = distanceOf(point, at)
      if (distance < toVertex) [vertex, toVertex] = [ring[index], distance]
      const next = points[(index + 1) % points.length]
      if (next === undefined || shape.kind !== 'polygon') continue
      const nearest = findNearest(point, at, next)
      const apart = distanceOf(point, nearest)
      if (apart < toEdge) [edge, toEdge] = [nearest, apart]
    }
  }
  return vertex ?? (edge === undefined ? position : unproject(edge))
}
