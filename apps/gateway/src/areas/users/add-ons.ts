import type { users } from '@sitewright/api-client/contract/users'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOn } from '@sitewright/domain/add-ons/model'
import { isClearingVendors, isVendorMissing } from '@sitewright/domain/add-ons/rules'
import type { Queries } from '../../db/database'
import { userAddOns, userRoles } from '../../db/schema'
import { presentAddOn } from '../../holdings/add-on-wire'
import { refuseBothKinds, oneUser } from '../../holdings/kinds'
import { lockProducts, requireSeats } from '../../holdings/limits'
import { refuseTaking } from '../../holdings/lost-roles'
import { readDirectAddOns, settleProducts } from '../../holdings/products'
import type { JudgedCall, Reply } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { saveProducts } from '../../saves/save-products'
import { readInheritedAddOns } from './inherited'
import { updateUser } from './store'
import { lockSubject } from './subjects'

type Save = (typeof users)['saveAddOns']

/** The product licenses that a user has directly, by name, and the tag of that state. */
export const readAddOnsTab = (q: Queries, userId: number): Promise<{ body: AddOn[]; tag: string }> =>
  readDirectAddOns(q, userAddOns, userId, presentAddOn)

/**
 * A user who has a vendor product license directly needs a vendor (USER-67). One of a group needs none (GROUP-21).
 * @throws Problem 400 at this field
 */
export function requireVendors(addOns: readonly AddOn[], vendors: readonly string[], field: string): void {
  const assigned = new Set(addOns.map(({ addOnId }) => addOnId))
  if (!isVendorMissing(addOns, assigned, vendors)) return
  throw invalid({ [field]: [addOnMessages.vendorRequired] }, addOnMessages.vendorRequired)
}

/** Saves the direct product licenses. Locks product licenses, then the user. Judges kinds, vendors and seats. */
export function saveAddOns(tx: Queries, call: JudgedCall<Save>): Promise<Reply<Save>> {
  const { actor, body, params, subject } = call
  return saveProducts(tx, call, {
    action: 'users.saveAddOns',
    products: userAddOns,
    roles: userRoles,
    fields: ['addOns', 'roles'],
    judgedIn: subject.licenseId,
    lock: async () => {
      await lockProducts(tx, subject.licenseId, body)
      return lockSubject(tx, actor, params.username)
    },
    settle: async ({ userId, userName, licenseId, vendors }, before) => {
      const settled = await settleProducts(tx, {
        licenseId,
        before,
        wanted: body,
        bothKindsRefusal: addOnMessages.bothKindsOf([userName]),
        inherited: await readInheritedAddOns(tx, userId),
      })
      requireVendors(settled.products.map(presentAddOn), vendors, 'vendors')
      return settled
    },
    judge: async ({ userId, licenseId, vendors }, { added, inherited, products }, writeAll) => {
      const isNew = (addOnId: number): boolean => !inherited.includes(addOnId)
      await requireSeats(tx, licenseId, new Map(added.filter(isNew).map((addOnId) => [addOnId, 1])))
      await writeAll()
      // A user who already has both kinds can add only if one kind is left. Group calls exempt such users, but a direct choice concerns this user alone.
      if (added.length > 0) await refuseBothKinds(tx, oneUser(userId), 'addOnIds')
      await refuseTaking(tx, actor)
      if (vendors.length === 0 || !isClearingVendors(products.map(presentAddOn), new Set(added))) return undefined
      await updateUser(tx, userId, { vendors: [] })
      return { before: { vendors }, after: { vendors: [] }, warning: addOnMessages.vendorsRemoved }
    },
    present: ({ userId }) => readAddOnsTab(tx, userId),
  })
}
