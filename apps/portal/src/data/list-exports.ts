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
import { createOperations, type OperationName } from './api'
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

/** The columns of each export of a list. A job of the same kind is started again by the same call. */
const COLUMNS = {
  'users.export': USER_EXPORT_COLUMNS,
  'groups.export': GROUP_EXPORT_COLUMNS,
  'apiKeys.export': API_KEY_EXPORT_COLUMNS,
  'licenses.export': LICENSE_EXPORT_COLUMNS,
  'projects.export': PROJECT_EXPORT_COLUMNS,
  'imports.export': IMPORT_EXPORT_COLUMNS,
  'workflows.export': WORKFLOW_SORT_KEYS,
  'preservations.export': PRESERVATION_SORT_KEYS,
  'integrationReports.export': INTEGRATION_REPORT_EXPORT_COLUMNS,
  'reports.exportGroups': REPORT_GROUP_SORT_KEYS,
  'catalogEnvironments.export': catalogColumns.environments,
  'catalogProductLicenses.export': catalogColumns.productLicenses,
  'catalogIntegrations.export': catalogColumns.integrations,
  'catalogReports.export': catalogColumns.reports,
} as const satisfies Partial<Record<OperationName, readonly string[]>>

export type ExportName = keyof typeof COLUMNS

/** Starts a job by its call, which has the name of its kind. */
function start(name: ExportName, body: unknown, isPanelOpen?: boolean): Promise<boolean> {
  const [area, verb] = name.split('.') as ['users', 'export']
  return startJob(() => calls[area][verb]({ body: body as never }), isPanelOpen)
}

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
  const columns: readonly string[] = COLUMNS[name]
  const { page: _page, pageSize: _pageSize, ...query } = choice?.query ?? {}
  const chosen = choice?.columnIds.flatMap((id) => columns.filter((column) => column === id))
  return start(name, { ...query, columns: chosen ?? columns })
}

/** Starts a job again. The server checks its input, which is the body of its call. @returns whether it was started */
export const restartExport = async (kind: string, input: unknown, isPanelOpen: boolean): Promise<boolean> =>
  Object.hasOwn(COLUMNS, kind) && start(kind as ExportName, input, isPanelOpen)
