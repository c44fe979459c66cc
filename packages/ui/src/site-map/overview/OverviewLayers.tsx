'use client'

import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl'
import type { MapColors } from '../basemap/map-colors'
import type { MapFeatures } from '../engine/map-geojson'
import type { MapKit } from '../engine/map-kit'
import { CHECK_IMAGE } from './check-image'
import { KIND_COLORS } from './overview-site'

/** The layers in which the pointer finds a site or a group. */
export const OVERVIEW_PRESS_LAYERS = ['overview-fill', 'overview-dots', 'overview-groups']

/** The custom properties of this map, beside those of every map. */
export const OVERVIEW_COLORS = {
  ...KIND_COLORS,
  raised: 'raised',
  selection: 'accent-subtle',
  onAccent: 'text-on-accent',
} as const

/** The colors of a map and of the kinds of sites. */
export type OverviewColors = MapColors & Readonly<Record<keyof typeof OVERVIEW_COLORS, string>>

/** Props of OverviewLayers. */
export interface OverviewLayersProps {
  kit: MapKit
  colors: OverviewColors
  /** Fonts of the names, which the style must provide. */
  font: readonly string[]
  /** The polygons. Only a new list of sites changes them. */
  areas: MapFeatures
  names: MapFeatures
  dots: MapFeatures
  /** The outlines of selected sites, and of the marked one. */
  selected: MapFeatures
  marked: MapFeatures
  /** Written under the name of an archived site. */
  archived: string
}

const isArchived: ExpressionSpecification = ['get', 'isArchived']
const isDrawn: ExpressionSpecification = ['>=', ['zoom'], ['get', 'drawFrom']]
const isNamed: ExpressionSpecification = ['>=', ['zoom'], ['get', 'nameFrom']]
const isGroup: ExpressionSpecification = ['>', ['get', 'count'], 0]
const isSign: ExpressionSpecification = ['get', 'isSign']
/** A group has no check mark, because not all of its sites are selected. */
const isCheck: ExpressionSpecification = ['all', isSign, ['!', ['get', 'isGroup']]]
const all = (...parts: ExpressionSpecification[]) => ['all', ...parts] as FilterSpecification

/** The own color of a site, else that of its kind; gray where it is archived. */
const toColor = (name: 'fill' | 'border', colors: OverviewColors): ExpressionSpecification => {
  const byKind: ExpressionSpecification = [
    'match',
    ['get', 'kind'],
    'area',
    colors.area,
    'warehouse',
    colors.warehouse,
    'bin',
    colors.bin,
    'muster',
    colors.muster,
    colors.none,
  ]
  return ['to-color', ['get', name], ['case', isArchived, colors.none, byKind]]
}

/** The sites of a project: polygons, dots, groups, names, and the outlines of selected ones and of the marked one. */
export function OverviewLayers(props: OverviewLayersProps) {
  const { kit, colors, font, areas, names, dots, selected, marked, archived } = props
  const { Source, Layer } = kit
  const line = { 'line-color': toColor('border', colors), 'line-opacity': ['get', 'borderOpacity'], 'line-width': 1.5 }
  const halo = { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }
  const name = ['get', 'name']
  const text = {
    'text-field': ['case', isArchived, ['concat', name, '\n', archived], name],
    'text-size': 12,
    'text-font': [...font],
    'text-max-width': 9,
  }
  return (
    <>
      <Source id="overview-areas" type="geojson" data={areas} tolerance={0.2}>
        <Layer
          id="overview-fill"
          type="fill"
          filter={all(isDrawn)}
          paint={{ 'fill-color': toColor('fill', colors), 'fill-opacity': ['get', 'fillOpacity'] }}
        />
        <Layer
          id="overview-lines"
          type="line"
          filter={all(isDrawn, ['!', isArchived])}
          layout={{ 'line-join': 'round' }}
          paint={line as never}
        />
        <Layer
          id="overview-lines-archived"
          type="line"
          filter={all(isDrawn, isArchived)}
          paint={{ 'line-color': colors.none, 'line-width': 1.25, 'line-dasharray': [4, 3] }}
        />
      </Source>
      <Source id="overview-selected" type="geojson" data={selected} tolerance={0.2}>
        <Layer
          id="overview-selected-fill"
          type="fill"
          filter={all(['!', isSign])}
          paint={{ 'fill-color': colors.accent, 'fill-opacity': 0.2 }}
        />
        <Layer
          id="overview-selected-line"
          type="line"
          filter={all(['!', isSign])}
          layout={{ 'line-join': 'round' }}
          paint={{ 'line-color': colors.ink, 'line-width': 3 }}
        />
      </Source>
      <Source id="overview-dots" type="geojson" data={dots}>
        <Layer
          id="overview-dots"
          type="circle"
          filter={all(['!', isGroup])}
          paint={{
            'circle-radius': ['get', 'radius'],
            'circle-color': ['case', isArchived, colors.halo, toColor('fill', colors)],
            'circle-stroke-color': ['case', isArchived, colors.none, colors.halo],
            'circle-stroke-width': 1.5,
          }}
        />
        <Layer
          id="overview-groups"
          type="circle"
          filter={all(isGroup)}
          paint={{
            'circle-radius': ['step', ['get', 'count'], 13, 100, 17, 1000, 21],
            'circle-color': ['case', ['get', 'isSelected'], colors.selection, colors.raised],
            'circle-stroke-color': ['case', ['get', 'isSelected'], colors.ink, colors.none],
            'circle-stroke-width': ['case', ['get', 'isSelected'], 3, 1.25],
          }}
        />
      </Source>
      <Source id="overview-marked" type="geojson" data={marked} tolerance={0.2}>
        <Layer
          id="overview-marked-line"
          type="line"
          filter={all(['!', isSign])}
          layout={{ 'line-join': 'round' }}
          paint={{ 'line-color': colors.text, 'line-width': 2.5 }}
        />
        <Layer
          id="overview-marked-dot"
          type="circle"
          filter={all(isSign, ['get', 'isDot'])}
          paint={{
            'circle-radius': ['get', 'radius'],
            'circle-opacity': 0,
            'circle-stroke-color': colors.text,
            'circle-stroke-width': 2.5,
          }}
        />
      </Source>
      <Source id="overview-names" type="geojson" data={names}>
        <Layer
          id="overview-parent-names"
          type="symbol"
          filter={all(isNamed, ['get', 'hasBelow'])}
          layout={{ ...text, 'text-anchor': 'top-left', 'text-offset': [0.6, 0.5], 'text-justify': 'left' } as never}
          paint={{ ...halo, 'text-color': colors.muted }}
        />
        <Layer
          id="overview-area-names"
          type="symbol"
          filter={all(isNamed, ['!', ['get', 'hasBelow']])}
          layout={text as never}
          paint={halo}
        />
      </Source>
      <Layer
        id="overview-dot-names"
        type="symbol"
        source="overview-dots"
        filter={all(['!', isGroup], isNamed)}
        layout={
          {
            ...text,
            'text-max-width': 16,
            'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
            'text-radial-offset': 0.9,
          } as never
        }
        paint={halo}
      />
      <Layer
        id="overview-group-counts"
        type="symbol"
        source="overview-dots"
        filter={all(isGroup)}
        layout={
          {
            'text-field': ['to-string', ['get', 'count']],
            'text-size': 11,
            'text-font': [...font],
            'text-allow-overlap': true,
            'text-ignore-placement': true,
          } as never
        }
        paint={{ 'text-color': colors.text }}
      />
      <Layer
        id="overview-checks"
        type="circle"
        source="overview-selected"
        filter={all(isCheck)}
        paint={{
          'circle-radius': 8,
          'circle-color': colors.accent,
          'circle-stroke-color': colors.halo,
          'circle-stroke-width': 1.5,
        }}
      />
      <Layer
        id="overview-check-signs"
        type="symbol"
        source="overview-selected"
        filter={all(isCheck)}
        layout={{ 'icon-image': CHECK_IMAGE, 'icon-allow-overlap': true, 'icon-ignore-placement': true }}
        paint={{ 'icon-color': colors.onAccent }}
      />
    </>
  )
}
