import type { StyleSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors'
import type { MapFeatures } from '../map-features'

/** Families that are on the page or the machine: without `glyphs` an engine draws labels with local fonts. */
export const MAP_FONT = ['Inter Variable', 'system-ui', 'sans-serif']
export const MAP_FONT_MONO = ['JetBrains Mono Variable', 'monospace']

/** What the basemap draws; loaded after the map itself. */
export interface BasemapData {
  land: MapFeatures
  borders: MapFeatures
  countries: MapFeatures
  cities: MapFeatures
}

/** A style of water alone: what stands there until the data has come. */
export const emptyStyle = (colors: MapColors): StyleSpecification => ({
  version: 8,
  name: 'schematic',
  sources: {},
  layers: [{ id: 'water', type: 'background', paint: { 'background-color': colors.land } }],
})

/** How many people, in thousands, a city needs to be named at a zoom. */
const LEAST_PEOPLE = ['step', ['zoom'], 8000, 3, 3000, 4, 1000, 5, 400, 6, 150, 7, 0]

/** The schematic map that needs no network: land, borders and names, in the colors of the theme. */
export function embeddedStyle(colors: MapColors, data: BasemapData): StyleSpecification {
  const source = (features: MapFeatures, attribution?: string) =>
    ({ type: 'geojson', data: features, tolerance: 0.2, ...(attribution && { attribution }) }) as const
  const label = { 'text-color': colors.muted, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }
  return {
    ...emptyStyle(colors),
    sources: {
      land: source(data.land, 'Schematic: Natural Earth, GeoNames'),
      borders: source(data.borders),
      countries: source(data.countries),
      cities: source(data.cities),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': colors.coast, 'line-width': 0.75 } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colors.coast, 'line-width': 0.75, 'line-dasharray': [4, 3] },
      },
      {
        id: 'countries',
        type: 'symbol',
        source: 'countries',
        maxzoom: 6,
        filter: ['>=', ['get', 'rank'], ['step', ['zoom'], 400, 2, 120, 3, 30, 4, 0]],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': MAP_FONT,
          'text-size': 12,
          'text-max-width': 7,
          'text-letter-spacing': 0.06,
          'symbol-sort-key': ['-', 0, ['get', 'rank']],
        },
        paint: label,
      },
      {
        id: 'city-dots',
        type: 'circle',
        source: 'cities',
        minzoom: 2,
        filter: ['>=', ['get', 'people'], LEAST_PEOPLE] as never,
        paint: {
          'circle-radius': 2.5,
          'circle-color': colors.land,
          'circle-stroke-color': colors.muted,
          'circle-stroke-width': 1.25,
        },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'cities',
        minzoom: 2,
        filter: ['>=', ['get', 'people'], LEAST_PEOPLE] as never,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': MAP_FONT,
          'text-size': 12,
          'text-anchor': 'top',
          'text-offset': [0, 0.4],
          'symbol-sort-key': ['-', 0, ['get', 'people']],
        },
        paint: { ...label, 'text-color': colors.text },
      },
    ],
  }
}
