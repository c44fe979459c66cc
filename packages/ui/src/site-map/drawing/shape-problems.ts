import { isSamePosition, unwrapRing } from './geometry'
import type { Position, Ring, Shape } from './shape'

/** Two edges by the numbers of their vertices, counted from 0; the last edge ends at vertex 0. */
export interface Crossing {
  kind: 'crossing'
  first: readonly [from: number, to: number]
  second: readonly [from: number, to: number]
}

/** What is wrong with a shape. Vertices are counted from 0. */
export type ShapeProblem =
  | { kind: 'too-few'; count: number }
  | { kind: 'unfinished' }
  | { kind: 'out-of-range'; vertex: number; axis: 'latitude' | 'longitude' }
  | { kind: 'repeated'; vertex: number; next: number }
  | Crossing

/** So many crossings are named; a person mends the first, and the others often go with it. */
export const CROSSING_LIMIT = 100

const turnOf = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

/** Whether c, known to be in line with a and b, is between them. */
const isBetween = (a: Position, b: Position, c: Position): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1])

/** @returns whether the lines a–b and c–d have a place in common; touching counts */
export function isCrossing(a: Position, b: Position, c: Position, d: Position): boolean {
  const [abc, abd, cda, cdb] = [turnOf(a, b, c), turnOf(a, b, d), turnOf(c, d, a), turnOf(c, d, b)]
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  )
}

/** Whether an edge runs back over the one before it: a–b–c with c on the side of a. */
const isFoldedBack = (a: Position, b: Position, c: Position): boolean =>
  turnOf(a, b, c) === 0 && (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0

interface Edge {
  from: number
  to: number
  a: Position
  b: Position
}

const isEdgesCrossing = (one: Edge, other: Edge): boolean => {
  if (one.to === other.from && one.from === other.to) return false
  if (one.to === other.from) return isFoldedBack(one.a, one.b, other.b)
  if (other.to === one.from) return isFoldedBack(other.a, other.b, one.b)
  return isCrossing(one.a, one.b, other.a, other.b)
}

/** The edges that have a length: one without is told as a repeated vertex, and its neighbors meet there. */
function longEdges(ring: Ring, isClosed: boolean): readonly Edge[] {
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
 * Every pair of edges that cross, touch or run over each other, in their order. Edges are compared only with those that
 * overlap them from west to east, so that a pasted outline of thousands stays quick.
 */
export function crossingsOf(ring: Ring, isClosed: boolean): readonly Crossing[] {
  const edges = longEdges(unwrapRing(ring), isClosed)
  const west = ({ a, b }: Edge): number => Math.min(a[0], b[0])
  const east = ({ a, b }: Edge): number => Math.max(a[0], b[0])
  const found: Crossing[] = []
  let open: Edge[] = []
  for (const edge of edges.toSorted((a, b) => west(a) - west(b))) {
    open = open.filter((other) => east(other) >= west(edge))
    for (const other of open) {
      if (found.length >= CROSSING_LIMIT || !isEdgesCrossing(edge, other)) continue
      const [first, second] = edge.from < other.from ? [edge, other] : [other, edge]
      found.push({ kind: 'crossing', first: [first.from, first.to], second: [second.from, second.to] })
    }
    open.push(edge)
  }
  return found.toSorted((a, b) => a.first[0] - b.first[0] || a.second[0] - b.second[0])
}

const rangeProblems = (positions: Ring): readonly ShapeProblem[] =>
  positions.flatMap(([lon, lat], vertex): ShapeProblem[] => [
    ...(lat >= -90 && lat <= 90 ? [] : [{ kind: 'out-of-range', vertex, axis: 'latitude' } as const]),
    ...(lon >= -180 && lon <= 180 ? [] : [{ kind: 'out-of-range', vertex, axis: 'longitude' } as const]),
  ])

function repeatedIn(ring: Ring, isClosed: boolean): readonly ShapeProblem[] {
  return ring.flatMap((position, vertex) => {
    const next = (vertex + 1) % ring.length
    const after = ring[next]
    const isNeighbor = after !== undefined && next !== vertex && (next > vertex || (isClosed && ring.length > 2))
    return isNeighbor && isSamePosition(position, after) ? [{ kind: 'repeated', vertex, next } as const] : []
  })
}

/** What is wrong with a shape, the plainest first; nothing for one that may be stored. */
export function problemsOf(shape: Shape): readonly ShapeProblem[] {
  if (shape.kind === 'point') return rangeProblems([shape.at])
  if (shape.kind !== 'polygon') return []
  const { ring, isClosed } = shape
  const outside = rangeProblems(ring)
  return [
    ...(ring.length < 3 ? [{ kind: 'too-few', count: ring.length } as const] : []),
    ...(ring.length >= 3 && !isClosed ? [{ kind: 'unfinished' } as const] : []),
    ...outside,
    ...repeatedIn(ring, isClosed),
    ...(outside.length === 0 ? crossingsOf(ring, isClosed) : []),
  ]
}
