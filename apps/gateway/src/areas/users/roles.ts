import type { users } from '@sitewright/api-client/contract/users'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { Role } from '@sitewright/domain/roles/model'
import type { Queries } from '../../db/database'
import { userRoles } from '../../db/schema'
import { changeBetween, readAssigned, writeChange } from '../../holdings/assignments'
import { findRoles, requireGrantable, requireOffered } from '../../holdings/grants'
import { oneUser } from '../../holdings/kinds'
import { refuseTaking } from '../../holdings/lost-roles'
import { presentRole } from '../../holdings/role-info'
import { keepRolesApart, lockForRoles } from '../../holdings/roles-apart'
import type { JudgedCall } from '../../http/handler'
import { saveIds } from '../../saves/save-ids'
import { readAllAddOns, readInheritedRoles, readRolesTab } from './inherited'
import { lockSubject } from './subjects'

/** All roles of a user, direct ones and those of groups, each once, in the order of the catalog. */
export const listRolesOf = async (q: Queries, userId: number): Promise<Role[]> => {
  const direct = await readAssigned(q, userRoles, userId)
  return (await findRoles(q, [...direct, ...(await readInheritedRoles(q, userId))])).map(presentRole)
}

/** Saves the direct roles. Only those that are added are judged (ROLE-53, PERM-30). */
export function saveRoles(tx: Queries, call: JudgedCall<(typeof users)['saveRoles']>) {
  const { actor, body, params, subject } = call
  return saveIds(tx, call, {
    action: 'users.saveRoles',
    conflict: roleMessages.conflict,
    table: userRoles,
    judgedIn: subject.licenseId,
    lock: async () => {
      await lockForRoles(tx, subject.licenseId, body)
      return lockSubject(tx, actor, params.userId)
    },
    settle: async ({ userId }, before) => {
      const change = changeBetween(before, body)
      await requireGrantable(tx, actor, change.added)
      if (change.added.length > 0) await requireOffered(tx, change.added, await readAllAddOns(tx, userId))
      return change
    },
    entry: async ({ added, removed }) => {
      const namesOf = async (ids: readonly number[]) => (await findRoles(tx, ids)).map(({ name }) => name)
      return { before: { roles: await namesOf(removed) }, after: { roles: await namesOf(added) } }
    },
    writeIds: async ({ userId }, change) => {
      await keepRolesApart(tx, actor, oneUser(userId), () => writeChange(tx, userRoles, userId, change))
      await refuseTaking(tx, actor)
    },
    present: ({ userId }) => readRolesTab(tx, userId),
  })
}
