import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { licenses as calls } from '@sitewright/api-client/contract/licenses'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import type { Queries } from '../../db/database'
import { environments, licenseEnvironments, licenses, sessionGuids, sessions, users } from '../../db/schema'
import { record } from '../../http/audit'
import type { JudgedCall, Reply } from '../../http/handler'
import { notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { lockLicense } from '../../saves/lock-license'

type Link = (typeof calls)['linkEnvironment']
type Unlink = (typeof calls)['unlinkEnvironment']

const countEnvironments = async (tx: Queries, environmentId: number, where?: SQL): Promise<number> =>
  isStorableId(environmentId) ? tx.$count(environments, and(eq(environments.environmentId, environmentId), where)) : 0

/** Whether an environment exists and is not retired (CAT-08). */
export const isOfferedEnvironment = async (tx: Queries, environmentId: number): Promise<boolean> =>
  (await countEnvironments(tx, environmentId, eq(environments.isRetired, false))) > 0

/**
 * Locks the license, because both calls choose its own environment among the linked ones.
 * @param where what else is true of the environment
 * @throws Problem 404 where one of both does not exist
 */
async function lockBoth(tx: Queries, { actor, params }: JudgedCall<Link> | JudgedCall<Unlink>, where?: SQL) {
  const license = await lockLicense(tx, actor, params.licenseId)
  const count = await countEnvironments(tx, params.environmentId, where)
  if (count === 0) throw notFound(licenseScreenMessages.environmentNotFound)
  return license
}

const linkOf = ({ licenseId, environmentId }: { readonly licenseId: number; readonly environmentId: number }) =>
  and(eq(licenseEnvironments.licenseId, licenseId), eq(licenseEnvironments.environmentId, environmentId))

const setEnvironment = (tx: Queries, licenseId: number, environmentId: number | null) =>
  tx.update(licenses).set({ environmentId }).where(eq(licenses.licenseId, licenseId))

/** Links a license to an environment, once (ENV-14, API-29). A license without an environment of its own gets this one. */
export async function linkEnvironment(tx: Queries, call: JudgedCall<Link>): Promise<Reply<Link>> {
  const { licenseId, environmentId } = call.params
  const license = await lockBoth(tx, call, eq(environments.isRetired, false))
  const linked = await tx
    .insert(licenseEnvironments)
    .values({ licenseId, environmentId, linkedAt: call.now })
    .onConflictDoNothing()
    .returning()
  if (linked.length === 0) return { status: 200, body: null }
  if (license.environmentId === null) await setEnvironment(tx, licenseId, environmentId)
  await record(tx, call, {
    action: 'licenses.linkEnvironment',
    subject: { kind: 'license', id: licenseId },
    licenseId,
    after: { environmentId },
  })
  return { status: 200, body: null }
}

/** Unlinks a license from an environment, once, and ends the session guids of its users that are not redeemed yet (LIC-87). */
export async function unlinkEnvironment(tx: Queries, call: JudgedCall<Unlink>): Promise<Reply<Unlink>> {
  const { licenseId, environmentId } = call.params
  const license = await lockBoth(tx, call)
  const unlinked = await tx.delete(licenseEnvironments).where(linkOf(call.params)).returning()
  if (unlinked.length === 0) return { status: 200, body: null }
  if (license.environmentId === environmentId) {
    const [left] = await tx
      .select()
      .from(licenseEnvironments)
      .where(eq(licenseEnvironments.licenseId, licenseId))
      .orderBy(asc(licenseEnvironments.environmentId))
      .limit(1)
    await setEnvironment(tx, licenseId, left?.environmentId ?? null)
  }
  const own = tx
    .select({ sessionHash: sessions.sessionHash })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(users.licenseId, licenseId))
  await tx
    .update(sessionGuids)
    .set({ usedAt: call.now })
    .where(and(isNull(sessionGuids.usedAt), inArray(sessionGuids.sessionHash, own)))
  await record(tx, call, {
    action: 'licenses.unlinkEnvironment',
    subject: { kind: 'license', id: licenseId },
    licenseId,
    before: { environmentId },
  })
  return { status: 200, body: null }
}
