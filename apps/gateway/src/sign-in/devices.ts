import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { BASE_PATHS } from '@sitewright/api-client/contract/contract'
import { KNOWN_DEVICE } from '@sitewright/domain/session/rules'
import type { Database, Queries } from '../db/database'
import { foldCase } from '../db/fold-case'
import { knownDevices } from '../db/schema'
import { readCookie, writeCookie } from '../http/cookies'
import { hashOfSecret, makeSecret } from '../secrets/secrets'

/**
 * Device cookies (OWASP) mark browsers that users have signed in with. The cookie grants no access. Attempts with it are counted separately, so that attackers cannot lock
 * users out of their own browsers. It holds a secret for each user, and the database stores the hashes.
 */
const DEVICE_COOKIE = 'sitewright_device'

const SEPARATOR = '.'
const SECRET = /^[\w-]{43}$/

const secretsOf = (cookie: string | undefined): string[] =>
  (readCookie(cookie, DEVICE_COOKIE) ?? '')
    .split(SEPARATOR)
    .filter((secret) => SECRET.test(secret))
    .slice(0, KNOWN_DEVICE.usersPerBrowser)

/**
 * The hash of the cookie's device that belongs to a matching user. Without a cookie it does not query.
 * @param condition about `app_user u`
 */
async function findDevice(
  db: Database,
  cookie: string | undefined,
  condition: SQL,
  now: number,
): Promise<string | undefined> {
  const hashes = secretsOf(cookie).map(hashOfSecret)
  if (hashes.length === 0) return undefined
  const { rows } = await db.execute<{ device_hash: string }>(sql`
    select d.device_hash from known_device d join app_user u using (user_id)
    where d.device_hash in ${hashes} and d.expires_at > ${now}::bigint and (${condition})
    order by d.device_hash limit 1`)
  return rows[0]?.device_hash
}

/** The device of the user with this name. */
export const findDeviceOfName = (db: Database, cookie: string | undefined, userName: string, now: number) =>
  findDevice(db, cookie, sql`lower(u.user_name) = ${foldCase(userName)}`, now)

/** The device of a user with this name or email address. */
export const findDeviceOfRecovery = (db: Database, cookie: string | undefined, typed: string, now: number) =>
  findDevice(db, cookie, sql`lower(u.user_name) = ${foldCase(typed)} or lower(u.email) = ${foldCase(typed)}`, now)

/** The device of the user whose login waits for its second factor. */
export const findDeviceOfFactor = (db: Database, cookie: string | undefined, secondFactorId: string, now: number) =>
  findDevice(
    db,
    cookie,
    sql`u.user_id = (select f.user_id from second_factor f where f.second_factor_id = ${secondFactorId}::uuid)`,
    now,
  )

export interface DeviceUse {
  readonly userId: number
  /** The Cookie header of the sign-in. */
  readonly cookie: string | undefined
  readonly now: number
  /** Whether people reach us by https. */
  readonly isSecure: boolean
}

/**
 * Remembers that a user has signed in with this browser, in the transaction that opens the session and locks the user's row.
 * @returns the Set-Cookie header, which keeps the most recent other users of the browser
 */
export async function rememberDevice(tx: Queries, { userId, cookie, now, isSecure }: DeviceUse): Promise<string> {
  const secrets = secretsOf(cookie)
  const hashes = secrets.map(hashOfSecret)
  const known =
    hashes.length === 0
      ? []
      : await tx
          .select()
          .from(knownDevices)
          .where(and(inArray(knownDevices.deviceHash, hashes), gt(knownDevices.expiresAt, sql`${now}::bigint`)))
  const ownerOf = new Map(known.map(({ deviceHash, userId: owner }) => [deviceHash, owner]))
  const isOf = (secret: string): boolean => ownerOf.get(hashOfSecret(secret)) === userId
  const ownSecret = secrets.find(isOf) ?? makeSecret()
  const otherSecrets = secrets.filter((secret) => ownerOf.has(hashOfSecret(secret)) && !isOf(secret))
  const expiresAt = now + KNOWN_DEVICE.lifetimeMs
  await tx
    .insert(knownDevices)
    .values({ deviceHash: hashOfSecret(ownSecret), userId, expiresAt })
    .onConflictDoUpdate({
      target: knownDevices.deviceHash,
      set: { expiresAt },
      setWhere: eq(knownDevices.userId, userId),
    })
  await tx.execute(sql`
    delete from known_device where user_id = ${userId} and device_hash in (
      select device_hash from known_device where user_id = ${userId}
      order by expires_at desc, device_hash offset ${KNOWN_DEVICE.browsersPerUser})`)
  return writeCookie({
    name: DEVICE_COOKIE,
    value: [ownSecret, ...otherSecrets].slice(0, KNOWN_DEVICE.usersPerBrowser).join(SEPARATOR),
    path: BASE_PATHS.gateway,
    maxAgeSeconds: KNOWN_DEVICE.lifetimeMs / 1000,
    isSecure,
  })
}
