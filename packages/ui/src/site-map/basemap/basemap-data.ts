import type { Position } from '../drawing/shape'
import { decodeLines, decodePolygons } from './decode-lines'
import { BORDERS, LAND } from './land-data'
import { getEmbeddedCities, getEmbeddedCountries } from './places'
import type { MapFeature, MapFeatures } from '../engine/map-geojson'

/** The data of the embedded basemap. */
export interface BasemapData {
  land: MapFeatures
  borders: MapFeatures
  countries: MapFeatures
  cities: MapFeatures
}

const toCollection = (features: MapFeature[]): MapFeatures => ({ type: 'FeatureCollection', features })
const toPoint = (at: Position, properties: MapFeature['properties']): MapFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [...at] },
})
const copyLines = (lines: readonly (readonly Position[])[]): number[][][] =>
  lines.map((line) => line.map((position) => [...position]))

let cache: BasemapData | undefined

/** @returns the data of the embedded basemap. This module is a separate chunk: import it dynamically. */
export const getBasemapData = (): BasemapData =>
  (cache ??= {
    land: toCollection(
      decodePolygons(LAND).map((rings) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: copyLines(rings) },
      })),
    ),
    borders: toCollection([
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'MultiLineString', coordinates: copyLines(decodeLines(BORDERS)) },
      },
    ]),
    countries: toCollection(getEmbeddedCountries().map(({ name, at, rank }) => toPoint(at, { name, rank }))),
    cities: toCollection(
      getEmbeddedCities().map(({ name, at, population }) => toPoint(at, { name, people: population })),
    ),
  })
