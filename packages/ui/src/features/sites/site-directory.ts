import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import type { SimpleSite, Site, SiteNeighbor } from '@sitewright/domain/sites/site'
import { shapeFromGeoJson } from '../../site-map/drawing/geojson'
import { findCenter } from '../../site-map/drawing/geometry'
import type { MapSite, NamedSite, SitePlace } from '../../site-map/sites/map-site'

/** The sites of a project as the search of the map lists them (MAP-21). */
export function toNamedSites(sites: readonly SimpleSite[]): NamedSite[] {
  const names = new Map(sites.map(({ siteId, name }) => [siteId, name]))
  return sites.map(({ siteId, parentId, name, active }) => {
    const notes = [parentId !== null && names.get(parentId), !active && siteScreenLabels.archived]
    const description = notes.filter(Boolean).join(' · ')
    return { id: String(siteId), name, ...(description !== '' && { description }) }
  })
}

/** Where a site is: at its own location, else at that of the nearest site above it (MAP-21). */
export function findSitePlace({ location, locationsAbove = [] }: Site): SitePlace | undefined {
  const [own, ...above] = [location, ...locationsAbove].map((stored) => findCenter(shapeFromGeoJson(stored)))
  const at = own ?? above.find((center) => center !== undefined)
  return at && { at, isAbove: own === undefined }
}

/** The neighbors of a site as the map draws them (MAP-25). */
export const toMapSites = (neighbors: readonly SiteNeighbor[]): MapSite[] =>
  neighbors.map(({ siteId, name, active, location }) => ({
    id: String(siteId),
    name,
    shape: shapeFromGeoJson(location),
    isArchived: !active,
  }))
