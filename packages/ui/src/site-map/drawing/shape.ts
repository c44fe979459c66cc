/** A place on earth in degrees, in the order of GeoJSON: longitude −180 to 180, latitude −90 to 90. */
export type Position = readonly [lon: number, lat: number]

/** The corners of a polygon in their order; the first is not repeated at the end. */
export type Ring = readonly Position[]

/** A point, or nothing yet. */
export interface PointShape {
  kind: 'point'
  at: Position
}

/** A polygon, finished or being drawn. */
export interface PolygonShape {
  kind: 'polygon'
  ring: Ring
  /** False while vertices are still added at the end. */
  isClosed: boolean
  /** Holes of a stored polygon: kept as they are, drawn, not edited here. */
  holes?: readonly Ring[]
}

/** A stored geometry that this editor does not edit, such as a MultiPolygon: kept whole until it is cleared. */
export interface ForeignShape {
  kind: 'foreign'
  geometry: StoredGeometry
}

/** Where a site is: the value of the editor. Never changed in place. */
export type Shape = { kind: 'none' } | PointShape | PolygonShape | ForeignShape

/** No shape: one object, so that two of them are the same value. */
export const NO_SHAPE: Shape = { kind: 'none' }

/** A geometry of GeoJSON (RFC 7946), as it is stored. */
export interface StoredGeometry {
  type: string
  coordinates?: unknown
  geometries?: readonly StoredGeometry[]
}

/** A place on the map, in CSS pixels from its top left corner. */
export interface ScreenPoint {
  x: number
  y: number
}

/** What the drawing asks of a map, whichever engine draws it. */
export interface MapView {
  /** What is under the crosshair. */
  center: () => Position
  project: (position: Position) => ScreenPoint
  unproject: (point: ScreenPoint) => Position
  /** Moves the view by so many CSS pixels. */
  panBy: (pixels: ScreenPoint) => void
  /** Moves the view by so many zoom levels: 1 in, −1 out. */
  zoomBy: (levels: number) => void
  /** Moves the view until the position is in it; nothing when it is. */
  reveal: (position: Position) => void
}
