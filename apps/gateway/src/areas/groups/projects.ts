import type { groups } from '@sitewright/api-client/contract/groups'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { assignableProjects } from '@sitewright/domain/projects/policy'
import type { AssignedProject } from '@sitewright/domain/projects/model'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { groupProjects } from '../../db/schema'
import { listAssigned, projectNameFor, settleProjects } from '../../holdings/projects'
import type { JudgedCall } from '../../http/handler'
import { tagOfIds } from '../../http/versions'
import { changedIds, saveIds } from '../../saves/save-ids'
import { lockGroup } from './store'

/** The projects that a group grants to its users, by name, with their tag. */
export async function readProjects(
  q: Queries,
  reader: Actor,
  userGroupId: number,
): Promise<{ body: AssignedProject[]; tag: string }> {
  const rows = await listAssigned(q, groupProjects, userGroupId)
  const body = rows.map((row) => ({ projectId: row.projectId, name: projectNameFor(reader, row) }))
  return { body, tag: tagOfIds(rows.map(({ projectId }) => projectId)) }
}

/** Saves the projects of a group. Only actors who work in all licenses can add or remove projects of other licenses (ROLE-53). */
export function saveProjects(tx: Queries, call: JudgedCall<(typeof groups)['saveProjects']>) {
  const { actor, body } = call
  return saveIds(tx, call, {
    action: 'groups.saveProjects',
    conflict: projectMessages.conflict,
    table: groupProjects,
    lock: () => lockGroup(tx, actor, body.userGroupId),
    settle: ({ licenseId }, before) => {
      const scope = assignableProjects(actor, licenseId)
      return settleProjects(tx, { scope, before, wanted: body.projectIds })
    },
    entry: changedIds('projectIds'),
    present: ({ userGroupId }) => readProjects(tx, actor, userGroupId),
  })
}
