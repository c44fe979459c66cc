import { and, asc, eq, sql } from 'drizzle-orm'
import type { ProjectRecord } from '@sitewright/domain/projects/record'
import type { Actor } from '@sitewright/domain/shared/policy'
import { idList } from '../../db/id-list'
import type { Queries } from '../../db/database'
import { projects } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { readContents } from './contents'
import type { ProjectRow } from './list'

const toMap = (rows: readonly { id: number; value: number }[]): ReadonlyMap<number, number> =>
  new Map(rows.map(({ id, value }) => [id, value]))

/** How many users each project has, directly or through user groups. Each user counts once. */
async function countUsers(q: Queries, projectIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await q.execute<{ id: number; value: number }>(sql`
    select project_id as id, count(*)::int as value from (
      select project_id, user_id from user_project where project_id = any(${idList(projectIds)})
      union
      select gp.project_id, gu.user_id
      from user_group_project gp join user_group_user gu using (user_group_id)
      where gp.project_id = any(${idList(projectIds)})
    ) member group by project_id`)
  return toMap(rows)
}

/** The topmost project above each project that has a parent. A circle, which no call makes, ends at the depth limit. */
async function readRoots(q: Queries, projectIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await q.execute<{ id: number; value: number }>(sql`
    with recursive above (id, value, parent_id, depth) as (
      select child.project_id, parent.project_id, parent.parent_id, 1
      from project child join project parent on parent.project_id = child.parent_id
      where child.project_id = any(${idList(projectIds)})
      union all
      select above.id, parent.project_id, parent.parent_id, above.depth + 1
      from above join project parent on parent.project_id = above.parent_id
      where above.depth < 100
    )
    select id, value from above where parent_id is null`)
  return toMap(rows)
}

/** Rows as their readers get them, in the same order: two queries, however many rows. */
export async function presentProjects(q: Queries, rows: readonly ProjectRow[]): Promise<ProjectRecord[]> {
  const projectIds = rows.map(({ projectId }) => projectId)
  const userCounts = await countUsers(q, projectIds)
  const roots = await readRoots(q, projectIds)
  return rows.map((row) => ({
    projectId: row.projectId,
    name: row.name,
    description: row.description,
    licenseId: row.licenseId,
    licenseName: row.licenseName,
    environmentId: row.environmentId,
    parentProjectId: row.parentId,
    rootProjectId: roots.get(row.projectId) ?? null,
    isActive: row.isActive,
    numberOfUsers: userCounts.get(row.projectId) ?? 0,
    assignedTo: null,
    mobileEnabled: row.mobileEnabled,
    version: row.version,
  }))
}

/** One project with its contents, and with those directly below it that the reader can see, so that no page names a project that its reader must not know. */
export async function presentProject(
  q: Queries,
  reader: ProjectReader & Actor,
  row: ProjectRow,
): Promise<ProjectRecord> {
  const [project] = await presentProjects(q, [row])
  if (project === undefined) throw new Error('A row was presented as none.')
  const children = await q
    .select({ projectId: projects.projectId, name: projects.name, isActive: projects.isActive })
    .from(projects)
    .where(and(eq(projects.parentId, row.projectId), visibleProjectsSql(reader)))
    .orderBy(sql`lower(${projects.name})`, asc(projects.projectId))
  return { ...project, children, contents: await readContents(q, reader, row) }
}
