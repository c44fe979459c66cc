import { useLocation } from 'react-router-dom'
import {
  PRESERVATION_PAGE_SIZE,
  PRESERVATION_SORT_KEYS,
  type PreservationRow,
} from '@sitewright/domain/preservations/list'
import { preservationMessages } from '@sitewright/domain/preservations/messages'
import { PreservationListScreen } from '@sitewright/ui/features/preservations/PreservationListScreen'
import { pageQuery } from '../../data/page-query'
import { usePreservationPage, usePreservationProjects } from '../../data/preservations'
import { paths } from '../../paths'
import { getListExport } from '../../shell/list/list-export'
import { projectFilter } from '../../shell/list/project-filter'
import { useList, useListProps } from '../../shell/list/use-list'
import { createRowLink } from '../../shell/list/use-row-focus'
import { AFTER_SAVE } from './after-save'

// Defined once, so that unchanged rows do not re-render.
const rowLink = ({ id, projectId }: PreservationRow) =>
  createRowLink(`preservation-${id}`, paths.preservationView(projectId, id))

const LIST = {
  table: 'preservations',
  sortKeys: PRESERVATION_SORT_KEYS,
  sort: { key: 'name', isDescending: false },
  pageSize: PRESERVATION_PAGE_SIZE,
  extra: projectFilter,
  href: paths.preservations,
} as const

const NONE: readonly never[] = []

export function Component() {
  const list = useList(LIST)
  // After a save the list is fetched again (PRES-24, PRES-35).
  const isForced = useLocation().state === AFTER_SAVE
  const preservations = usePreservationPage(list.filter, isForced)
  const projects = usePreservationProjects()
  return (
    <PreservationListScreen
      {...useListProps(list, preservations, preservationMessages.fetchFailed)}
      export={getListExport('preservations.export', { ...pageQuery(list.filter), projectId: list.filter.projectId })}
      projects={projects.data ?? NONE}
      newHref={paths.newPreservation()}
      rowLink={rowLink}
    />
  )
}
