import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  measureArea,
  findBounds,
  closeRing,
  distanceBetween,
  EARTH_RADIUS,
  isSamePosition,
  openRing,
  measurePerimeter,
  unwrapRing,
  wrapLon,
} from './geometry'
import type { Position, Ring } from './shape'

/** Positions with six digits, away from the poles. */
const aPosition = fc
  .tuple(fc.integer({ min: -179_999_999, max: 179_999_999 }), fc.integer({ min: -84_999_999, max: 84_999_999 }))
  .map(([lon, lat]): Position => [lon / 1e6, lat / 1e6])

/** Rings of the size of a site, anywhere. */
const siteRing = fc
  .tuple(
    aPosition,
    fc.array(fc.tuple(fc.integer({ max: 9999 }), fc.integer({ max: 9999 })), { minLength: 3, maxLength: 12 }),
  )
  .map(([[lon, lat], offsets]): Ring =>
    offsets.map(([x, y]) => [wrapLon(lon + (x % 10_000) / 1e6), lat + (y % 10_000) / 1e6] as const),
  )

const turned = (ring: Ring, by: number): Ring => [...ring.slice(by), ...ring.slice(0, by)]

const DEGREE = (EARTH_RADIUS * Math.PI) / 180

describe('area and perimeter', () => {
  it('measures a degree of the equator and of a meridian as equal', () => {
    expect(distanceBetween([0, 0], [1, 0])).toBeCloseTo(DEGREE, 4)
    expect(distanceBetween([10, 45], [10, 46])).toBeCloseTo(DEGREE, 4)
  })

  it('measures an eighth of the earth exactly', () => {
    const octant: Ring = [
      [0, 0],
      [90, 0],
      [0, 90],
    ]
    expect(measureArea(octant) / ((4 * Math.PI * EARTH_RADIUS ** 2) / 8)).toBeCloseTo(1, 9)
  })

  it('measures the cap around either pole', () => {
    const around = (lat: number): Ring => Array.from({ length: 360 }, (_, i) => [i - 180, lat] as const)
    const cap = 2 * Math.PI * EARTH_RADIUS ** 2 * (1 - Math.sin((80 * Math.PI) / 180))
    expect(measureArea(around(80)) / cap).toBeCloseTo(1, 3)
    expect(measureArea(around(-80)) / cap).toBeCloseTo(1, 3)
  })

  it('measures the yard within the tolerance of a survey', () => {
    const yard: Ring = [
      [-113.49182, 53.54239],
      [-113.48861, 53.54262],
      [-113.48749, 53.54148],
      [-113.48843, 53.54007],
      [-113.49156, 53.54035],
    ]
    // The shoelace formula on a plane at that latitude is precise to half a percent.
    const [x, y] = [DEGREE * Math.cos((53.5415 * Math.PI) / 180), DEGREE]
    const flat = yard.map(([lon, lat]) => [lon * x, lat * y] as const)
    const twice = flat.reduce((sum, [px, py], i) => {
      const [qx, qy] = flat[(i + 1) % flat.length] ?? [0, 0]
      return sum + px * qy - qx * py
    }, 0)
    expect(measureArea(yard) / Math.abs(twice / 2)).toBeCloseTo(1, 2)
    expect(measureArea(yard)).toBeGreaterThan(50_000)
  })

  it('are independent of the first vertex and the direction', () => {
    fc.assert(
      fc.property(siteRing, fc.nat(20), (ring, by) => {
        const other = turned(ring, by % ring.length).toReversed()
        // Sums of numbers of the size of the globe lose some square centimeters.
        expect(Math.abs(measureArea(other) - measureArea(ring))).toBeLessThan(1)
        expect(measurePerimeter(other)).toBeCloseTo(measurePerimeter(ring), 4)
      }),
    )
  })

  it('are the same across the antimeridian as elsewhere on that latitude', () => {
    fc.assert(
      fc.property(siteRing, fc.integer({ min: -180, max: 180 }), (ring, by) => {
        const moved = ring.map(([lon, lat]) => [wrapLon(lon + by), lat] as const)
        expect(Math.abs(measureArea(moved) - measureArea(ring))).toBeLessThan(1)
        expect(Math.abs(measurePerimeter(moved) - measurePerimeter(ring))).toBeLessThan(0.01)
      }),
    )
  })

  it('are 0 for an empty ring, and a line has no area', () => {
    expect([measureArea([]), measurePerimeter([]), measureArea([[1, 1]]), measurePerimeter([[1, 1]])]).toEqual([
      0, 0, 0, 0,
    ])
    const line: Ring = [
      [0, 0],
      [1, 0],
    ]
    expect(measureArea(line)).toBe(0)
    expect(measurePerimeter(line)).toBeCloseTo(DEGREE, 4)
  })

  it('of an open path exclude the closing edge', () => {
    const path: Ring = [
      [0, 0],
      [1, 0],
      [1, 1],
    ]
    expect(measurePerimeter(path, false)).toBeCloseTo(2 * DEGREE, 4)
  })
})

describe('a ring', () => {
  it('is unchanged after closing and opening it', () => {
    fc.assert(
      fc.property(siteRing, (ring) => {
        fc.pre(!isSamePosition(ring[0] ?? [0, 0], ring.at(-1) ?? [0, 0]))
        expect(openRing(closeRing(ring))).toEqual(ring)
      }),
    )
  })

  it('has no jump at the antimeridian', () => {
    const ring: Ring = [
      [179.5, 0],
      [-179.5, 0],
      [-179.5, 1],
    ]
    expect(unwrapRing(ring).map(([lon]) => lon)).toEqual([179.5, 180.5, 180.5])
    expect(findBounds(ring)).toEqual([179.5, 0, 180.5, 1])
  })

  it('has no bounds if it is empty', () => {
    expect(findBounds([])).toBeUndefined()
  })
})
