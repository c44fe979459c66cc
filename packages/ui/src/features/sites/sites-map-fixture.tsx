import type { ListedSite } from '@sitewright/domain/sites/site'
import { useState } from 'react'
import { ready } from '../../view/view-state'
import { ProjectSites, type ProjectSitesProps } from './ProjectSites'
import { SelectedSiteActions } from './SelectedSiteActions'

/** Props of SitesMapPage. */
export type SitesMapPageProps = Omit<ProjectSitesProps, 'siteHref' | 'treeHref'>

const ignore = (): void => undefined
const siteHref = (siteId: number): string => `#site-${siteId}`
const treeHref = (siteId: number): string => `#tree-${siteId}`

/** The Sites tab with the map of some sites. */
export const createMapPage = (sites: readonly ListedSite[]): SitesMapPageProps => ({
  view: ready(sites),
  map: { view: ready(sites) },
  storage: { state: 'loading' },
  edit: { allowed: true },
  canSeeArchived: true,
  isArchivedShown: true,
  onArchivedShownChange: ignore,
  search: '',
  onSearchChange: ignore,
  addHref: '#new',
  bulkHref: '#bulk',
  onExport: ignore,
  onPrint: ignore,
  onStorageChange: async () => undefined,
  selectionActions: (selected) => (
    <SelectedSiteActions selected={selected} canEdit onAsk={ignore} onMove={ignore} onPrint={ignore} />
  ),
})

/** Keeps the search and the switch, as the address of the page does. */
export function SitesMapPage(props: SitesMapPageProps) {
  const [search, setSearch] = useState(props.search)
  const [isArchivedShown, setArchivedShown] = useState(props.isArchivedShown)
  return (
    <ProjectSites
      {...props}
      {...{ search, isArchivedShown, siteHref, treeHref }}
      onSearchChange={setSearch}
      onArchivedShownChange={setArchivedShown}
    />
  )
}
