import { and, eq, sql } from 'drizzle-orm'
import type { projects as contract } from '@sitewright/api-client/contract/projects'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { ProjectUse } from '@sitewright/domain/projects/record'
import type { Queries } from '../../db/database'
import { keyProjects, groupProjects, projects, sites, userProjects } from '../../db/schema'
import { readTags } from '../../holdings/assignments'
import { recordAll } from '../../http/audit'
import type { SignedIn } from '../../http/caller'
import type { JudgedCall } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { lockProject, type LockedProject } from '../../saves/lock-projects'
import { changedIds } from '../../saves/save-ids'
import { saveLocked, type Owner, type SaveCall } from '../../saves/save-locked'
import { requirePlaceForProject } from './limit'
import { findProject, readProject, type ProjectRow } from './list'
import { presentProject } from './present'

type Rows = typeof contract

/** The project of a call's address. @throws Problem 404 where the caller does not see it, as if it did not exist */
export async function requireProject(q: Queries, actor: SignedIn, projectId: number): Promise<ProjectRow> {
  const row = isStorableId(projectId) ? await findProject(q, actor, projectId) : undefined
  if (row === undefined) throw notFound(projectRecordMessages.notFound)
  return row
}

const lockOwner = async (tx: Queries, actor: SignedIn, projectId: number): Promise<LockedProject & Owner> => ({
  ...(await lockProject(tx, actor, projectId)),
  auditSubject: { kind: 'project', id: projectId },
})

const update = (tx: Queries, { projectId, version }: LockedProject, values: Partial<LockedProject>) =>
  tx
    .update(projects)
    .set({ ...values, version: version + 1 })
    .where(eq(projects.projectId, projectId))

/** The project as it is now, also for an actor who is no longer assigned to it. */
export async function replyWithProject(tx: Queries, actor: SignedIn, projectId: number) {
  const row = await readProject(tx, projectId)
  if (row === undefined) throw new Error('A locked project has no row.')
  return { body: await presentProject(tx, actor, row) }
}

/** Saves name and description (PROJ-38). A save that changes nothing does not count as a new version. */
export function saveProject(tx: Queries, call: JudgedCall<Rows['save']>) {
  const { actor, body, params } = call
  return saveLocked(tx, call, {
    action: 'projects.save',
    conflict: projectRecordMessages.conflict,
    lock: () => lockOwner(tx, actor, params.projectId),
    versionOf: ({ version }) => version,
    write: async (row) => {
      const { name, description } = body.settle(row)
      if (name === row.name && description === row.description) return undefined
      await update(tx, row, { name, description })
      return { before: { name: row.name, description: row.description }, after: { name, description } }
    },
    present: () => replyWithProject(tx, actor, params.projectId),
  })
}

/** Activates a project, if its license has a place for it (PROJ-49, PROJ-50, PROJ-56). */
export function activateProject(tx: Queries, call: JudgedCall<Rows['activate']>) {
  const { actor, params } = call
  return saveLocked(tx, call, {
    action: 'projects.activate',
    lock: async () => {
      // The license before the project, as every transaction locks them.
      const { licenseId, isActive } = await requireProject(tx, actor, params.projectId)
      if (!isActive) await requirePlaceForProject(tx, licenseId)
      return lockOwner(tx, actor, params.projectId)
    },
    write: async (row) => {
      if (row.isActive) return undefined
      await update(tx, row, { isActive: true })
      return { before: { isActive: false }, after: { isActive: true } }
    },
    present: () => replyWithProject(tx, actor, params.projectId),
  })
}

const idsOf = async (rows: Promise<{ readonly id: number }[]>): Promise<number[]> =>
  (await rows).map(({ id }) => id).toSorted((one, other) => one - other)

/** Removes the project from its users, user groups and API keys. @returns the ids of its former owners, and the tags of their lists before */
async function removeAssignments(tx: Queries, projectId: number) {
  const remove = async (table: typeof userProjects) => {
    const owners = tx.select({ id: table.ownerId }).from(table).where(eq(table.itemId, projectId))
    const tagOf = await readTags(tx, table, sql`${owners}`)
    const ids = await idsOf(tx.delete(table).where(eq(table.itemId, projectId)).returning({ id: table.ownerId }))
    return { ids, tagOf }
  }
  return {
    user: await remove(userProjects),
    'user-group': await remove(groupProjects),
    'api-key': await remove(keyProjects),
  }
}

/** Audits for each user, user group and API key what the entry about the project says of all of them. */
const recordRemoved = (
  tx: Queries,
  call: SaveCall,
  { licenseId, projectId }: LockedProject,
  removed: Awaited<ReturnType<typeof removeAssignments>>,
): Promise<void> => {
  const { before, after } = changedIds('projectIds')({ added: [], removed: [projectId] })
  return recordAll(
    tx,
    call,
    (['user', 'user-group', 'api-key'] as const).flatMap((kind) =>
      removed[kind].ids.map((id) => ({
        action: 'projects.deactivate',
        subject: { kind, id },
        licenseId,
        before: { ...before, version: removed[kind].tagOf(id) },
        after,
        isPart: true,
      })),
    ),
  )
}

/**
 * Deactivates a project and removes all assignments of it (PROJ-47, PROJ-48): those of users, of API keys, and of user groups, because their members are users of the project
 * too.
 */
export function deactivateProject(tx: Queries, call: JudgedCall<Rows['deactivate']>) {
  const { actor, params } = call
  return saveLocked(tx, call, {
    action: 'projects.deactivate',
    lock: () => lockOwner(tx, actor, params.projectId),
    write: async (row) => {
      if (!row.isActive) return undefined
      const removed = await removeAssignments(tx, row.projectId)
      await recordRemoved(tx, call, row, removed)
      await update(tx, row, { isActive: false })
      return {
        before: {
          isActive: true,
          userIds: removed.user.ids,
          userGroupIds: removed['user-group'].ids,
          apiKeyIds: removed['api-key'].ids,
        },
        after: { isActive: false, userIds: [], userGroupIds: [], apiKeyIds: [] },
      }
    },
    present: () => replyWithProject(tx, actor, params.projectId),
  })
}

/** What a deactivation would remove now (PROJ-45). */
export async function readUse(q: Queries, row: ProjectRow): Promise<ProjectUse> {
  const groups = q
    .select({ id: groupProjects.ownerId })
    .from(groupProjects)
    .where(eq(groupProjects.itemId, row.projectId))
  const { rows } = await q.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select user_id from user_project where project_id = ${row.projectId}
      union
      select user_id from user_group_user where user_group_id in ${groups}
    ) member`)
  return {
    userCount: rows[0]?.total ?? 0,
    apiKeyCount: await q.$count(keyProjects, eq(keyProjects.itemId, row.projectId)),
    siteCount: await q.$count(sites, and(eq(sites.projectId, row.projectId), eq(sites.isActive, true))),
  }
}
