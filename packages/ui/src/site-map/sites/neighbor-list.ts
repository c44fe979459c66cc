import { distanceBetween, findCenter } from '../drawing/geometry'
import type { Shape } from '../drawing/shape'
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
  from: { meters: number; direction: Direction } | undefined
}

/** @returns the neighbors, the nearest first */
export function placeNeighbors(shape: Shape, neighbors: readonly MapSite[]): PlacedNeighbor[] {
  const center = findCenter(shape)
  return neighbors
    .map((site): PlacedNeighbor => {
      const at = findCenter(site.shape)
      if (center === undefined || at === undefined) return { site, from: undefined }
      const east = (at[0] - center[0]) * Math.cos((center[1] * Math.PI) / 180)
      const eighth = Math.round(Math.atan2(east, at[1] - center[1]) / (Math.PI / 4))
      const direction = DIRECTIONS[(eighth + 8) % 8] ?? 'north'
      return { site, from: { meters: distanceBetween(center, at), direction } }
    })
    .toSorted((a, b) => (a.from?.meters ?? Infinity) - (b.from?.meters ?? Infinity))
}
