import type { KeyAddOn, WireApiKey } from '@sitewright/domain/api-keys/model'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { keyAddOns } from '../../db/schema'
import { presentAddOn, type AddOnRow } from '../../holdings/add-on-wire'
import { readPairs } from '../../holdings/assignments'
import { readKeyLocks, type KeyLocks } from '../../holdings/locks'
import { readAddOnsOf } from '../../holdings/products'
import type { KeyRow } from './store'

export function presentKeyAddOn(row: AddOnRow): KeyAddOn {
  const { addOnId, name, addonData } = presentAddOn(row)
  return { addOnId, name, addonData }
}

/** A key as the wire shows it: field by field, so that a new column is not sent. */
const presentRow = (row: KeyRow, addOns: readonly AddOnRow[]): WireApiKey => ({
  apiKeyId: row.apiKeyId,
  name: row.name,
  description: row.description,
  licenseId: row.licenseId,
  isActive: row.isActive,
  allProjects: row.allProjects,
  keyPrefix: row.keyPrefix,
  createdDate: row.createdDate,
  updatedDate: row.updatedDate,
  keyAddons: addOns.map(presentKeyAddOn),
  version: row.version,
})

/** Keys with the product licenses of each by name, in two queries for any number of keys. */
export async function presentKeys(q: Queries, rows: readonly KeyRow[]): Promise<WireApiKey[]> {
  const ids = rows.map(({ apiKeyId }) => apiKeyId)
  const addOnsOf = await readAddOnsOf(q, await readPairs(q, keyAddOns, ids))
  return rows.map((row) => presentRow(row, addOnsOf(row.apiKeyId)))
}

/** Adds why the reader cannot switch the key, so that the portal can lock the badge. */
function withLock(key: WireApiKey, { switching }: KeyLocks): WireApiKey {
  const decision = key.isActive ? switching.off : switching.on
  return decision.allowed ? key : { ...key, activeLock: decision.reason }
}

/** The keys of a list, with their locks. */
export async function presentKeyList(q: Queries, reader: Actor, rows: readonly KeyRow[]): Promise<WireApiKey[]> {
  const locksOf = await readKeyLocks(
    q,
    reader,
    rows.map(({ apiKeyId }) => apiKeyId),
  )
  return (await presentKeys(q, rows)).map((key) => withLock(key, locksOf(key.apiKeyId ?? 0)))
}

/** One key. Also says which roles keep their product licenses from being removed. */
export async function presentKey(q: Queries, reader: Actor, row: KeyRow): Promise<WireApiKey> {
  const [key] = await presentKeys(q, [row])
  if (key === undefined) throw new Error('A key was not presented.')
  const locks = (await readKeyLocks(q, reader, [row.apiKeyId]))(row.apiKeyId)
  return { ...withLock(key, locks), ...(locks.lockedRoles.length > 0 && { lockedRoles: [...locks.lockedRoles] }) }
}
