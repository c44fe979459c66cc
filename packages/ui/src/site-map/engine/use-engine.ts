'use client'

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPanel } from '../../lazy-panel/lazy-panel'
import { STYLE_TIMEOUT_MS } from '../basemap/use-basemap'
import type { MapConfig } from '../sites/map-site'
import type { EngineError, EngineMapProps } from './InnerMap'
import { canDrawMaps } from './web-gl'

// The engines are optional peers of the package. Without the module, the import rejects like one that the network refuses.
const useMapLibre = lazyPanel<EngineMapProps>(() => import('./MapLibreMap').then((module) => module.MapLibreMap))
const useMapbox = lazyPanel<EngineMapProps>(() => import('./MapboxMap').then((module) => module.MapboxMap))

/** The engine that draws the map, and why it is not the configured one. */
export interface Engine {
  /** `none` if no map can be drawn; the list of sites replaces it. */
  kind: 'maplibre' | 'mapbox' | 'none'
  /** The component of the engine; undefined until its code is loaded. */
  EngineMap: ComponentType<EngineMapProps> | undefined
  /**
   * Why the list or another map is shown: no WebGL; the code of the map failed to load or to run; the code of Mapbox failed to load;
   * Mapbox rejected the token or failed.
   */
  failure: 'web-gl' | 'code' | 'mapbox-code' | 'token' | undefined
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
 * Chooses the engine and loads its code. Falls back from Mapbox to MapLibre, and from MapLibre to none.
 * @param onLost called before a map is removed, or stops loading
 */
export function useEngine(config: MapConfig, onLost: () => void): Engine {
  const [probe] = useState(createProbe)
  // Undefined on the server and while a browser hydrates, so that both render the same.
  const canDraw = useSyncExternalStore<boolean | undefined>(subscribe, probe, () => undefined)
  const token = 'mapboxToken' in config ? config.mapboxToken : undefined
  // Remembered by token, so that another token is tried.
  const [failed, setFailed] = useState<{ token: string | undefined; failure: 'mapbox-code' | 'token' }>()
  const [hasCrashed, setCrashed] = useState(false)
  const mapboxFailure = failed !== undefined && failed.token === token ? failed.failure : undefined
  const isMapbox = token !== undefined && mapboxFailure === undefined
  const rejectToken = (): void => setFailed({ token, failure: 'token' })
  const mapbox = useMapbox(canDraw === true && isMapbox, () => setFailed({ token, failure: 'mapbox-code' }))
  const mapLibre = useMapLibre(canDraw === true && !isMapbox, onLost)
  const isReady = useRef(false)
  const timeout = ('timeout' in config ? config.timeout : undefined) ?? STYLE_TIMEOUT_MS
  const isWaiting = isMapbox && mapbox.Panel !== undefined
  useEffect(() => {
    if (!isWaiting) return
    isReady.current = false
    const timer = setTimeout(() => {
      if (!isReady.current) setFailed({ token, failure: 'token' })
    }, timeout)
    return () => clearTimeout(timer)
  }, [isWaiting, timeout, token])
  const crash = (): void => {
    onLost()
    setCrashed(true)
  }
  const hasNone = canDraw === false || hasCrashed || (!isMapbox && mapLibre.hasFailed)
  return {
    kind: hasNone ? 'none' : isMapbox ? 'mapbox' : 'maplibre',
    EngineMap: hasNone ? undefined : isMapbox ? mapbox.Panel : mapLibre.Panel,
    failure: canDraw === false ? 'web-gl' : hasNone ? 'code' : mapboxFailure,
    handleError: (error) => {
      // Before Mapbox has loaded its style, every error is final: it then shows an empty map and reports that it is idle.
      if (isMapbox && (error.isFatal || !isReady.current || isRejectedToken(error))) {
        rejectToken()
        return true
      }
      if (error.isFatal) crash()
      return error.isFatal
    },
    reportReady: () => {
      isReady.current = true
    },
    reportCrash: () => {
      if (isMapbox) rejectToken()
      else crash()
    },
    retry: () => {
      setCrashed(false)
      if (mapLibre.hasFailed) mapLibre.retry()
    },
  }
}
