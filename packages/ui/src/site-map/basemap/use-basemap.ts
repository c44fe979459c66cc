'use client'

import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import type { BasemapData } from './basemap-data'
import { MAP_FONT } from './basemap-layers'
import { fetchStyle, findFont } from './fetch-style'
import type { StyleFailure } from './style-failure'
import type { MapConfig } from '../sites/map-site'

/** How long a style, or an engine with a token, can take to load, in ms. */
export const STYLE_TIMEOUT_MS = 8000

/** The style of the embedded basemap, which is drawn by layers of React. */
const EMPTY_STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] }

/** The map under the sites. */
export interface Basemap {
  /** The style for the engine; undefined while the configured one loads. */
  style: StyleSpecification | undefined
  /** The data of the embedded basemap; undefined while it loads. The sites don't wait for it. */
  data: BasemapData | undefined
  /** Whether all data is loaded. */
  isFinal: boolean
  /** The fonts of our own labels. */
  font: readonly string[]
  /** Whether it is the embedded basemap, without streets. */
  isSchematic: boolean
  /** Why the configured style, or that the embedded `data`, could not be loaded. */
  failure: StyleFailure | 'data' | undefined
  /** Loads what failed again. */
  retry: () => void
}

/** Loads the configured style, or the embedded basemap if the style fails. */
export function useBasemap(config: MapConfig): Basemap {
  const address = 'styleUrl' in config && !('mapboxToken' in config) ? config.styleUrl : undefined
  const timeout = ('timeout' in config ? config.timeout : undefined) ?? STYLE_TIMEOUT_MS
  // Remembered by URL, so that another URL is fetched.
  const [fetched, setFetched] = useState<{ address: string; style: StyleSpecification | StyleFailure }>()
  const style = fetched?.address === address ? fetched?.style : undefined
  const isEmbedded = address === undefined || typeof style === 'string'
  const needsStyle = address !== undefined && style === undefined
  const [data, setData] = useState<BasemapData | 'failed'>()
  const needsData = isEmbedded && data === undefined

  useEffect(() => {
    if (address === undefined || !needsStyle) return
    const controller = new AbortController()
    void fetchStyle(address, timeout, controller.signal).then((response) => {
      if (!controller.signal.aborted) setFetched({ address, style: response })
    })
    return () => controller.abort()
  }, [address, timeout, needsStyle])

  useEffect(() => {
    if (!needsData) return
    let isWaiting = true
    import('./basemap-data').then(
      ({ getBasemapData }) => isWaiting && setData(getBasemapData()),
      () => isWaiting && setData('failed'),
    )
    return () => {
      isWaiting = false
    }
  }, [needsData])

  return useMemo((): Basemap => {
    const retry = (): void => {
      setData((current) => (current === 'failed' ? undefined : current))
      setFetched((current) => (typeof current?.style === 'string' ? undefined : current))
    }
    if (typeof style !== 'string' && !isEmbedded) {
      const font = (style && findFont(style)) ?? MAP_FONT
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
      style: EMPTY_STYLE,
      data: data === 'failed' ? undefined : data,
      isFinal: data !== undefined,
      font: MAP_FONT,
      isSchematic: true,
      failure: typeof style === 'string' ? style : data === 'failed' ? 'data' : undefined,
      retry,
    }
  }, [style, data, isEmbedded])
}
