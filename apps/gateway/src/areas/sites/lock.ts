import { and, eq } from 'drizzle-orm'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { Queries } from '../../db/database'
import { projects, sites } from '../../db/schema'
import { violates } from '../../db/violation'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { forbidden, invalid, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import type { SiteRow } from './store'

/** The project whose sites a transaction changes. */
export interface LockedProject {
  readonly projectId: number
  readonly licenseId: number
  readonly defaultSiteId: number | null
}

async function findProject(
  q: Queries,
  actor: ProjectReader,
  projectId: number,
  isLocked: boolean,
): Promise<LockedProject> {
  if (!isStorableId(projectId)) throw notFound(projectRecordMessages.notFound)
  const query = q
    .select({
      projectId: projects.projectId,
      licenseId: projects.licenseId,
      defaultSiteId: projects.defaultSiteId,
      isActive: projects.isActive,
    })
    .from(projects)
    .where(and(eq(projects.projectId, projectId), visibleProjectsSql(actor)))
  const [row] = await (isLocked ? query.for('no key update') : query)
  if (row === undefined) throw notFound(projectRecordMessages.notFound)
  if (!row.isActive) throw forbidden(siteMessages.projectInactive)
  return row
}

/** Checks the project once, before each part of a call locks it. @throws like `lockProject` */
export async function requireEditableProject(q: Queries, actor: ProjectReader, projectId: number): Promise<void> {
  await findProject(q, actor, projectId, false)
}

/**
 * Locks a project for a change of its sites until the transaction ends. Two changes of one tree never run at the same time, and the project is not deactivated meanwhile.
 * The key is not locked: rows that only refer to the project do not wait.
 * @throws Problem 404 if the caller cannot see the project, 403 if it is inactive
 */
export const lockProject = (tx: Queries, actor: ProjectReader, projectId: number): Promise<LockedProject> =>
  findProject(tx, actor, projectId, true)

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
