import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormats } from '../../locale/formats'
import { formatScaleLength, findScaleLength } from './scale-length'

const ENGLISH = createFormats('en-US')

describe('the scale of the map', () => {
  it('is the longest round length that fits', () => {
    const place = fc.record({
      latitude: fc.double({ min: -84, max: 84, noNaN: true }),
      zoom: fc.double({ min: 0, max: 22, noNaN: true }),
    })
    fc.assert(
      fc.property(place, ({ latitude, zoom }) => {
        const { meters, pixels } = findScaleLength(latitude, zoom, 100)
        expect(pixels).toBeLessThanOrEqual(100 + 1e-9)
        expect(pixels).toBeGreaterThan(39)
        expect(Number(meters.toPrecision(1)) / meters).toBeCloseTo(1, 9)
      }),
    )
  })

  it('halves with each zoom level', () => {
    const [wide, near] = [findScaleLength(53.54, 14, 100), findScaleLength(53.54, 15, 100)]
    expect(wide.meters / wide.pixels / (near.meters / near.pixels)).toBeCloseTo(2, 9)
  })

  it('is formatted in meters or kilometers', () => {
    expect(['m', 'km']).toContain(formatScaleLength(200, ENGLISH.number).split(' ')[1])
    expect([
      formatScaleLength(200, ENGLISH.number),
      formatScaleLength(0.5, ENGLISH.number),
      formatScaleLength(5000, ENGLISH.number),
      formatScaleLength(2_000_000, ENGLISH.number),
    ]).toEqual(['200 m', '0.5 m', '5 km', '2,000 km'])
  })
})
