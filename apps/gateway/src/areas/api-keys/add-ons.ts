import { eq } from 'drizzle-orm'
import type { apiKeys as contract } from '@sitewright/api-client/contract/api-keys'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { KeyAddOn } from '@sitewright/domain/api-keys/model'
import type { Queries } from '../../db/database'
import { keyAddOns, keyRoles, licenseAddOns } from '../../db/schema'
import { requireTakeable } from '../../holdings/grants'
import { readAddOns, readDirectAddOns, settleProducts } from '../../holdings/products'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { saveProducts } from '../../saves/save-products'
import { presentKeyAddOn } from './present'
import { lockKey, readKeyRoles } from './store'

type SaveCall = JudgedCall<(typeof contract)['saveAddOns']>

/** The product licenses of a key, by name, with their tag. */
export const addOnsOfKey = (q: Queries, apiKeyId: number): Promise<{ body: KeyAddOn[]; tag: string }> =>
  readDirectAddOns(q, keyAddOns, apiKeyId, presentKeyAddOn)

/** Saves the product licenses of a key. A key is not a user, so it takes no seat and can have both kinds. */
export function saveAddOnsOfKey(tx: Queries, call: SaveCall) {
  const { actor, body, params } = call
  return saveProducts(tx, call, {
    action: 'apiKeys.saveAddOns',
    products: keyAddOns,
    roles: keyRoles,
    fields: ['addOnIds', 'roles'],
    lock: () => lockKey(tx, actor, params.id),
    settle: async ({ licenseId }, before) =>
      settleProducts(tx, { licenseId, before, wanted: await idsOf(tx, licenseId, before, body) }),
    judge: async ({ apiKeyId }, { dropped }, writeAll) => {
      requireTakeable(actor, await readKeyRoles(tx, apiKeyId), dropped)
      await writeAll()
    },
    present: ({ apiKeyId }) => addOnsOfKey(tx, apiKeyId),
  })
}

/** The ids of the entries: a product license of the key's license by its id, else by its name (KEY-32). */
async function idsOf(
  tx: Queries,
  licenseId: number,
  before: readonly number[],
  entries: SaveCall['body'],
): Promise<number[]> {
  const offered = await tx
    .select({ addOnId: licenseAddOns.addOnId })
    .from(licenseAddOns)
    .where(eq(licenseAddOns.licenseId, licenseId))
  const known = await readAddOns(tx, [...new Set([...before, ...offered.map((row) => row.addOnId)])])
  const ids = new Set(known.map((row) => row.addOnId))
  const byName = new Map(known.map((row) => [row.name, row.addOnId]))
  return entries.map(({ addOnId, name }) => {
    const id = addOnId !== undefined && ids.has(addOnId) ? addOnId : byName.get(name ?? '')
    if (id === undefined) throw invalid({ addOnIds: [addOnMessages.notFound] }, addOnMessages.notFound)
    return id
  })
}
