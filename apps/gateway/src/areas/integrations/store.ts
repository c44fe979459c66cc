import { asc, eq, sql } from 'drizzle-orm'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { Queries } from '../../db/database'
import { integrations, licenses } from '../../db/schema'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import type { Owner } from '../../saves/save-locked'

export type IntegrationRow = typeof integrations.$inferSelect

/** All integrations by name. */
export const listIntegrations = async (q: Queries): Promise<IntegrationRow[]> =>
  q
    .select()
    .from(integrations)
    .orderBy(sql`lower(${integrations.name})`, asc(integrations.integrationId))

/**
 * Locks a license until the transaction ends. Assignments of product licenses lock in it too, but its users do not wait: the lock is no lock of its key.
 * @throws Problem 404 where it does not exist
 */
export async function lockLicense(tx: Queries, licenseId: number): Promise<Owner> {
  if (!isStorableId(licenseId)) throw notFound(licenseMessages.notFound)
  const [row] = await tx
    .select({ licenseId: licenses.licenseId })
    .from(licenses)
    .where(eq(licenses.licenseId, licenseId))
    .for('no key update')
  if (row === undefined) throw notFound(licenseMessages.notFound)
  return { licenseId, auditSubject: { kind: 'license', id: licenseId } }
}
