import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Project, ProjectUser, ProjectUserQuery } from '@sitewright/domain/projects/model'
import { visibleProjects, type VisibleProjects } from '@sitewright/domain/projects/policy'
import { worksInAllLicenses } from '@sitewright/domain/shared/policy'
import { inPieces, orderBy, type OrderKey } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { projects, users } from '../../db/schema'
import type { SignedIn } from '../../http/caller'
import { isStorableId } from '../../http/storable'
import { idList } from '../../db/id-list'
import { inScope, scopeOf } from '../../db/scope'

type OwnProject = Pick<Project, 'projectId' | 'licenseId'>

/** What is assigned to a person, directly or through user groups, or to a key: a key of all projects has those of its license. */
async function ownProjects(q: Queries, { userId, apiKeyId, licenseId }: SignedIn): Promise<OwnProject[]> {
  const condition =
    apiKeyId === undefined
      ? sql`p.project_id in (
          select project_id from user_project where user_id = ${userId}
          union all
          select gp.project_id from user_group_user gu join user_group_project gp using (user_group_id) where gu.user_id = ${userId})`
      : sql`p.project_id in (select project_id from api_key_project where api_key_id = ${apiKeyId})
          or p.license_id = ${licenseId} and exists (select from api_key where api_key_id = ${apiKeyId} and all_projects)`
  const { rows } = await q.execute<{ project_id: number; license_id: number }>(
    sql`select p.project_id, p.license_id from project p where ${condition}`,
  )
  return rows.map((row) => ({ projectId: row.project_id, licenseId: row.license_id }))
}

const isVisible = (visible: VisibleProjects): SQL | undefined => {
  if (visible === 'all') return undefined
  return 'licenseId' in visible
    ? eq(projects.licenseId, visible.licenseId)
    : sql`${projects.projectId} = any(${idList(visible.projectIds)})`
}

const columns = {
  projectId: projects.projectId,
  licenseId: projects.licenseId,
  parentId: projects.parentId,
  name: projects.name,
  isActive: projects.isActive,
}

/** The SQL condition for the projects that a caller can see; `undefined` where the caller can see all. */
export async function visibleTo(q: Queries, actor: SignedIn): Promise<SQL | undefined> {
  // Whoever sees all has nothing to be looked up: up to 10,000 rows.
  const own = worksInAllLicenses(actor) ? [] : await ownProjects(q, actor)
  return isVisible(visibleProjects(actor, own))
}

export async function isVisibleTo(q: Queries, actor: SignedIn, projectId: number): Promise<boolean> {
  if (!isStorableId(projectId)) return false
  return (await q.$count(projects, and(await visibleTo(q, actor), eq(projects.projectId, projectId)))) > 0
}

/** The projects that match a condition, by name, in pieces. */
export const projectPieces = (q: Queries, condition: SQL | undefined, size: number): AsyncIterable<Project[]> =>
  inPieces([{ by: sql`lower(${projects.name})` }, { by: projects.projectId }], size, (step) =>
    q
      .select({ ...columns, keyValues: step.keyValues })
      .from(projects)
      .where(and(condition, step.after))
      .orderBy(...step.order)
      .limit(step.limit),
  )

const BY_USER_NAME: readonly OrderKey[] = [{ by: sql`lower(${users.userName})` }, { by: users.userId }]

const memberColumns = {
  userId: users.userId,
  userName: users.userName,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
}

/** The SQL condition for users who are assigned to a project, directly or through a user group, in the licenses of the caller. */
export const usersOf = (
  actor: SignedIn,
  projectId: number,
  { getActive = false, search = '' }: ProjectUserQuery,
): SQL | undefined =>
  and(
    inScope(users.licenseId, scopeOf(actor)),
    sql`${users.userId} in (
      select user_id from user_project where project_id = ${projectId}
      union all
      select gu.user_id from user_group_project gp join user_group_user gu using (user_group_id) where gp.project_id = ${projectId})`,
    getActive ? eq(users.isApproved, true) : undefined,
    search === '' ? undefined : contains(sql`${users.searchText}`, search),
  )

/** The first users that match a condition, by user name. */
export const firstMembers = async (q: Queries, condition: SQL | undefined, limit: number): Promise<ProjectUser[]> =>
  q
    .select(memberColumns)
    .from(users)
    .where(condition)
    .orderBy(...orderBy(BY_USER_NAME))
    .limit(limit)

/** All users that match a condition, in the same order, in pieces. */
export const memberPieces = (q: Queries, condition: SQL | undefined, size: number): AsyncIterable<ProjectUser[]> =>
  inPieces(BY_USER_NAME, size, ({ keyValues, after, order, limit }) =>
    q
      .select({ ...memberColumns, keyValues })
      .from(users)
      .where(and(condition, after))
      .orderBy(...order)
      .limit(limit),
  )
