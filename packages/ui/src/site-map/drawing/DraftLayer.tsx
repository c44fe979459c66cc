'use client'

import { useMemo } from 'react'
import type { MapColors } from '../basemap/map-colors'
import type { MapKit } from '../engine/map-kit'
import type { Shape } from './shape'
import { drawnGeometry, opacityOr } from '../sites/drawn-sites'
import type { MapFeature, MapFeatures } from '../engine/map-geojson'

/** How the shape that is edited looks, as the owner has chosen. */
export interface ShapeLook {
  /** Color of its area; the accent by default. */
  fill?: string
  /** 0 to 1; 0.16 by default. */
  fillOpacity?: number
  /** Color of its edge; the accent by default. */
  border?: string
  /** 0 to 1; 1 by default. */
  borderOpacity?: number
}

/** Props of DraftLayer. */
export interface DraftLayerProps {
  kit: MapKit
  colors: MapColors
  shape: Shape
  look: ShapeLook
}

/** The shape that is being edited, over the sites; its vertices are `VertexHandles`. */
export function DraftLayer({ kit, colors, shape, look }: DraftLayerProps) {
  const { Source, Layer } = kit
  const data = useMemo((): MapFeatures => {
    const geometry = drawnGeometry(shape)
    const features: MapFeature[] = geometry === undefined ? [] : [{ type: 'Feature', properties: {}, geometry }]
    return { type: 'FeatureCollection', features }
  }, [shape])
  // While it is typed it may not be a color: an engine would refuse the layer.
  const colorOr = (color: string | undefined, otherwise: string) => ['to-color', color ?? '', otherwise] as never
  const isOpen = shape.kind === 'polygon' && !shape.isClosed
  return (
    <Source id="draft" type="geojson" data={data}>
      <Layer
        id="draft-fill"
        type="fill"
        filter={['==', ['geometry-type'], 'Polygon']}
        paint={{ 'fill-color': colorOr(look.fill, colors.accent), 'fill-opacity': opacityOr(look.fillOpacity, 0.16) }}
      />
      <Layer
        id="draft-line"
        type="line"
        filter={['!=', ['geometry-type'], 'Point']}
        layout={{ 'line-join': 'round' }}
        paint={{
          'line-color': colorOr(look.border, colors.ink),
          'line-opacity': opacityOr(look.borderOpacity, 1),
          'line-width': 2.5,
          'line-dasharray': isOpen ? [2, 1.5] : [1, 0],
        }}
      />
    </Source>
  )
}
