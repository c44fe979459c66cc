import type { Basemap } from '../basemap/use-basemap'
import type { MapStyle } from './map-engine'
import type { Engine } from './use-engine'

/** The style of the map, undefined while it loads, and the fonts that it provides for our own labels. */
export const chooseStyle = (
  { kind }: Engine,
  basemap: Basemap,
  mapboxStyle: string | undefined,
): { style: MapStyle | undefined; font: readonly string[] } =>
  kind === 'mapbox'
    ? {
        style: mapboxStyle ?? 'mapbox://styles/mapbox/streets-v12',
        font: ['Open Sans Regular', 'Arial Unicode MS Regular'],
      }
    : { style: basemap.style, font: basemap.font }
