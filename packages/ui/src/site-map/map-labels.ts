import type { Direction } from './sites/neighbor-list'
import type { ComboLabels } from '../combo-box/combo-labels'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'

/** Texts of the map, its tools, its search and the list of sites. */
export interface MapLabels {
  /** Accessible name of the map. */
  map: string
  /** Accessible description of the map: where its keys are listed. */
  keysHint: string
  /** Accessible name of the search. */
  search: string
  /** Placeholder of the search. */
  searchHint: string
  /** Replaces the English texts of the list of search results. */
  searchList?: LabelTexts<ComboLabels>
  /** Headings of the search results. */
  coordinates: string
  sites: string
  cities: string
  places: string
  /** Shown instead of the sites if they could not be loaded. */
  sitesFailed: string
  /** Shown instead of the places if the geocoder fails. */
  placesFailed: string
  zoomIn: string
  zoomOut: string
  locate: string
  /** Toggle: a click on the map selects a site instead of drawing. */
  selectSites: string
  /** Toggle: the crosshair is visible even while the map isn't focused. */
  crosshair: string
  /** Announced after the map shows a search result. */
  movedTo: (name: string) => string
  /** Shown and announced after the user chooses a site without a location: the map shows a site above it, or stays. */
  movedAbove: (name: string) => string
  nowhere: (name: string) => string
  /** Shown and announced if the location of a chosen site could not be loaded. */
  siteFailed: (name: string) => string
  /** Announced after the map shows the position of the device. */
  located: string
  /** Shown and announced if the position is not available and the caller has no `onLocateFailed`. */
  locateFailed: string
  /** Announced after the user pans or zooms. */
  view: (center: string, zoom: number) => string
  /** The browser can't draw maps, or the code of the engine could not be loaded. */
  noWebGl: string
  noEngine: string
  /** The service of the configured map rejected the token, could not be reached, took too long, or sent no style. */
  tokenRefused: string
  networkFailed: string
  timedOut: string
  styleFailed: string
  /** What replaces the configured map, after each of the texts above. */
  listsInstead: string
  schematicInstead: string
  /** Parts of the map are missing. */
  dataFailed: string
  partlyFailed: string
  /** The button next to a temporary failure. */
  retry: string
  loading: string
  /** The kind of map and the sources of its data, next to the scale. GeoNames requires its name here. */
  schematic: string
  north: string
  /** Beside the outline of the saved shape. */
  saved: string
  /** The list of the neighbors, its checkbox, and where a neighbor is. */
  neighbors: string
  showNeighbors: (count: number) => string
  neighborsHelp: string
  moreNeighbors: (count: number) => string
  distance: (length: string, direction: string) => string
  directions: Readonly<Record<Direction, string>>
  /** Where a neighbor is that surrounds the shape. */
  around: string
  /** How far a vertex is from the saved one: "moved 22 m east". */
  moved: (distance: string) => string
  /** Notes of a site in the list. */
  archived: string
  noLocation: string
  noSites: string
}

/** The English texts. */
export const MAP_LABELS: CompleteTexts<MapLabels> = {
  map: 'Map',
  keysHint: 'Keyboard shortcuts are listed after the map.',
  search: 'Search the map',
  searchHint: 'Site, place, coordinates',
  coordinates: 'Coordinates',
  sites: 'Sites',
  cities: 'Cities',
  places: 'Places',
  sitesFailed: "We couldn't load the sites. You can still find cities and coordinates.",
  placesFailed: "We couldn't search places. You can still find sites, cities and coordinates.",
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Find my location',
  selectSites: 'Select sites',
  crosshair: 'Crosshair',
  movedTo: 'The map shows {name}.',
  movedAbove: '{name} has no location. The map shows the nearest site above it.',
  nowhere: '{name} has no location, and no site above it has one.',
  siteFailed: "We couldn't load the location of {name}. Try again.",
  located: 'The map shows your location.',
  locateFailed: "We couldn't find your location. Allow location access in your browser, then try again.",
  view: 'Center {center}, zoom {zoom}.',
  noWebGl: "Your browser can't draw maps.",
  noEngine: "The map couldn't be loaded.",
  tokenRefused: 'The map service rejected the request.',
  networkFailed: "The map service can't be reached.",
  timedOut: 'The map service took too long to respond.',
  styleFailed: "The style of the map couldn't be loaded.",
  listsInstead: 'Use the lists below instead.',
  schematicInstead: 'A schematic map without streets is shown instead.',
  dataFailed: "Land and cities couldn't be loaded. Sites are still shown.",
  partlyFailed: "Parts of the map couldn't be loaded.",
  retry: 'Retry',
  loading: 'Loading the map…',
  schematic: 'Schematic map. Natural Earth, GeoNames',
  north: 'North is up',
  saved: 'saved',
  neighbors: 'Neighbors',
  showNeighbors: { one: 'Show {count} neighbor on the map', other: 'Show {count} neighbors on the map' },
  neighborsHelp:
    "Drawn faintly, without color. You can't change them here. Vertices snap to them, unless you hold Shift.",
  moreNeighbors: '{count} more',
  distance: '{length} {direction}',
  directions: {
    north: 'north',
    northeast: 'northeast',
    east: 'east',
    southeast: 'southeast',
    south: 'south',
    southwest: 'southwest',
    west: 'west',
    northwest: 'northwest',
  },
  around: 'around it',
  moved: 'moved {distance}',
  archived: 'Archived',
  noLocation: 'No location',
  noSites: 'There are no sites.',
}
