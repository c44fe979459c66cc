import type { Position, Shape } from '../drawing/shape'

/** A site on the map, next to the shape in the editor. */
export interface MapSite {
  id: string
  name: string
  /** `NO_SHAPE` for a site without a location, which is listed but not on the map. */
  shape: Shape
  /** CSS color of the area; the accent color by default. */
  fill?: string
  /** 0 to 1; 0.3 by default. */
  fillOpacity?: number
  /** CSS color of the border; the border color by default. */
  border?: string
  /** 0 to 1; 1 by default. */
  borderOpacity?: number
  /** An archived site has a dashed border; false by default. */
  isArchived?: boolean
}

/** A site that the search finds by name, wherever it is. */
export interface NamedSite {
  id: string
  name: string
  /** The second line of the option, such as the site above. */
  description?: string
}

/** Where a site is. */
export interface SitePlace {
  at: Position
  /** The location is that of the nearest site above, because the site has none. */
  isAbove: boolean
}

/** The sites that the search finds by name, including those that are not on the map. */
export interface SiteDirectory {
  /** Undefined while they load. Memoize it. */
  sites: readonly NamedSite[] | undefined
  /** Whether they could not be loaded; false by default. The search shows its other results. */
  hasFailed?: boolean
  /** Called when the focus enters the search. Load the sites here. */
  onOpen?: () => void
  /** Finds where a site is. Resolves to undefined if neither the site nor one above it has a location. */
  locate: (id: string) => Promise<SitePlace | undefined>
}

/** The source of the basemap. */
export type MapConfig =
  | { basemap: 'embedded' }
  /** URL of a style in MapLibre's format. After `timeout` ms, 8000 by default, the embedded basemap is shown instead. */
  | { styleUrl: string; timeout?: number }
  /** Token of a Mapbox account. Loads the Mapbox engine, which must be installed; `timeout` as above. */
  | { mapboxToken: string; styleUrl?: string; timeout?: number }

/** The view of a map: its center and zoom. */
export interface MapPlace {
  center: Position
  /** 0 is the world, 14 a neighborhood. */
  zoom: number
}

/** A result of a geocoder. */
export interface Place {
  /** Unique among the results. */
  id: string
  name: string
  /** The second line of the option, such as the province. */
  description?: string
  at: Position
  /** The zoom to show it at; the initial zoom of the map by default. */
  zoom?: number
}
