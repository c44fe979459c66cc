import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../drawing/shape'
import { NEVER, projectToMercator } from '../sites/name-zooms'
import { makeSites } from '../sites/site-fixture'
import { findShapesBounds, fitPlace } from './fit-place'
import { groupSites, placeSites } from './group-sites'
import { toAreaFeatures, toDotFeatures, toMarkFeatures, toNameFeatures } from './overview-features'
import type { OverviewSite } from './overview-site'

const point = (id: string, at: Position, more: Partial<OverviewSite> = {}): OverviewSite => ({
  id,
  name: id,
  shape: { kind: 'point', at },
  kind: 'bin',
  hasBelow: false,
  ...more,
})
/** A square with its lower left corner at a position. */
const square = (id: string, [lon, lat]: Position, size: number, more: Partial<OverviewSite> = {}): OverviewSite => ({
  ...point(id, [lon, lat], more),
  shape: {
    kind: 'polygon',
    isClosed: true,
    ring: [
      [lon, lat],
      [lon + size, lat],
      [lon + size, lat + size],
      [lon, lat + size],
    ],
  },
})
const AT: Position = [-113.49, 53.54]
const NONE = new Set<string>()

describe('the look of a site on the map of its project', () => {
  it('is that of its own colors, else of its class, and paler above sub-sites [MAP-27]', () => {
    const sites = [
      square('parent', AT, 0.01, { kind: 'area', hasBelow: true }),
      square('own', AT, 0.01, { kind: 'area', fill: '#7c3aed', fillOpacity: 0.4 }),
    ]
    expect(toAreaFeatures(placeSites(sites)).features.map(({ properties }) => properties)).toMatchObject([
      { id: 'parent', kind: 'area', fill: '', border: '', fillOpacity: 0.06, isArchived: false },
      { id: 'own', kind: 'area', fill: '#7c3aed', border: '#7c3aed', fillOpacity: 0.4 },
    ])
  })

  it('has no color where the site is archived [MAP-27]', () => {
    const archived = square('old', AT, 0.01, { fill: '#7c3aed', border: '#000000', isArchived: true })
    expect(toAreaFeatures(placeSites([archived])).features[0]?.properties).toMatchObject({
      isArchived: true,
      fill: '',
      border: '',
      fillOpacity: 0,
    })
  })

  it('has one name in one point, at the top left above sub-sites', () => {
    const sites = [square('parent', AT, 0.1, { hasBelow: true }), square('leaf', [-113, 53], 0.1)]
    const names = toNameFeatures(placeSites(sites)).features
    expect(names.map(({ geometry }) => geometry)).toEqual([
      { type: 'Point', coordinates: [-113.49, 53.64] },
      { type: 'Point', coordinates: [-112.95, 53.05] },
    ])
  })
})

describe('small sites on the map of a project', () => {
  const small = [point('1', AT), point('2', [-113.4900001, 53.54]), square('3', AT, 0.000001)]

  it('are one group while they are near each other, and drawn alone where there is space [MAP-29]', () => {
    const placed = placeSites([...small, point('far', [-110, 50]), square('large', AT, 0.01)])
    const { single, groups } = groupSites(placed, 14)
    expect(single.map(({ site }) => site.id)).toEqual(['far'])
    expect(groups.map(({ members }) => members.map(({ id }) => id))).toEqual([['1', '2', '3']])
    expect(toDotFeatures({ single, groups }, new Set(['2'])).features.at(-1)?.properties).toMatchObject({
      count: 3,
      isSelected: true,
    })
  })

  it('are drawn or counted once at every zoom, for any sites [MAP-29]', () => {
    const position = fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))
    fc.assert(
      fc.property(fc.array(position), fc.integer({ min: 0, max: 22 }), (positions, zoom) => {
        const sites = positions.map((at, i) =>
          i % 2 === 0 ? point(String(i), at) : square(String(i), at, 0.001 * (i + 1)),
        )
        const placed = placeSites(sites)
        const { single, groups } = groupSites(placed, zoom)
        const drawn = placed.filter(({ drawFrom }) => drawFrom <= zoom).length
        const grouped = groups.reduce((sum, { members }) => sum + members.length, 0)
        expect(drawn + single.length + grouped).toBe(sites.length)
        expect(groups.every(({ members }) => members.length > 1)).toBe(true)
        const places = groups.map(({ center }) => projectToMercator(center))
        const closest = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
        expect(Math.min(1, ...closest) * 512 * 2 ** zoom).toBeGreaterThanOrEqual(43.9)
      }),
    )
  })

  it('are few circles for 5,000 sites', () => {
    const sites = makeSites(5000).map((site): OverviewSite => ({ ...site, kind: 'bin', hasBelow: false }))
    const placed = placeSites(sites)
    const { single, groups } = groupSites(placed, 10)
    expect(placed).toHaveLength(5000)
    expect(single.length + groups.length).toBeLessThan(200)
    expect(toDotFeatures({ single, groups }, NONE).features).toHaveLength(single.length + groups.length)
  })
})

describe('marked sites on the map of a project', () => {
  it('have the outline of their shape, a ring around their dot, or one around their group [MAP-28]', () => {
    const placed = placeSites([
      square('large', AT, 0.01),
      point('alone', [-110, 50]),
      point('1', [-100, 50]),
      point('2', [-100, 50]),
    ])
    const grouped = groupSites(placed, 14)
    const mark = (id: string) =>
      toMarkFeatures(placed, grouped, new Set([id]), 14).features.map(({ geometry, properties }) => [
        geometry.type,
        properties['isDot'],
      ])
    expect(mark('large')).toEqual([
      ['Polygon', false],
      ['Point', false],
    ])
    expect(mark('alone')).toEqual([['Point', true]])
    expect(mark('1')).toEqual([['Point', true]])
    expect(mark('unknown')).toEqual([])
    expect(placed[1]?.drawFrom).toBe(NEVER)
  })
})

describe('a fit of the map', () => {
  it('shows all shapes with space around them [MAP-30]', () => {
    const shapes = [square('1', AT, 0.01).shape, point('2', [-113.4, 53.6]).shape]
    const place = fitPlace(shapes, { width: 800, height: 600 })
    const [west, south, east, north] = findShapesBounds(shapes) ?? []
    expect(place?.center).toEqual([((west ?? 0) + (east ?? 0)) / 2, ((south ?? 0) + (north ?? 0)) / 2])
    expect(place?.zoom).toBeGreaterThan(10)
    expect(place?.zoom).toBeLessThan(14)
  })

  it('of one point stays at a zoom with something around it, and without a shape there is none', () => {
    expect(fitPlace([point('1', AT).shape], { width: 800, height: 600 })?.zoom).toBe(18)
    expect(fitPlace([{ kind: 'none' }], { width: 800, height: 600 })).toBeUndefined()
  })
})
