'use client'

import { useMemo } from 'react'
import { groupSites, placeSites } from './group-sites'
import { toAreaFeatures, toDotFeatures, toMarkFeatures, toNameFeatures } from './overview-features'
import type { OverviewSite } from './overview-site'

/**
 * What the map of many sites draws. A pan changes nothing. A zoom sends only dots and groups to the map, a selection only outlines.
 * @param sites memoized
 */
export function useOverviewFeatures(
  sites: readonly OverviewSite[],
  selectedIds: ReadonlySet<string>,
  markedId: string | undefined,
  zoom: number,
) {
  const level = Math.floor(zoom)
  const placed = useMemo(() => placeSites(sites), [sites])
  const areas = useMemo(() => toAreaFeatures(placed), [placed])
  const names = useMemo(() => toNameFeatures(placed), [placed])
  const grouped = useMemo(() => groupSites(placed, level), [placed, level])
  const dots = useMemo(() => toDotFeatures(grouped, selectedIds), [grouped, selectedIds])
  const selected = useMemo(
    () => toMarkFeatures(placed, grouped, selectedIds, level),
    [placed, grouped, selectedIds, level],
  )
  const marked = useMemo(
    () => toMarkFeatures(placed, grouped, new Set(markedId === undefined ? [] : [markedId]), level),
    [placed, grouped, markedId, level],
  )
  return { placed, groups: grouped.groups, features: { areas, names, dots, selected, marked } }
}
