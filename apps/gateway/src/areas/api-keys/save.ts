import { isDeepStrictEqual } from 'node:util'
import type { apiKeys as contract } from '@sitewright/api-client/contract/api-keys'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { ApiKeyInput, type WireApiKey, type WireNewApiKey } from '@sitewright/domain/api-keys/model'
import type { Queries } from '../../db/database'
import { keyRoles } from '../../db/schema'
import { readAssigned } from '../../holdings/assignments'
import { requireGrantable } from '../../holdings/grants'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict, notFound } from '../../http/refusals'
import type { SignedIn } from '../../http/caller'
import { scopeOf } from '../../db/scope'
import { presentKey } from './present'
import { insertKey, lockKey, updateKey, type KeyRow } from './store'

/** Holds the key of a call. @throws Problem 404 where it has gone since it was judged */
export async function holdKey(tx: Queries, actor: SignedIn, apiKeyId: number): Promise<KeyRow> {
  const row = await lockKey(tx, scopeOf(actor), apiKeyId)
  if (row === undefined) throw notFound(apiKeyMessages.notFound)
  return row
}

/** Makes a key, in one transaction with its record. The reply alone holds it: stored is its hash. */
export async function createKey(
  tx: Queries,
  { actor, body, now, requestId }: JudgedCall<(typeof contract)['create']>,
): Promise<WireNewApiKey> {
  const { row, key } = await insertKey(tx, { ...body, createdDate: now })
  await record(tx, {
    at: now,
    actor,
    action: 'apiKeys.create',
    subject: { kind: 'api-key', id: row.apiKeyId },
    licenseId: row.licenseId,
    after: { ...body, keyPrefix: row.keyPrefix },
    requestId,
  })
  return { ...(await presentKey(tx, row)), apiKey: key }
}

/**
 * The details in one transaction. A save that changes nothing counts for nothing. Whoever switches a key on gives its roles to whoever has its secret: judged as the
 * roles are (ROLE-53).
 * @throws Problem 403 where a key that is switched on holds roles that the caller may not grant
 */
export async function saveKey(tx: Queries, call: JudgedCall<(typeof contract)['save']>): Promise<WireApiKey> {
  const { actor, now } = call
  const row = await holdKey(tx, actor, call.params.id)
  if (!call.isExpected(row.version)) throw conflict({ body: await presentKey(tx, row) }, apiKeyMessages.conflict)
  const before = ApiKeyInput.parse(row)
  const after = ApiKeyInput.parse(call.body)
  if (isDeepStrictEqual(before, after)) return presentKey(tx, row)
  if (after.isActive && !before.isActive) {
    await requireGrantable(tx, actor, await readAssigned(tx, keyRoles, row.apiKeyId))
  }
  const saved = await updateKey(tx, row.apiKeyId, { ...after, updatedDate: now })
  await record(tx, {
    at: now,
    actor,
    action: 'apiKeys.save',
    subject: { kind: 'api-key', id: row.apiKeyId },
    licenseId: row.licenseId,
    before,
    after,
    requestId: call.requestId,
  })
  return presentKey(tx, saved)
}
