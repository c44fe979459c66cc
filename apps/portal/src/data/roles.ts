import { users as userCalls } from '@sitewright/api-client/contract/users'
import useSWR, { mutate } from 'swr'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { AssignmentOutcome } from '@sitewright/ui/assignment/save-outcome'
import { callsOf } from './api'
import { saveAssignment } from './assignment'
import { over, taggedOf } from './assignment-reply'
import { isKeyOf, keyOf } from './keys'

const api = callsOf({ users: userCalls })

export const roleInfoKey = (userId: number | undefined) => keyOf('role-info', userId)

/** The role groups of a user with what is assigned directly; not asked for without the right to read them. */
export const useRoleInfo = (userId: number | undefined) =>
  useSWR(userId === undefined ? null : roleInfoKey(userId), async () =>
    taggedOf(await api().users.roleInfo({ params: { userId: userId ?? 0 } })),
  )

/** Saves the roles that are assigned to a user directly (USER-79, USER-88). */
export const saveRoles = (
  userId: number,
  roleIds: readonly number[],
  tag: string | undefined,
): Promise<AssignmentOutcome> =>
  saveAssignment({
    key: roleInfoKey(userId),
    send: () => api().users.saveRoles({ params: { userId }, body: [...roleIds] }, over(tag)),
    saved: roleMessages.saved,
    failed: roleMessages.saveFailed,
    // Roles that went have gone with a product.
    refresh: () => void mutate((key) => isKeyOf(key, 'user')),
  })
