import { sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { groupAddOns, groupRoles } from '../../db/schema'
import { presentAddOn } from '../../holdings/add-on-wire'
import { membersOf, findUsersWithBothKinds, refuseBothKinds } from '../../holdings/kinds'
import { lockProducts, requireSeatsFor } from '../../holdings/limits'
import { refuseTaking } from '../../holdings/lost-roles'
import { readDirectAddOns, settleProducts } from '../../holdings/products'
import type { JudgedCall, Reply } from '../../http/handler'
import { saveProducts } from '../../saves/save-products'
import { recordThrough } from './members'
import { lockGroup } from './store'

type Row = (typeof groups)['saveAddOns']

/**
 * Saves the product licenses that a group grants to its users. Of the two kinds, the new one replaces the other (GROUP-18). A vendor product license needs no vendor here
 * (GROUP-21).
 */
export function saveAddOns(tx: Queries, call: JudgedCall<Row>): Promise<Reply<Row>> {
  const { actor, body, subject } = call
  return saveProducts(tx, call, {
    action: 'groups.saveAddOns',
    products: groupAddOns,
    roles: groupRoles,
    fields: ['addOnIds', 'rolesRemoved'],
    judgedIn: subject.licenseId,
    lock: async () => {
      await lockProducts(tx, subject.licenseId)
      return lockGroup(tx, actor, body.userGroupId)
    },
    settle: ({ licenseId }, before) =>
      settleProducts(tx, { licenseId, before, wanted: body.addOnIds, bothKindsRefusal: addOnMessages.bothKinds }),
    judge: async (group, { added, removed, dropped }, writeAll) => {
      const { userGroupId, licenseId } = group
      const members = membersOf(userGroupId)
      const usersBefore = added.length > 0 ? await findUsersWithBothKinds(tx, members) : []
      if (added.length > 0) {
        const wanted = sql`select add_on_id, user_id from unnest(${idList(added)}) added (add_on_id), (${members}) members`
        await requireSeatsFor(tx, licenseId, wanted)
      }
      await writeAll()
      if (added.length > 0) await refuseBothKinds(tx, members, 'addOnIds', usersBefore)
      await refuseTaking(tx, actor)
      await recordThrough(tx, call, 'groups.saveAddOns', group, {
        addOnIds: { added, removed },
        rolesRemoved: { added: [], removed: dropped.map(({ name }) => name) },
      })
      return undefined
    },
    present: ({ userGroupId }) => readDirectAddOns(tx, groupAddOns, userGroupId, presentAddOn),
  })
}
