import { describe, expect, it } from 'vitest'
import type { Ring } from '../drawing/shape'
import { keyVertices, NO_VERTICES } from './vertex-keys'

const [A, B, C, D] = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
] as const
const ring = keyVertices(NO_VERTICES, [A, B, C])
/** The same positions as other objects, as a reload returns them. */
const copy = (positions: Ring): Ring => positions.map(([lon, lat]) => [lon, lat])

describe('the keys of vertices', () => {
  it.each<[string, Ring, number[]]>([
    ['the same vertices', [A, B, C], [0, 1, 2]],
    ['a vertex at another position', [A, D, C], [0, 1, 2]],
    ['an inserted vertex', [A, D, B, C], [0, 3, 1, 2]],
    ['a vertex before the first one', [D, A, B, C], [3, 0, 1, 2]],
    ['an added vertex', [A, B, C, D], [0, 1, 2, 3]],
    ['an inserted vertex at the position of another one', [A, B, B, C], [0, 1, 3, 2]],
    ['a deleted vertex', [A, C], [0, 2]],
    ['reordered vertices', [B, A, C], [1, 0, 2]],
    ['other vertices', [D], [3]],
    ['no vertices', [], []],
  ])('follow %s', (_, positions, keys) => {
    expect(keyVertices(ring, positions).keys).toEqual(keys)
    expect(keyVertices(ring, copy(positions)).keys).toEqual(keys)
  })

  it('are never used twice', () => {
    expect(keyVertices(keyVertices(ring, []), [A, B]).keys).toEqual([3, 4])
  })
})
