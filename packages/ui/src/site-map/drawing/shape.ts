/** A position in degrees, in the order of GeoJSON: longitude −180 to 180, latitude −90 to 90. */
export type Position = readonly [lon: number, lat: number]

/** The vertices of a polygon in order. The first vertex is not repeated at the end. */
export type Ring = readonly Position[]

/** A single position. */
export interface PointShape {
  kind: 'point'
  at: Position
}

/** A polygon, finished or in progress. */
export interface PolygonShape {
  kind: 'polygon'
  ring: Ring
  /** False while new vertices are added at the end. */
  isClosed: boolean
  /** Holes of a stored polygon. The editor draws and saves them, but doesn't change them. */
  holes?: readonly Ring[]
}

/** A stored geometry that this editor can't change, such as a MultiPolygon. It is preserved until the user clears it. */
export interface ForeignShape {
  kind: 'foreign'
  geometry: StoredGeometry
}

/** The location of a site: the value of the editor. Immutable. */
export type Shape = { kind: 'none' } | PointShape | PolygonShape | ForeignShape

/** The empty shape. A constant, so that comparing two empty shapes by identity works. */
export const NO_SHAPE: Shape = { kind: 'none' }

/** A stored geometry of GeoJSON (RFC 7946). */
export interface StoredGeometry {
  type: string
  coordinates?: unknown
  geometries?: readonly StoredGeometry[]
}

/** A point on the map in CSS pixels from its top left corner. */
export interface ScreenPoint {
  x: number
  y: number
}

/** The part of a map that drawing uses, independent of the engine. */
export interface MapView {
  /** @returns the position under the crosshair */
  center: () => Position
  project: (position: Position) => ScreenPoint
  unproject: (point: ScreenPoint) => Position
  /** Moves the view by CSS pixels. */
  panBy: (pixels: ScreenPoint) => void
  /** Zooms by levels: 1 zooms in, −1 zooms out. */
  zoomBy: (levels: number) => void
  /** Moves the view only if the position is outside it. */
  reveal: (position: Position) => void
}

/** Colors and opacities of the shape in the editor. */
export interface ShapeLook {
  /** CSS color of the area; the accent color by default. */
  fill?: string
  /** 0 to 1; 0.16 by default. */
  fillOpacity?: number
  /** CSS color of the border; the accent color by default. */
  border?: string
  /** 0 to 1; 1 by default. */
  borderOpacity?: number
}
