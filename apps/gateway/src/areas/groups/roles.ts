import type { groups } from '@sitewright/api-client/contract/groups'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { Queries } from '../../db/database'
import { groupAddOns, groupRoles } from '../../db/schema'
import { changeBetween, readAssigned, writeChange } from '../../holdings/assignments'
import { requireGrantable, requireOffered } from '../../holdings/grants'
import { membersOf } from '../../holdings/kinds'
import { refuseTaking } from '../../holdings/lost-roles'
import { readRoleState } from '../../holdings/role-info'
import { keepRolesApart, lockForRoles } from '../../holdings/roles-apart'
import type { JudgedCall } from '../../http/handler'
import { allIds, saveIds } from '../../saves/save-ids'
import { recordThrough } from './members'
import { lockGroup } from './store'

/** The role groups of a group's product licenses with its roles, and the tag of these. */
export const readRoles = (q: Queries, userGroupId: number) =>
  readRoleState(q, { products: groupAddOns, roles: groupRoles }, userGroupId)

/** Saves the roles of a group. Only those that are added are judged: they belong to a product license of the group, and the caller may grant them (ROLE-53). */
export function saveRoles(tx: Queries, call: JudgedCall<(typeof groups)['saveRoles']>) {
  const { actor, body, subject } = call
  return saveIds(tx, call, {
    action: 'groups.saveRoles',
    conflict: roleMessages.conflict,
    table: groupRoles,
    judgedIn: subject.licenseId,
    lock: async () => {
      await lockForRoles(tx, subject.licenseId, body.roleIds)
      return lockGroup(tx, actor, body.userGroupId)
    },
    settle: async ({ userGroupId }, before) => {
      const change = changeBetween(before, body.roleIds)
      await requireOffered(tx, change.added, await readAssigned(tx, groupAddOns, userGroupId))
      await requireGrantable(tx, actor, change.added)
      return change
    },
    entry: allIds('roleIds'),
    writeIds: async (group, change) => {
      const { userGroupId } = group
      await keepRolesApart(tx, actor, membersOf(userGroupId), () => writeChange(tx, groupRoles, userGroupId, change))
      await refuseTaking(tx, actor)
      await recordThrough(tx, call, 'groups.saveRoles', group, { roleIds: change })
      return undefined
    },
    present: ({ userGroupId }) => readRoles(tx, userGroupId),
  })
}
