'use client'

import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import type { MapColors } from '../basemap/map-colors'
import type { MapKit } from '../engine/map-kit'
import type { MapSite } from './map-site'
import { toSiteFeatures, toSiteNames } from './drawn-sites'
import { MIN_NAME_ZOOM } from './name-zooms'

/** The layers in which a click on the map finds sites. */
export const SITE_LAYERS = ['site-fill', 'site-points']

/** Props of SitesLayer. */
export interface SitesLayerProps {
  kit: MapKit
  colors: MapColors
  sites: readonly MapSite[]
  selectedSite: string | null
  /** Fonts of the labels, which the style must provide. */
  font: readonly string[]
  /** Written under the name of an archived site. */
  archived: string
}

const isArea: FilterSpecification = ['==', ['geometry-type'], 'Polygon']
const isPoint: FilterSpecification = ['==', ['geometry-type'], 'Point']
/** Names are drawn from the zoom at which they can fit. */
const hasRoom: FilterSpecification = ['>=', ['zoom'], ['get', 'nameFrom']]
const isDot: FilterSpecification = ['get', 'isDot']
const isArchived: FilterSpecification = ['get', 'isArchived']

/** A color of a site, which can be missing or invalid. */
const toColorExpression = (name: string, fallback: string): ExpressionSpecification => [
  'to-color',
  ['get', name],
  fallback,
]

/** All sites in one source, and their names in another. Their look is data, so that 10,000 sites are as fast to draw as 10. */
export function SitesLayer({ kit, colors, sites, selectedSite, font, archived }: SitesLayerProps) {
  const { Source, Layer } = kit
  const data = useMemo(() => toSiteFeatures(sites), [sites])
  const namePoints = useMemo(() => toSiteNames(sites), [sites])
  const isSelected: ExpressionSpecification = ['==', ['get', 'id'], selectedSite ?? '']
  const fill = {
    'fill-color': toColorExpression('fill', colors.accent),
    'fill-opacity': ['get', 'fillOpacity'],
  } as const
  const line = {
    'line-color': toColorExpression('border', colors.coast),
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
    <>
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
              'circle-color': toColorExpression('fill', colors.accent),
              'circle-opacity': ['get', 'fillOpacity'],
              'circle-stroke-color': toColorExpression('border', colors.coast),
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
      </Source>
      <Source id="site-names" type="geojson" data={namePoints}>
        <Layer
          id="site-names"
          type="symbol"
          minzoom={MIN_NAME_ZOOM}
          filter={['all', ['!', isDot], hasRoom] as never}
          layout={{ ...names, 'text-max-width': 9 }}
          paint={ink}
        />
        <Layer
          id="site-point-names"
          type="symbol"
          minzoom={MIN_NAME_ZOOM}
          filter={['all', isDot, hasRoom] as never}
          layout={{ ...names, 'text-variable-anchor': ['left', 'right', 'top', 'bottom'], 'text-radial-offset': 0.9 }}
          paint={ink}
        />
      </Source>
    </>
  )
}
