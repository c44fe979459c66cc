'use client'

import { useMemo } from 'react'
import type { MapColors } from '../basemap/map-colors'
import type { MapKit } from '../engine/map-kit'
import { toSiteFeatures, toSiteNames } from './drawn-sites'
import type { MapSite } from './map-site'

/** Props of NeighborsLayer. */
export interface NeighborsLayerProps {
  kit: MapKit
  colors: MapColors
  neighbors: readonly MapSite[]
  /** Fonts of the names, which the style must provide. */
  font: readonly string[]
}

const isArchived = ['get', 'isArchived']
const isPoint = ['==', ['geometry-type'], 'Point']

/** The sites around the shape: thin gray lines with names, never in a color, and dashed where archived. */
export function NeighborsLayer({ kit, colors, neighbors, font }: NeighborsLayerProps) {
  const { Source, Layer } = kit
  const data = useMemo(() => toSiteFeatures(neighbors), [neighbors])
  const namePoints = useMemo(() => toSiteNames(neighbors), [neighbors])
  const line = { 'line-color': colors.muted, 'line-width': 1 }
  return (
    <>
      <Source id="neighbors" type="geojson" data={data} tolerance={0.2}>
        <Layer
          id="neighbor-lines"
          type="line"
          filter={['all', ['!', isPoint], ['!', isArchived]] as never}
          paint={line}
        />
        <Layer
          id="neighbor-lines-archived"
          type="line"
          filter={['all', ['!', isPoint], isArchived] as never}
          paint={{ ...line, 'line-dasharray': [4, 3] }}
        />
        <Layer
          id="neighbor-points"
          type="circle"
          filter={isPoint as never}
          paint={{
            'circle-radius': 4,
            'circle-color': colors.halo,
            'circle-stroke-color': colors.muted,
            'circle-stroke-width': 1,
          }}
        />
      </Source>
      <Source id="neighbor-names" type="geojson" data={namePoints}>
        <Layer
          id="neighbor-names"
          type="symbol"
          layout={
            { 'text-field': ['get', 'name'], 'text-size': 11, 'text-font': [...font], 'text-max-width': 9 } as never
          }
          paint={{ 'text-color': colors.muted, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }}
        />
      </Source>
    </>
  )
}
