import { asc, eq, sql } from 'drizzle-orm'
import type { groups } from '@sitewright/api-client/contract/groups'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { assignableProjects } from '@sitewright/domain/projects/policy'
import type { AssignedProject } from '@sitewright/domain/projects/model'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { groupProjects, projects } from '../../db/schema'
import { readAssigned, writeChange } from '../../holdings/assignments'
import { projectNameFor, settleProjects } from '../../holdings/projects'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { conflict } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { lockGroup } from './store'

/** The projects that a group gives to its users, by name. */
export async function projectsOf(q: Queries, reader: Actor, userGroupId: number): Promise<AssignedProject[]> {
  const rows = await q
    .select({ projectId: projects.projectId, licenseId: projects.licenseId, name: projects.name })
    .from(groupProjects)
    .innerJoin(projects, eq(projects.projectId, groupProjects.itemId))
    .where(eq(groupProjects.ownerId, userGroupId))
    .orderBy(sql`lower(${projects.name})`, asc(projects.projectId))
  return rows.map((row) => ({ projectId: row.projectId, name: projectNameFor(reader, row) }))
}

export const tagOfProjects = (list: readonly AssignedProject[]): string =>
  tagOfIds(list.map(({ projectId }) => projectId))

/** Saves the projects of a group: of other licenses only who works in all of them adds any or takes any away (ROLE-53). */
export async function saveProjects(
  tx: Queries,
  call: JudgedCall<(typeof groups)['saveProjects']>,
): Promise<AssignedProject[]> {
  const { actor, body } = call
  const group = await lockGroup(tx, actor, body.userGroupId)
  const held = await readAssigned(tx, groupProjects, group.userGroupId)
  if (!call.isExpected(tagOfIds(held))) {
    const body = await projectsOf(tx, actor, group.userGroupId)
    throw conflict({ body, tag: tagOfProjects(body) }, projectMessages.conflict)
  }
  const scope = assignableProjects(actor, group.licenseId)
  const change = await settleProjects(tx, { scope, held, wanted: body.projectIds })
  if (change.added.length > 0 || change.removed.length > 0) {
    await writeChange(tx, groupProjects, group.userGroupId, change)
    await record(tx, {
      at: call.now,
      actor,
      action: 'groups.saveProjects',
      subject: { kind: 'user-group', id: group.userGroupId },
      licenseId: group.licenseId,
      // What went, and what came: a group has thousands of projects.
      before: { projectIds: change.removed },
      after: { projectIds: change.added },
      requestId: call.requestId,
    })
  }
  return projectsOf(tx, actor, group.userGroupId)
}
