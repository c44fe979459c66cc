import type { users } from '@sitewright/api-client/contract/users'
import { projectMessages } from '@sitewright/domain/projects/messages'
import type { AssignedProject } from '@sitewright/domain/projects/model'
import type { Queries } from '../../db/database'
import { userProjects } from '../../db/schema'
import { listAssigned, settleProjects } from '../../holdings/projects'
import type { JudgedCall } from '../../http/handler'
import { tagOfIds } from '../../http/versions'
import { changedIds, saveIds } from '../../saves/save-ids'
import { lockSubject } from './subjects'

const idsOf = (rows: readonly { readonly projectId: number }[]): number[] => rows.map(({ projectId }) => projectId)

/** The projects of a license that a user has directly, by name, with their tag. */
export async function readDirectProjects(
  q: Queries,
  userId: number,
  licenseId: number,
): Promise<{ body: AssignedProject[]; tag: string }> {
  const rows = await listAssigned(q, userProjects, userId, licenseId)
  return { body: rows.map(({ projectId, name }) => ({ projectId, name })), tag: tagOfIds(idsOf(rows)) }
}

/** Saves the direct projects of one license. Those of other licenses stay. */
export function saveProjects(tx: Queries, call: JudgedCall<(typeof users)['saveProjects']>) {
  const { licenseId } = call.query
  return saveIds(tx, call, {
    action: 'users.saveProjects',
    conflict: projectMessages.conflict,
    table: userProjects,
    lock: () => lockSubject(tx, call.actor, call.params.username),
    readIds: async ({ userId }) => idsOf(await listAssigned(tx, userProjects, userId, licenseId)),
    settle: (_user, before) => settleProjects(tx, { scope: { licenseId }, before, wanted: call.body }),
    entry: changedIds('projects'),
    present: ({ userId }) => readDirectProjects(tx, userId, licenseId),
  })
}
