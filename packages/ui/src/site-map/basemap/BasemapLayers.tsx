'use client'

import type { BasemapData } from './basemap-data'
import { cityLayers, countryLayer, landLayers } from './basemap-layers'
import type { MapColors } from './map-colors'
import type { MapKit } from '../engine/map-kit'
import { GRID_LINES } from './GridLayer'

/** Props of BasemapLayers. */
export interface BasemapLayersProps {
  kit: MapKit
  colors: MapColors
  data: BasemapData
}

/**
 * The embedded basemap, under the graticule. It consists of layers, not of a style. With a new theme only colors change. For a new style,
 * the engine would compare and tile all of the land again.
 */
export function BasemapLayers({ kit, colors, data }: BasemapLayersProps) {
  const { Source, Layer } = kit
  const { borders, coast, land, water } = landLayers(colors)
  const { dots, names } = cityLayers(colors)
  const source = { type: 'geojson', tolerance: 0.2 } as const
  return (
    <>
      <Layer {...water} beforeId={GRID_LINES} />
      <Source {...source} id="land" data={data.land}>
        <Layer {...land} beforeId={GRID_LINES} />
        <Layer {...coast} beforeId={GRID_LINES} />
      </Source>
      <Source {...source} id="borders" data={data.borders}>
        <Layer {...borders} beforeId={GRID_LINES} />
      </Source>
      <Source {...source} id="countries" data={data.countries}>
        <Layer {...countryLayer(colors)} beforeId={GRID_LINES} />
      </Source>
      <Source {...source} id="cities" data={data.cities}>
        <Layer {...dots} beforeId={GRID_LINES} />
        <Layer {...names} beforeId={GRID_LINES} />
      </Source>
    </>
  )
}
