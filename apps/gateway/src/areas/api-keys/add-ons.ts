import { eq } from 'drizzle-orm'
import type { apiKeys as contract } from '@sitewright/api-client/contract/api-keys'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { rolesDropped } from '@sitewright/domain/add-ons/rules'
import type { KeyAddOn } from '@sitewright/domain/api-keys/model'
import { labelOfRole } from '@sitewright/domain/roles/rules'
import type { Queries } from '../../db/database'
import { keyAddOns, keyRoles, licenseAddOns } from '../../db/schema'
import { readAssigned, writeChange } from '../../holdings/assignments'
import { findRoles, requireTakeable, roleGroupsOf, type RoleRow } from '../../holdings/grants'
import { readAddOns, settleProducts } from '../../holdings/products'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict, invalid } from '../../http/refusals'
import type { SignedIn } from '../../http/caller'
import { tagOfIds } from '../../http/versions'
import { presentKeyAddOn } from './present'
import { holdKey } from './save'

type SaveCall = JudgedCall<(typeof contract)['saveAddOns']>

/** The product licenses of a key, with the tag of them all. */
export async function addOnsOfKey(q: Queries, apiKeyId: number): Promise<{ body: KeyAddOn[]; tag: string }> {
  const ids = await readAssigned(q, keyAddOns, apiKeyId)
  return { body: (await readAddOns(q, ids)).map(presentKeyAddOn), tag: tagOfIds(ids) }
}

/** Saves the product licenses of a key, in one transaction: what they alone brought goes with them. A key is no user, and takes no seat. */
export async function saveAddOnsOfKey(tx: Queries, call: SaveCall) {
  const { actor } = call
  const { apiKeyId, licenseId } = await holdKey(tx, actor, call.params.id)
  const held = await readAssigned(tx, keyAddOns, apiKeyId)
  if (!call.isExpected(tagOfIds(held))) {
    throw conflict(await addOnsOfKey(tx, apiKeyId), addOnMessages.conflict)
  }
  const wanted = await idsOf(tx, licenseId, held, call.body)
  const { added, removed, after } = await settleProducts(tx, { licenseId, held, wanted })
  const dropped = await dropRoles(tx, actor, apiKeyId, held, after)
  await writeChange(tx, keyAddOns, apiKeyId, { added, removed })
  if (added.length + removed.length > 0) {
    await record(tx, {
      at: call.now,
      actor,
      action: 'apiKeys.saveAddOns',
      subject: { kind: 'api-key', id: apiKeyId },
      licenseId,
      before: { addOnIds: held, ...(dropped.length > 0 && { roles: dropped.map((role) => role.name) }) },
      after: { addOnIds: after, ...(dropped.length > 0 && { roles: [] }) },
      requestId: call.requestId,
    })
  }
  const saved = await addOnsOfKey(tx, apiKeyId)
  return dropped.length === 0
    ? { status: 200 as const, ...saved }
    : { status: 210 as const, body: addOnMessages.rolesRemoved(dropped.map(labelOfRole)), tag: saved.tag }
}

/** What the entries name: a product license of the key's license by its id, else by its name (KEY-32). */
async function idsOf(
  tx: Queries,
  licenseId: number,
  held: readonly number[],
  entries: SaveCall['body'],
): Promise<number[]> {
  const offered = await tx
    .select({ addOnId: licenseAddOns.addOnId })
    .from(licenseAddOns)
    .where(eq(licenseAddOns.licenseId, licenseId))
  const known = await readAddOns(tx, [...new Set([...held, ...offered.map((row) => row.addOnId)])])
  const ids = new Set(known.map((row) => row.addOnId))
  const byName = new Map(known.map((row) => [row.name, row.addOnId]))
  return entries.map(({ addOnId, name }) => {
    const id = addOnId !== undefined && ids.has(addOnId) ? addOnId : byName.get(name ?? '')
    if (id === undefined) throw invalid({ addOnIds: [addOnMessages.notFound] }, addOnMessages.notFound)
    return id
  })
}

/** A role that only what is taken away has brought goes; all of them where nothing is left. */
async function dropRoles(
  tx: Queries,
  actor: SignedIn,
  apiKeyId: number,
  before: readonly number[],
  after: readonly number[],
): Promise<RoleRow[]> {
  const roles = await findRoles(tx, await readAssigned(tx, keyRoles, apiKeyId))
  const isNothingLeft = before.length > 0 && after.length === 0
  const dropped = rolesDropped(roles, await roleGroupsOf(tx, before), await roleGroupsOf(tx, after), isNothingLeft)
  requireTakeable(actor, dropped)
  await writeChange(tx, keyRoles, apiKeyId, { added: [], removed: dropped.map((role) => role.roleId) })
  return dropped
}
