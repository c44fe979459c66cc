'use client'

import { geometryLabels, geometryMessages } from '@sitewright/domain/sites/geometry-messages'
import { canHavePolygon, type LonLat, MAP_ZOOM, openingCenter, opacityOf } from '@sitewright/domain/sites/geometry'
import { isOpacity } from '@sitewright/domain/shared/colors'
import { type ReactNode, useMemo, useState } from 'react'
import { Note } from '../../note/Note'
import { shapeFromGeoJson } from '../../site-map/drawing/geojson'
import { middleOf } from '../../site-map/search/map-search'
import { type ShapeLook, SiteMap, type SiteMapProps } from '../../site-map/SiteMap'
import type { ToastQueue } from '../../toasts/toast-queue'

/** What a site says of its location, as the server stores it (SITE-71). */
export interface LocatedSite {
  name: string
  /** 1 for a site at the top. */
  depth: number
  /** A geometry of GeoJSON, or a feature around one; null for none. */
  location: unknown
  siteColor?: string
  borderColor?: string
  siteOpacity?: number
  borderOpacity?: number
}

/** Props of SiteLocation: those of SiteMap that the product does not decide, and these. */
export interface SiteLocationProps extends Omit<
  SiteMapProps,
  'label' | 'defaultValue' | 'polygonReason' | 'look' | 'place' | 'onLocateFailed' | 'tools'
> {
  site: LocatedSite
  /** The locations of the sites above it, the nearest first. */
  above?: readonly unknown[]
  /** Where it is told that the user's position was not found. */
  toasts: Pick<ToastQueue, 'warning'>
  /** The controls of colors and opacities, bound to the site by their owner. */
  appearance?: ReactNode
}

const centerOf = (location: unknown): LonLat | undefined => middleOf(shapeFromGeoJson(location))

/** A stored number that is no opacity is drawn as the nearest one (MAP-04). */
const drawnOpacity = (stored: number | undefined): number | undefined =>
  stored === undefined || isOpacity(stored) ? stored : opacityOf(stored)

/**
 * The map of one site (MAP-01, MAP-05 to MAP-12, MAP-14, MAP-18): opens where the site is, in its colors, and offers a polygon down to
 * the third layer. Clearing the shape gives an empty location.
 */
export function SiteLocation({ site, above = [], toasts, appearance, ...rest }: SiteLocationProps) {
  const { siteColor, borderColor, siteOpacity, borderOpacity } = site
  const isTooDeep = !canHavePolygon(site.depth)
  // Where it opens and what it begins with; the map keeps both.
  const [stored] = useState(() => shapeFromGeoJson(site.location))
  const [place] = useState(() => ({ center: openingCenter(middleOf(stored), above.map(centerOf)), zoom: MAP_ZOOM }))
  const look = useMemo((): ShapeLook => {
    const [fillOpacity, edgeOpacity] = [drawnOpacity(siteOpacity), drawnOpacity(borderOpacity)]
    return {
      ...(siteColor && { fill: siteColor }),
      ...(borderColor && { border: borderColor }),
      ...(fillOpacity !== undefined && { fillOpacity }),
      ...(edgeOpacity !== undefined && { borderOpacity: edgeOpacity }),
    }
  }, [siteColor, borderColor, siteOpacity, borderOpacity])
  return (
    <SiteMap
      {...rest}
      label={geometryLabels.location(site.name)}
      {...(rest.value === undefined && { defaultValue: stored })}
      {...(isTooDeep && { polygonReason: geometryMessages.polygonTooDeep })}
      look={look}
      place={place}
      onLocateFailed={() => toasts.warning(geometryMessages.locateFailed, { key: 'locate' })}
      tools={
        <>
          {appearance}
          {isTooDeep && <Note tone="info">{geometryMessages.polygonTooDeep}</Note>}
        </>
      }
    />
  )
}
