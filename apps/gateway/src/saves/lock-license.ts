import { and, eq, sql } from 'drizzle-orm'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { licenses, projects } from '../db/schema'
import { inScope, scopeOf } from '../db/scope'
import { notFound } from '../http/refusals'
import { isStorableId } from '../http/storable'
import type { Owner } from './save-locked'

type LockedLicense = typeof licenses.$inferSelect & Owner

/**
 * Locks a license for a save until the transaction ends. Users and projects that come into it wait, because they lock it before they count against its limits. Rows that only
 * refer to it do not wait, because this is no lock of its key.
 * @throws Problem 404 where it does not exist or is out of scope
 */
export async function lockLicense(tx: Queries, actor: Actor, licenseId: number): Promise<LockedLicense> {
  if (!isStorableId(licenseId)) throw notFound(licenseMessages.notFound)
  const [row] = await tx
    .select()
    .from(licenses)
    .where(and(eq(licenses.licenseId, licenseId), inScope(licenses.licenseId, scopeOf(actor))))
    .for('no key update')
  if (row === undefined) throw notFound(licenseMessages.notFound)
  return { ...row, auditSubject: { kind: 'license', id: licenseId } }
}

/**
 * Keeps the licenses of projects, with their configs, as they are until the transaction ends: a save that locks one of them waits, other calls of this function do not. Call it
 * before the projects are locked, because every transaction locks a license before its projects.
 */
export async function shareLicensesOf(tx: Queries, projectIds: readonly number[]): Promise<void> {
  const ids = idList([...new Set(projectIds)].filter(isStorableId))
  await tx
    .select({ licenseId: licenses.licenseId })
    .from(licenses)
    .where(
      sql`${licenses.licenseId} in (select ${projects.licenseId} from ${projects} where ${projects.projectId} = any(${ids}))`,
    )
    .orderBy(licenses.licenseId)
    .for('share')
}
