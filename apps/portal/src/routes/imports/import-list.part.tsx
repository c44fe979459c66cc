import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { IMPORT_FACETS } from '@sitewright/domain/imports/facets'
import { canEditImports } from '@sitewright/domain/imports/policy'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { IMPORT_SYSTEM_PAGE_SIZE, IMPORT_SYSTEM_SORT_KEYS, type ImportSystem } from '@sitewright/domain/imports/system'
import { ImportListScreen } from '@sitewright/ui/features/imports/ImportListScreen'
import type { RowLink } from '@sitewright/ui/features/patterns/ListPage'
import { importListQuery, useImportFacets, useImportSystemPage } from '../../data/imports'
import { useChosenProject, useProjectSearch } from '../../data/projects/parent-search'
import { paths } from '../../paths'
import { facetFilter } from '../../shell/list/facet-filter'
import { joinFilters, type ListQuery, readQuery } from '../../shell/list/list-address'
import { projectFilter } from '../../shell/list/project-filter'
import { getListExport } from '../../shell/list/list-export'
import { useList, useListProps } from '../../shell/list/use-list'
import { createRowLink } from '../../shell/list/use-row-focus'
import { useActor } from '../../shell/session/use-session'
import { importRowId } from './import-row-id'

const LIST = {
  table: 'imports',
  sortKeys: IMPORT_SYSTEM_SORT_KEYS,
  sort: { key: 'displayName', isDescending: false },
  pageSize: IMPORT_SYSTEM_PAGE_SIZE,
  extra: joinFilters(projectFilter, facetFilter('imports.facets', IMPORT_FACETS)),
} as const

const ALL_PROJECTS = {}

/** Props of ImportList. */
export interface ImportListProps {
  /** The import system beside the list. */
  openId: number | undefined
}

/** The import systems. Beside an open one, the filter and the pages of the list change its address only in the query. */
export function ImportList({ openId }: ImportListProps) {
  const hrefOf = useCallback(
    (query: ListQuery) => (openId === undefined ? paths.imports(query) : paths.importSystem(openId, query)),
    [openId],
  )
  const actor = useActor()
  const list = useList({ ...LIST, href: hrefOf })
  const { search } = useLocation()
  const rowLink = useCallback(
    ({ configId }: ImportSystem): RowLink => ({
      ...createRowLink(importRowId(configId), paths.importSystem(configId, readQuery(search))),
      'aria-current': configId === openId ? 'page' : undefined,
    }),
    [search, openId],
  )
  const systems = useImportSystemPage(list.filter)
  const { projectId } = list.filter
  const canAdd = canEditImports.canDecide(actor).allowed
  return (
    <ImportListScreen
      {...useListProps(list, systems, importSystemMessages.fetchFailed)}
      export={getListExport('imports.export', importListQuery(list.filter))}
      facets={useImportFacets(list.filter)}
      projects={useProjectSearch(ALL_PROJECTS)}
      project={useChosenProject(projectId)}
      newHref={
        canAdd ? paths.newImport({ project: projectId === undefined ? undefined : String(projectId) }) : undefined
      }
      rowLink={rowLink}
    />
  )
}
