import type { ComboOption } from '../../combo-box/combo-option'
import { plainText } from '../../combo-box/find-options'
import { formatCoordinate } from '../coordinates/format-coordinate'
import { boundsOf } from '../drawing/geometry'
import type { City } from '../basemap/places'
import type { MapSite, Place } from '../sites/map-site'
import type { MapLabels } from '../map-labels'
import { parsePosition } from '../coordinates/parse-coordinates'
import type { Position, Shape } from '../drawing/shape'

/** Of each kind; the rest is found by typing on. */
const MOST = 8

/** What a search leads to. */
export interface Found extends ComboOption {
  at: Position | undefined
  zoom: number | undefined
  /** The site that it is. */
  site?: string
}

/** The middle of what a shape covers; undefined without one. */
export function middleOf(shape: Shape): Position | undefined {
  if (shape.kind === 'point') return shape.at
  const bounds = shape.kind === 'polygon' ? boundsOf(shape.ring) : undefined
  return bounds && [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2]
}

/** Worked out once for a thing: a key is compared with thousands of them. */
const plainNames = new WeakMap<{ name: string }, string>()
function plainName(thing: { name: string }): string {
  const known = plainNames.get(thing)
  if (known !== undefined) return known
  const plain = plainText(thing.name)
  plainNames.set(thing, plain)
  return plain
}

/** Those whose name begins with a text, then those that have it inside. */
function named<Thing extends { name: string }>(things: readonly Thing[], text: string, most: number): Thing[] {
  const sought = plainText(text.trim())
  if (sought === '') return []
  const begins: Thing[] = []
  const holds: Thing[] = []
  for (const thing of things) {
    const place = plainName(thing).indexOf(sought)
    if (place === 0) begins.push(thing)
    else if (place > 0 && holds.length < most) holds.push(thing)
    if (begins.length === most) break
  }
  return [...begins, ...holds].slice(0, most)
}

const siteOption = (site: MapSite, labels: MapLabels): Found => {
  const at = middleOf(site.shape)
  const notes = [site.isArchived === true && labels.archived, at === undefined && labels.noLocation].filter(Boolean)
  return {
    value: `site:${site.id}`,
    label: site.name,
    section: labels.sites,
    ...(notes.length > 0 && { description: notes.join(' · ') }),
    at,
    zoom: undefined,
    site: site.id,
  }
}

/** All sites, for whoever has not typed yet. */
export const siteOptions = (sites: readonly MapSite[], labels: MapLabels): Found[] =>
  sites.map((site) => siteOption(site, labels))

/** A coordinate as it was typed, sites, cities, then what the geocoder has found. */
export function searchMap(
  text: string,
  sites: readonly MapSite[],
  cities: readonly City[],
  places: readonly Place[],
  labels: MapLabels,
): Found[] {
  const position = parsePosition(text)
  const coordinate: Found[] =
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
    ...coordinate,
    ...named(sites, text, MOST).map((site) => siteOption(site, labels)),
    ...named(cities, text, MOST).map((city): Found => ({
      value: `city:${city.at.join()}`,
      label: `${city.name}, ${city.country}`,
      section: labels.cities,
      at: city.at,
      zoom: 11,
    })),
    ...places.map((place): Found => ({
      value: `place:${place.id}`,
      label: place.name,
      section: labels.places,
      ...(place.description !== undefined && { description: place.description }),
      at: place.at,
      zoom: place.zoom,
    })),
  ]
}
