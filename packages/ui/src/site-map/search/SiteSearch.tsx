'use client'

import { ComboBox } from '../../combo-box/ComboBox'
import type { SearchResult } from './map-search'
import type { MapSite, SiteDirectory } from '../sites/map-site'
import type { MapLabels } from '../map-labels'
import { type Geocode, useMapSearch } from './use-map-search'

/** Props of SiteSearch. */
export interface SiteSearchProps {
  sites: readonly MapSite[]
  directory: SiteDirectory | undefined
  geocode: Geocode | undefined
  labels: MapLabels
  onSelectResult: (result: SearchResult) => void
}

/** Searches sites, cities, places and coordinates. Exposes a `combobox`, which is empty again after each selection. */
export function SiteSearch({ sites, directory, geocode, labels, onSelectResult }: SiteSearchProps) {
  const search = useMapSearch(sites, directory, geocode, labels)
  return (
    <ComboBox
      onFocus={directory?.onOpen}
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
      // Results that are found don't wait for others.
      isLoadingMore={search.isLoading}
      failure={search.options.length === 0 ? search.failure : undefined}
      onChange={(value) => {
        const result = search.options.find((option) => option.value === value)
        if (result !== undefined) onSelectResult(result)
      }}
    />
  )
}
