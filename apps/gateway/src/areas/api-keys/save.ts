import { isDeepStrictEqual } from 'node:util'
import type { apiKeys as contract } from '@sitewright/api-client/contract/api-keys'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { mayActivateKey, mayDeactivateKey } from '@sitewright/domain/shared/grants'
import type { ApiKeyInput, WireNewApiKey } from '@sitewright/domain/api-keys/model'
import type { Queries } from '../../db/database'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { requireAllowed } from '../../http/refusals'
import { saveLocked } from '../../saves/save-locked'
import { presentKey } from './present'
import { insertKey, lockKey, readKeyRoles, updateKey } from './store'

/** Creates a key. Only the reply has the key itself: the database stores its hash. */
export async function createKey(tx: Queries, call: JudgedCall<(typeof contract)['create']>): Promise<WireNewApiKey> {
  const { body, now } = call
  const { row, key } = await insertKey(tx, { ...body, createdDate: now })
  await record(tx, call, {
    action: 'apiKeys.create',
    subject: { kind: 'api-key', id: row.apiKeyId },
    licenseId: row.licenseId,
    after: { ...body, keyPrefix: row.keyPrefix },
  })
  return { ...(await presentKey(tx, call.actor, row)), apiKey: key }
}

const inputOf = ({ name, description, isActive, allProjects }: ApiKeyInput): ApiKeyInput => ({
  name,
  description,
  isActive,
  allProjects,
})

/**
 * Saves the details. A save that changes nothing does not count as a new version.
 * @throws Problem 403 where the key has roles with which the caller may not switch it on (ROLE-53) or off (ROLE-57)
 */
export function saveKey(tx: Queries, call: JudgedCall<(typeof contract)['save']>) {
  const { actor, now } = call
  return saveLocked(tx, call, {
    action: 'apiKeys.save',
    conflict: apiKeyMessages.conflict,
    lock: () => lockKey(tx, actor, call.params.id),
    versionOf: ({ version }) => version,
    write: async (row) => {
      const before = inputOf(row)
      const after = inputOf(call.body.settle(row))
      if (isDeepStrictEqual(before, after)) return undefined
      if (after.isActive !== before.isActive) {
        const key = { roles: (await readKeyRoles(tx, row.apiKeyId)).map(({ name }) => name) }
        requireAllowed((after.isActive ? mayActivateKey : mayDeactivateKey)(actor, key))
      }
      const saved = await updateKey(tx, row.apiKeyId, { ...after, updatedDate: now })
      return { before, after, owner: { ...row, ...saved } }
    },
    present: async (row) => ({ body: await presentKey(tx, actor, row) }),
  })
}
