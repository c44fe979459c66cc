import { and, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { readByIds } from '../../db/id-list'
import { projects } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { isStorableId } from '../../http/storable'

/** A project whose workflows a transaction changes. */
export type LockedProject = Pick<typeof projects.$inferSelect, 'projectId' | 'licenseId' | 'isActive'>

/**
 * Locks the projects that the caller sees, in the one order that avoids deadlocks. Workflows change only while their project is locked, so that two saves of one copy never run
 * at the same time, and the project is not deactivated meanwhile.
 */
export const lockProjects = (tx: Queries, actor: ProjectReader, projectIds: readonly number[]) =>
  readByIds<LockedProject>([...new Set(projectIds)].filter(isStorableId), (ids) =>
    tx
      .select({ projectId: projects.projectId, licenseId: projects.licenseId, isActive: projects.isActive })
      .from(projects)
      .where(and(sql`${projects.projectId} = any(${ids})`, visibleProjectsSql(actor)))
      .orderBy(projects.projectId)
      .for('no key update'),
  )
