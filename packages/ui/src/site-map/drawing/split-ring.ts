import type { Position, Ring } from './shape'
import { findCrossings, MAX_CROSSINGS } from './shape-problems'

/** Where the lines a–b and c–d meet; undefined for parallel ones. */
function meet(a: Position, b: Position, c: Position, d: Position): Position | undefined {
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  if (cross === 0) return undefined
  const along = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross
  return [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])]
}

/**
 * Splits a closed ring at its crossings into rings without one. An engine leaves out a polygon whose parts cancel each other out, as those of a bow tie
 * do, and fills each of these rings.
 */
export function splitRing(ring: Ring): readonly Ring[] {
  const done: Ring[] = []
  let pending: Ring[] = [ring]
  for (let splits = 0; pending.length > 0; splits += 1) {
    const [next = [], ...later] = pending
    const parts = splits < MAX_CROSSINGS ? splitOnce(next) : undefined
    if (parts === undefined) done.push(next)
    pending = [...later, ...(parts ?? [])]
  }
  return done
}

/** @returns the two rings on either side of the first crossing; undefined without one */
function splitOnce(ring: Ring): readonly [Ring, Ring] | undefined {
  const at = (vertex: number): Position => ring[vertex] ?? [0, 0]
  for (const { first, second } of findCrossings(ring, true)) {
    const [from, to] = [first, second].toSorted((a, b) => a[0] - b[0])
    if (from === undefined || to === undefined) continue
    const point = meet(at(from[0]), at(from[1]), at(to[0]), at(to[1]))
    const inner = ring.slice(from[0] + 1, to[0] + 1)
    const outer = [...ring.slice(to[0] + 1), ...ring.slice(0, from[0] + 1)]
    // With fewer vertices there is nothing to fill.
    if (point !== undefined && inner.length > 1 && outer.length > 1)
      return [
        [point, ...inner],
        [point, ...outer],
      ]
  }
  return undefined
}
