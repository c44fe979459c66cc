import type { ListedSite } from '@sitewright/domain/sites/site'
import { useState } from 'react'
import { ready } from '../../view/view-state'
import { ProjectSites, type ProjectSitesProps, type SitesMap } from './ProjectSites'
import { SelectedSiteActions } from './SelectedSiteActions'

/** Props of SitesMapPage. */
export type SitesMapPageProps = Omit<ProjectSitesProps, 'siteHref' | 'treeHref'>

const ignore = (): void => undefined
const siteHref = (siteId: number): string => `#site-${siteId}`
const treeHref = (siteId: number): string => `#tree-${siteId}`

/** The map in one state, with the list of all sites. */
export const createMap = (view: SitesMap['view']): SitesMap => ({
  view,
  list: 'all',
  onListChange: ignore,
  isOnlyInView: false,
  onOnlyInViewChange: ignore,
})

/** The Sites tab with the map of some sites. */
export const createMapPage = (sites: readonly ListedSite[]): SitesMapPageProps => ({
  view: ready(sites),
  map: createMap(ready(sites)),
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

/** Keeps the search and the choices, as the address of the page does. */
export function SitesMapPage(props: SitesMapPageProps) {
  const [search, setSearch] = useState(props.search)
  const [isArchivedShown, setArchivedShown] = useState(props.isArchivedShown)
  const [list, setList] = useState(props.map?.list ?? 'all')
  const [isOnlyInView, setOnlyInView] = useState(props.map?.isOnlyInView ?? false)
  return (
    <ProjectSites
      {...props}
      {...{ search, isArchivedShown, siteHref, treeHref }}
      map={props.map && { ...props.map, list, onListChange: setList, isOnlyInView, onOnlyInViewChange: setOnlyInView }}
      onSearchChange={setSearch}
      onArchivedShownChange={setArchivedShown}
    />
  )
}
