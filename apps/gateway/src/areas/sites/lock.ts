import { and, eq } from 'drizzle-orm'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { Queries } from '../../db/database'
import { sites } from '../../db/schema'
import { violates } from '../../db/violation'
import type { ProjectReader } from '../../holdings/visible-projects'
import { forbidden, invalid, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { lockProject, type LockedProject } from '../../saves/lock-projects'
import type { SiteRow } from './store'

/** @throws Problem 403 if the project is inactive */
export function requireActive<Project extends Pick<LockedProject, 'isActive'>>(project: Project): Project {
  if (!project.isActive) throw forbidden(siteMessages.projectInactive)
  return project
}

/**
 * Locks a project for a change of its sites until the transaction ends. Two changes of one tree never run at the same time.
 * @throws Problem 404 if the caller cannot see the project, 403 if it is inactive
 */
export const lockActiveProject = async (tx: Queries, actor: ProjectReader, projectId: number): Promise<LockedProject> =>
  requireActive(await lockProject(tx, actor, projectId))

/** A site of a locked project. @throws Problem 404 */
export async function requireSiteOf(tx: Queries, projectId: number, siteId: number): Promise<SiteRow> {
  const [row] = isStorableId(siteId)
    ? await tx
        .select()
        .from(sites)
        .where(and(eq(sites.siteId, siteId), eq(sites.projectId, projectId)))
    : []
  if (row === undefined) throw notFound(siteMessages.notFound)
  return row
}

/**
 * Rethrows an error of a transaction that writes names of sites. Only the database compares names by all rules of Unicode.
 * @throws Problem 400 if a sibling has the name
 */
export function refuseSameName(error: unknown): never {
  throw violates(error, 'site_sibling_name')
    ? invalid({ name: [siteMessages.siblingsUnique] }, siteMessages.siblingsUnique)
    : error
}
