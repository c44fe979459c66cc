import { describe, expect, it } from 'vitest'
import type { MapSite } from './map-site'
import { NO_SHAPE } from '../drawing/shape'
import { drawnGeometry, siteFeatures } from './drawn-sites'

const site = (over: Partial<MapSite>): MapSite => ({
  id: '7',
  name: 'Tank Farm',
  shape: { kind: 'point', at: [1, 2] },
  ...over,
})

describe('the sites on the map', () => {
  it('leaves out what has no location', () => {
    expect(siteFeatures([site({}), site({ shape: NO_SHAPE })]).features).toHaveLength(1)
  })

  it('draws an opacity that is out of range or no number as the nearest that there is', () => {
    const drawn = [-1, 0.4, 7, Number.NaN].map(
      (fillOpacity) => siteFeatures([site({ fillOpacity })]).features[0]?.properties,
    )
    expect(drawn.map((properties) => (properties as { fillOpacity: number }).fillOpacity)).toEqual([0, 0.4, 1, 0.3])
  })

  it('closes a finished polygon and draws an unfinished one as a line', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const
    expect(drawnGeometry({ kind: 'polygon', ring, isClosed: true })).toEqual({
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
    expect(drawnGeometry({ kind: 'polygon', ring, isClosed: false })).toMatchObject({ type: 'LineString' })
    expect(drawnGeometry({ kind: 'polygon', ring: ring.slice(0, 1), isClosed: false })).toBeUndefined()
  })

  it('draws the holes of a stored polygon, and a geometry that is not edited here as it is', () => {
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
    expect(drawnGeometry({ kind: 'polygon', ring, isClosed: true, holes })).toMatchObject({
      coordinates: { length: 2 },
    })
    const geometry = { type: 'MultiPoint', coordinates: [[1, 2]] }
    expect(drawnGeometry({ kind: 'foreign', geometry })).toEqual(geometry)
  })
})
