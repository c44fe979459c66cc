import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Project, ProjectUser, ProjectUserQuery } from '@sitewright/domain/projects/model'
import { inPieces, orderBy, type OrderKey } from '../../db/by-key'
import { keyContains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { projects, users } from '../../db/schema'
import type { SignedIn } from '../../http/caller'
import { inScope, scopeOf } from '../../db/scope'

/** What trees of projects show. */
const columns = {
  projectId: projects.projectId,
  licenseId: projects.licenseId,
  parentId: projects.parentId,
  name: projects.name,
  isActive: projects.isActive,
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
    search === '' ? undefined : keyContains(sql`${users.searchText}`, search),
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
