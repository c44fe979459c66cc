'use client'

import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import type { MapColors } from '../basemap/map-colors'
import type { MapKit } from '../engine/map-kit'
import type { MapSite } from './map-site'
import { siteFeatures } from './drawn-sites'
import { FIRST_NAMES } from './name-zooms'

/** Layers that a press on the map looks for sites in. */
export const SITE_LAYERS = ['site-fill', 'site-points']

/** Props of SitesLayer. */
export interface SitesLayerProps {
  kit: MapKit
  colors: MapColors
  sites: readonly MapSite[]
  selectedSite: string | null
  /** Fonts of the labels: those that the style can draw. */
  font: readonly string[]
  /** Written under the name of an archived site. */
  archived: string
}

const isArea: FilterSpecification = ['==', ['geometry-type'], 'Polygon']
const isPoint: FilterSpecification = ['==', ['geometry-type'], 'Point']
/** Names wait for the zoom at which they may have room. */
const hasRoom: FilterSpecification = ['>=', ['zoom'], ['get', 'nameFrom']]
const isArchived: FilterSpecification = ['get', 'isArchived']

/** A color of the owner, which may be missing or not be one. */
const colorOf = (name: string, otherwise: string): ExpressionSpecification => ['to-color', ['get', name], otherwise]

/** All sites in one source: what each looks like is data, so that ten thousand cost a frame as much as ten. */
export function SitesLayer({ kit, colors, sites, selectedSite, font, archived }: SitesLayerProps) {
  const { Source, Layer } = kit
  const data = useMemo(() => siteFeatures(sites), [sites])
  const isSelected: ExpressionSpecification = ['==', ['get', 'id'], selectedSite ?? '']
  const fill = { 'fill-color': colorOf('fill', colors.accent), 'fill-opacity': ['get', 'fillOpacity'] } as const
  const line = {
    'line-color': colorOf('border', colors.coast),
    'line-opacity': ['get', 'borderOpacity'],
    'line-width': 1.5,
  } as const
  const name: ExpressionSpecification = ['get', 'name']
  const names = {
    'text-field': ['case', isArchived, ['concat', name, '\n', archived], name],
    'text-size': 12,
    'text-font': [...font],
  } as never as object
  const ink = { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }
  return (
    <Source id="sites" type="geojson" data={data} tolerance={0.2}>
      <Layer id="site-fill" type="fill" filter={isArea} paint={fill as never} />
      <Layer id="site-lines" type="line" filter={['all', isArea, ['!', isArchived]] as never} paint={line as never} />
      <Layer
        id="site-lines-archived"
        type="line"
        filter={['all', isArea, isArchived] as never}
        paint={{ ...line, 'line-dasharray': [3, 2.5] } as never}
      />
      <Layer
        id="site-points"
        type="circle"
        filter={isPoint}
        paint={
          {
            'circle-radius': 6,
            'circle-color': colorOf('fill', colors.accent),
            'circle-opacity': ['get', 'fillOpacity'],
            'circle-stroke-color': colorOf('border', colors.coast),
            'circle-stroke-opacity': [
              'case',
              isArchived,
              ['*', 0.5, ['get', 'borderOpacity']],
              ['get', 'borderOpacity'],
            ],
            'circle-stroke-width': 1.5,
          } as never
        }
      />
      <Layer
        id="site-selected"
        type="line"
        filter={['all', ['!=', ['geometry-type'], 'Point'], isSelected] as never}
        paint={{ 'line-color': colors.ink, 'line-width': 3 }}
      />
      <Layer
        id="site-selected-point"
        type="circle"
        filter={['all', isPoint, isSelected] as never}
        paint={{
          'circle-radius': 9,
          'circle-color': colors.halo,
          'circle-opacity': 0,
          'circle-stroke-color': colors.ink,
          'circle-stroke-width': 3,
        }}
      />
      <Layer
        id="site-names"
        type="symbol"
        minzoom={FIRST_NAMES}
        filter={['all', ['!=', ['geometry-type'], 'Point'], hasRoom] as never}
        layout={{ ...names, 'text-max-width': 9 }}
        paint={ink}
      />
      <Layer
        id="site-point-names"
        type="symbol"
        minzoom={FIRST_NAMES}
        filter={['all', isPoint, hasRoom] as never}
        layout={{ ...names, 'text-variable-anchor': ['left', 'right', 'top', 'bottom'], 'text-radial-offset': 0.9 }}
        paint={ink}
      />
    </Source>
  )
}
