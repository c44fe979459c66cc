import { distanceBetween, findCenter, isInRing, wrapLon } from '../drawing/geometry'
import type { Position, Shape } from '../drawing/shape'
import type { MapSite } from './map-site'

/** The directions of a neighbor, clockwise from the north. */
export const DIRECTIONS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const

/** A direction from one site to another. */
export type Direction = (typeof DIRECTIONS)[number]

/** A neighbor, and where its center is from that of the shape. */
export interface PlacedNeighbor {
  site: MapSite
  /** Undefined without a center of both. */
  from: Offset | undefined
  /** Whether the center of the shape is in the neighbor. */
  isAround: boolean
}

/** How far and where a position is from another. */
export interface Offset {
  meters: number
  direction: Direction
}

/** @returns how far and where a position is from another */
export function measureOffset(from: Position, to: Position): Offset {
  const east = wrapLon(to[0] - from[0]) * Math.cos((from[1] * Math.PI) / 180)
  const eighth = Math.round(Math.atan2(east, to[1] - from[1]) / (Math.PI / 4))
  return { meters: distanceBetween(from, to), direction: DIRECTIONS[(eighth + 8) % 8] ?? 'north' }
}

/** @returns the neighbors, the nearest first */
export function placeNeighbors(shape: Shape, neighbors: readonly MapSite[]): PlacedNeighbor[] {
  const center = findCenter(shape)
  return neighbors
    .map((site): PlacedNeighbor => {
      const at = findCenter(site.shape)
      if (center === undefined || at === undefined) return { site, from: undefined, isAround: false }
      const isAround = site.shape.kind === 'polygon' && isInRing(center, site.shape.ring)
      return { site, from: measureOffset(center, at), isAround }
    })
    .toSorted((a, b) => (a.from?.meters ?? Infinity) - (b.from?.meters ?? Infinity))
}
