import { groups as groupCalls } from '@sitewright/api-client/contract/groups'
import { GROUP_EXPORT_COLUMNS, type GroupFilter } from '@sitewright/domain/groups/model'
import { createOperations } from '../api'
import { exportBody, startJob } from '../start-job'

const { groups } = createOperations({ groups: groupCalls })

/** Starts an export of the groups that a filter selects. */
export const exportGroups = (filter: GroupFilter, columnIds: readonly string[]) =>
  startJob(() => groups.export({ body: exportBody(filter, columnIds, GROUP_EXPORT_COLUMNS) }))
