import { and, sql } from 'drizzle-orm'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Queries } from '../db/database'
import { readByIds } from '../db/id-list'
import { projects } from '../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../holdings/visible-projects'
import { notFound } from '../http/refusals'
import { isStorableId } from '../http/storable'

type VisibleOptions = Parameters<typeof visibleProjectsSql>[1]

/** A locked project. */
export type LockedProject = typeof projects.$inferSelect

/**
 * Locks the projects that the caller sees, in the one order that avoids deadlocks. What belongs to a project changes only while it is locked, so that two saves never run at the
 * same time, and the project is not deactivated meanwhile.
 */
export const lockProjects = (
  tx: Queries,
  actor: ProjectReader,
  projectIds: readonly number[],
  options?: VisibleOptions,
): Promise<LockedProject[]> =>
  readByIds<LockedProject>([...new Set(projectIds)].filter(isStorableId), (ids) =>
    tx
      .select()
      .from(projects)
      .where(and(sql`${projects.projectId} = any(${ids})`, visibleProjectsSql(actor, options)))
      .orderBy(projects.projectId)
      .for('no key update'),
  )

/** Locks one project, as `lockProjects` does. @throws Problem 404 with `missing` where the caller does not see it */
export async function lockProject(
  tx: Queries,
  actor: ProjectReader,
  projectId: number,
  { missing = projectRecordMessages.notFound, ...options }: VisibleOptions & { readonly missing?: string } = {},
): Promise<LockedProject> {
  const [project] = await lockProjects(tx, actor, [projectId], options)
  if (project === undefined) throw notFound(missing)
  return project
}

/** Locks projects whether the caller sees them or not, in the one order that avoids deadlocks: all that a transaction locks, at once. */
export async function lockAllProjects(tx: Queries, projectIds: readonly number[]): Promise<void> {
  await readByIds([...new Set(projectIds)].filter(isStorableId), (ids) =>
    tx
      .select({ projectId: projects.projectId })
      .from(projects)
      .where(sql`${projects.projectId} = any(${ids})`)
      .orderBy(projects.projectId)
      .for('no key update'),
  )
}
