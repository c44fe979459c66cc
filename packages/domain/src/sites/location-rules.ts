import { canHavePolygon } from './geometry'
import { geometryMessages } from './geometry-messages'
import type { SiteLocation } from './site'

/** The most vertices of a polygon, including its holes. */
export const MAX_POLYGON_VERTICES = 5000

/** Longitude and latitude in degrees. */
type Position = readonly number[]
/** A ring of GeoJSON: its last position repeats the first one. */
type Ring = readonly Position[]

function positionProblem([lon = Number.NaN, lat = Number.NaN, ...rest]: Position): string | undefined {
  if (rest.length > 0) return geometryMessages.altitude
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? undefined : geometryMessages.coordinates
}

const firstProblem = <Part>(parts: readonly Part[], find: (part: Part) => string | undefined): string | undefined => {
  for (const part of parts) {
    const problem = find(part)
    if (problem !== undefined) return problem
  }
  return undefined
}

const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1]

interface Edge {
  readonly index: number
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

const edgeOf = (index: number, from: Edge['from'], to: Edge['to']): Edge => ({
  index,
  from,
  to,
  west: Math.min(from[0], to[0]),
  east: Math.max(from[0], to[0]),
  south: Math.min(from[1], to[1]),
  north: Math.max(from[1], to[1]),
})

/**
 * The edges of a ring that have a length. Longitudes continue past 180 degrees, so that an edge across the antimeridian is short.
 * @param start a longitude that the ring starts within 180 degrees of; its own by default
 */
function listEdges(ring: Ring, start = ring[0]?.[0] ?? 0): Edge[] {
  let east = start
  const points = ring.map(([lon = 0, lat = 0]) => {
    const step = (((lon - east + 180) % 360) + 360) % 360
    east += step - 180
    return [east, lat] as const
  })
  const edges: Edge[] = []
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at]
    if (from !== undefined && !isSame(from, to)) edges.push(edgeOf(edges.length, from, to))
  }
  return edges
}

type Point = Edge['from']

/** On which side of the line from a to b the point c lies: 1, -1, or 0 on the line. */
const getTurn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

const isBetween = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

function doEdgesMeet({ from: a, to: b }: Edge, { from: c, to: d }: Edge): boolean {
  const abc = getTurn(a, b, c)
  const abd = getTurn(a, b, d)
  // Most pairs are apart. A ring can have millions of them, so that they end here.
  if (abc === abd && abc !== 0) return false
  const cda = getTurn(c, d, a)
  const cdb = getTurn(c, d, b)
  if (cda === cdb && cda !== 0) return false
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  )
}

/** Whether the second edge runs back over the first one. */
const isFoldedBack = ({ from: a, to: b }: Edge, { to: c }: Edge): boolean =>
  getTurn(a, b, c) === 0 && (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0

function doEdgesCross(one: Edge, other: Edge, count: number): boolean {
  const first = one.index < other.index ? one : other
  const second = first === one ? other : one
  if (second.index === first.index + 1) return isFoldedBack(first, second)
  if (first.index === 0 && second.index === count - 1) return isFoldedBack(second, first)
  return doEdgesMeet(first, second)
}

/** Whether two edges of a ring cross, touch or overlap. Compares only edges whose longitudes and latitudes overlap. */
function crossesItself(ring: Ring): boolean {
  const edges = listEdges(ring)
  const open: Edge[] = []
  for (const edge of edges.toSorted((one, other) => one.west - other.west)) {
    let openCount = 0
    for (const other of open) {
      if (other.east < edge.west) continue
      open[openCount++] = other
      const isBeside = other.north < edge.south || edge.north < other.south
      if (!isBeside && doEdgesCross(edge, other, edges.length)) return true
    }
    open.length = openCount
    open.push(edge)
  }
  return false
}

/** Whether a point is inside of a ring or on its line: a ray to the east leaves the ring an odd number of times. */
function isInside(point: Point, edges: readonly Edge[]): boolean {
  let isIn = false
  for (const { from, to, west, east, south, north } of edges) {
    if (point[1] < south || point[1] > north || point[0] > east) continue
    const turn = getTurn(from, to, point)
    if (turn === 0 && point[0] >= west) return true
    const isRising = to[1] > from[1]
    if (from[1] > point[1] !== to[1] > point[1] && turn === (isRising ? 1 : -1)) isIn = !isIn
  }
  return isIn
}

/** Whether two edges cross at a point that is an end of neither. */
const doEdgesPass = ({ from: a, to: b }: Edge, { from: c, to: d }: Edge): boolean =>
  getTurn(a, b, c) * getTurn(a, b, d) < 0 && getTurn(c, d, a) * getTurn(c, d, b) < 0

/** Whether a hole leaves its polygon. It can touch the line of the polygon. */
function isOutside(hole: Ring, outline: readonly Edge[]): boolean {
  const edges = listEdges(hole, outline[0]?.from[0])
  if (!edges.every(({ from }) => isInside(from, outline))) return true
  return edges.some((edge) =>
    outline.some(
      (other) =>
        other.west <= edge.east &&
        other.east >= edge.west &&
        other.south <= edge.north &&
        other.north >= edge.south &&
        doEdgesPass(edge, other),
    ),
  )
}

function holeProblem([outer = [], ...holes]: readonly Ring[]): string | undefined {
  if (holes.length === 0) return undefined
  const outline = listEdges(outer)
  return holes.some((hole) => isOutside(hole, outline)) ? geometryMessages.holeOutside : undefined
}

function ringProblem(ring: Ring): string | undefined {
  const ofPositions = firstProblem(ring, positionProblem)
  if (ofPositions !== undefined) return ofPositions
  if (new Set(ring.map((position) => position.join(' '))).size < 3) return geometryMessages.tooFew
  if (!isSame(ring[0], ring.at(-1))) return geometryMessages.notClosed
  return crossesItself(ring) ? geometryMessages.crossing : undefined
}

/**
 * Returns the error of a site's location, or undefined (MAP-05, MAP-13).
 * @param depth the depth of the site, from 1
 */
export function siteLocationProblem({ geometry }: SiteLocation, depth: number): string | undefined {
  if (geometry.type === 'Point') return positionProblem(geometry.coordinates)
  if (!canHavePolygon(depth)) return geometryMessages.polygonTooDeep
  const rings = geometry.coordinates
  const count = rings.reduce((sum, ring) => sum + ring.length, 0)
  if (count > MAX_POLYGON_VERTICES) return geometryMessages.tooManyVertices(MAX_POLYGON_VERTICES)
  if (rings.length === 0) return geometryMessages.tooFew
  return firstProblem(rings, ringProblem) ?? holeProblem(rings)
}
