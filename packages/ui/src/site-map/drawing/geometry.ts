import type { Position, Ring } from './shape'

/** Mean radius of the earth in meters (IUGG). A sphere is within 0.5 % of the ellipsoid, which is enough for a site. */
export const EARTH_RADIUS = 6_371_008.8

const rad = (degrees: number): number => (degrees * Math.PI) / 180

/** @returns the same longitude between −180 and 180 */
export function wrapLon(lon: number): number {
  if (lon >= -180 && lon <= 180) return lon
  return ((((lon + 180) % 360) + 360) % 360) - 180
}

/** @returns whether both are the same place, not only the same object */
export const isSamePosition = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1]

/** @returns the first position again at the end, as GeoJSON wants it */
export function closeRing(ring: Ring): Ring {
  const [first] = ring
  return first === undefined ? ring : [...ring, first]
}

/** @returns the ring without a repeated first position at its end */
export function openRing(ring: Ring): Ring {
  const [first] = ring
  const last = ring.at(-1)
  return first !== undefined && last !== undefined && ring.length > 1 && isSamePosition(first, last)
    ? ring.slice(0, -1)
    : ring
}

/**
 * The ring with longitudes that do not jump where the date changes: each is within 180° of the one before it, so they may
 * leave −180 to 180.
 */
export function unwrapRing(ring: Ring): Ring {
  let before = ring[0]?.[0] ?? 0
  return ring.map(([lon, lat]) => {
    before += wrapLon(lon - before)
    return [before, lat] as const
  })
}

/** @returns pairs of neighbors: [0, 1], [1, 2] …, with the last and the first when it is closed */
export function edgesOf(ring: Ring, isClosed: boolean): readonly (readonly [Position, Position])[] {
  const path = isClosed && ring.length > 2 ? closeRing(ring) : ring
  return path.slice(1).map((to, i) => [path[i] ?? to, to] as const)
}

/** @returns meters along the great circle */
export function distanceBetween(a: Position, b: Position): number {
  const north = Math.sin(rad(b[1] - a[1]) / 2)
  const east = Math.sin(rad(b[0] - a[0]) / 2)
  const half = north * north + Math.cos(rad(a[1])) * Math.cos(rad(b[1])) * east * east
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** @returns meters around a closed ring, or along one that is still open */
export const perimeterOf = (ring: Ring, isClosed = true): number =>
  edgesOf(ring, isClosed).reduce((sum, [from, to]) => sum + distanceBetween(from, to), 0)

/**
 * @returns square meters inside a ring on the sphere, whichever way round it goes. Each edge adds the excess of the quadrangle
 * between it and the equator; a ring around a pole is what that leaves of the hemisphere.
 */
export function areaOf(ring: Ring): number {
  if (ring.length < 3) return 0
  let excess = 0
  let turn = 0
  for (const [from, to] of edgesOf(ring, true)) {
    const east = rad(wrapLon(to[0] - from[0]))
    const [a, b] = [Math.tan(rad(from[1]) / 2), Math.tan(rad(to[1]) / 2)]
    excess += 2 * Math.atan2(Math.tan(east / 2) * (a + b), 1 + a * b)
    turn += east
  }
  const inside = Math.abs(turn) > Math.PI ? Math.abs(2 * Math.PI - Math.abs(excess)) : Math.abs(excess)
  return inside * EARTH_RADIUS ** 2
}

/** @returns [west, south, east, north]; east may be past 180 where the date changes inside. Undefined for no positions */
export function boundsOf(ring: Ring): readonly [number, number, number, number] | undefined {
  const flat = unwrapRing(ring)
  const [first] = flat
  if (first === undefined) return undefined
  return flat.reduce<readonly [number, number, number, number]>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [...first, ...first],
  )
}

/** @returns where its name stands: the middle of its area, or of its vertices when it has none. Undefined for no positions */
export function centroidOf(ring: Ring): Position | undefined {
  const flat = unwrapRing(ring)
  const [origin] = flat
  if (origin === undefined) return undefined
  let [twice, lon, lat] = [0, 0, 0]
  for (const [from, to] of edgesOf(flat, true)) {
    // From the first vertex, so that small shapes keep their digits.
    const [x1, y1, x2, y2] = [from[0] - origin[0], from[1] - origin[1], to[0] - origin[0], to[1] - origin[1]]
    const cross = x1 * y2 - x2 * y1
    twice += cross
    lon += (x1 + x2) * cross
    lat += (y1 + y2) * cross
  }
  const bounds = boundsOf(ring) ?? [...origin, ...origin]
  const middle: Position = [
    wrapLon(flat.reduce((sum, [x]) => sum + x, 0) / flat.length),
    flat.reduce((sum, [, y]) => sum + y, 0) / flat.length,
  ]
  if (Math.abs(twice) < 1e-18) return middle
  const [east, north] = [origin[0] + lon / (3 * twice), origin[1] + lat / (3 * twice)]
  // Edges that cross can cancel out, and throw the middle far away.
  const isInside = east >= bounds[0] && north >= bounds[1] && east <= bounds[2] && north <= bounds[3]
  return isInside ? [wrapLon(east), north] : middle
}
