import { describe, expect, it } from 'vitest'
import { geometryMessages } from './geometry-messages'
import { MAX_POLYGON_VERTICES, siteLocationProblem } from './location-rules'
import type { SiteLocation } from './site'

const point = (...coordinates: number[]): SiteLocation => ({
  type: 'Feature',
  properties: null,
  geometry: { type: 'Point', coordinates },
})
const polygon = (...rings: number[][][]): SiteLocation => ({
  type: 'Feature',
  properties: null,
  geometry: { type: 'Polygon', coordinates: rings },
})
const YARD = [
  [-113.5, 53.5],
  [-113.4, 53.5],
  [-113.4, 53.6],
  [-113.5, 53.6],
  [-113.5, 53.5],
]
const BOW_TIE = [
  [0, 0],
  [2, 2],
  [2, 0],
  [0, 2],
  [0, 0],
]
const ACROSS_THE_ANTIMERIDIAN = [
  [179, 0],
  [-179, 0],
  [-179, 1],
  [179, 1],
  [179, 0],
]
const box = (west: number, south: number, east: number, north: number): number[][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
/** A polygon with a bay from above: corners of a box can be inside while its edges are not. */
const BAY = [
  [0, 0],
  [6, 0],
  [6, 4],
  [4, 4],
  [3, 0.5],
  [2, 4],
  [0, 4],
  [0, 0],
]
const circle = (count: number): number[][] => {
  const ring = Array.from({ length: count }, (_, at) => [
    Math.cos((at / count) * 2 * Math.PI),
    Math.sin((at / count) * 2 * Math.PI),
  ])
  return [...ring, ring[0] ?? []]
}

describe('the location of a site', () => {
  it.each<[string, SiteLocation, number, string | undefined]>([
    ['a point', point(-113.49, 53.54), 9, undefined],
    ['a point at the edge', point(180, -90), 1, undefined],
    ['a point beyond the pole', point(0, 91), 1, geometryMessages.coordinates],
    ['a point with an altitude', point(0, 0, 12), 1, geometryMessages.altitude],
    [
      'a vertex with an altitude',
      polygon([...YARD.slice(0, -1), [-113.5, 53.55, 660], ...YARD.slice(0, 1)]),
      1,
      geometryMessages.altitude,
    ],
    ['a hole inside', polygon(YARD, box(-113.48, 53.52, -113.42, 53.58)), 1, undefined],
    ['a hole that touches the line', polygon(YARD, box(-113.5, 53.52, -113.42, 53.6)), 1, undefined],
    ['a hole outside', polygon(YARD, box(-113.3, 53.52, -113.2, 53.58)), 1, geometryMessages.holeOutside],
    [
      'a hole that leaves its polygon',
      polygon(YARD, box(-113.45, 53.52, -113.35, 53.58)),
      1,
      geometryMessages.holeOutside,
    ],
    ['a hole around its polygon', polygon(YARD, box(-114, 53, -113, 54)), 1, geometryMessages.holeOutside],
    ['a hole across the bay of a polygon', polygon(BAY, box(1, 1, 5, 3)), 1, geometryMessages.holeOutside],
    ['a hole across the antimeridian', polygon(ACROSS_THE_ANTIMERIDIAN, box(179.5, 0.2, -179.5, 0.8)), 1, undefined],
    ['a hole on its other side', polygon(ACROSS_THE_ANTIMERIDIAN, box(-179.9, 0.2, -179.5, 0.8)), 1, undefined],
    ['a point without a latitude', point(0), 1, geometryMessages.coordinates],
    ['a yard', polygon(YARD), 3, undefined],
    ['a yard across the antimeridian', polygon(ACROSS_THE_ANTIMERIDIAN), 1, undefined],
    ['a yard below the third layer', polygon(YARD), 4, geometryMessages.polygonTooDeep],
    ['crossing edges', polygon(BOW_TIE), 1, geometryMessages.crossing],
    ['a hole with crossing edges', polygon(circle(8), BOW_TIE), 1, geometryMessages.crossing],
    ['one position', polygon([[1, 1]]), 1, geometryMessages.tooFew],
    [
      'two positions',
      polygon([
        [1, 1],
        [2, 2],
        [1, 1],
      ]),
      1,
      geometryMessages.tooFew,
    ],
    ['no ring', polygon(), 1, geometryMessages.tooFew],
    ['an open ring', polygon(YARD.slice(0, -1)), 1, geometryMessages.notClosed],
    [
      'a vertex out of range',
      polygon([...YARD.slice(0, -1), [200, 53], ...YARD.slice(0, 1)]),
      1,
      geometryMessages.coordinates,
    ],
    ['as many vertices as it can have', polygon(circle(MAX_POLYGON_VERTICES - 1)), 1, undefined],
    [
      'too many vertices',
      polygon(circle(MAX_POLYGON_VERTICES)),
      1,
      geometryMessages.tooManyVertices(MAX_POLYGON_VERTICES),
    ],
  ])('is judged: %s [MAP-05, MAP-13]', (_name, location, depth, expected) => {
    expect(siteLocationProblem(location, depth)).toBe(expected)
  })

  it('finds the one crossing among thousands of edges side by side [MAP-13]', () => {
    const steps = Array.from({ length: 4000 }, (_, at) => [at % 2, at / 1000])
    const closed = [[0, 0], ...steps.slice(1), [3, 4], [3, -1], [0, 0]]
    expect(siteLocationProblem(polygon(closed), 1)).toBeUndefined()
    expect(siteLocationProblem(polygon(closed.with(2001, [1, 3.5])), 1)).toBe(geometryMessages.crossing)
  })

  it('rejects an edge that runs back over the one before it [MAP-13]', () => {
    const folded = [
      [0, 0],
      [4, 0],
      [2, 0],
      [2, 3],
      [0, 0],
    ]
    expect(siteLocationProblem(polygon(folded), 1)).toBe(geometryMessages.crossing)
  })
})
