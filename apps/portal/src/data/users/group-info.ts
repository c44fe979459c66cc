import { users as userCalls } from '@sitewright/api-client/calls/users'
import { createOperations } from '../api'
import { useRead } from '../read'

const { users } = createOperations({ users: userCalls })

/** The groups of a user, and what the user inherits from each (API-101, API-102). */
export const useGroupInfo = (userId: number) => useRead(users.groupInfo, { params: { userId } })
