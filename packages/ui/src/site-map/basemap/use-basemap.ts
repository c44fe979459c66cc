'use client'

import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import type { BasemapData } from './basemap-data'
import { MAP_FONT } from './basemap-layers'
import { fetchStyle, fontOf } from './fetch-style'
import type { MapConfig } from '../sites/map-site'

/** How long a style or an engine with a token may take, ms. */
export const PATIENCE = 8000

/** The embedded map is drawn by layers of ours. */
const NOTHING: StyleSpecification = { version: 8, sources: {}, layers: [] }

/** What lies under the sites. */
export interface Basemap {
  /** The style for the engine; undefined while the one that is configured is on its way. */
  style: StyleSpecification | undefined
  /** The embedded map, as soon as its data is there: the sites do not wait for it. */
  data: BasemapData | undefined
  /** Nothing more will come. */
  isFinal: boolean
  /** Labels drawn by us are written in these. */
  font: readonly string[]
  /** It is the embedded one, without streets. */
  isSchematic: boolean
  /** What went wrong: the configured style did not come; nor did the embedded data. */
  failure: 'style' | 'data' | undefined
  /** Loads the embedded data once more. */
  retry: () => void
}

/** The style that is configured, or the embedded one where it does not come. */
export function useBasemap(config: MapConfig): Basemap {
  const address = 'styleUrl' in config && !('mapboxToken' in config) ? config.styleUrl : undefined
  const timeout = ('timeout' in config ? config.timeout : undefined) ?? PATIENCE
  // Remembered with its address: another one starts anew.
  const [fetched, setFetched] = useState<{ address: string; style: StyleSpecification | undefined }>()
  const answer = fetched?.address === address ? fetched : undefined
  const isEmbedded = address === undefined || (answer !== undefined && answer.style === undefined)
  const [data, setData] = useState<BasemapData | 'failed'>()
  const isDataWanted = isEmbedded && data === undefined

  useEffect(() => {
    if (address === undefined) return
    const controller = new AbortController()
    fetchStyle(address, timeout, controller.signal).then(
      (style) => setFetched({ address, style }),
      () => {
        if (!controller.signal.aborted) setFetched({ address, style: undefined })
      },
    )
    return () => controller.abort()
  }, [address, timeout])

  useEffect(() => {
    if (!isDataWanted) return
    let isWaiting = true
    import('./basemap-data').then(
      ({ basemapData }) => isWaiting && setData(basemapData()),
      () => isWaiting && setData('failed'),
    )
    return () => {
      isWaiting = false
    }
  }, [isDataWanted])

  return useMemo((): Basemap => {
    const retry = (): void => setData((now) => (now === 'failed' ? undefined : now))
    if (!isEmbedded) {
      const style = answer?.style
      const font = (style && fontOf(style)) ?? MAP_FONT
      return {
        style,
        data: undefined,
        isFinal: style !== undefined,
        font,
        isSchematic: false,
        failure: undefined,
        retry,
      }
    }
    return {
      style: NOTHING,
      data: data === 'failed' ? undefined : data,
      isFinal: data !== undefined,
      font: MAP_FONT,
      isSchematic: true,
      failure: address !== undefined ? 'style' : data === 'failed' ? 'data' : undefined,
      retry,
    }
  }, [address, answer, data, isEmbedded])
}
