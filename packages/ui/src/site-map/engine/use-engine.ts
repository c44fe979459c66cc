'use client'

import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useEffectEvent } from '../../effect-event/use-effect-event'
import { useLazyPanel } from '../../lazy-panel/lazy-panel'
import { STYLE_TIMEOUT_MS } from '../basemap/use-basemap'
import type { MapConfig } from '../sites/map-site'
import { classifyError, type StyleFailure } from '../basemap/style-failure'
import type { EngineError, EngineMapProps, MapEngines } from './map-engine'
import { canDrawMaps } from './web-gl'

/** The engine that draws the map, and why it is not the configured one. */
export interface Engine {
  /** `none` if no map can be drawn; the list of sites replaces it. */
  kind: 'maplibre' | 'mapbox' | 'none'
  /** The component of the engine; undefined until its code is loaded. */
  EngineMap: ComponentType<EngineMapProps> | undefined
  /** Why the list or another map is visible. Undefined without engines. */
  failure: EngineFailure | undefined
  /** Handles an error of the engine. @returns whether the engine was replaced */
  handleError: (error: EngineError) => boolean
  /** Call it when the engine has loaded its style. */
  reportReady: () => void
  /** Call it when the engine throws while it renders. */
  reportCrash: () => void
  /** Loads the map again; undefined if that can't help. */
  retry: (() => void) | undefined
}

/** `web-gl`: the browser can't draw maps; `code`: the engine is not installed, its code could not be loaded, or it crashed. */
export type EngineFailure = 'web-gl' | 'code' | StyleFailure

/** Failures that can end without a change of the configuration. */
export const TEMPORARY_FAILURES: ReadonlySet<string | undefined> = new Set(['code', 'network', 'timeout', 'data'])

/** WebGL doesn't appear or disappear while a map is mounted. */
const subscribe = () => () => undefined

/** @returns a function that checks for WebGL once */
function createProbe(): () => boolean {
  let result: boolean | undefined
  return () => (result ??= canDrawMaps())
}

const isWebGlError = ({ isFatal, message }: EngineError): boolean => isFatal && /webgl/i.test(message)

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
  const [failed, setFailed] = useState<{ token: string | undefined; failure: EngineFailure }>()
  const [crash, setCrash] = useState<'web-gl' | 'code'>()
  const isMissing = token !== undefined && mapbox === undefined
  const tokenFailure = failed?.token === token ? failed?.failure : undefined
  const mapboxFailure = isMissing ? 'code' : tokenFailure
  const isMapbox = token !== undefined && mapboxFailure === undefined
  const failMapbox = (failure: EngineFailure): void => {
    if (maplibre === undefined) onLost()
    setFailed({ token, failure })
  }
  const failByTimeout = useEffectEvent(() => {
    if (!isReady.current) failMapbox('timeout')
  })
  const mapboxPanel = useLazyPanel(mapbox?.loader, canDraw === true && isMapbox, () => failMapbox('code'))
  const maplibrePanel = useLazyPanel(maplibre?.loader, canDraw === true && !isMapbox, onLost)
  const isReady = useRef(false)
  const timeout = ('timeout' in config ? config.timeout : undefined) ?? STYLE_TIMEOUT_MS
  const isWaiting = isMapbox && mapboxPanel.Panel !== undefined
  // Another token mounts another map.
  useEffect(
    () => () => {
      isReady.current = false
    },
    [isWaiting, token],
  )
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(failByTimeout, timeout)
    return () => clearTimeout(timer)
  }, [isWaiting, timeout, token])
  const crashWith = (failure: 'web-gl' | 'code'): void => {
    onLost()
    setCrash(failure)
  }
  const hasEngines = maplibre !== undefined || mapbox !== undefined
  const hasNone =
    canDraw === false || crash !== undefined || (!isMapbox && (maplibre === undefined || maplibrePanel.hasFailed))
  const kind = hasNone ? 'none' : isMapbox ? 'mapbox' : 'maplibre'
  // Without MapLibre, it is Mapbox that failed.
  const lastFailure = crash ?? (maplibre === undefined ? mapboxFailure : undefined) ?? 'code'
  const failure = !hasEngines ? undefined : canDraw === false ? 'web-gl' : hasNone ? lastFailure : mapboxFailure
  const hasFailed = crash !== undefined || maplibrePanel.hasFailed || tokenFailure !== undefined
  const retry = (): void => {
    setCrash(undefined)
    if (maplibrePanel.hasFailed) return maplibrePanel.retry()
    setFailed(undefined)
    if (mapboxPanel.hasFailed) mapboxPanel.retry()
  }
  return {
    kind,
    EngineMap: hasNone ? undefined : isMapbox ? mapboxPanel.Panel : maplibrePanel.Panel,
    failure,
    handleError: (error) => {
      // Before Mapbox has loaded its style, every error is final: it then shows an empty map and reports that it is idle.
      const cause = isWebGlError(error) ? 'web-gl' : classifyError(error)
      if (isMapbox && (error.isFatal || !isReady.current || cause === 'token')) {
        failMapbox(cause)
        return true
      }
      if (error.isFatal) crashWith(cause === 'web-gl' ? cause : 'code')
      return error.isFatal
    },
    reportReady: () => {
      isReady.current = true
    },
    reportCrash: () => {
      if (isMapbox) failMapbox('code')
      else crashWith('code')
    },
    // An engine that isn't installed has not failed.
    retry: hasFailed && TEMPORARY_FAILURES.has(failure) ? retry : undefined,
  }
}
