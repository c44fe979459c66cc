'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWindow, type WindowMeasures } from '../../windowing/use-window'
import { findCenter } from '../drawing/geometry'
import type { MapLabels } from '../map-labels'
import type { MapSite } from './map-site'
import { Region, Row, Rows, SiteButton, SiteText } from './SiteList.styles'

/** Row height in px before it is measured. */
const ROW_HEIGHT = 32

const measure = (element: HTMLElement, usualHeight: number): WindowMeasures => ({
  rowHeight: element.querySelector('li')?.offsetHeight ?? usualHeight,
  viewport: element.clientHeight,
})

/** Props of SiteList. */
export interface SiteListProps {
  sites: readonly MapSite[]
  selectedSite: string | null
  /** Called with the id of the pressed site. Without it the rows are text. */
  onSelectSite: ((id: string) => void) | undefined
  labels: MapLabels
}

/**
 * All sites as a virtualized list, for browsers without a map. Sites that can be selected are buttons with one tab stop: arrows, Page
 * Up, Page Down, Home and End move the focus, Enter and Space select. Otherwise they are text, and the focused list scrolls.
 */
export function SiteList({ sites, selectedSite, onSelectSite, labels }: SiteListProps) {
  const region = useRef<HTMLDivElement>(null)
  const rows = useWindow(region, sites.length, ROW_HEIGHT, measure)
  const [first, end] = rows.range
  const [focusedSite, setFocusedSite] = useState<string | null>(null)
  const findIndex = (id: string | null): number => (id === null ? -1 : sites.findIndex((site) => site.id === id))
  // The tab stop: the last focused site, or the selected one. It is rendered at any scroll position, so that the focus isn't lost.
  const focusedIndex = findIndex(focusedSite)
  const tabStop = Math.max(0, focusedIndex >= 0 ? focusedIndex : findIndex(selectedSite))
  const indexes = Array.from({ length: end - first }, (_, row) => first + row)
  if (tabStop < first) indexes.unshift(tabStop)
  else if (tabStop >= end) indexes.push(tabStop)

  const moveFocus = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const page = rows.pageSize()
    const targets: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: 0,
      End: sites.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(sites.length - 1, target))
    flushSync(() => rows.reveal(next))
    // `reveal` has scrolled already.
    region.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus({ preventScroll: true })
  }
  if (sites.length === 0) return <p>{labels.noSites}</p>
  return (
    <Region
      ref={region}
      onScroll={rows.onScroll}
      {...(onSelectSite === undefined && { role: 'region', 'aria-label': labels.sites, tabIndex: 0 })}
    >
      <Rows aria-label={labels.sites} style={{ height: rows.height }}>
        {indexes.map((index) => {
          const site = sites[index]
          if (site === undefined) return null
          const notes = [
            site.isArchived === true && labels.archived,
            findCenter(site.shape) === undefined && labels.noLocation,
          ]
          const content = (
            <>
              <span>{site.name}</span>
              <span>{notes.filter(Boolean).join(' · ')}</span>
            </>
          )
          return (
            <Row
              key={site.id}
              aria-setsize={sites.length}
              aria-posinset={index + 1}
              style={{ insetBlockStart: index * rows.sizes.rowHeight - rows.shift }}
            >
              {onSelectSite === undefined ? (
                <SiteText aria-current={site.id === selectedSite || undefined}>{content}</SiteText>
              ) : (
                <SiteButton
                  type="button"
                  data-index={index}
                  tabIndex={index === tabStop ? 0 : -1}
                  aria-pressed={site.id === selectedSite}
                  onFocus={() => setFocusedSite(site.id)}
                  onClick={() => onSelectSite(site.id)}
                  onKeyDown={(event) => moveFocus(event, index)}
                >
                  {content}
                </SiteButton>
              )}
            </Row>
          )
        })}
      </Rows>
    </Region>
  )
}
