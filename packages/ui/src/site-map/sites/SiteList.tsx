'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWindow, type WindowMeasures } from '../../windowing/use-window'
import type { MapSite } from './map-site'
import { middleOf } from '../search/map-search'
import type { MapLabels } from '../map-labels'
import { Region, Row, Rows, SiteButton } from './SiteList.styles'

/** Of a row, px, until it is measured. */
const ROW = 32

const measure = (element: HTMLElement, usualHeight: number): WindowMeasures => ({
  rowHeight: element.querySelector('li')?.offsetHeight ?? usualHeight,
  viewport: element.clientHeight,
})

/** Props of SiteList. */
export interface SiteListProps {
  sites: readonly MapSite[]
  selectedSite: string | null
  onSelectSite: (id: string) => void
  labels: MapLabels
}

/**
 * All sites as a list of buttons, of which those in view are drawn: what the map shows, for whoever has none. Tab comes to it once;
 * arrows, Home and End move within, Enter and Space select.
 */
export function SiteList({ sites, selectedSite, onSelectSite, labels }: SiteListProps) {
  const region = useRef<HTMLDivElement>(null)
  const rows = useWindow(region, sites.length, ROW, measure)
  const [first, last] = rows.range
  const [focused, setFocused] = useState<string | null>(null)
  const placeOf = (id: string | null): number => (id === null ? -1 : sites.findIndex((site) => site.id === id))
  // Where Tab comes to: where the focus was, else the selected one. It stays drawn wherever the list is scrolled to, with the focus on it.
  const left = placeOf(focused)
  const stop = Math.max(0, left >= 0 ? left : placeOf(selectedSite))
  const places = Array.from({ length: last - first }, (_, row) => first + row)
  if (stop < first) places.unshift(stop)
  else if (stop >= last) places.push(stop)

  const move = (event: KeyboardEvent<HTMLElement>, place: number): void => {
    const page = rows.pageSize()
    const ways: Record<string, number> = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      PageDown: place + page,
      PageUp: place - page,
      Home: 0,
      End: sites.length - 1,
    }
    const wish = ways[event.key]
    if (wish === undefined) return
    event.preventDefault()
    const to = Math.max(0, Math.min(sites.length - 1, wish))
    flushSync(() => rows.reveal(to))
    // The row is drawn now, and scrolled to: the browser need not.
    region.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus({ preventScroll: true })
  }
  if (sites.length === 0) return <p>{labels.noSites}</p>
  return (
    <Region ref={region} onScroll={rows.onScroll}>
      <Rows aria-label={labels.sites} style={{ height: rows.height }}>
        {places.map((place) => {
          const site = sites[place]
          if (site === undefined) return null
          const note = site.isArchived === true ? labels.archived : undefined
          return (
            <Row
              key={site.id}
              aria-setsize={sites.length}
              aria-posinset={place + 1}
              style={{ insetBlockStart: place * rows.sizes.rowHeight - rows.shift }}
            >
              <SiteButton
                type="button"
                data-place={place}
                tabIndex={place === stop ? 0 : -1}
                aria-pressed={site.id === selectedSite}
                onFocus={() => setFocused(site.id)}
                onClick={() => onSelectSite(site.id)}
                onKeyDown={(event) => move(event, place)}
              >
                <span>{site.name}</span>
                <span>{[note, middleOf(site.shape) ? undefined : labels.noLocation].filter(Boolean).join(' · ')}</span>
              </SiteButton>
            </Row>
          )
        })}
      </Rows>
    </Region>
  )
}
