import { users as userCalls } from '@sitewright/api-client/calls/users'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { ifMatch, createOperations } from '../api'
import { cacheEntry, selectTagged, useRead } from '../read'
import { write } from '../write'

const { users } = createOperations({ users: userCalls })

/** The role groups of a user with the direct assignments. Reads nothing without an id, as for an actor who may not read them. */
export const useRoleInfo = (userId: number | undefined) =>
  useRead(users.roleInfo, userId === undefined ? undefined : { params: { userId } }, { select: selectTagged })

/** Saves the roles that are assigned to a user directly (USER-79, USER-88). */
export const saveRoles = (userId: number, roleIds: Iterable<number>, tag: string | undefined) =>
  write(() => users.saveRoles({ params: { userId }, body: [...roleIds] }, ifMatch(tag)), {
    saved: roleMessages.saved,
    failed: roleMessages.saveFailed,
    entry: cacheEntry(users.roleInfo, { params: { userId } }),
    // The user says which roles lock a product license.
    refresh: ['users.one'],
  })
