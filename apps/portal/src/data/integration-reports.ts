import { integrationReports as reportCalls } from '@sitewright/api-client/calls/integration-reports'
import { createOperations } from './api'
import { useRead } from './read'

const { integrationReports } = createOperations({ integrationReports: reportCalls })

/** A query of the list. */
export interface ReportQuery {
  readonly projectId: number
  /** From 0. */
  readonly page: number
}

/** A page of the reports of a project. It loads when the query runs or its page changes, and not on focus (IMP-29). Reads nothing without a query. */
export const useReportPage = (query: ReportQuery | undefined) =>
  useRead(integrationReports.list, query && { query: { projectIds: [query.projectId], page: query.page } }, {
    revalidates: 'on-mount',
  })

/** One report. It never changes, so it is loaded once. */
export const useIntegrationReport = (integrationRef: string) =>
  useRead(integrationReports.one, { params: { integrationRef } }, { revalidates: 'if-missing' })
