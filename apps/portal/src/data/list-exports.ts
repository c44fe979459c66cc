import { apiKeys as apiKeyCalls } from '@sitewright/api-client/calls/api-keys'
import {
  catalogEnvironments as environmentCalls,
  catalogIntegrations as integrationCalls,
  catalogProductLicenses as productLicenseCalls,
  catalogReports as reportCalls,
} from '@sitewright/api-client/calls/catalog'
import { groups as groupCalls } from '@sitewright/api-client/calls/groups'
import { imports as importCalls } from '@sitewright/api-client/calls/imports'
import { integrationReports as integrationReportCalls } from '@sitewright/api-client/calls/integration-reports'
import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import { preservations as preservationCalls } from '@sitewright/api-client/calls/preservations'
import { projects as projectCalls } from '@sitewright/api-client/calls/projects'
import { reports as reportGroupCalls } from '@sitewright/api-client/calls/reports'
import { users as userCalls } from '@sitewright/api-client/calls/users'
import { workflows as workflowCalls } from '@sitewright/api-client/calls/workflows'
import { API_KEY_EXPORT_COLUMNS } from '@sitewright/domain/api-keys/model'
import { CATALOG_EXPORT_COLUMNS as catalogColumns } from '@sitewright/domain/catalog/model'
import { GROUP_EXPORT_COLUMNS } from '@sitewright/domain/groups/model'
import { IMPORT_EXPORT_COLUMNS } from '@sitewright/domain/imports/export'
import { INTEGRATION_REPORT_EXPORT_COLUMNS } from '@sitewright/domain/integration-reports/model'
import { LICENSE_EXPORT_COLUMNS } from '@sitewright/domain/licenses/export'
import { PRESERVATION_SORT_KEYS } from '@sitewright/domain/preservations/list'
import { PROJECT_EXPORT_COLUMNS } from '@sitewright/domain/projects/export'
import { REPORT_GROUP_SORT_KEYS } from '@sitewright/domain/report-groups/model'
import { USER_EXPORT_COLUMNS } from '@sitewright/domain/users/model'
import { WORKFLOW_SORT_KEYS } from '@sitewright/domain/workflows/workflow'
import { createOperations } from './api'
import type { PageQuery } from './page-query'
import { startJob } from './start-job'

const calls = createOperations({
  apiKeys: apiKeyCalls,
  catalogEnvironments: environmentCalls,
  catalogIntegrations: integrationCalls,
  catalogProductLicenses: productLicenseCalls,
  catalogReports: reportCalls,
  groups: groupCalls,
  imports: importCalls,
  integrationReports: integrationReportCalls,
  licenses: licenseCalls,
  preservations: preservationCalls,
  projects: projectCalls,
  reports: reportGroupCalls,
  users: userCalls,
  workflows: workflowCalls,
})

type Start = (input: { readonly body: never }) => ReturnType<typeof calls.users.export>

/** The exports of lists: the call that starts one, and its columns. A job of the same kind is started again by the same call. */
const EXPORTS = {
  'users.export': { start: calls.users.export as Start, columns: USER_EXPORT_COLUMNS },
  'groups.export': { start: calls.groups.export as Start, columns: GROUP_EXPORT_COLUMNS },
  'apiKeys.export': { start: calls.apiKeys.export as Start, columns: API_KEY_EXPORT_COLUMNS },
  'licenses.export': { start: calls.licenses.export as Start, columns: LICENSE_EXPORT_COLUMNS },
  'projects.export': { start: calls.projects.export as Start, columns: PROJECT_EXPORT_COLUMNS },
  'imports.export': { start: calls.imports.export as Start, columns: IMPORT_EXPORT_COLUMNS },
  'workflows.export': { start: calls.workflows.export as Start, columns: WORKFLOW_SORT_KEYS },
  'preservations.export': { start: calls.preservations.export as Start, columns: PRESERVATION_SORT_KEYS },
  'integrationReports.export': {
    start: calls.integrationReports.export as Start,
    columns: INTEGRATION_REPORT_EXPORT_COLUMNS,
  },
  'reports.exportGroups': { start: calls.reports.exportGroups as Start, columns: REPORT_GROUP_SORT_KEYS },
  'catalogEnvironments.export': {
    start: calls.catalogEnvironments.export as Start,
    columns: catalogColumns.environments,
  },
  'catalogProductLicenses.export': {
    start: calls.catalogProductLicenses.export as Start,
    columns: catalogColumns.productLicenses,
  },
  'catalogIntegrations.export': {
    start: calls.catalogIntegrations.export as Start,
    columns: catalogColumns.integrations,
  },
  'catalogReports.export': { start: calls.catalogReports.export as Start, columns: catalogColumns.reports },
} as const

export type ExportName = keyof typeof EXPORTS

/** The filter of a list. */
export type ListExportQuery = Partial<PageQuery> & { readonly projectId?: number | undefined }

/** The rows of a list to export: those of a filter with these columns, or all rows with every column. */
export interface ExportChoice {
  /** The query of a page of the list; its page is not used. */
  readonly query: ListExportQuery
  /** Ids of visible columns, in their order. Those that cannot be exported, such as tools of a row, are left out. */
  readonly columnIds: readonly string[]
}

/** Starts the export of a list. @param choice all rows without it */
export function exportList(name: ExportName, choice: ExportChoice | undefined): Promise<boolean> {
  const { start, columns } = EXPORTS[name]
  const { page: _page, pageSize: _pageSize, ...query } = choice?.query ?? {}
  const chosen = choice?.columnIds.flatMap((id) => (columns as readonly string[]).filter((column) => column === id))
  return startJob(() => start({ body: { ...query, columns: chosen ?? columns } as never }))
}

/** Starts a job again. The server checks its input, which is the body of its call. @returns whether it was started */
export async function restartExport(kind: string, input: unknown, isPanelOpen: boolean): Promise<boolean> {
  const found = Object.entries(EXPORTS).find(([name]) => name === kind)
  return found !== undefined && startJob(() => found[1].start({ body: input as never }), isPanelOpen)
}
