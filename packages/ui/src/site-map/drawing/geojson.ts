import { closeRing, openRing } from './geometry'
import { NO_SHAPE, type Position, type Ring, type Shape, type StoredGeometry } from './shape'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isGeometry = (value: unknown): value is StoredGeometry => isObject(value) && typeof value['type'] === 'string'

function readPosition(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined
  const [lon, lat] = value as unknown[]
  return typeof lon === 'number' && typeof lat === 'number' && Number.isFinite(lon) && Number.isFinite(lat)
    ? [lon, lat]
    : undefined
}

function readRing(value: unknown): Ring | undefined {
  if (!Array.isArray(value)) return undefined
  const positions = value.map(readPosition)
  return positions.every((position) => position !== undefined) ? openRing(positions) : undefined
}

function readPolygon(coordinates: unknown): Shape | undefined {
  if (!Array.isArray(coordinates)) return undefined
  const [ring, ...holes] = coordinates.map(readRing)
  if (ring === undefined || !holes.every((hole) => hole !== undefined)) return undefined
  return { kind: 'polygon', ring, isClosed: true, ...(holes.length > 0 && { holes }) }
}

/** @returns the geometry of a Feature, or of a collection of one feature */
function findGeometry(value: unknown): unknown {
  if (!isObject(value)) return undefined
  if (value['type'] === 'Feature') return value['geometry']
  const { features } = value as { features?: unknown }
  if (value['type'] === 'FeatureCollection' && Array.isArray(features) && features.length === 1) {
    return findGeometry(features[0])
  }
  return value
}

/**
 * Reads a stored location: a GeoJSON geometry, a Feature with one, or null. A geometry that the editor can't draw becomes a
 * `foreign` shape, without loss.
 */
export function shapeFromGeoJson(stored: unknown): Shape {
  const geometry = findGeometry(stored)
  if (!isGeometry(geometry)) return NO_SHAPE
  const { type, coordinates } = geometry
  if (Array.isArray(coordinates) && coordinates.length === 0) return NO_SHAPE
  const at = type === 'Point' ? readPosition(coordinates) : undefined
  if (at !== undefined) return { kind: 'point', at }
  const polygon = type === 'Polygon' ? readPolygon(coordinates) : undefined
  return polygon ?? { kind: 'foreign', geometry }
}

/** Writes a shape as a GeoJSON geometry, or `null` for the empty shape. Vertices keep their order, and so their numbers. */
export function shapeToGeoJson(shape: Shape): StoredGeometry | null {
  if (shape.kind === 'none') return null
  if (shape.kind === 'foreign') return shape.geometry
  if (shape.kind === 'point') return { type: 'Point', coordinates: shape.at }
  return { type: 'Polygon', coordinates: [shape.ring, ...(shape.holes ?? [])].map(closeRing) }
}
