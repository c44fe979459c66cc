import type { groups } from '@sitewright/api-client/contract/groups'
import { roleMessages } from '@sitewright/domain/roles/messages'
import { directRoles } from '@sitewright/domain/roles/rules'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import type { Queries } from '../../db/database'
import { groupAddOns, groupRoles } from '../../db/schema'
import { changeBetween, readAssigned, writeChange } from '../../holdings/assignments'
import { requireGrantable, requireOffered, roleGroupsOf } from '../../holdings/grants'
import { refuseTaking } from '../../holdings/lost-roles'
import { readRoleInfo } from '../../holdings/role-info'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { lockGroup } from './store'

/** The role groups that the product licenses of a group bring, and what is assigned. */
export async function roleInfoOf(q: Queries, userGroupId: number): Promise<RoleInfo> {
  const addOnIds = await readAssigned(q, groupAddOns, userGroupId)
  return readRoleInfo(q, {
    roleGroupIds: await roleGroupsOf(q, addOnIds),
    directRoleIds: await readAssigned(q, groupRoles, userGroupId),
  })
}

export const tagOfRoles = (info: RoleInfo): string => tagOfIds(directRoles(info))

/** Saves the roles of a group. Only what is added is judged: it belongs to a product license of the group, and the caller may grant it (ROLE-53). */
export async function saveRoles(tx: Queries, call: JudgedCall<(typeof groups)['saveRoles']>): Promise<RoleInfo> {
  const { actor, body } = call
  const group = await lockGroup(tx, actor, body.userGroupId)
  const held = await readAssigned(tx, groupRoles, group.userGroupId)
  if (!call.isExpected(tagOfIds(held))) {
    const body = await roleInfoOf(tx, group.userGroupId)
    throw conflict({ body, tag: tagOfRoles(body) }, roleMessages.conflict)
  }
  const change = changeBetween(held, body.roleIds)
  await requireOffered(tx, change.added, await readAssigned(tx, groupAddOns, group.userGroupId))
  await requireGrantable(tx, actor, change.added)
  if (change.added.length > 0 || change.removed.length > 0) {
    await writeChange(tx, groupRoles, group.userGroupId, change)
    await refuseTaking(tx, actor)
    await record(tx, {
      at: call.now,
      actor,
      action: 'groups.saveRoles',
      subject: { kind: 'user-group', id: group.userGroupId },
      licenseId: group.licenseId,
      before: { roleIds: held },
      after: { roleIds: await readAssigned(tx, groupRoles, group.userGroupId) },
      requestId: call.requestId,
    })
  }
  return roleInfoOf(tx, group.userGroupId)
}
