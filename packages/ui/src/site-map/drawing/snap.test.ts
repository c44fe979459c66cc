import { describe, expect, it } from 'vitest'
import { snapTo } from './snap'
import type { Position, ScreenPoint, Shape } from './shape'

/** A flat map with 100 pixels per degree. */
const VIEW = {
  project: ([lon, lat]: Position): ScreenPoint => ({ x: lon * 100, y: -lat * 100 }),
  unproject: ({ x, y }: ScreenPoint): Position => [x / 100, -y / 100],
}
const SQUARE: Shape = {
  kind: 'polygon',
  isClosed: true,
  ring: [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ],
}
const snap = (at: Position) => snapTo(at, [SQUARE, { kind: 'point', at: [5, 5] }, { kind: 'none' }], VIEW)

describe('a position near other shapes', () => {
  it('moves to a vertex before an edge, with its exact coordinates [MAP-25]', () => {
    expect(snap([2.06, 0.06])).toEqual([2, 0])
    expect(snap([5.02, 4.95])).toEqual([5, 5])
  })

  it('moves to the nearest point of an edge, the last one included [MAP-25]', () => {
    expect(snap([1, 0.05])).toEqual([1, -0])
    expect(snap([-0.05, 1.3])).toEqual([0, 1.3])
  })

  it('stays where nothing is near [MAP-25]', () => {
    expect(snap([1, 1])).toEqual([1, 1])
    expect(snap([2.2, 0])).toEqual([2.2, 0])
  })
})
