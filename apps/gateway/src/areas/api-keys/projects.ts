import type { apiKeys as contract } from '@sitewright/api-client/contract/api-keys'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { KeyProject } from '@sitewright/domain/api-keys/model'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { assignableProjects } from '@sitewright/domain/projects/policy'
import type { Queries } from '../../db/database'
import { keyProjects } from '../../db/schema'
import { listAssigned, settleProjects } from '../../holdings/projects'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { saveIds } from '../../saves/save-ids'
import { lockKey, type KeyRow } from './store'

/** The projects that are assigned to a key, by name, with their tag. A key for all projects needs none. */
export async function projectsOfKey(
  q: Queries,
  { apiKeyId, name: assignedTo }: Pick<KeyRow, 'apiKeyId' | 'name'>,
): Promise<{ body: KeyProject[]; tag: string }> {
  const rows = await listAssigned(q, keyProjects, apiKeyId)
  return {
    body: rows.map(({ projectId, isActive: active }) => ({ apiKeyId, projectId, active, assignedTo })),
    tag: tagOfIds(rows.map(({ projectId }) => projectId)),
  }
}

const refuse = (sentence: string) => invalid({ projectIds: [sentence] }, sentence)

/**
 * Saves the projects of a key.
 * @throws Problem 400 where an entry names another key, where the key is for all projects, or for a project that cannot be added
 */
export function saveProjectsOfKey(tx: Queries, call: JudgedCall<(typeof contract)['saveProjects']>) {
  const { actor, body, params } = call
  return saveIds(tx, call, {
    action: 'apiKeys.saveProjects',
    conflict: projectMessages.conflict,
    table: keyProjects,
    lock: async () => {
      const key = await lockKey(tx, actor, params.id)
      if (body.some(({ apiKeyId }) => apiKeyId !== key.apiKeyId)) throw refuse(apiKeyMessages.otherKey)
      return key
    },
    settle: async ({ allProjects, licenseId }, before) => {
      if (allProjects) throw refuse(apiKeyMessages.allProjects)
      const scope = assignableProjects(actor, licenseId)
      return settleProjects(tx, { scope, before, wanted: body.map(({ projectId }) => projectId) })
    },
    entry: ({ added, removed }) => ({ before: { removed }, after: { added } }),
    present: (key) => projectsOfKey(tx, key),
  })
}
