'use client'

import { useEffect, useMemo, useState } from 'react'
import type { City } from '../basemap/places'
import { searchMap, type SearchResult, toSiteOptions } from './map-search'
import type { MapSite, Place, SiteDirectory } from '../sites/map-site'
import type { MapLabels } from '../map-labels'

/** Searches places by name at a service. If it rejects, the search shows its other results. */
export type Geocode = (text: string, signal: AbortSignal) => Promise<readonly Place[]>

/** The delay after the last key press before the service is called, in ms. */
const DEBOUNCE_MS = 300

/** How long the service can take, in ms. */
const TIMEOUT_MS = 10_000

/** The state of the search. */
export interface MapSearch {
  options: readonly SearchResult[]
  onSearch: (text: string) => void
  isLoading: boolean
  /** Why results are missing. */
  failure: string | undefined
}

/** Searches sites, cities and coordinates immediately, and places after a delay. */
export function useMapSearch(
  mapSites: readonly MapSite[],
  directory: SiteDirectory | undefined,
  geocode: Geocode | undefined,
  labels: MapLabels,
): MapSearch {
  const sites = directory?.sites ?? mapSites
  const [text, setText] = useState('')
  const [cities, setCities] = useState<readonly City[]>([])
  const [answer, setAnswer] = useState<{ text: string; places: readonly Place[] | 'failed' }>()
  const query = text.trim()
  const places = answer?.text === query ? answer.places : undefined
  const isGeocoded = geocode !== undefined && query !== ''

  useEffect(() => {
    if (!isGeocoded) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const fail = (): void => {
        if (!controller.signal.aborted) setAnswer({ text: query, places: 'failed' })
      }
      signal.addEventListener('abort', fail)
      geocode(query, signal).then((results) => !signal.aborted && setAnswer({ text: query, places: results }), fail)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [geocode, isGeocoded, query])

  const all = useMemo(() => toSiteOptions(sites, labels), [sites, labels])
  const options = useMemo(
    () => (query === '' ? all : searchMap(query, sites, cities, places === 'failed' ? [] : (places ?? []), labels)),
    [all, cities, places, sites, query, labels],
  )
  return {
    options,
    onSearch: (next) => {
      setText(next)
      // The city data is loaded with the first search. If that fails, the search shows its other results.
      if (next !== '' && cities.length === 0)
        import('../basemap/places').then(
          ({ getEmbeddedCities }) => setCities(getEmbeddedCities()),
          () => undefined,
        )
    },
    isLoading:
      (isGeocoded && places === undefined) ||
      (directory !== undefined && directory.sites === undefined && directory.hasFailed !== true),
    failure:
      directory?.hasFailed === true
        ? labels.sitesFailed
        : isGeocoded && places === 'failed'
          ? labels.placesFailed
          : undefined,
  }
}
