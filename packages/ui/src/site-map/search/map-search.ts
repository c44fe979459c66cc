import type { ComboOption } from '../../combo-box/combo-option'
import { foldText } from '../../text-match/fold-text'
import type { City } from '../basemap/places'
import { formatCoordinate } from '../coordinates/format-coordinate'
import { parsePosition } from '../coordinates/parse-coordinates'
import { findCenter } from '../drawing/geometry'
import type { Position } from '../drawing/shape'
import type { MapLabels } from '../map-labels'
import type { MapSite, NamedSite, Place } from '../sites/map-site'

/** Maximum number of sites, and of cities, in the results. */
const MAX_RESULTS = 8

/** A site as the search lists it. */
export type SearchedSite = MapSite | NamedSite

/** An option of the search. */
export interface SearchResult extends ComboOption {
  /** The position to show; undefined for a site without a location, or whose location is not loaded. */
  at: Position | undefined
  zoom: number | undefined
  /** The id of a site. */
  site?: string
}

/** Normalized names. Every key press compares thousands of names, so each is normalized once. */
const plainNames = new WeakMap<{ name: string }, string>()
function getPlainName(item: { name: string }): string {
  const cachedName = plainNames.get(item)
  if (cachedName !== undefined) return cachedName
  const name = foldText(item.name)
  plainNames.set(item, name)
  return name
}

/** Finds items by name: first those whose name starts with the text, then those that contain it. */
function findByName<Item extends { name: string }>(items: readonly Item[], text: string, maxItems: number): Item[] {
  const query = foldText(text.trim())
  if (query === '') return []
  const prefixMatches: Item[] = []
  const otherMatches: Item[] = []
  for (const item of items) {
    const index = getPlainName(item).indexOf(query)
    if (index === 0) prefixMatches.push(item)
    else if (index > 0 && otherMatches.length < maxItems) otherMatches.push(item)
    if (prefixMatches.length === maxItems) break
  }
  return [...prefixMatches, ...otherMatches].slice(0, maxItems)
}

const toSiteOption = (site: SearchedSite, labels: MapLabels): SearchResult => {
  const at = 'shape' in site ? findCenter(site.shape) : undefined
  const notes =
    'shape' in site
      ? [site.isArchived === true && labels.archived, at === undefined && labels.noLocation]
      : [site.description]
  const description = notes.filter(Boolean).join(' · ')
  return {
    value: `site:${site.id}`,
    label: site.name,
    section: labels.sites,
    ...(description !== '' && { description }),
    at,
    zoom: undefined,
    site: site.id,
  }
}

/** @returns all sites, the options of an empty search */
export const toSiteOptions = (sites: readonly SearchedSite[], labels: MapLabels): SearchResult[] =>
  sites.map((site) => toSiteOption(site, labels))

/** Finds sites by name first, then cities, the results of the geocoder and a typed coordinate. */
export function searchMap(
  text: string,
  sites: readonly SearchedSite[],
  cities: readonly City[],
  places: readonly Place[],
  labels: MapLabels,
): SearchResult[] {
  const position = parsePosition(text)
  const coordinate: SearchResult[] =
    'value' in position
      ? [
          {
            value: 'coordinate',
            label: formatCoordinate(position.value),
            section: labels.coordinates,
            at: position.value,
            zoom: undefined,
          },
        ]
      : []
  return [
    ...findByName(sites, text, MAX_RESULTS).map((site) => toSiteOption(site, labels)),
    ...findByName(cities, text, MAX_RESULTS).map((city): SearchResult => ({
      value: `city:${city.at.join()}`,
      label: `${city.name}, ${city.country}`,
      section: labels.cities,
      at: city.at,
      zoom: 11,
    })),
    ...places.map((place): SearchResult => ({
      value: `place:${place.id}`,
      label: place.name,
      section: labels.places,
      description: place.description,
      at: place.at,
      zoom: place.zoom,
    })),
    ...coordinate,
  ]
}
