import type { Position, Shape } from '../drawing/shape'

/** A site as the map draws it beside the shape that is being edited. */
export interface MapSite {
  id: string
  name: string
  /** `NO_SHAPE` for a site without a location: it is in the list and not on the map. */
  shape: Shape
  /** Color of its area, as CSS writes it; the accent when there is none. */
  fill?: string
  /** 0 to 1; 0.3 by default. */
  fillOpacity?: number
  /** Color of its edge; the text color when there is none. */
  border?: string
  /** 0 to 1; 1 by default. */
  borderOpacity?: number
  /** Drawn dashed. */
  isArchived?: boolean
}

/** Where the basemap comes from. */
export type MapConfig =
  | { basemap: 'embedded' }
  /** Address of a style (MapLibre's format); `timeout` in ms, 8000 by default, after which the embedded one is shown. */
  | { styleUrl: string; timeout?: number }
  /** Token of an account at Mapbox, whose engine is then loaded; `timeout` as above. */
  | { mapboxToken: string; styleUrl?: string; timeout?: number }

/** Where a map opens. */
export interface MapPlace {
  center: Position
  /** 0 is the world, 14 a neighborhood. */
  zoom: number
}

/** What a search finds. */
export interface Place {
  /** Unique among what was found. */
  id: string
  name: string
  /** A second line, such as the province. */
  description?: string
  at: Position
  /** How near to go; the zoom it opens with by default. */
  zoom?: number
}
