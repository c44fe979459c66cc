import { users as userCalls } from '@sitewright/api-client/contract/users'
import { USER_EXPORT_COLUMNS, type UserFilter } from '@sitewright/domain/users/model'
import { createOperations } from '../api'
import { exportBody, startJob } from '../start-job'

const { users } = createOperations({ users: userCalls })

/** Starts an export of the users that a filter selects. */
export const exportUsers = (filter: UserFilter, columnIds: readonly string[]) =>
  startJob(() => users.export({ body: exportBody(filter, columnIds, USER_EXPORT_COLUMNS) }))
