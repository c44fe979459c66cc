import { describe, expect, it } from 'vitest'
import { measureArea } from './geometry'
import type { Ring } from './shape'
import { findCrossings } from './shape-problems'
import { splitRing } from './split-ring'

describe('a ring whose edges cross', () => {
  it('becomes two triangles at the crossing of a bow tie [MAP-23]', () => {
    const bowTie: Ring = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ]
    expect(splitRing(bowTie)).toEqual([
      [
        [1, 1],
        [2, 2],
        [2, 0],
      ],
      [
        [1, 1],
        [0, 2],
        [0, 0],
      ],
    ])
  })

  it('has no crossing left in a star, and something to fill in each part [MAP-23]', () => {
    const star = Array.from({ length: 5 }, (_, i) => {
      const angle = (i * 4 * Math.PI) / 5
      return [Math.sin(angle), Math.cos(angle)] as const
    })
    const parts = splitRing(star)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.flatMap((part) => findCrossings(part, true))).toEqual([])
    expect(parts.every((part) => measureArea(part) > 0)).toBe(true)
  })

  it('stays whole without a crossing, and where its edges only overlap', () => {
    const square: Ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
    const folded: Ring = [
      [0, 0],
      [4, 0],
      [1, 0],
    ]
    expect(splitRing(square)).toEqual([square])
    expect(splitRing(folded)).toEqual([folded])
  })

  it('ends for a ring with very many crossings', () => {
    const zigzag: Ring = Array.from(
      { length: 400 },
      (_, i) => [((i * 7919) % 400) / 400, ((i * 104_729) % 400) / 400] as const,
    )
    expect(splitRing(zigzag).length).toBeLessThan(200)
  })
})
