import type { LayerProps } from 'react-map-gl/maplibre'
import type { MapColors } from './map-colors'

/** Families that are on the page or the machine: without `glyphs` an engine draws labels with local fonts. */
export const MAP_FONT = ['Inter Variable', 'system-ui', 'sans-serif']
export const MAP_FONT_MONO = ['JetBrains Mono Variable', 'monospace']

/** How many people, in thousands, a city needs to be shown at a zoom. */
const isShown = ['>=', ['get', 'people'], ['step', ['zoom'], 8000, 3, 3000, 4, 1000, 5, 400, 6, 150, 7, 0]] as never

/** The ground, its edge and what divides it. */
export const landLayers = (colors: MapColors) =>
  ({
    water: { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    land: { id: 'land', type: 'fill', paint: { 'fill-color': colors.land } },
    coast: { id: 'coast', type: 'line', paint: { 'line-color': colors.coast, 'line-width': 0.75 } },
    borders: {
      id: 'borders',
      type: 'line',
      paint: { 'line-color': colors.coast, 'line-width': 0.75, 'line-dasharray': [4, 3] },
    },
  }) as const satisfies Record<string, LayerProps>

const label = (colors: MapColors) => ({ 'text-halo-color': colors.halo, 'text-halo-width': 1.5 })

/** Names of countries, of the largest first. */
export const countryLayer = (colors: MapColors): LayerProps => ({
  id: 'countries',
  type: 'symbol',
  maxzoom: 6,
  filter: ['>=', ['get', 'rank'], ['step', ['zoom'], 400, 2, 120, 3, 30, 4, 0]] as never,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': MAP_FONT,
    'text-size': 12,
    'text-max-width': 7,
    'text-letter-spacing': 0.06,
    'symbol-sort-key': ['-', 0, ['get', 'rank']],
  },
  paint: { ...label(colors), 'text-color': colors.muted },
})

/** Cities, of the largest first. */
export const cityLayers = (colors: MapColors): { dots: LayerProps; names: LayerProps } => ({
  dots: {
    id: 'city-dots',
    type: 'circle',
    minzoom: 2,
    filter: isShown,
    paint: {
      'circle-radius': 2.5,
      'circle-color': colors.land,
      'circle-stroke-color': colors.muted,
      'circle-stroke-width': 1.25,
    },
  },
  names: {
    id: 'cities',
    type: 'symbol',
    minzoom: 2,
    filter: isShown,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MAP_FONT,
      'text-size': 12,
      'text-anchor': 'top',
      'text-offset': [0, 0.4],
      'symbol-sort-key': ['-', 0, ['get', 'people']],
    },
    paint: { ...label(colors), 'text-color': colors.text },
  },
})
