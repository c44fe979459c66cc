'use client'

import { useMemo } from 'react'
import type { MapColors } from '../basemap/map-colors'
import type { MapKit } from '../engine/map-kit'
import { toSavedOutline } from './saved-outline'
import type { Shape, ShapeLook } from './shape'
import { listCrossingEdges } from './shape-problems'
import { splitRing } from './split-ring'
import { toGeometry, toOpacity } from '../sites/drawn-sites'
import type { MapFeature, MapFeatures } from '../engine/map-geojson'

/** Props of DraftLayer. */
export interface DraftLayerProps {
  kit: MapKit
  colors: MapColors
  shape: Shape
  look: ShapeLook
  /** Drawn as a thin line under the shape while both differ. */
  saved: Shape
  /** The name of that line. */
  savedLabel: string
  /** Fonts of the name, which the style must provide. */
  font: readonly string[]
}

/** Draws the shape in the editor over the sites, and edges that cross in red. `VertexHandles` draws its vertices. */
export function DraftLayer({ kit, colors, shape, look, saved, savedLabel, font }: DraftLayerProps) {
  const { Source, Layer } = kit
  const outline = useMemo(() => toSavedOutline(saved, shape), [saved, shape])
  const edges = useMemo(() => listCrossingEdges(shape), [shape])
  const data = useMemo((): MapFeatures => {
    const geometry = toGeometry(shape)
    if (geometry === undefined) return { type: 'FeatureCollection', features: [] }
    if (shape.kind !== 'polygon' || geometry.type !== 'Polygon')
      return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { hasLine: true }, geometry }] }
    // Of a polygon with crossings an engine fills nothing, or not all.
    const fills =
      edges.length === 0
        ? [geometry]
        : splitRing(shape.ring).flatMap((ring) => toGeometry({ kind: 'polygon', isClosed: true, ring }) ?? [])
    const features = [
      ...fills.map((fill): MapFeature => ({ type: 'Feature', properties: { hasLine: false }, geometry: fill })),
      { type: 'Feature' as const, properties: { hasLine: true }, geometry: { ...geometry, type: 'MultiLineString' } },
    ]
    return { type: 'FeatureCollection', features }
  }, [shape, edges])
  const crossings = useMemo((): MapFeatures => {
    const coordinates = edges.map((edge) => edge.map((position) => [...position]))
    const geometry = { type: 'MultiLineString' as const, coordinates }
    return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] }
  }, [edges])
  // An engine rejects a layer with an invalid color, which the user may be typing.
  const toColor = (color: string | undefined, fallback: string) => ['to-color', color ?? '', fallback] as never
  const isOpen = shape.kind === 'polygon' && !shape.isClosed
  return (
    <>
      <Source id="draft-saved" type="geojson" data={outline}>
        <Layer
          id="draft-saved-line"
          type="line"
          filter={['==', ['geometry-type'], 'Polygon']}
          paint={{ 'line-color': colors.trace, 'line-width': 1.25 }}
        />
        <Layer
          id="draft-saved-vertex"
          type="circle"
          filter={['get', 'isName']}
          paint={{
            'circle-radius': 4,
            'circle-opacity': 0,
            'circle-stroke-color': colors.trace,
            'circle-stroke-width': 1.25,
          }}
        />
        <Layer
          id="draft-saved-name"
          type="symbol"
          filter={['get', 'isName']}
          layout={
            {
              'text-field': savedLabel,
              'text-size': 11,
              'text-font': [...font],
              'text-variable-anchor': ['right', 'left', 'top', 'bottom'],
              'text-radial-offset': 0.8,
            } as never
          }
          paint={{ 'text-color': colors.muted, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }}
        />
      </Source>
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
