import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { projectMessages } from '@sitewright/domain/projects/messages'
import { DEFAULTS_PROJECT_ID, projectReachOf } from '@sitewright/domain/projects/policy'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Problem } from '@sitewright/domain/shared/problem'
import { readByIds } from '../db/id-list'
import type { Queries } from '../db/database'
import { projects } from '../db/schema'
import { invalid, notFound } from '../http/refusals'
import type { SignedIn } from '../http/caller'
import { isStorableId } from '../http/storable'

/** Who looks: a person, or a program with its key. */
export type ProjectReader = Pick<SignedIn, 'userId' | 'apiKeyId' | 'licenseId' | 'roles'>

/** Ids of what is assigned: to a person directly or through user groups, to a key directly. A key of all projects has those of its license. */
const assignedTo = ({ userId, apiKeyId, licenseId }: ProjectReader): SQL =>
  apiKeyId === undefined
    ? sql`select project_id from user_project where user_id = ${userId}
        union all
        select gp.project_id from user_group_user gu join user_group_project gp using (user_group_id) where gu.user_id = ${userId}`
    : sql`select project_id from api_key_project where api_key_id = ${apiKeyId}
        union all
        select project_id from project where license_id = ${licenseId}
          and exists (select from api_key where api_key_id = ${apiKeyId} and all_projects)`

/**
 * The condition for the projects that a caller sees, in a query of the table `project`: the rule of `visibleProjects`, evaluated by the database (PERM-19 to PERM-21). For
 * rows that belong to a project: `project_id in (select project_id from project where …)`.
 * @param forPreservation leaves out the project with the defaults (PERM-22)
 */
export function visibleProjectsSql(actor: ProjectReader, { forPreservation = false } = {}): SQL | undefined {
  return and(shownTo(actor), forPreservation ? ne(projects.projectId, DEFAULTS_PROJECT_ID) : undefined)
}

function shownTo(actor: ProjectReader): SQL | undefined {
  const { shows, countsOtherLicenses } = projectReachOf(actor)
  if (shows === 'all') return undefined
  const isOwnLicense = eq(projects.licenseId, actor.licenseId)
  if (shows === 'assigned') {
    return and(sql`${projects.projectId} in (${assignedTo(actor)})`, countsOtherLicenses ? undefined : isOwnLicense)
  }
  return sql`${projects.licenseId} = (
    select min(counted.license_id) from project counted
    where counted.project_id in (${assignedTo(actor)})
      ${countsOtherLicenses ? sql`` : sql`and counted.license_id = ${actor.licenseId}`})`
}

/** For a read: which of these ids exist and are visible, each once, ascending. The others are left out (PERM-29). */
export async function keepVisible(q: Queries, actor: ProjectReader, ids: readonly number[]): Promise<number[]> {
  const rows = await readByIds([...new Set(ids)].filter(isStorableId), (list) =>
    q
      .select({ projectId: projects.projectId })
      .from(projects)
      .where(and(sql`${projects.projectId} = any(${list})`, visibleProjectsSql(actor)))
      .orderBy(projects.projectId),
  )
  return rows.map(({ projectId }) => projectId)
}

const noSuchProject = (): Problem => invalid({ projectIds: [projectMessages.notFound] }, projectMessages.notFound)

/**
 * For a write: rejects all of it for one id that the caller does not see, as for an id that does not exist (PERM-26, PERM-29).
 * @param refusal the answer; by default 400 for the field `projectIds`. A project in the path of a call is a 404
 */
export async function requireVisible(
  q: Queries,
  actor: ProjectReader,
  ids: readonly number[],
  refusal: () => Problem = noSuchProject,
): Promise<void> {
  const visible = await keepVisible(q, actor, ids)
  if (visible.length < new Set(ids).size) throw refusal()
}

/** For the project in the path of a call. @throws Problem 404 where the caller does not see it, as if it did not exist */
export const requireVisibleProject = (q: Queries, actor: ProjectReader, projectId: number): Promise<void> =>
  requireVisible(q, actor, [projectId], () => notFound(projectRecordMessages.notFound))
