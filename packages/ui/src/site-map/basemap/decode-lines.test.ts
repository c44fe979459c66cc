import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
// The script that writes the data has no types.
import { encodeLine } from '../../../../../scripts/basemap/encode-line.mjs'
import { decodeLine, decodeLines, decodePolygons } from './decode-lines'
import { BORDERS, LAND } from './land-data'

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100)
const line = fc.array(fc.tuple(hundredths(-180, 180), hundredths(-90, 90)), { minLength: 2, maxLength: 40 })

describe('the lines of the embedded basemap', () => {
  it('are decoded as they were encoded', () => {
    fc.assert(
      fc.property(line, (points) => {
        const distinct = points.filter(
          (point, at) => at === 0 || point[0] !== points[at - 1]?.[0] || point[1] !== points[at - 1]?.[1],
        )
        fc.pre(distinct.length > 1)
        expect(decodeLine(encodeLine(points)).map(([x, y]) => [x, y])).toEqual(distinct.map(([x, y]) => [x + 0, y + 0]))
      }),
    )
  })

  it('are rejected if they are truncated or contain an invalid character', () => {
    expect(() => decodeLine('z')).toThrow('Invalid line')
    expect(() => decodeLine('1!')).toThrow('Invalid line')
  })

  it('are within range, and no edge of the land crosses the whole map', () => {
    const rings = decodePolygons(LAND).flat()
    expect(rings.length).toBeGreaterThan(1000)
    for (const ring of [...rings, ...decodeLines(BORDERS)])
      for (const [at, [x, y]] of ring.entries()) {
        expect(Math.abs(x) <= 180 && Math.abs(y) <= 90).toBe(true)
        const before = ring[at - 1]
        // The south pole is a line in this projection.
        if (before !== undefined && Math.abs(y) < 89.9) expect(Math.abs(x - before[0]) < 180).toBe(true)
      }
  })
})
