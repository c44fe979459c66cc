import type { apiKeys as contract } from '@sitewright/api-client/contract/api-keys'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import type { Queries } from '../../db/database'
import { keyAddOns, keyRoles } from '../../db/schema'
import { changeBetween, readAssigned, writeChange } from '../../holdings/assignments'
import {
  findRoles,
  requireGrantable,
  requireOffered,
  requireRoles,
  requireTakeable,
  roleGroupsOf,
} from '../../holdings/grants'
import { readRoleInfo } from '../../holdings/role-info'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { holdKey } from './save'

/** The role groups that the products of a key bring, with what is assigned, and the tag of that. */
export async function rolesOfKey(q: Queries, apiKeyId: number): Promise<{ body: RoleInfo; tag: string }> {
  const addOnIds = await readAssigned(q, keyAddOns, apiKeyId)
  const directRoleIds = await readAssigned(q, keyRoles, apiKeyId)
  const roleGroupIds = await roleGroupsOf(q, addOnIds)
  return { body: await readRoleInfo(q, { roleGroupIds, directRoleIds }), tag: tagOfIds(directRoleIds) }
}

/** Saves the roles of a key, in one transaction. What is added is judged; what stands may stay, or go (ROLE-53). */
export async function saveRolesOfKey(tx: Queries, call: JudgedCall<(typeof contract)['saveRoles']>) {
  const { actor, body } = call
  const { apiKeyId, licenseId } = await holdKey(tx, actor, call.params.id)
  const held = await readAssigned(tx, keyRoles, apiKeyId)
  if (!call.isExpected(tagOfIds(held))) throw conflict(await rolesOfKey(tx, apiKeyId), roleMessages.conflict)
  const change = changeBetween(held, body)
  await requireRoles(tx, change.added)
  await requireOffered(tx, change.added, await readAssigned(tx, keyAddOns, apiKeyId))
  await requireGrantable(tx, actor, change.added)
  requireTakeable(actor, await findRoles(tx, change.removed))
  await writeChange(tx, keyRoles, apiKeyId, change)
  if (change.added.length + change.removed.length > 0) {
    await record(tx, {
      at: call.now,
      actor,
      action: 'apiKeys.saveRoles',
      subject: { kind: 'api-key', id: apiKeyId },
      licenseId,
      before: { roleIds: held },
      after: { roleIds: await readAssigned(tx, keyRoles, apiKeyId) },
      requestId: call.requestId,
    })
  }
  return { status: 200 as const, ...(await rolesOfKey(tx, apiKeyId)) }
}
