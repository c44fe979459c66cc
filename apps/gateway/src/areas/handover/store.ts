import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { isLicenseOpen } from '@sitewright/domain/licenses/expiry'
import type { RedeemReply } from '@sitewright/domain/session/model'
import { SESSION_GUID_LIFETIME_MS } from '@sitewright/domain/session/rules'
import type { Queries } from '../../db/database'
import { environments, licenseEnvironments, licenses, sessionGuids, sessions, users } from '../../db/schema'
import { isStorableId } from '../../http/storable'
import { hashOfSecret, isSameSecret, makeSecret } from '../../secrets/secrets'

/**
 * Makes a session guid of 256 random bits. The database stores its hash.
 * @param environmentId the only environment that can redeem it; `undefined` allows every environment of the license
 */
export async function makeGuid(
  q: Queries,
  { sessionHash, environmentId, now }: { sessionHash: string; environmentId: number | undefined; now: number },
): Promise<string> {
  const guid = makeSecret()
  await q.insert(sessionGuids).values({
    guidHash: hashOfSecret(guid),
    sessionHash,
    environmentId: environmentId ?? null,
    expiresAt: now + SESSION_GUID_LIFETIME_MS,
  })
  return guid
}

/**
 * Uses up a guid in one statement, so that only one of two concurrent calls, on any gateway, gets the session. A guid that is bound to another environment stays usable.
 * @returns the hash of the session; `undefined` where the guid cannot be redeemed
 */
export async function useGuid(
  q: Queries,
  guid: string,
  environmentId: number,
  now: number,
): Promise<string | undefined> {
  const [used] = await q
    .update(sessionGuids)
    .set({ usedAt: now })
    .where(
      and(
        eq(sessionGuids.guidHash, hashOfSecret(guid)),
        isNull(sessionGuids.usedAt),
        gt(sessionGuids.expiresAt, sql`${now}::bigint`),
        isStorableId(environmentId)
          ? or(isNull(sessionGuids.environmentId), eq(sessionGuids.environmentId, environmentId))
          : isNull(sessionGuids.environmentId),
      ),
    )
    .returning({ sessionHash: sessionGuids.sessionHash })
  return used?.sessionHash
}

/** Whose session a guid is of, usable or not. `undefined` for a guid that nobody has, or that clean-up has deleted. */
export async function findGuidOwner(q: Queries, guid: string) {
  const [owner] = await q
    .select({ userId: users.userId, licenseId: users.licenseId })
    .from(sessionGuids)
    .innerJoin(sessions, eq(sessions.sessionHash, sessionGuids.sessionHash))
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(sessionGuids.guidHash, hashOfSecret(guid)))
  return owner
}

/** Who comes to an environment with a session: nobody, where the session has ended or the environment is none of the license. */
export async function readVisitor(
  q: Queries,
  sessionHash: string,
  environmentId: number,
  now: number,
): Promise<{ readonly userId: number; readonly visitor: RedeemReply } | undefined> {
  if (!isStorableId(environmentId)) return undefined
  const [row] = await q
    .select({
      userId: users.userId,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
      licenseId: users.licenseId,
      licenseName: licenses.name,
      environmentId: environments.environmentId,
      environmentName: environments.name,
      isActive: licenses.isActive,
      expiryDate: licenses.expiryDate,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .innerJoin(licenses, eq(licenses.licenseId, users.licenseId))
    .innerJoin(licenseEnvironments, eq(licenseEnvironments.licenseId, licenses.licenseId))
    .innerJoin(environments, eq(environments.environmentId, licenseEnvironments.environmentId))
    .where(
      and(
        eq(sessions.sessionHash, sessionHash),
        isNull(sessions.endedReason),
        gt(sessions.expiresAt, sql`${now}::bigint`),
        eq(users.isApproved, true),
        eq(users.isLockedOut, false),
        eq(environments.environmentId, environmentId),
      ),
    )
  if (row === undefined) return undefined
  const { isActive, expiryDate, userId, ...visitor } = row
  return isLicenseOpen({ isActive, expiryDate }, now) ? { userId, visitor } : undefined
}

/** Does the license have this environment? */
export async function hasEnvironment(q: Queries, licenseId: number, environmentId: number): Promise<boolean> {
  if (!isStorableId(environmentId)) return false
  const found = await q.$count(
    licenseEnvironments,
    and(eq(licenseEnvironments.licenseId, licenseId), eq(licenseEnvironments.environmentId, environmentId)),
  )
  return found > 0
}

/**
 * Whether a web application with this secret may redeem guids of the environment. A secret of the settings takes precedence over the one of the catalog. Without either, the
 * application needs none (CAT-12, CAT-13).
 */
export async function isEnvironmentSecret(
  q: Queries,
  environmentId: number,
  secret: string,
  setting: string | undefined,
): Promise<boolean> {
  if (setting !== undefined) return isSameSecret(secret, setting)
  if (!isStorableId(environmentId)) return true
  const [row] = await q.select().from(environments).where(eq(environments.environmentId, environmentId))
  const secretHash = row?.secretHash ?? null
  return secretHash === null || isSameSecret(hashOfSecret(secret), secretHash)
}
