import type { ListedSite } from '@sitewright/domain/sites/site'
import { shapeFromGeoJson } from '../../site-map/drawing/geojson'
import type { OverviewSite } from '../../site-map/overview/overview-site'
import { drawnOpacity } from './drawn-opacity'

/**
 * The sites of a project as its map draws them (MAP-27).
 * @param sites with their locations, parents before children
 * @param shownIds the sites that the list shows; archived ones can be hidden
 */
export function toOverviewSites(sites: readonly ListedSite[], shownIds: ReadonlySet<number>): OverviewSite[] {
  const shown = sites.filter(({ siteId }) => shownIds.has(siteId))
  const parents = new Set(shown.map(({ parentId }) => parentId))
  return shown.map(({ siteId, name, active, siteClass, location, ...site }) => {
    return {
      id: String(siteId),
      name,
      shape: shapeFromGeoJson(location),
      kind: siteClass ?? 'none',
      hasBelow: parents.has(siteId),
      isArchived: !active,
      fill: site.siteColor,
      border: site.borderColor,
      fillOpacity: drawnOpacity(site.siteOpacity),
      borderOpacity: drawnOpacity(site.borderOpacity),
    }
  })
}
