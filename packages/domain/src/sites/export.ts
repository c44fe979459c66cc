import { BYTE_ORDER_MARK, csvRows, quoteCell } from '../shared/csv'
import { siteExportLabels as labels } from './export-messages'
import { siteScreenLabels } from './screen-messages'
import { type ListedSite, PERMANENT_PROPERTIES, SITE_TYPES } from './site'
import { type PlacedSite, withPaths } from './tree-order'

/** What an export of sites makes (SITE-95 to SITE-97). */
export type SiteExportFormat = keyof typeof labels.formats

/** The bulk screen reads each run of blanks as one space. */
const toCell = (name: string): string => quoteCell(name.replaceAll(/\s+/g, ' ').trim())

/** Sites as the lines that the bulk screen reads: names from the top down, separated by tabs (SITE-95). */
export const siteTreeText = (sites: readonly PlacedSite[]): string =>
  withPaths(sites)
    .map(({ path }) => path.map(toCell).join('\t'))
    .join('\n')

/** No name contains `>` (SITE-24). */
const toPathText = (path: readonly string[]): string => path.join(' > ')

const isPermanent = (name: string): boolean => PERMANENT_PROPERTIES.some((permanent) => permanent === name)

/** Sites as the text of a CSV file (SITE-96). */
export const sitesCsv = (sites: readonly ListedSite[]): string =>
  BYTE_ORDER_MARK +
  csvRows([
    [
      labels.siteId,
      labels.path,
      labels.name,
      labels.siteClass,
      labels.types,
      labels.state,
      ...PERMANENT_PROPERTIES,
      labels.properties,
    ],
    ...withPaths(sites).map(({ site, path }) => {
      const { siteClass = null, siteType, properties } = site
      const values = Object.entries(properties?.userProperties ?? {})
      return [
        site.siteId,
        toPathText(path),
        site.name,
        siteClass && siteScreenLabels.classes[siteClass],
        SITE_TYPES.filter((type) => siteType?.[type] === true)
          .map((type) => siteScreenLabels.types[type])
          .join('; '),
        site.active ? siteScreenLabels.active : siteScreenLabels.archived,
        ...PERMANENT_PROPERTIES.map((name) => properties?.userProperties[name]?.value ?? null),
        values
          .filter(([name]) => !isPermanent(name))
          .map(([name, { value }]) => `${name}: ${value}`)
          .join('; '),
      ]
    }),
  ])

/** The locations of sites as a GeoJSON FeatureCollection (RFC 7946); undefined if no site has one (SITE-97). */
export function sitesGeoJson(sites: readonly ListedSite[]): { text: string; numSites: number } | undefined {
  const features = withPaths(sites).flatMap(({ site, path }) => {
    const { siteId, name, siteClass = null, location } = site
    if (location === null || location === undefined) return []
    const properties = { siteId, name, path: toPathText(path), class: siteClass }
    return [{ type: 'Feature', id: siteId, properties, geometry: location.geometry }]
  })
  if (features.length === 0) return undefined
  return { text: JSON.stringify({ type: 'FeatureCollection', features }), numSites: features.length }
}
