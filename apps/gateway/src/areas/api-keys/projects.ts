import { asc, eq, sql } from 'drizzle-orm'
import type { apiKeys as contract } from '@sitewright/api-client/contract/api-keys'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import type { KeyProject } from '@sitewright/domain/api-keys/model'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { assignableProjects } from '@sitewright/domain/projects/policy'
import type { Queries } from '../../db/database'
import { keyProjects, projects } from '../../db/schema'
import { readAssigned, writeChange } from '../../holdings/assignments'
import { settleProjects } from '../../holdings/projects'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict, invalid } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { holdKey } from './save'
import type { KeyRow } from './store'

/** The projects that are assigned to a key, by name, with the tag of them all. One that reaches all of its license needs none. */
export async function projectsOfKey(
  q: Queries,
  { apiKeyId, name }: Pick<KeyRow, 'apiKeyId' | 'name'>,
): Promise<{ body: KeyProject[]; tag: string }> {
  const rows = await q
    .select({ projectId: projects.projectId, active: projects.isActive })
    .from(keyProjects)
    .innerJoin(projects, eq(projects.projectId, keyProjects.itemId))
    .where(eq(keyProjects.ownerId, apiKeyId))
    .orderBy(sql`lower(${projects.name})`, asc(projects.projectId))
  return {
    body: rows.map((row) => ({ apiKeyId, ...row, assignedTo: name })),
    tag: tagOfIds(rows.map((row) => row.projectId)),
  }
}

/**
 * Saves the projects of a key, in one transaction.
 * @throws Problem 400 where an entry names another key, where the key reaches all projects, or for a project that cannot be added
 */
export async function saveProjectsOfKey(tx: Queries, call: JudgedCall<(typeof contract)['saveProjects']>) {
  const { actor, body } = call
  const key = await holdKey(tx, actor, call.params.id)
  const { apiKeyId, licenseId } = key
  if (body.some((entry) => entry.apiKeyId !== apiKeyId)) throw refuse(apiKeyMessages.otherKey)
  const held = await readAssigned(tx, keyProjects, apiKeyId)
  if (!call.isExpected(tagOfIds(held))) {
    throw conflict(await projectsOfKey(tx, key), projectMessages.conflict)
  }
  if (key.allProjects) throw refuse(apiKeyMessages.allProjects)
  const scope = assignableProjects(actor, licenseId)
  const change = await settleProjects(tx, { scope, held, wanted: body.map((entry) => entry.projectId) })
  await writeChange(tx, keyProjects, apiKeyId, change)
  if (change.added.length + change.removed.length > 0) {
    await record(tx, {
      at: call.now,
      actor,
      action: 'apiKeys.saveProjects',
      subject: { kind: 'api-key', id: apiKeyId },
      licenseId,
      before: { removed: change.removed },
      after: { added: change.added },
      requestId: call.requestId,
    })
  }
  return { status: 200 as const, ...(await projectsOfKey(tx, key)) }
}

const refuse = (sentence: string) => invalid({ projectIds: [sentence] }, sentence)
