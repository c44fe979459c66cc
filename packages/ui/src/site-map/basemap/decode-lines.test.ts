import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
// What writes the data is a script without types of its own.
import { encodeLine } from '../../../../../scripts/basemap/encode-line.mjs'
import { decodeLine, decodeLines, decodePolygons } from './decode-lines'
import { BORDERS, LAND } from './land-data'

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100)
const line = fc.array(fc.tuple(hundredths(-180, 180), hundredths(-90, 90)), { minLength: 2, maxLength: 40 })

describe('the lines of the embedded basemap', () => {
  it('come back as they were written', () => {
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

  it('are refused when they are cut off or hold another sign', () => {
    expect(() => decodeLine('z')).toThrow('Not a line')
    expect(() => decodeLine('1!')).toThrow('Not a line')
  })

  it('stay on earth, and no edge of the land runs across the map', () => {
    const rings = decodePolygons(LAND).flat()
    expect(rings.length).toBeGreaterThan(1000)
    for (const ring of [...rings, ...decodeLines(BORDERS)])
      for (const [at, [x, y]] of ring.entries()) {
        expect(Math.abs(x) <= 180 && Math.abs(y) <= 90).toBe(true)
        const before = ring[at - 1]
        // The south pole is a line on this map.
        if (before !== undefined && Math.abs(y) < 89.9) expect(Math.abs(x - before[0]) < 180).toBe(true)
      }
  })
})
