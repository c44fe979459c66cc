import type { ComboLabels } from '../combo-box/combo-labels'

/** What a SiteMap says itself; drawing has words of its own. */
export interface MapLabels {
  /** Name of the map. */
  map: string
  /** How to learn its keys; describes the map. */
  keysHint: string
  /** Name of the search, and what stands in it. */
  search: string
  searchHint: string
  /** What the list of the search says, where it is another than the English. */
  searchList: Partial<ComboLabels>
  /** Headings of what the search finds. */
  coordinates: string
  sites: string
  cities: string
  places: string
  /** In place of the places when they cannot be asked for. */
  placesFailed: string
  zoomIn: string
  zoomOut: string
  locate: string
  /** The pointer chooses sites and does not draw. */
  selectSites: string
  /** Shows where Enter adds a vertex, also while the map has no focus. */
  crosshair: string
  /** Told when the view has moved there. */
  movedTo: (name: string) => string
  located: string
  /** The map cannot be drawn. */
  noWebGl: string
  noEngine: string
  /** Another map than the configured one is shown. */
  styleFailed: string
  tokenRefused: string
  dataFailed: string
  partlyFailed: string
  /** Button beside a failure that may pass. */
  retry: string
  loading: string
  /** Beside the scale: what kind of map it is, and whose data (GeoNames asks to be named). */
  schematic: string
  north: string
  /** Behind a site in the list. */
  archived: string
  noLocation: string
  noSites: string
}

/** The English words. */
export const MAP_LABELS: MapLabels = {
  map: 'Map',
  keysHint: 'The keys of the map are listed beside it.',
  search: 'Search the map',
  searchHint: 'Place, site, coordinates',
  searchList: {},
  coordinates: 'Coordinates',
  sites: 'Sites',
  cities: 'Cities',
  places: 'Places',
  placesFailed: 'Places could not be searched. Sites, cities and coordinates still can.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Find my location',
  selectSites: 'Select sites',
  crosshair: 'Crosshair',
  movedTo: (name) => `The map shows ${name}.`,
  located: 'The map shows your location.',
  noWebGl: 'This browser cannot draw maps. Sites and vertices can be edited in the lists.',
  noEngine: 'The map could not be loaded. Sites and vertices can be edited in the lists.',
  styleFailed: 'The map could not be loaded. A schematic map without streets is shown instead.',
  tokenRefused: 'The map service refused the request. A schematic map without streets is shown instead.',
  dataFailed: 'Land and cities could not be loaded. Sites are shown.',
  partlyFailed: 'Parts of the map could not be loaded.',
  retry: 'Try again',
  loading: 'Loading the map…',
  schematic: 'Schematic map. Natural Earth, GeoNames',
  north: 'North is up',
  archived: 'Archived',
  noLocation: 'No location',
  noSites: 'There are no sites.',
}
