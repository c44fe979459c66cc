import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { integrationReportMessages } from '@sitewright/domain/integration-reports/messages'
import type { IntegrationReportRow } from '@sitewright/domain/integration-reports/model'
import { IntegrationReportListScreen } from '@sitewright/ui/features/integration-reports/IntegrationReportListScreen'
import type { RowLink } from '@sitewright/ui/features/patterns/ListPage'
import { asView } from '../../data/as-view'
import { type ReportQuery, useReportPage } from '../../data/integration-reports'
import { useChosenProject, useProjectSearch } from '../../data/projects/parent-search'
import { paths } from '../../paths'
import { readQuery } from '../../shell/list/list-address'
import { getListExport } from '../../shell/list/list-export'
import { readId } from '../../shell/page/parse-id'
import { createRowLink, useRowFocus } from '../../shell/list/use-row-focus'
import { reportRowId } from './report-row-id'

const ALL_PROJECTS = {}

/** The query that the address says ran: without a page, its project is only chosen (IMP-29). Pages of addresses count from 1. */
function readReportQuery(address: URLSearchParams): { projectId: number | undefined; ran?: ReportQuery } {
  const projectId = readId(address, 'project')
  if (projectId === undefined || !address.has('page')) return { projectId }
  return { projectId, ran: { projectId, page: (readId(address, 'page') ?? 1) - 1 } }
}

/** Props of IntegrationReportList. */
export interface IntegrationReportListProps {
  /** The report beside the list. */
  openReference: string | undefined
}

/** The integration reports of a project. The address has the query that ran, so that the way back shows the same page. */
export function IntegrationReportList({ openReference }: IntegrationReportListProps) {
  const [address, setAddress] = useSearchParams()
  const { search } = useLocation()
  const rowLink = useCallback(
    ({ integrationReference }: IntegrationReportRow): RowLink => ({
      ...createRowLink(
        reportRowId(integrationReference),
        paths.integrationReport(integrationReference, readQuery(search)),
      ),
      'aria-current': integrationReference === openReference ? 'page' : undefined,
    }),
    [search, openReference],
  )
  const { projectId, ran } = readReportQuery(address)
  const [chosenId, setChosenId] = useState(projectId)
  const [addressed, setAddressed] = useState(projectId)
  // Adjusted while rendering: Back shows the reports of another project, whose name must be above them.
  if (addressed !== projectId) {
    setAddressed(projectId)
    setChosenId(projectId)
  }
  const reports = useReportPage(ran)
  useRowFocus(reports.data !== undefined)
  const open = (project: number, page: number): void => setAddress({ project: String(project), page: String(page + 1) })
  const run = (): void => {
    if (chosenId === undefined) return
    if (chosenId === ran?.projectId && ran.page === 0) void reports.reload()
    else open(chosenId, 0)
  }
  return (
    <IntegrationReportListScreen
      projects={useProjectSearch(ALL_PROJECTS)}
      project={useChosenProject(chosenId)}
      onProject={(project) => setChosenId(project?.projectId)}
      result={ran && { page: ran.page, view: asView(reports, integrationReportMessages.fetchFailed) }}
      onRun={run}
      export={ran && getListExport('integrationReports.export', { projectId: ran.projectId })}
      onPage={(page) => {
        if (ran !== undefined) open(ran.projectId, page)
      }}
      rowLink={rowLink}
    />
  )
}
