'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { lazyPanel } from '../../lazy-panel/lazy-panel'
import type { EngineError, EngineMapProps } from './InnerMap'
import type { MapConfig } from '../sites/map-site'
import { PATIENCE } from '../basemap/use-basemap'
import { canDrawMaps } from './web-gl'

const useMapLibre = lazyPanel<EngineMapProps>(() => import('./MapLibreMap').then((module) => module.MapLibreMap))
const useMapbox = lazyPanel<EngineMapProps>(() => import('./MapboxMap').then((module) => module.MapboxMap))

/** Which map is drawn, and why it is not the one that is configured. */
export interface Engine {
  /** `none`: no map can be drawn here, and there is the list instead. */
  kind: 'maplibre' | 'mapbox' | 'none'
  /** Its component, as soon as its code is there. */
  EngineMap: ComponentType<EngineMapProps> | undefined
  /** Why there is no map, or not that of Mapbox. */
  failure: 'web-gl' | 'code' | 'token' | undefined
  /** What the engine reports: it may be the end of it. @returns whether it was */
  take: (error: EngineError) => boolean
  /** Its style has come. */
  draws: () => void
  /** It does not draw, whatever it says. */
  giveUp: () => void
  /** Tries once more where there is no map. */
  retry: () => void
}

const isRefusal = ({ status, message }: EngineError): boolean =>
  status === 401 || status === 403 || /access token|unauthorized/i.test(message)

/**
 * Chooses the engine, loads its code, and falls back: from Mapbox to MapLibre, from that to none.
 * @param onLost told when a map that was there, or on its way, is about to go
 */
export function useEngine(config: MapConfig, onLost: () => void): Engine {
  const [canDraw] = useState(canDrawMaps)
  const token = 'mapboxToken' in config ? config.mapboxToken : undefined
  // The token that was refused; another one is tried.
  const [refused, setRefused] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  const isMapbox = token !== undefined && token !== refused
  const mapbox = useMapbox(canDraw && isMapbox, () => setRefused(token))
  const mapLibre = useMapLibre(canDraw && !isMapbox, onLost)
  const hasDrawn = useRef(false)
  const timeout = ('timeout' in config ? config.timeout : undefined) ?? PATIENCE
  const isWaiting = isMapbox && mapbox.Panel !== undefined
  useEffect(() => {
    if (!isWaiting) return
    hasDrawn.current = false
    const timer = setTimeout(() => {
      if (!hasDrawn.current) setRefused(token)
    }, timeout)
    return () => clearTimeout(timer)
  }, [isWaiting, timeout, token])
  const breakDown = (): void => {
    onLost()
    setBroken(true)
  }
  const hasNone = !canDraw || isBroken || (!isMapbox && mapLibre.hasFailed)
  return {
    kind: hasNone ? 'none' : isMapbox ? 'mapbox' : 'maplibre',
    EngineMap: hasNone ? undefined : isMapbox ? mapbox.Panel : mapLibre.Panel,
    failure: !canDraw ? 'web-gl' : hasNone ? 'code' : token !== undefined && !isMapbox ? 'token' : undefined,
    take: (error) => {
      // Before its style has come, whatever fails is the end of it: this engine then shows a white sheet and says that it is done.
      if (isMapbox && (error.isFatal || !hasDrawn.current || isRefusal(error))) {
        setRefused(token)
        return true
      }
      if (error.isFatal) breakDown()
      return error.isFatal
    },
    draws: () => {
      hasDrawn.current = true
    },
    giveUp: () => {
      if (isMapbox) setRefused(token)
      else breakDown()
    },
    retry: () => {
      setBroken(false)
      if (mapLibre.hasFailed) mapLibre.retry()
    },
  }
}
