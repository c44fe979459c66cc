import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { addOns, apiKeys, keyAddOns } from '../../db/schema'
import { isStorableId } from '../../http/storable'
import { makeApiKey } from '../../secrets/api-key'
import type { AddOnRow } from '../../holdings/add-on-wire'
import { idList } from '../../db/id-list'
import { inScope, type LicenseScope } from '../../db/scope'

const { secretHash: _neverRead, ...keyColumns } = getTableColumns(apiKeys)

/** A key as stored, but for the hash of its secret, which no query of this area reads. */
export type KeyRow = Omit<typeof apiKeys.$inferSelect, 'secretHash'>

export { keyColumns }

const withId = (apiKeyId: number, scope: LicenseScope) =>
  and(eq(apiKeys.apiKeyId, apiKeyId), inScope(apiKeys.licenseId, scope))

export async function findKey(q: Queries, scope: LicenseScope, apiKeyId: number): Promise<KeyRow | undefined> {
  if (!isStorableId(apiKeyId)) return undefined
  const [row] = await q.select(keyColumns).from(apiKeys).where(withId(apiKeyId, scope))
  return row
}

/** The same, held until the transaction ends: of two saves at the same time the second reads what the first wrote. */
export async function lockKey(tx: Queries, scope: LicenseScope, apiKeyId: number): Promise<KeyRow | undefined> {
  const [row] = await tx.select(keyColumns).from(apiKeys).where(withId(apiKeyId, scope)).for('update')
  return row
}

/** Writes the values and counts the save. */
export async function updateKey(tx: Queries, apiKeyId: number, values: Partial<KeyRow>): Promise<KeyRow> {
  const [row] = await tx
    .update(apiKeys)
    .set({ ...values, version: sql`${apiKeys.version} + 1` })
    .where(eq(apiKeys.apiKeyId, apiKeyId))
    .returning(keyColumns)
  if (row === undefined) throw new Error('A key that was locked has gone.')
  return row
}

/** Prefixes are by chance: the same twice is very rare, so often in a row it is an error of ours. */
const TRIES = 5

type NewKeyValues = Pick<KeyRow, 'licenseId' | 'name' | 'description' | 'isActive' | 'allProjects' | 'createdDate'>

/** Stores a new key with nothing assigned. @returns it with the key itself, which nobody can read again */
export async function insertKey(tx: Queries, values: NewKeyValues): Promise<{ row: KeyRow; key: string }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { key, ...made } = makeApiKey()
    const [row] = await tx
      .insert(apiKeys)
      .values({ ...values, ...made, updatedDate: values.createdDate })
      .onConflictDoNothing()
      .returning(keyColumns)
    if (row !== undefined) return { row, key }
  }
  throw new Error('No new prefix of a key was found.')
}

/** The product licenses of each key by name, in one query, however many they are. */
export async function readAddOnsOfKeys(
  q: Queries,
  keyIds: readonly number[],
): Promise<(apiKeyId: number) => readonly AddOnRow[]> {
  if (keyIds.length === 0) return () => []
  const rows = await q
    .select({ ...getTableColumns(addOns), apiKeyId: keyAddOns.ownerId })
    .from(keyAddOns)
    .innerJoin(addOns, eq(addOns.addOnId, keyAddOns.itemId))
    .where(sql`${keyAddOns.ownerId} = any(${idList(keyIds)})`)
    .orderBy(sql`lower(${addOns.name})`, asc(addOns.addOnId))
  const byKey = new Map<number, AddOnRow[]>(keyIds.map((apiKeyId) => [apiKeyId, []]))
  for (const { apiKeyId, ...addOn } of rows) byKey.get(apiKeyId)?.push(addOn)
  return (apiKeyId) => byKey.get(apiKeyId) ?? []
}
