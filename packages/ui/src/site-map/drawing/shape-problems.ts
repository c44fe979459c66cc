import { isSamePosition, unwrapRing } from './geometry'
import type { Position, Ring, Shape } from './shape'

/** Two crossing edges, by the numbers of their vertices, counted from 0. The last edge ends at vertex 0. */
export interface Crossing {
  kind: 'crossing'
  first: readonly [from: number, to: number]
  second: readonly [from: number, to: number]
}

/** A problem of a shape. Vertices are counted from 0. */
export type ShapeProblem =
  | { kind: 'too-few'; count: number }
  | { kind: 'unfinished' }
  | { kind: 'out-of-range'; vertex: number; axis: 'latitude' | 'longitude' }
  | { kind: 'repeated'; vertex: number; next: number }
  | Crossing

/** Maximum number of reported crossings. Fixing the first often fixes others. */
export const MAX_CROSSINGS = 100

const getTurn = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

/** Whether c is between a and b. All three must be on one line. */
const isBetween = (a: Position, b: Position, c: Position): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

/** @returns whether the segments a–b and c–d have a common point. Touching counts. */
export function isCrossing(a: Position, b: Position, c: Position, d: Position): boolean {
  const [abc, abd, cda, cdb] = [getTurn(a, b, c), getTurn(a, b, d), getTurn(c, d, a), getTurn(c, d, b)]
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  )
}

/** Whether an edge runs back over the previous one: a–b–c with c on the side of a. */
const isFoldedBack = (a: Position, b: Position, c: Position): boolean =>
  getTurn(a, b, c) === 0 && (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0

interface Edge {
  from: number
  to: number
  a: Position
  b: Position
}

const doEdgesCross = (first: Edge, second: Edge): boolean => {
  if (first.to === second.from && first.from === second.to) return false
  if (first.to === second.from) return isFoldedBack(first.a, first.b, second.b)
  if (second.to === first.from) return isFoldedBack(second.a, second.b, first.b)
  return isCrossing(first.a, first.b, second.a, second.b)
}

/** @returns the edges with a length. An edge without one is reported as a repeated vertex. */
function listLongEdges(ring: Ring, isClosed: boolean): readonly Edge[] {
  const corners = ring
    .map((at, vertex) => ({ at, vertex }))
    .filter(({ at }, i) => {
      const before = ring[i - 1] ?? (isClosed ? ring.at(-1) : undefined)
      return before === undefined || ring.length === 1 || !isSamePosition(before, at)
    })
  const count = isClosed && corners.length > 2 ? corners.length : corners.length - 1
  return corners.slice(0, Math.max(0, count)).map(({ at, vertex }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { at, vertex }
    return { from: vertex, to: next.vertex, a: at, b: next.at }
  })
}

/**
 * Finds every pair of edges that cross, touch or overlap, in the order of the vertices. Compares only edges whose longitudes
 * overlap, so that a pasted outline with thousands of vertices stays fast.
 */
export function findCrossings(ring: Ring, isClosed: boolean): readonly Crossing[] {
  const edges = listLongEdges(unwrapRing(ring), isClosed)
  const west = ({ a, b }: Edge): number => Math.min(a[0], b[0])
  const east = ({ a, b }: Edge): number => Math.max(a[0], b[0])
  const found: Crossing[] = []
  let open: Edge[] = []
  for (const edge of edges.toSorted((a, b) => west(a) - west(b))) {
    open = open.filter((other) => east(other) >= west(edge))
    for (const other of open) {
      if (found.length >= MAX_CROSSINGS || !doEdgesCross(edge, other)) continue
      const [first, second] = edge.from < other.from ? [edge, other] : [other, edge]
      found.push({ kind: 'crossing', first: [first.from, first.to], second: [second.from, second.to] })
    }
    open.push(edge)
  }
  return found.toSorted((a, b) => a.first[0] - b.first[0] || a.second[0] - b.second[0])
}

/** @returns the edges of a polygon that cross another one, each once */
export function listCrossingEdges(shape: Shape): readonly (readonly [Position, Position])[] {
  if (shape.kind !== 'polygon') return []
  const ring = unwrapRing(shape.ring)
  const edges = findCrossings(shape.ring, shape.isClosed).flatMap(({ first, second }) => [first, second])
  return [...new Map(edges.map((edge) => [edge.join(' '), edge])).values()].flatMap(([from, to]) => {
    const [a, b] = [ring[from], ring[to]]
    return a === undefined || b === undefined ? [] : [[a, b] as const]
  })
}

const findRangeProblems = (positions: Ring): readonly ShapeProblem[] =>
  positions.flatMap(([lon, lat], vertex): ShapeProblem[] => [
    ...(lat >= -90 && lat <= 90 ? [] : [{ kind: 'out-of-range', vertex, axis: 'latitude' } as const]),
    ...(lon >= -180 && lon <= 180 ? [] : [{ kind: 'out-of-range', vertex, axis: 'longitude' } as const]),
  ])

function findRepetitions(ring: Ring, isClosed: boolean): readonly ShapeProblem[] {
  return ring.flatMap((position, vertex) => {
    const next = (vertex + 1) % ring.length
    const after = ring[next]
    const isNeighbor = after !== undefined && next !== vertex && (next > vertex || (isClosed && ring.length > 2))
    return isNeighbor && isSamePosition(position, after) ? [{ kind: 'repeated', vertex, next } as const] : []
  })
}

/** Finds the problems of a shape, the simplest first. A shape without problems can be saved. */
export function findProblems(shape: Shape): readonly ShapeProblem[] {
  if (shape.kind === 'point') return findRangeProblems([shape.at])
  if (shape.kind !== 'polygon') return []
  const { ring, isClosed } = shape
  const outside = findRangeProblems(ring)
  return [
    ...(ring.length < 3 ? [{ kind: 'too-few', count: ring.length } as const] : []),
    ...(ring.length >= 3 && !isClosed ? [{ kind: 'unfinished' } as const] : []),
    ...outside,
    ...findRepetitions(ring, isClosed),
    ...(outside.length === 0 ? findCrossings(ring, isClosed) : []),
  ]
}
