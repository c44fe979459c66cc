'use client'

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLazyPanel } from '../../lazy-panel/lazy-panel'
import { STYLE_TIMEOUT_MS } from '../basemap/use-basemap'
import type { MapConfig } from '../sites/map-site'
import type { EngineError, EngineMapProps, MapEngines } from './map-engine'
import { canDrawMaps } from './web-gl'

/** The engine that draws the map, and why it is not the configured one. */
export interface Engine {
  /** `none` if no map can be drawn; the list of sites replaces it. */
  kind: 'maplibre' | 'mapbox' | 'none'
  /** The component of the engine; undefined until its code is loaded. */
  EngineMap: ComponentType<EngineMapProps> | undefined
  /**
   * Why the list or another map is visible: no WebGL, no map could be loaded or run, Mapbox could not be loaded, or Mapbox rejected the
   * token. Undefined without engines.
   */
  failure: 'web-gl' | 'code' | 'mapbox' | 'token' | undefined
  /** Handles an error of the engine. @returns whether the engine was replaced */
  handleError: (error: EngineError) => boolean
  /** Call it when the engine has loaded its style. */
  reportReady: () => void
  /** Call it when the engine throws while it renders. */
  reportCrash: () => void
  /** Loads the map again after a failure. */
  retry: () => void
}

/** WebGL doesn't appear or disappear while a map is mounted. */
const subscribe = () => () => undefined

/** @returns a function that checks for WebGL once */
function createProbe(): () => boolean {
  let result: boolean | undefined
  return () => (result ??= canDrawMaps())
}

const isRejectedToken = ({ status, message }: EngineError): boolean =>
  status === 401 || status === 403 || /access token|unauthorized/i.test(message)

/**
 * Chooses one of the installed engines and loads its code. Falls back from Mapbox to MapLibre, and from MapLibre to none.
 * @param onLost called before a map is removed, or stops loading
 */
export function useEngine({ maplibre, mapbox }: MapEngines, config: MapConfig, onLost: () => void): Engine {
  const [probe] = useState(createProbe)
  // Undefined on the server and while a browser hydrates, so that both render the same.
  const canDraw = useSyncExternalStore<boolean | undefined>(subscribe, probe, () => undefined)
  const token = 'mapboxToken' in config ? config.mapboxToken : undefined
  // Remembered by token, so that another token is tried.
  const [failed, setFailed] = useState<{ token: string | undefined; failure: 'mapbox' | 'token' }>()
  const [hasCrashed, setCrashed] = useState(false)
  const isMissing = token !== undefined && mapbox === undefined
  const mapboxFailure = isMissing ? 'mapbox' : failed?.token === token ? failed?.failure : undefined
  const isMapbox = token !== undefined && mapboxFailure === undefined
  const failMapbox = (failure: 'mapbox' | 'token'): void => setFailed({ token, failure })
  const mapboxPanel = useLazyPanel(mapbox?.loader, canDraw === true && isMapbox, () => failMapbox('mapbox'))
  const maplibrePanel = useLazyPanel(maplibre?.loader, canDraw === true && !isMapbox, onLost)
  const isReady = useRef(false)
  const timeout = ('timeout' in config ? config.timeout : undefined) ?? STYLE_TIMEOUT_MS
  const isWaiting = isMapbox && mapboxPanel.Panel !== undefined
  useEffect(() => {
    if (!isWaiting) return
    isReady.current = false
    const timer = setTimeout(() => {
      if (!isReady.current) setFailed({ token, failure: 'mapbox' })
    }, timeout)
    return () => clearTimeout(timer)
  }, [isWaiting, timeout, token])
  const crash = (): void => {
    onLost()
    setCrashed(true)
  }
  const hasEngines = maplibre !== undefined || mapbox !== undefined
  const hasNone = canDraw === false || hasCrashed || (!isMapbox && (maplibre === undefined || maplibrePanel.hasFailed))
  return {
    kind: hasNone ? 'none' : isMapbox ? 'mapbox' : 'maplibre',
    EngineMap: hasNone ? undefined : isMapbox ? mapboxPanel.Panel : maplibrePanel.Panel,
    failure: !hasEngines ? undefined : canDraw === false ? 'web-gl' : hasNone ? 'code' : mapboxFailure,
    handleError: (error) => {
      // Before Mapbox has loaded its style, every error is final: it then shows an empty map and reports that it is idle.
      if (isMapbox && (error.isFatal || !isReady.current || isRejectedToken(error))) {
        failMapbox('token')
        return true
      }
      if (error.isFatal) crash()
      return error.isFatal
    },
    reportReady: () => {
      isReady.current = true
    },
    reportCrash: () => {
      if (isMapbox) failMapbox('mapbox')
      else crash()
    },
    retry: () => {
      setCrashed(false)
      if (maplibre === undefined) setFailed(undefined)
      else if (maplibrePanel.hasFailed) maplibrePanel.retry()
    },
  }
}
