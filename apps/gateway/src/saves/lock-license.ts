import { and, eq } from 'drizzle-orm'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../db/database'
import { licenses } from '../db/schema'
import { inScope, scopeOf } from '../db/scope'
import { notFound } from '../http/refusals'
import { isStorableId } from '../http/storable'
import type { Owner } from './save-locked'

/**
 * Locks a license for a save of its settings until the transaction ends, but leaves others free to add users and projects to it.
 * @throws Problem 404 where it does not exist or is out of scope
 */
export async function lockLicenseSettings(tx: Queries, actor: Actor, licenseId: number): Promise<Owner> {
  if (!isStorableId(licenseId)) throw notFound(licenseMessages.notFound)
  const [row] = await tx
    .select({ licenseId: licenses.licenseId })
    .from(licenses)
    .where(and(eq(licenses.licenseId, licenseId), inScope(licenses.licenseId, scopeOf(actor))))
    .for('no key update')
  if (row === undefined) throw notFound(licenseMessages.notFound)
  return { licenseId, auditSubject: { kind: 'license', id: licenseId } }
}
