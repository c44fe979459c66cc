import { and, asc, eq, sql } from 'drizzle-orm'
import type { users } from '@sitewright/api-client/contract/users'
import { projectMessages } from '@sitewright/domain/projects/messages'
import type { AssignedProject } from '@sitewright/domain/projects/model'
import type { Queries } from '../../db/database'
import { projects, userProjects } from '../../db/schema'
import { writeChange } from '../../holdings/assignments'
import { settleProjects } from '../../holdings/projects'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { conflict } from '../../http/refusals'
import { tagOfIds } from '../../http/versions'
import { holdSubject } from './subjects'

type Save = (typeof users)['saveProjects']

/** The projects of a license that a user has directly, by name. */
const listDirect = async (q: Queries, userId: number, licenseId: number): Promise<AssignedProject[]> =>
  q
    .select({ projectId: projects.projectId, name: projects.name })
    .from(userProjects)
    .innerJoin(projects, eq(projects.projectId, userProjects.itemId))
    .where(and(eq(userProjects.ownerId, userId), eq(projects.licenseId, licenseId)))
    .orderBy(sql`lower(${projects.name})`, asc(projects.projectId))

const idsOf = (assigned: readonly AssignedProject[]): number[] => assigned.map(({ projectId }) => projectId)

/** The same with the tag of that state. */
export async function readDirectProjects(
  q: Queries,
  userId: number,
  licenseId: number,
): Promise<{ body: AssignedProject[]; tag: string }> {
  const body = await listDirect(q, userId, licenseId)
  return { body, tag: tagOfIds(idsOf(body)) }
}

/** The direct projects of one license; those of other licenses stay. The audit tells what came and what went: the lists themselves may hold thousands. */
export async function saveProjects(tx: Queries, call: JudgedCall<Save>): Promise<Reply<Save>> {
  const { actor, body, now, params, query } = call
  const row = await holdSubject(tx, actor, params.username)
  const { userId } = row
  const before = await readDirectProjects(tx, userId, query.licenseId)
  if (!call.isExpected(before.tag)) throw conflict(before, projectMessages.conflict)
  const { added, removed } = await settleProjects(tx, {
    scope: { licenseId: query.licenseId },
    held: idsOf(before.body),
    wanted: body,
  })
  if (added.length === 0 && removed.length === 0) return { status: 200, ...before }
  await writeChange(tx, userProjects, userId, { added, removed })
  await record(tx, {
    at: now,
    actor,
    action: 'users.saveProjects',
    subject: { kind: 'user', id: userId },
    licenseId: row.licenseId,
    before: { projects: removed },
    after: { projects: added },
    requestId: call.requestId,
  })
  return { status: 200, ...(await readDirectProjects(tx, userId, query.licenseId)) }
}
