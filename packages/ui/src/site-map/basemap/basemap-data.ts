import type { Position } from '../drawing/shape'
import { decodeLines, decodePolygons } from './decode-lines'
import { BORDERS, LAND } from './land-data'
import { embeddedCities, embeddedCountries } from './places'
import type { MapFeature, MapFeatures } from '../engine/map-geojson'

/** What the embedded basemap draws. */
export interface BasemapData {
  land: MapFeatures
  borders: MapFeatures
  countries: MapFeatures
  cities: MapFeatures
}

const collection = (features: MapFeature[]): MapFeatures => ({ type: 'FeatureCollection', features })
const point = (at: Position, properties: MapFeature['properties']): MapFeature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [...at] },
})
const copied = (lines: readonly (readonly Position[])[]): number[][][] =>
  lines.map((line) => line.map((position) => [...position]))

let made: BasemapData | undefined

/** The data of the embedded basemap as an engine takes it. This module is a chunk of its own: import it late. */
export const basemapData = (): BasemapData =>
  (made ??= {
    land: collection(
      decodePolygons(LAND).map((rings) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: copied(rings) },
      })),
    ),
    borders: collection([
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'MultiLineString', coordinates: copied(decodeLines(BORDERS)) },
      },
    ]),
    countries: collection(embeddedCountries().map(({ name, at, rank }) => point(at, { name, rank }))),
    cities: collection(embeddedCities().map(({ name, at, population }) => point(at, { name, people: population }))),
  })
