import { and, eq } from 'drizzle-orm'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Queries } from '../../db/database'
import { licenses, projects } from '../../db/schema'
import { invalid } from '../../http/refusals'

/**
 * Ensures that a license can have one more active project. Locks the license, so that two transactions cannot both take the last place, and a limit that is lowered at the
 * same time counts for one of them (PROJ-56).
 * @throws Problem 400 where the limit is reached
 */
export async function requirePlaceForProject(tx: Queries, licenseId: number): Promise<void> {
  const [license] = await tx
    .select({ maxProjects: licenses.maxProjects })
    .from(licenses)
    .where(eq(licenses.licenseId, licenseId))
    .for('no key update')
  if (license === undefined || license.maxProjects < 0) return
  // A statement of its own: one that waited for the lock would still read the count from before the wait.
  const active = await tx.$count(projects, and(eq(projects.licenseId, licenseId), eq(projects.isActive, true)))
  if (active >= license.maxProjects) {
    throw invalid({ licenseId: [projectRecordMessages.limitReached] }, projectRecordMessages.limitReached)
  }
}
