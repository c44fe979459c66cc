import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_CROSSINGS, findCrossings, isCrossing, findProblems, listCrossingEdges } from './shape-problems'
import type { Position, Ring, Shape } from './shape'

const closed = (ring: Ring): Shape => ({ kind: 'polygon', ring, isClosed: true })

/** A ring on a coarse grid, so that edges often cross, touch and repeat. */
const gridRing = (maxLength: number) =>
  fc.array(
    fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })).map(([x, y]): Position => [x, y]),
    { minLength: 3, maxLength },
  )

/** Compares every pair of edges except neighbors. Only for rings without repeated neighbors. */
function naiveCrossings(ring: Ring): readonly string[] {
  const at = (i: number): Position => ring[i % ring.length] ?? [0, 0]
  const found: string[] = []
  for (let i = 0; i < ring.length; i += 1) {
    for (let j = i + 1; j < ring.length; j += 1) {
      if (j === i + 1 || (i === 0 && j === ring.length - 1)) continue
      if (isCrossing(at(i), at(i + 1), at(j), at(j + 1))) found.push(`${i}-${j}`)
    }
  }
  return found
}

const isNeighborRepeated = (ring: Ring): boolean =>
  ring.some(([lon, lat], i) => {
    const [x, y] = ring[(i + 1) % ring.length] ?? []
    return lon === x && lat === y
  })

const isAdjacent = ({ first, second }: { first: readonly number[]; second: readonly number[] }): boolean =>
  first[1] === second[0] || second[1] === first[0]

const square: Ring = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]

describe('problems of a shape', () => {
  it('finds none in a square, a point and the empty shape', () => {
    expect(findProblems(closed(square))).toEqual([])
    expect(findProblems({ kind: 'point', at: [-113.49, 53.54] })).toEqual([])
    expect(findProblems({ kind: 'none' })).toEqual([])
  })

  it('names two crossing edges', () => {
    const bow: Ring = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ]
    expect(findProblems(closed(bow))).toEqual([{ kind: 'crossing', first: [0, 1], second: [2, 3] }])
    expect(listCrossingEdges(closed(bow))).toEqual([
      [bow[0], bow[1]],
      [bow[2], bow[3]],
    ])
    expect(listCrossingEdges(closed(square))).toEqual([])
  })

  it('names the edge from the last vertex to the first', () => {
    const crossed: Ring = [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, -1],
    ]
    expect(findProblems(closed(crossed))).toEqual([{ kind: 'crossing', first: [0, 1], second: [2, 3] }])
    expect(findProblems({ kind: 'polygon', ring: square.slice(0, 3), isClosed: false })).toEqual([
      { kind: 'unfinished' },
    ])
  })

  it('finds the same crossings as a comparison of every pair', () => {
    fc.assert(
      fc.property(gridRing(12), (ring) => {
        fc.pre(!isNeighborRepeated(ring))
        const found = findCrossings(ring, true)
        // The comparison above omits neighbors, which cross only if one runs back over the other.
        const apart = found.filter((crossing) => !isAdjacent(crossing))
        expect(apart.map(({ first, second }) => `${first[0]}-${second[0]}`)).toEqual(naiveCrossings(ring))
      }),
      { numRuns: 500 },
    )
  })

  it('finds the same crossings anywhere, even across the antimeridian', () => {
    fc.assert(
      fc.property(gridRing(8), (ring) => {
        const east = ring.map(([lon, lat]) => [lon < 5 ? 175 + lon : lon - 185, lat] as const)
        expect(findCrossings(east, true)).toEqual(findCrossings(ring, true))
      }),
    )
  })

  it('finds an edge that runs back over the previous one', () => {
    const spike: Ring = [
      [0, 0],
      [4, 0],
      [2, 0],
      [2, 3],
    ]
    expect(findProblems(closed(spike))).toContainEqual({ kind: 'crossing', first: [0, 1], second: [1, 2] })
  })

  it('reports too few vertices and an unfinished polygon', () => {
    expect(findProblems({ kind: 'polygon', ring: square.slice(0, 2), isClosed: false })).toEqual([
      { kind: 'too-few', count: 2 },
    ])
    expect(findProblems(closed(square.slice(0, 2)))).toContainEqual({ kind: 'too-few', count: 2 })
  })

  it('reports two equal neighbors once, and not as a crossing', () => {
    const doubled: Ring = [...square.slice(0, 2), [2, 0], ...square.slice(2)]
    expect(findProblems(closed(doubled))).toEqual([{ kind: 'repeated', vertex: 1, next: 2 }])
    expect(findProblems(closed([...square, [0, 0]]))).toEqual([{ kind: 'repeated', vertex: 4, next: 0 }])
  })

  it('reports a coordinate out of range or NaN', () => {
    expect(findProblems({ kind: 'point', at: [0, 90.5] })).toEqual([
      { kind: 'out-of-range', vertex: 0, axis: 'latitude' },
    ])
    expect(findProblems(closed([...square, [181, Number.NaN]]))).toEqual([
      { kind: 'out-of-range', vertex: 4, axis: 'latitude' },
      { kind: 'out-of-range', vertex: 4, axis: 'longitude' },
    ])
  })

  it('limits the number of crossings', () => {
    const ring = Array.from({ length: 60 }, (_, i): Position => [(i * 7) % 60, (i % 2) * 50])
    expect(findCrossings(ring, true).length).toBe(MAX_CROSSINGS)
  })

  it('does not throw for any shape', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double(), fc.double())), fc.boolean(), (ring, isClosed) => {
        expect(() => findProblems({ kind: 'polygon', ring, isClosed })).not.toThrow()
      }),
    )
  })
})
