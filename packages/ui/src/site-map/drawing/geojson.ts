import { closeRing, openRing } from './geometry'
import { NO_SHAPE, type Position, type Ring, type Shape, type StoredGeometry } from './shape'

const isObject = (thing: unknown): thing is Record<string, unknown> => typeof thing === 'object' && thing !== null

const isGeometry = (thing: unknown): thing is StoredGeometry => isObject(thing) && typeof thing['type'] === 'string'

function positionOf(thing: unknown): Position | undefined {
  if (!Array.isArray(thing)) return undefined
  const [lon, lat] = thing as unknown[]
  return typeof lon === 'number' && typeof lat === 'number' && Number.isFinite(lon) && Number.isFinite(lat)
    ? [lon, lat]
    : undefined
}

function ringOf(thing: unknown): Ring | undefined {
  if (!Array.isArray(thing)) return undefined
  const positions = thing.map(positionOf)
  return positions.every((position) => position !== undefined) ? openRing(positions) : undefined
}

function polygonOf(coordinates: unknown): Shape | undefined {
  if (!Array.isArray(coordinates)) return undefined
  const [ring, ...holes] = coordinates.map(ringOf)
  if (ring === undefined || !holes.every((hole) => hole !== undefined)) return undefined
  return { kind: 'polygon', ring, isClosed: true, ...(holes.length > 0 && { holes }) }
}

/** The geometry inside a Feature, or inside a collection of one. */
function geometryIn(thing: unknown): unknown {
  if (!isObject(thing)) return undefined
  if (thing['type'] === 'Feature') return thing['geometry']
  const { features } = thing as { features?: unknown }
  if (thing['type'] === 'FeatureCollection' && Array.isArray(features) && features.length === 1) {
    return geometryIn(features[0])
  }
  return thing
}

/**
 * Reads what is stored: a geometry of GeoJSON, a Feature around one, or nothing. What this editor cannot draw is kept as it
 * is (`foreign`), never made simpler.
 */
export function shapeFromGeoJson(stored: unknown): Shape {
  const geometry = geometryIn(stored)
  if (!isGeometry(geometry)) return NO_SHAPE
  const { type, coordinates } = geometry
  if (Array.isArray(coordinates) && coordinates.length === 0) return NO_SHAPE
  const at = type === 'Point' ? positionOf(coordinates) : undefined
  if (at !== undefined) return { kind: 'point', at }
  const polygon = type === 'Polygon' ? polygonOf(coordinates) : undefined
  return polygon ?? { kind: 'foreign', geometry }
}

/** Writes a shape as a geometry of GeoJSON; `null` for none. The order of the vertices stays, so that their numbers do too. */
export function shapeToGeoJson(shape: Shape): StoredGeometry | null {
  if (shape.kind === 'none') return null
  if (shape.kind === 'foreign') return shape.geometry
  if (shape.kind === 'point') return { type: 'Point', coordinates: shape.at }
  return { type: 'Polygon', coordinates: [shape.ring, ...(shape.holes ?? [])].map(closeRing) }
}
