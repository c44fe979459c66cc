'use client'

import { useMemo } from 'react'
import type { MapColors } from '../basemap/map-colors'
import type { MapKit } from '../engine/map-kit'
import type { Shape, ShapeLook } from './shape'
import { listCrossingEdges } from './shape-problems'
import { toGeometry, toOpacity } from '../sites/drawn-sites'
import type { MapFeature, MapFeatures } from '../engine/map-geojson'

/** Props of DraftLayer. */
export interface DraftLayerProps {
  kit: MapKit
  colors: MapColors
  shape: Shape
  look: ShapeLook
}

/** Draws the shape in the editor over the sites, and edges that cross in red. `VertexHandles` draws its vertices. */
export function DraftLayer({ kit, colors, shape, look }: DraftLayerProps) {
  const { Source, Layer } = kit
  const data = useMemo((): MapFeatures => {
    const geometry = toGeometry(shape)
    const features: MapFeature[] =
      geometry === undefined
        ? []
        : [{ type: 'Feature', properties: { hasLine: geometry.type !== 'Polygon' }, geometry }]
    // Engines drop a polygon whose parts cancel each other out, as those of a bow tie do. Its line must stay visible.
    if (geometry?.type === 'Polygon') {
      const line = { ...geometry, type: 'MultiLineString' }
      features.push({ type: 'Feature', properties: { hasLine: true }, geometry: line })
    }
    return { type: 'FeatureCollection', features }
  }, [shape])
  const crossings = useMemo((): MapFeatures => {
    const coordinates = listCrossingEdges(shape).map((edge) => edge.map((position) => [...position]))
    const geometry = { type: 'MultiLineString' as const, coordinates }
    return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] }
  }, [shape])
  // An engine rejects a layer with an invalid color, which the user may be typing.
  const toColor = (color: string | undefined, fallback: string) => ['to-color', color ?? '', fallback] as never
  const isOpen = shape.kind === 'polygon' && !shape.isClosed
  return (
    <>
      <Source id="draft" type="geojson" data={data}>
        <Layer
          id="draft-fill"
          type="fill"
          filter={['==', ['geometry-type'], 'Polygon']}
          paint={{ 'fill-color': toColor(look.fill, colors.accent), 'fill-opacity': toOpacity(look.fillOpacity, 0.16) }}
        />
        <Layer
          id="draft-line"
          type="line"
          filter={['all', ['get', 'hasLine'], ['!=', ['geometry-type'], 'Point']]}
          layout={{ 'line-join': 'round' }}
          paint={{
            'line-color': toColor(look.border, colors.ink),
            'line-opacity': toOpacity(look.borderOpacity, 1),
            'line-width': 2.5,
            'line-dasharray': isOpen ? [2, 1.5] : [1, 0],
          }}
        />
      </Source>
      <Source id="draft-crossings" type="geojson" data={crossings}>
        <Layer
          id="draft-crossing-lines"
          type="line"
          layout={{ 'line-cap': 'round' }}
          paint={{ 'line-color': colors.danger, 'line-width': 4 }}
        />
      </Source>
    </>
  )
}
