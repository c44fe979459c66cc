import { describe, expect, it } from 'vitest'
import type { MapSite } from './map-site'
import { NO_SHAPE } from '../drawing/shape'
import { toGeometry, toSiteFeatures, toSiteNames } from './drawn-sites'

const site = (over: Partial<MapSite>): MapSite => ({
  id: '7',
  name: 'Tank Farm',
  shape: { kind: 'point', at: [1, 2] },
  ...over,
})

describe('sites on the map', () => {
  it('leave out a site without a location', () => {
    expect(toSiteFeatures([site({}), site({ shape: NO_SHAPE })]).features).toHaveLength(1)
  })

  it('have one name each, in the middle of a polygon', () => {
    const ring = [
      [0, 0],
      [4, 0],
      [4, 2],
      [0, 2],
    ] as const
    const names = toSiteNames([
      site({}),
      site({ shape: { kind: 'polygon', ring, isClosed: true } }),
      site({ shape: NO_SHAPE }),
    ])
    expect(names.features.map(({ geometry, properties }) => [geometry, properties['isDot']])).toEqual([
      [{ type: 'Point', coordinates: [1, 2] }, true],
      [{ type: 'Point', coordinates: [2, 1] }, false],
    ])
  })

  it('have the nearest valid opacity if theirs is invalid', () => {
    const drawn = [-1, 0.4, 7, Number.NaN].map(
      (fillOpacity) => toSiteFeatures([site({ fillOpacity })]).features[0]?.properties,
    )
    expect(drawn.map((properties) => (properties as { fillOpacity: number }).fillOpacity)).toEqual([0, 0.4, 1, 0.3])
  })

  it('are closed as finished polygons and lines as unfinished ones', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const
    expect(toGeometry({ kind: 'polygon', ring, isClosed: true })).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    })
    expect(toGeometry({ kind: 'polygon', ring, isClosed: false })).toMatchObject({ type: 'LineString' })
    expect(toGeometry({ kind: 'polygon', ring: ring.slice(0, 1), isClosed: false })).toBeUndefined()
  })

  it("include the holes of a polygon and geometries that the editor can't change", () => {
    const ring = [
      [0, 0],
      [9, 0],
      [9, 9],
    ] as const
    const holes = [
      [
        [4, 1],
        [5, 1],
        [5, 2],
      ],
    ] as const
    expect(toGeometry({ kind: 'polygon', ring, isClosed: true, holes })).toMatchObject({
      coordinates: { length: 2 },
    })
    const geometry = { type: 'MultiPoint', coordinates: [[1, 2]] }
    expect(toGeometry({ kind: 'foreign', geometry })).toEqual(geometry)
  })
})
