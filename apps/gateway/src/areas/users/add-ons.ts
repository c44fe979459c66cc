import type { users } from '@sitewright/api-client/contract/users'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { AddOn } from '@sitewright/domain/add-ons/model'
import { isClearingVendors, isVendorMissing, rolesDropped } from '@sitewright/domain/add-ons/rules'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import type { Queries } from '../../db/database'
import { userAddOns, userRoles } from '../../db/schema'
import { changeBetween, readAssigned, writeChange } from '../../holdings/assignments'
import { findRoles, roleGroupsOf, type RoleRow } from '../../holdings/grants'
import { refuseBothKinds, oneUser } from '../../holdings/kinds'
import { holdProducts, requireSeats } from '../../holdings/limits'
import { refuseTaking } from '../../holdings/lost-roles'
import { readAddOns, settleProducts } from '../../holdings/products'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { conflict, invalid } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { presentAddOn } from '../../holdings/add-on-wire'
import { readInheritedAddOns } from './held'
import { updateUser } from './store'
import { holdSubject } from './subjects'

type Save = (typeof users)['saveAddOns']

/** The product licenses that a user holds directly, by name, and the tag of that state. */
export async function readDirectAddOns(q: Queries, userId: number): Promise<{ body: AddOn[]; tag: string }> {
  const held = await readAssigned(q, userAddOns, userId)
  return { body: (await readAddOns(q, held)).map(presentAddOn), tag: tagOfIds(held) }
}

/**
 * A vendor product license that is held directly needs a vendor's name (USER-67); of those of groups the name is nobody's (GROUP-21).
 * @throws Problem 400 at this field
 */
export function requireVendors(addOns: readonly AddOn[], vendors: readonly string[], field: string): void {
  const held = new Set(addOns.map(({ addOnId }) => addOnId))
  if (!isVendorMissing(addOns, held, vendors)) return
  throw invalid({ [field]: [addOnMessages.vendorRequired] }, addOnMessages.vendorRequired)
}

/** The direct roles that go with what is taken away, where something is (USER-75). */
async function readDropped(
  tx: Queries,
  userId: number,
  inherited: readonly number[],
  { before, after }: { before: readonly number[]; after: readonly number[] },
): Promise<RoleRow[]> {
  if (changeBetween(before, after).removed.length === 0) return []
  const left = [...after, ...inherited]
  return rolesDropped(
    await findRoles(tx, await readAssigned(tx, userRoles, userId)),
    await roleGroupsOf(tx, [...before, ...inherited]),
    await roleGroupsOf(tx, left),
    left.length === 0,
  )
}

/**
 * The direct product licenses in one transaction: products are held, then the user; kinds, vendors and seats are judged; roles that they brought go with them. What a
 * rule has dropped is told with 210 (API-114).
 */
export async function saveAddOns(tx: Queries, call: JudgedCall<Save>): Promise<Reply<Save>> {
  const { actor, body, now, params, subject } = call
  await holdProducts(tx, subject.licenseId, body)
  const row = await holdSubject(tx, actor, params.username)
  const { userId, licenseId } = row
  const held = await readAssigned(tx, userAddOns, userId)
  // Moved since it was judged: the product licenses that are held here are those of another license.
  if (licenseId !== subject.licenseId || !call.isExpected(tagOfIds(held))) {
    const body = (await readAddOns(tx, held)).map(presentAddOn)
    throw conflict({ body, tag: tagOfIds(held) }, addOnMessages.conflict)
  }
  const inherited = await readInheritedAddOns(tx, userId)
  const { added, removed, after, replaced } = await settleProducts(tx, {
    licenseId,
    held,
    wanted: body,
    bothKindsRefusal: addOnMessages.bothKindsOf([row.userName]),
    inherited,
  })
  const addOns = (await readAddOns(tx, after)).map(presentAddOn)
  requireVendors(addOns, row.vendors, 'vendors')
  const tag = tagOfIds(after)
  if (added.length === 0 && removed.length === 0) return { status: 200, body: addOns, tag }

  const isNew = (addOnId: number): boolean => !inherited.includes(addOnId)
  await requireSeats(tx, licenseId, new Map(added.filter(isNew).map((addOnId) => [addOnId, 1])))
  const dropped = await readDropped(tx, userId, inherited, { before: held, after })
  const isCleared = row.vendors.length > 0 && isClearingVendors(addOns, new Set(added))
  await writeChange(tx, userAddOns, userId, { added, removed })
  // A user who already has both kinds can add only if one kind is left. Group calls exempt such users, but a direct choice concerns this user alone.
  if (added.length > 0) await refuseBothKinds(tx, oneUser(userId), 'addOnIds')
  await writeChange(tx, userRoles, userId, { added: [], removed: dropped.map(({ roleId }) => roleId) })
  await refuseTaking(tx, actor)
  if (isCleared) await updateUser(tx, userId, { vendors: [] })
  await record(tx, {
    at: now,
    actor,
    action: 'users.saveAddOns',
    subject: { kind: 'user', id: userId },
    licenseId,
    before: {
      addOns: held,
      ...(dropped.length > 0 && { roles: dropped.map(({ name }) => name) }),
      ...(isCleared && { vendors: row.vendors }),
    },
    after: { addOns: after, ...(dropped.length > 0 && { roles: [] }), ...(isCleared && { vendors: [] }) },
    requestId: call.requestId,
  })
  const warning = [
    ...(replaced.length > 0 ? [addOnMessages.kindReplaced(replaced.map(({ name }) => name))] : []),
    ...(dropped.length > 0 ? [addOnMessages.rolesRemoved(dropped.map(labelOfRole))] : []),
    ...(isCleared ? [addOnMessages.vendorsRemoved] : []),
  ].join(' ')
  return warning === '' ? { status: 200, body: addOns, tag } : { status: 210, body: warning, tag }
}
