'use client'

import { ComboBox } from '../../combo-box/ComboBox'
import type { Found } from './map-search'
import type { MapSite } from '../sites/map-site'
import type { MapLabels } from '../map-labels'
import { type Geocode, useMapSearch } from './use-map-search'

/** Props of SiteSearch. */
export interface SiteSearchProps {
  sites: readonly MapSite[]
  geocode: Geocode | undefined
  labels: MapLabels
  onFind: (found: Found) => void
}

/** Finds coordinates, sites, cities and places, and goes there. Exposes a `combobox`; empty again after each choice. */
export function SiteSearch({ sites, geocode, labels, onFind }: SiteSearchProps) {
  const search = useMapSearch(sites, geocode, labels)
  return (
    <ComboBox
      label={labels.search}
      isLabelHidden
      placeholder={labels.searchHint}
      labels={labels.searchList}
      filter="none"
      value={null}
      options={search.options}
      onSearch={search.onSearch}
      isLoading={search.isLoading}
      {...(search.hasFailed && search.options.length === 0 && { failure: labels.placesFailed })}
      onChange={(value) => {
        const found = search.options.find((option) => option.value === value)
        if (found !== undefined) onFind(found)
      }}
    />
  )
}
