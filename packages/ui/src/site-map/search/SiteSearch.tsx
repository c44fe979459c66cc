'use client'

import { ComboBox } from '../../combo-box/ComboBox'
import type { SearchResult } from './map-search'
import type { MapSite } from '../sites/map-site'
import type { MapLabels } from '../map-labels'
import { type Geocode, useMapSearch } from './use-map-search'

/** Props of SiteSearch. */
export interface SiteSearchProps {
  sites: readonly MapSite[]
  geocode: Geocode | undefined
  labels: MapLabels
  onSelectResult: (result: SearchResult) => void
}

/** Searches coordinates, sites, cities and places. Exposes a `combobox`, which is empty again after each selection. */
export function SiteSearch({ sites, geocode, labels, onSelectResult }: SiteSearchProps) {
  const search = useMapSearch(sites, geocode, labels)
  return (
    <ComboBox
      label={labels.search}
      isLabelHidden
      isSearch
      placeholder={labels.searchHint}
      labels={labels.searchList}
      filter="none"
      value={null}
      options={search.options}
      onSearch={search.onSearch}
      isLoading={search.isLoading && search.options.length === 0}
      // Coordinates, sites and cities don't wait for the places.
      isLoadingMore={search.isLoading}
      failure={search.hasFailed && search.options.length === 0 ? labels.placesFailed : undefined}
      onChange={(value) => {
        const result = search.options.find((option) => option.value === value)
        if (result !== undefined) onSelectResult(result)
      }}
    />
  )
}
