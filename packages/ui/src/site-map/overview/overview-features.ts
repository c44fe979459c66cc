import { findBounds } from '../drawing/geometry'
import type { Position, Ring } from '../drawing/shape'
import type { MapFeature, MapFeatures } from '../engine/map-geojson'
import { toGeometry, toOpacity } from '../sites/drawn-sites'
import { findNameZooms } from '../sites/name-zooms'
import { findZoomOfSize, type PlacedSite, type SiteGroup } from './group-sites'
import type { OverviewSite } from './overview-site'

/** A name needs a polygon of this size, in CSS pixels. Above sub-sites it needs more, or it covers them. */
const [NAMED_SIZE, NAMED_PARENT_SIZE] = [40, 120]
/** The radius of the ring around a marked dot, and around a marked group, in CSS pixels. */
const [DOT_RING, GROUP_RING] = [9, 17]

const toCollection = (features: MapFeature[]): MapFeatures => ({ type: 'FeatureCollection', features })

/** The look of a site as data: its own colors, its kind and its state. */
const toLook = ({ id, kind, isArchived = false, hasBelow, ...site }: OverviewSite) => ({
  id,
  kind,
  isArchived,
  // What is below it would be hard to see.
  fill: isArchived ? '' : (site.fill ?? ''),
  border: isArchived ? '' : (site.border ?? site.fill ?? ''),
  fillOpacity: isArchived ? 0 : toOpacity(site.fillOpacity, hasBelow ? 0.06 : 0.22),
  borderOpacity: toOpacity(site.borderOpacity, 1),
})

/** The polygons, those of parents under those of their sub-sites. */
export const toAreaFeatures = (placed: readonly PlacedSite[]): MapFeatures =>
  toCollection(
    placed.flatMap(({ site, drawFrom }): MapFeature[] => {
      const geometry = site.shape.kind === 'polygon' ? toGeometry(site.shape) : undefined
      return geometry === undefined ? [] : [{ type: 'Feature', properties: { ...toLook(site), drawFrom }, geometry }]
    }),
  )

/** The vertex of a ring that is nearest to the top left or the top right of its bounds. */
function findCorner(ring: Ring, side: 'left' | 'right'): Position | undefined {
  const [west = 0, , east = 0, north = 0] = findBounds(ring) ?? []
  const x = side === 'left' ? west : east
  const distance = ([lon, lat]: Position): number => Math.hypot(lon - x, (lat - north) * 2)
  return ring.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** The names of polygons: one point each. An engine would repeat the name of a polygon in each of its tiles. */
export function toNameFeatures(placed: readonly PlacedSite[]): MapFeatures {
  const areas = placed.flatMap(({ site, center }) => {
    const { shape, hasBelow } = site
    if (shape.kind !== 'polygon') return []
    // The sub-sites of a parent cover its center.
    const at = (hasBelow ? findCorner(shape.ring, 'left') : undefined) ?? center
    return [{ site, at, bounds: findBounds(shape.ring) }]
  })
  const zooms = findNameZooms(areas.map(({ at }) => at))
  return toCollection(
    areas.map(({ site, at, bounds }, place): MapFeature => {
      const nameFrom = Math.max(
        zooms[place] ?? 0,
        findZoomOfSize(bounds ?? [], site.hasBelow ? NAMED_PARENT_SIZE : NAMED_SIZE),
      )
      const { id, name, hasBelow, isArchived = false } = site
      const geometry = { type: 'Point' as const, coordinates: [...at] }
      return { type: 'Feature', properties: { id, name, hasBelow, isArchived, nameFrom }, geometry }
    }),
  )
}

/** The dots and the groups of a zoom. A group says whether one of its sites is selected. */
export function toDotFeatures(
  { single, groups }: { single: readonly PlacedSite[]; groups: readonly SiteGroup[] },
  selected: ReadonlySet<string>,
): MapFeatures {
  const zooms = findNameZooms(single.map(({ center }) => center))
  return toCollection([
    ...single.map(({ site, center }, place): MapFeature => ({
      type: 'Feature',
      properties: {
        ...toLook(site),
        count: 0,
        name: site.shape.kind === 'point' ? site.name : '',
        nameFrom: zooms[place] ?? 0,
        radius: site.shape.kind === 'point' ? 6 : 3.5,
      },
      geometry: { type: 'Point', coordinates: [...center] },
    })),
    ...groups.map(({ id, center, members }): MapFeature => ({
      type: 'Feature',
      properties: { id, count: members.length, isSelected: members.some((member) => selected.has(member.id)) },
      geometry: { type: 'Point', coordinates: [...center] },
    })),
  ])
}

/**
 * The outlines of marked or selected sites, and a point for the sign of each: a corner of its polygon, its dot, or its group.
 * @param zoom a whole number, that of the groups
 */
export function toMarkFeatures(
  placed: readonly PlacedSite[],
  { single, groups }: { single: readonly PlacedSite[]; groups: readonly SiteGroup[] },
  ids: ReadonlySet<string>,
  zoom: number,
): MapFeatures {
  if (ids.size === 0) return toCollection([])
  const toSign = (at: Position, radius: number): MapFeature => ({
    type: 'Feature',
    properties: { isSign: true, isDot: radius > 0, isGroup: radius > DOT_RING, radius },
    geometry: { type: 'Point', coordinates: [...at] },
  })
  return toCollection([
    ...placed.flatMap(({ site: { id, shape }, center, drawFrom }): MapFeature[] => {
      const geometry = ids.has(id) && drawFrom <= zoom ? toGeometry(shape) : undefined
      if (geometry === undefined || shape.kind !== 'polygon') return []
      return [
        { type: 'Feature', properties: { isSign: false, isDot: false }, geometry },
        toSign(findCorner(shape.ring, 'right') ?? center, 0),
      ]
    }),
    ...single.filter(({ site }) => ids.has(site.id)).map(({ center }) => toSign(center, DOT_RING)),
    ...groups
      .filter(({ members }) => members.some(({ id }) => ids.has(id)))
      .map(({ center }) => toSign(center, GROUP_RING)),
  ])
}
