import { apiKeys as apiKeyCalls } from '@sitewright/api-client/contract/api-keys'
import { groups as groupCalls } from '@sitewright/api-client/contract/groups'
import { imports as importCalls } from '@sitewright/api-client/contract/imports'
import { licenses as licenseCalls } from '@sitewright/api-client/contract/licenses'
import { projects as projectCalls } from '@sitewright/api-client/contract/projects'
import { users as userCalls } from '@sitewright/api-client/contract/users'
import { API_KEY_EXPORT_COLUMNS } from '@sitewright/domain/api-keys/model'
import { GROUP_EXPORT_COLUMNS } from '@sitewright/domain/groups/model'
import { IMPORT_EXPORT_COLUMNS } from '@sitewright/domain/imports/export'
import { LICENSE_EXPORT_COLUMNS } from '@sitewright/domain/licenses/export'
import { PROJECT_EXPORT_COLUMNS } from '@sitewright/domain/projects/export'
import { USER_EXPORT_COLUMNS } from '@sitewright/domain/users/model'
import { createOperations } from './api'
import type { PageQuery } from './page-query'
import { startJob } from './start-job'

const calls = createOperations({
  apiKeys: apiKeyCalls,
  groups: groupCalls,
  imports: importCalls,
  licenses: licenseCalls,
  projects: projectCalls,
  users: userCalls,
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
} as const

export type ExportName = keyof typeof EXPORTS

/** The rows of a list to export: those of a filter with these columns, or all rows with every column. */
export interface ExportChoice {
  /** The query of a page of the list; its page is not used. */
  readonly query: Partial<PageQuery>
  /** Ids of visible columns, in their order. Those that cannot be exported, such as tools of a row, are left out. */
  readonly columnIds: readonly string[]
}

/** Starts the export of a list. @param choice all rows without it */
export function exportList(name: ExportName, choice: ExportChoice | undefined): Promise<boolean> {
  const { start, columns } = EXPORTS[name]
  const { page: _page, pageSize: _pageSize, ...query } = choice?.query ?? {}
  const chosen = choice?.columnIds.flatMap((id) => columns.filter((column) => column === id))
  return startJob(() => start({ body: { ...query, columns: chosen ?? columns } as never }))
}

/** Starts a job again. The server checks its input, which is the body of its call. @returns whether it was started */
export async function restartExport(kind: string, input: unknown, isPanelOpen: boolean): Promise<boolean> {
  const found = Object.entries(EXPORTS).find(([name]) => name === kind)
  return found !== undefined && startJob(() => found[1].start({ body: input as never }), isPanelOpen)
}
