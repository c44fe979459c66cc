import type { apiKeys as contract } from '@sitewright/api-client/contract/api-keys'
import { roleMessages } from '@sitewright/domain/roles/messages'
import type { Queries } from '../../db/database'
import { keyAddOns, keyRoles } from '../../db/schema'
import { changeBetween, readAssigned } from '../../holdings/assignments'
import { findRoles, requireGrantable, requireOffered, requireTakeable } from '../../holdings/grants'
import { readRoleState } from '../../holdings/role-info'
import { requireApart } from '../../holdings/roles-apart'
import type { JudgedCall } from '../../http/handler'
import { allIds, saveIds } from '../../saves/save-ids'
import { lockKey, readKeyRoles } from './store'

/** The role groups of a key's product licenses with its roles, and the tag of these. */
export const rolesOfKey = (q: Queries, apiKeyId: number) =>
  readRoleState(q, { products: keyAddOns, roles: keyRoles }, apiKeyId)

/** Saves the roles of a key. Added and removed roles are judged (ROLE-53, ROLE-57). */
export function saveRolesOfKey(tx: Queries, call: JudgedCall<(typeof contract)['saveRoles']>) {
  const { actor, body, params } = call
  return saveIds(tx, call, {
    action: 'apiKeys.saveRoles',
    conflict: roleMessages.conflict,
    table: keyRoles,
    lock: () => lockKey(tx, actor, params.id),
    settle: async ({ apiKeyId }, before) => {
      const change = changeBetween(before, body)
      await requireOffered(tx, change.added, await readAssigned(tx, keyAddOns, apiKeyId))
      await requireGrantable(tx, actor, change.added)
      const rows = await readKeyRoles(tx, apiKeyId)
      requireTakeable(actor, rows, await findRoles(tx, change.removed))
      await requireApart(tx, actor, rows, body)
      return change
    },
    entry: allIds('roleIds'),
    present: ({ apiKeyId }) => rolesOfKey(tx, apiKeyId),
  })
}
