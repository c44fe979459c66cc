'use client'

import { useMemo } from 'react'
import { MAP_FONT_MONO } from './basemap-layers'
import { listGridLines, type MapBounds } from './graticule'
import type { MapColors } from './map-colors'
import type { MapKit } from '../engine/map-kit'
import type { MapFeature, MapFeatures } from '../engine/map-geojson'

/** The lowest layer of the graticule. The basemap is drawn under it. */
export const GRID_LINES = 'graticule-lines'

/** Props of GridLayer. */
export interface GridLayerProps {
  kit: MapKit
  colors: MapColors
  /** The visible area; undefined until the map is ready. */
  bounds: MapBounds | undefined
  /** Width of the map in CSS pixels. */
  width: number
}

/** Meridians and parallels under the sites, with labels at the right and the lower edge. */
export function GridLayer({ kit, colors, bounds, width }: GridLayerProps) {
  const { Source, Layer } = kit
  const data = useMemo((): MapFeatures => {
    const features = (bounds === undefined ? [] : listGridLines(bounds, width)).flatMap((line): MapFeature[] => [
      {
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: [[...line.from], [...line.to]] },
      },
      ...(line.labelAt === undefined
        ? []
        : [
            {
              type: 'Feature' as const,
              properties: { label: line.label, kind: line.kind },
              geometry: { type: 'Point' as const, coordinates: [...line.labelAt] },
            },
          ]),
    ])
    return { type: 'FeatureCollection', features }
  }, [bounds, width])
  return (
    <Source id="graticule" type="geojson" data={data}>
      <Layer
        id={GRID_LINES}
        type="line"
        filter={['==', ['geometry-type'], 'LineString']}
        paint={{ 'line-color': colors.line, 'line-width': 1 }}
      />
      <Layer
        id="graticule-labels"
        type="symbol"
        filter={['==', ['geometry-type'], 'Point']}
        layout={{
          'text-field': ['get', 'label'],
          'text-font': MAP_FONT_MONO,
          'text-size': 10,
          'text-anchor': ['case', ['==', ['get', 'kind'], 'lat'], 'bottom-right', 'bottom-left'],
          // Inside of the focus ring of the map, which is drawn along its edges.
          'text-offset': ['case', ['==', ['get', 'kind'], 'lat'], ['literal', [-0.6, -0.2]], ['literal', [0.2, -0.6]]],
          'text-allow-overlap': true,
          'text-ignore-placement': true,
        }}
        paint={{ 'text-color': colors.muted, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }}
      />
    </Source>
  )
}
