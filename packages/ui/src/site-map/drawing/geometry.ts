import type { Position, Ring, Shape } from './shape'

/** Mean radius of the earth in meters (IUGG). A sphere is within 0.5 % of the ellipsoid, which is precise enough for a site. */
export const EARTH_RADIUS = 6_371_008.8

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** @returns the longitude between −180 and 180 */
export function wrapLon(lon: number): number {
  if (lon >= -180 && lon <= 180) return lon
  return ((((lon + 180) % 360) + 360) % 360) - 180
}

/** @returns whether two positions have equal coordinates */
export const isSamePosition = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1]

/** @returns the ring with its first position repeated at the end, as GeoJSON requires */
export function closeRing(ring: Ring): Ring {
  const [first] = ring
  return first === undefined ? ring : [...ring, first]
}

/** @returns the ring without the repeated first position at its end */
export function openRing(ring: Ring): Ring {
  const [first] = ring
  const last = ring.at(-1)
  return first !== undefined && last !== undefined && ring.length > 1 && isSamePosition(first, last)
    ? ring.slice(0, -1)
    : ring
}

/** Removes the jump at the antimeridian: each longitude is within 180° of the one before it, and can be outside −180 to 180. */
export function unwrapRing(ring: Ring): Ring {
  let previous = ring[0]?.[0] ?? 0
  return ring.map(([lon, lat]) => {
    previous += wrapLon(lon - previous)
    return [previous, lat] as const
  })
}

/** @returns the edges: [0, 1], [1, 2] …, and from the last vertex to the first if the ring is closed */
export function listEdges(ring: Ring, isClosed: boolean): readonly (readonly [Position, Position])[] {
  const path = isClosed && ring.length > 2 ? closeRing(ring) : ring
  return path.slice(1).map((to, i) => [path[i] ?? to, to] as const)
}

/** @returns the great-circle distance in meters */
export function distanceBetween(a: Position, b: Position): number {
  const north = Math.sin(toRadians(b[1] - a[1]) / 2)
  const east = Math.sin(toRadians(b[0] - a[0]) / 2)
  const half = north * north + Math.cos(toRadians(a[1])) * Math.cos(toRadians(b[1])) * east * east
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** @returns the length in meters of a closed ring, or of an open path */
export const measurePerimeter = (ring: Ring, isClosed = true): number =>
  listEdges(ring, isClosed).reduce((sum, [from, to]) => sum + distanceBetween(from, to), 0)

/**
 * @returns the area of a ring on the sphere in square meters, independent of its direction. Each edge adds the spherical excess of
 * the quadrangle between it and the equator. Around a pole, the sum is subtracted from the hemisphere.
 */
export function measureArea(ring: Ring): number {
  if (ring.length < 3) return 0
  let excess = 0
  let turn = 0
  for (const [from, to] of listEdges(ring, true)) {
    const east = toRadians(wrapLon(to[0] - from[0]))
    const [a, b] = [Math.tan(toRadians(from[1]) / 2), Math.tan(toRadians(to[1]) / 2)]
    excess += 2 * Math.atan2(Math.tan(east / 2) * (a + b), 1 + a * b)
    turn += east
  }
  const inside = Math.abs(turn) > Math.PI ? Math.abs(2 * Math.PI - Math.abs(excess)) : Math.abs(excess)
  return inside * EARTH_RADIUS ** 2
}

/** [west, south, east, north] in degrees. East is over 180 across the antimeridian. */
export type Bounds = readonly [number, number, number, number]

/** @returns the bounds of a ring, or undefined for an empty one */
export function findBounds(ring: Ring): Bounds | undefined {
  const flat = unwrapRing(ring)
  const [first] = flat
  if (first === undefined) return undefined
  return flat.reduce<Bounds>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [...first, ...first],
  )
}

/** @returns whether a position is in a ring, also across the antimeridian. On its line, either is possible. */
export function isInRing([lon, lat]: Position, ring: Ring): boolean {
  let isIn = false
  for (const [[a, from], [b, to]] of listEdges(unwrapRing(ring), true)) {
    const at = a + wrapLon(lon - a)
    if (from > lat !== to > lat && at < a + ((b - a) * (lat - from)) / (to - from)) isIn = !isIn
  }
  return isIn
}

/** @returns the center of the bounds of a shape, or undefined without a position */
export function findCenter(shape: Shape): Position | undefined {
  if (shape.kind === 'point') return shape.at
  const bounds = shape.kind === 'polygon' ? findBounds(shape.ring) : undefined
  return bounds && [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2]
}
