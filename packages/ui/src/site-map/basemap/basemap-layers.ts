import type { LayerProps } from 'react-map-gl/maplibre'
import type { MapColors } from './map-colors'

/** Fonts of the page or the system: without `glyphs`, an engine draws labels with local fonts. */
export const MAP_FONT = ['Inter Variable', 'system-ui', 'sans-serif']
export const MAP_FONT_MONO = ['JetBrains Mono Variable', 'monospace']

/** The population, in thousands, from which a city is visible at a zoom. */
const isVisible = ['>=', ['get', 'people'], ['step', ['zoom'], 8000, 3, 3000, 4, 1000, 5, 400, 6, 150, 7, 0]] as never

/** Water, land, coasts and borders. */
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

const getHalo = (colors: MapColors) => ({ 'text-halo-color': colors.halo, 'text-halo-width': 1.5 })

/** Country names, the largest countries first. */
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
  paint: { ...getHalo(colors), 'text-color': colors.muted },
})

/** Cities, the largest first. */
export const cityLayers = (colors: MapColors): { dots: LayerProps; names: LayerProps } => ({
  dots: {
    id: 'city-dots',
    type: 'circle',
    minzoom: 2,
    filter: isVisible,
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
    filter: isVisible,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MAP_FONT,
      'text-size': 12,
      'text-anchor': 'top',
      'text-offset': [0, 0.4],
      'symbol-sort-key': ['-', 0, ['get', 'people']],
    },
    paint: { ...getHalo(colors), 'text-color': colors.text },
  },
})
