import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { apiKeys, keyRoles } from '../../db/schema'
import { inScope, scopeOf, type LicenseScope } from '../../db/scope'
import { readAssigned } from '../../holdings/assignments'
import { findRoles, type RoleRow } from '../../holdings/grants'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import type { Owner } from '../../saves/save-locked'
import { makeApiKey } from '../../secrets/api-key'

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

/**
 * The same, locked until the transaction ends: of two concurrent saves, the second reads what the first wrote.
 * @throws Problem 404 where it no longer exists
 */
export async function lockKey(tx: Queries, actor: Actor, apiKeyId: number): Promise<KeyRow & Owner> {
  const [row] = await tx
    .select(keyColumns)
    .from(apiKeys)
    .where(withId(apiKeyId, scopeOf(actor)))
    .for('no key update')
  if (row === undefined) throw notFound(apiKeyMessages.notFound)
  return { ...row, auditSubject: { kind: 'api-key', id: apiKeyId } }
}

/** The roles of a key. */
export const readKeyRoles = async (q: Queries, apiKeyId: number): Promise<RoleRow[]> =>
  findRoles(q, await readAssigned(q, keyRoles, apiKeyId))

/** Writes the values and counts the save. */
export async function updateKey(tx: Queries, apiKeyId: number, values: Partial<KeyRow>): Promise<KeyRow> {
  const [row] = await tx
    .update(apiKeys)
    .set({ ...values, version: sql`${apiKeys.version} + 1` })
    .where(eq(apiKeys.apiKeyId, apiKeyId))
    .returning(keyColumns)
  if (row === undefined) throw new Error('A locked key does not exist.')
  return row
}

/** Prefixes are random. Two equal ones are very rare, so that so many in a row are a bug. */
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
