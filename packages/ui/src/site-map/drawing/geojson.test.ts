import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shapeFromGeoJson, shapeToGeoJson } from './geojson'
import type { Position, Shape } from './shape'

const aPosition = fc
  .tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }))
  .map(([lon, lat]): Position => [lon, lat])

const aRing = fc.uniqueArray(aPosition, { minLength: 3, maxLength: 9, selector: String })

const aShape: fc.Arbitrary<Shape> = fc.oneof(
  fc.constant<Shape>({ kind: 'none' }),
  aPosition.map((at): Shape => ({ kind: 'point', at })),
  aRing.map((ring): Shape => ({ kind: 'polygon', ring, isClosed: true })),
  fc.tuple(aRing, aRing).map(([ring, hole]): Shape => ({ kind: 'polygon', ring, isClosed: true, holes: [hole] })),
)

describe('a stored geometry', () => {
  it('reads back the shape that was written, even from a Feature', () => {
    fc.assert(
      fc.property(aShape, (shape) => {
        const geometry = shapeToGeoJson(shape)
        expect(shapeFromGeoJson(geometry)).toEqual(shape)
        expect(shapeFromGeoJson({ type: 'Feature', properties: {}, geometry })).toEqual(shape)
      }),
    )
  })

  it('repeats the first vertex of a polygon at the end', () => {
    const ring: Position[] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ]
    expect(shapeToGeoJson({ kind: 'polygon', ring, isClosed: true })).toEqual({
      type: 'Polygon',
      coordinates: [[...ring, [0, 0]]],
    })
  })

  it('is preserved exactly if it cannot be edited', () => {
    const stored = [
      { type: 'MultiPolygon', coordinates: [[[[0, 0]]], [[[1, 1]]]] },
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1, 200],
        ],
      },
      { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }] },
      { type: 'Polygon', coordinates: [[['a', 'b']]] },
    ]
    for (const geometry of stored) {
      const shape = shapeFromGeoJson(geometry)
      expect(shape.kind).toBe('foreign')
      expect(shapeToGeoJson(shape)).toBe(geometry)
    }
  })

  it('is the empty shape if it is empty or not a geometry', () => {
    for (const nothing of [
      null,
      undefined,
      '',
      7,
      {},
      [],
      { type: 'Feature', geometry: null },
      { type: 'Point', coordinates: [] },
    ]) {
      expect(shapeFromGeoJson(nothing)).toEqual({ kind: 'none' })
    }
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (thing) => {
        expect(() => shapeFromGeoJson(thing)).not.toThrow()
      }),
    )
  })
})
