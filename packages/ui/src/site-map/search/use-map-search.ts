'use client'

import { useEffect, useMemo, useState } from 'react'
import type { City } from '../basemap/places'
import { type Found, searchMap, siteOptions } from './map-search'
import type { MapSite, Place } from '../sites/map-site'
import type { MapLabels } from '../map-labels'

/** Asks a service for places by name. Rejects when it cannot; the rest of the search goes on. */
export type Geocode = (text: string, signal: AbortSignal) => Promise<readonly Place[]>

/** Nobody is asked while somebody types, ms. */
const PAUSE = 300

/** What is searched, and what has come for it. */
export interface MapSearch {
  options: readonly Found[]
  onSearch: (text: string) => void
  isLoading: boolean
  /** The geocoder has not answered. */
  hasFailed: boolean
}

/** Searches coordinates, sites and cities at once, and places after a pause. */
export function useMapSearch(sites: readonly MapSite[], geocode: Geocode | undefined, labels: MapLabels): MapSearch {
  const [text, setText] = useState('')
  const [cities, setCities] = useState<readonly City[]>([])
  const [answer, setAnswer] = useState<{ text: string; places: readonly Place[] | 'failed' }>()
  const sought = text.trim()
  const places = answer?.text === sought ? answer.places : undefined
  const isAsked = geocode !== undefined && sought !== ''

  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      geocode(sought, controller.signal).then(
        (found) => !controller.signal.aborted && setAnswer({ text: sought, places: found }),
        () => !controller.signal.aborted && setAnswer({ text: sought, places: 'failed' }),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [geocode, isAsked, sought])

  const all = useMemo(() => siteOptions(sites, labels), [sites, labels])
  const options = useMemo(
    () => (sought === '' ? all : searchMap(sought, sites, cities, places === 'failed' ? [] : (places ?? []), labels)),
    [all, cities, places, sites, sought, labels],
  )
  return {
    options,
    onSearch: (next) => {
      setText(next)
      // Their data is loaded when first asked for; without it the rest is still found.
      if (next !== '' && cities.length === 0)
        import('../basemap/places').then(
          ({ embeddedCities }) => setCities(embeddedCities()),
          () => undefined,
        )
    },
    isLoading: isAsked && places === undefined,
    hasFailed: isAsked && places === 'failed',
  }
}
