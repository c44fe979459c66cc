'use client'

import { geometryLabels, geometryMessages } from '@sitewright/domain/sites/geometry-messages'
import { canHavePolygon, type LonLat, MAP_ZOOM, openingCenter } from '@sitewright/domain/sites/geometry'
import { type ReactNode, useMemo, useState } from 'react'
import { Note } from '../../note/Note'
import { shapeFromGeoJson } from '../../site-map/drawing/geojson'
import { findCenter } from '../../site-map/drawing/geometry'
import { maplibreEngine } from '../../site-map/engine/maplibre-engine'
import { mapboxEngine } from '../../site-map/engine/mapbox-engine'
import { type MapEngines, type ShapeLook, SiteMap, type SiteMapProps } from '../../site-map/SiteMap'
import type { ToastQueue } from '../../toasts/toast-queue'
import { drawnOpacity } from './drawn-opacity'
import { Hint } from './SiteMapForm.styles'

/** The stored location of a site and its colors (SITE-71). */
export interface LocatedSite {
  name: string
  /** 1 for a top-level site. */
  depth: number
  /** A GeoJSON geometry, or a Feature with one; null for none. */
  location: unknown
  siteColor?: string
  borderColor?: string
  siteOpacity?: number
  borderOpacity?: number
}

/** Props of SiteLocation: those of SiteMap that the product leaves open, and these. */
export interface SiteLocationProps extends Omit<
  SiteMapProps,
  | 'label'
  | 'defaultValue'
  | 'engines'
  | 'polygonDisabledReason'
  | 'look'
  | 'place'
  | 'defaultPlace'
  | 'onLocateFailed'
  | 'actions'
> {
  site: LocatedSite
  /** The locations of the ancestors of the site, the parent first. */
  above?: readonly unknown[]
  /** Shows a warning if the user's position is not found. */
  toasts: Pick<ToastQueue, 'warning'>
  /** The controls of colors and opacities, bound to the site by the caller. */
  appearance?: ReactNode
}

const ENGINES: MapEngines = { maplibre: maplibreEngine, mapbox: mapboxEngine }

const findLocationCenter = (location: unknown): LonLat | undefined => findCenter(shapeFromGeoJson(location))

/**
 * The map of one site (MAP-01, MAP-05 to MAP-12, MAP-14, MAP-18). Opens at the location of the site, in its colors. Polygons are allowed
 * down to the third layer. Clearing the shape results in an empty location.
 */
export function SiteLocation({ site, above = [], toasts, appearance, ...rest }: SiteLocationProps) {
  const { siteColor, borderColor, siteOpacity, borderOpacity } = site
  const isTooDeep = !canHavePolygon(site.depth)
  // The initial shape and view. The map manages both from then on.
  const [stored] = useState(() => shapeFromGeoJson(site.location))
  const [{ place, isFromAbove }] = useState(() => {
    const own = findCenter(stored)
    const centers = above.map(findLocationCenter)
    return {
      place: { center: openingCenter(own, centers), zoom: MAP_ZOOM },
      isFromAbove: own === undefined && centers.some((center) => center !== undefined),
    }
  })
  const look = useMemo((): ShapeLook => {
    return {
      fill: siteColor,
      border: borderColor,
      fillOpacity: drawnOpacity(siteOpacity),
      borderOpacity: drawnOpacity(borderOpacity),
    }
  }, [siteColor, borderColor, siteOpacity, borderOpacity])
  return (
    <SiteMap
      {...rest}
      label={geometryLabels.location(site.name)}
      engines={ENGINES}
      {...(rest.value === undefined && { defaultValue: stored })}
      polygonDisabledReason={isTooDeep ? geometryMessages.polygonTooDeep : undefined}
      look={look}
      defaultPlace={place}
      onLocateFailed={() => toasts.warning(geometryMessages.locateFailed, { key: 'locate' })}
      actions={
        <>
          {isTooDeep && <Note tone="info">{geometryMessages.polygonTooDeep}</Note>}
          {isFromAbove && <Hint>{geometryMessages.centeredAbove}</Hint>}
          {appearance}
        </>
      }
    />
  )
}
