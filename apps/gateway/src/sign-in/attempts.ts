import { sql, type SQL } from 'drizzle-orm'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { Problem } from '@sitewright/domain/shared/problem'
import type { GatewayConfig } from '../config'
import type { Database, Queries } from '../db/database'
import type { AttemptPurpose } from '../db/events'
import { foldCase } from '../db/fold-case'
import { tooMany } from '../http/refusals'
import { networkOf } from './network'

type Limits = GatewayConfig['login']

/**
 * Attempts that are counted separately: logins, recoveries, look-ups by callers without a session, starts of single sign-on, proofs, and wrong API keys, reset links and
 * session guids.
 */
export type Purpose = Exclude<AttemptPurpose, 'code' | 'new-code'>

/** Who tries: the name as typed, known or not, and the network address. */
export interface Attempt {
  /** Default: `login`. */
  readonly purpose?: Purpose
  readonly userName: string
  readonly address: string
  /** The hash of a known device of this user (`devices.ts`). The attempt counts only for the device. */
  readonly device?: string | undefined
}

const prefixOf = (purpose: Purpose = 'login'): string => (purpose === 'login' ? '' : `${purpose}-`)
const accountKey = ({ purpose, userName }: Attempt) =>
  sql`${`${prefixOf(purpose)}account:`}::text || ${foldCase(userName)}`
const addressKey = ({ purpose, address }: Pick<Attempt, 'purpose' | 'address'>) =>
  sql`${`${prefixOf(purpose)}address:${networkOf(address)}`}::text`
const deviceKey = (purpose: Purpose | undefined, device: string) => sql`${`${prefixOf(purpose)}device:${device}`}::text`
/**
 * Codes count for the account over all its logins. Otherwise an attacker with the password could try codes forever. Codes from a known device count only for the device, so
 * that attackers cannot lock out its user.
 */
const codeKey = (userId: number, device?: string) =>
  sql`${device === undefined ? `code:${userId}` : `code:device:${device}`}::text`
const newCodeKey = (userId: number) => sql`${`code:new:${userId}`}::text`

/** Attempts whose window has passed, but for codes. Clean-up deletes them, by an index with the same condition on the key (`migrations/0011`). */
export const isWindowOver = (now: number, windowMs: number): SQL =>
  sql`key not like 'code:%' and window_start <= ${now - windowMs}::bigint`

/** The same for the attempts of codes. */
export const isCodeWindowOver = (now: number): SQL =>
  sql`key like 'code:%' and window_start <= ${now - SECOND_FACTOR.accountWindowMs}::bigint`

/**
 * The `on conflict` part of an insert: increments the count, or starts a new window where the old one has passed. A window that starts in the future was written before the
 * clock was set back, or by a gateway whose clock is ahead. It restarts now, so that nobody waits longer than one window.
 */
const again = (windowEnd: number) => sql`
    on conflict (key) do update set
      attempts = case when login_attempt.window_start <= ${windowEnd}::bigint then 1 else login_attempt.attempts + 1 end,
      window_start = case when login_attempt.window_start <= ${windowEnd}::bigint then excluded.window_start
        else least(login_attempt.window_start, excluded.window_start) end
    returning attempts, window_start`

const secondsLeft = (windowStart: number, windowEnd: number): number =>
  Math.max(1, Math.ceil((windowStart - windowEnd) / 1000))

/** 429, which is counted. */
function beyondLimit({ events }: Database, purpose: AttemptPurpose = 'login', ...refusal: Parameters<typeof tooMany>) {
  events.emit('attemptLimit', purpose)
  return tooMany(...refusal)
}

type Count = { account: boolean; attempts: number; window_start: number }

/**
 * Counts an attempt before it is evaluated, in one statement, so that of attempts at the same time no two read the same count. An attempt beyond the limit of its
 * address does not count for the account. Otherwise anyone could lock an account forever from one address. An attempt from a known device counts only
 * for the device, so that attackers cannot lock users out of their own browser.
 * @throws Problem 429 with the seconds that are left, when the device, the account or the address is beyond its limit
 */
export async function countAttempt(db: Database, attempt: Attempt, limits: Limits, now: number): Promise<void> {
  const { purpose, device } = attempt
  if (device !== undefined) {
    return countOne(db, purpose, deviceKey(purpose, device), limits.limitPerAccount, limits.windowMs, now)
  }
  const windowEnd = now - limits.windowMs
  const { rows } = await db.execute<Count>(sql`
    with address as (
      insert into login_attempt (key, window_start, attempts) values (${addressKey(attempt)}, ${now}::bigint, 1) ${again(windowEnd)}
    ), account as (
      insert into login_attempt (key, window_start, attempts)
      select ${accountKey(attempt)}, ${now}::bigint, 1 from address where attempts <= ${limits.limitPerAddress} ${again(windowEnd)}
    )
    select false as account, attempts, window_start from address
    union all
    select true, attempts, window_start from account`)
  const exceeded = rows.filter(
    ({ account, attempts }) => attempts > (account ? limits.limitPerAccount : limits.limitPerAddress),
  )
  if (exceeded.length === 0) return
  const seconds = exceeded.map(({ window_start }) => secondsLeft(window_start, windowEnd))
  throw beyondLimit(db, purpose, Math.max(...seconds))
}

async function countOne(
  db: Database,
  purpose: AttemptPurpose | undefined,
  key: SQL,
  limit: number,
  windowMs: number,
  now: number,
  sentenceOf?: (seconds: number) => string,
): Promise<void> {
  const windowEnd = now - windowMs
  const { rows } = await db.execute<{ attempts: number; window_start: number }>(
    sql`insert into login_attempt (key, window_start, attempts) values (${key}, ${now}::bigint, 1) ${again(windowEnd)}`,
  )
  const row = rows[0]
  if (row === undefined || row.attempts <= limit) return
  const seconds = secondsLeft(row.window_start, windowEnd)
  throw beyondLimit(db, purpose, seconds, sentenceOf?.(seconds))
}

/**
 * Counts a call of an address alone.
 * @throws Problem 429 beyond the limit of an address
 */
export const countFromAddress = (db: Database, purpose: Purpose, address: string, limits: Limits, now: number) =>
  countOne(db, purpose, addressKey({ purpose, address }), limits.limitPerAddress, limits.windowMs, now)

/**
 * Counts only failures, because many users can share an address. A right guess is never blocked.
 * @param count throws Problem 429 beyond the limit, which replaces the 404
 */
export const countFailure = <T>(found: Promise<T>, count: () => Promise<void>): Promise<T> =>
  found.catch(async (error: unknown) => {
    if (error instanceof Problem && error.status === 404) await count()
    throw error
  })

/**
 * Counts a second-factor code before it is evaluated, over all logins of the account or of the known device.
 * @throws Problem 429 beyond the limit
 */
export const countCode = (db: Database, userId: number, device: string | undefined, now: number) =>
  countOne(db, 'code', codeKey(userId, device), SECOND_FACTOR.accountTries, SECOND_FACTOR.accountWindowMs, now)

/**
 * Counts a request for a new code (AUTH-118).
 * @throws Problem 429 with its own sentence beyond the limit of an account
 */
export const countNewCode = (db: Database, userId: number, now: number) =>
  countOne(
    db,
    'new-code',
    newCodeKey(userId),
    SECOND_FACTOR.newCodes,
    SECOND_FACTOR.newCodesWindowMs,
    now,
    sessionReplies.newCodeLater,
  )

/** The condition for the keys that count the attempts of a user's known devices. */
const ofDevices = (prefix: string, userId: number) =>
  sql`key in (select ${prefix}::text || device_hash from known_device where user_id = ${userId})`

/** Forgets wrong codes after a right one: those of its known device, or those of the account. */
export const forgiveCodes = (tx: Queries, userId: number, device?: string) =>
  tx.execute(sql`delete from login_attempt where key = ${codeKey(userId, device)}`)

/** Forgets failed logins and codes of a user and their known devices, after a new password. */
export async function forgiveUser(tx: Queries, { userId, userName }: { userId: number; userName: string }) {
  await forgiveAccount(tx, { userName })
  await tx.execute(sql`
    delete from login_attempt where key = ${codeKey(userId)} or ${ofDevices('device:', userId)} or ${ofDevices('code:device:', userId)}`)
}

/** A success forgets the failures of its account. */
const forgiveAccount = (tx: Queries, attempt: Pick<Attempt, 'purpose' | 'userName'>) =>
  tx.execute(sql`delete from login_attempt where key = ${accountKey({ ...attempt, address: '' })}`)

/** Gives attempts back to an address (default 1). */
export const forgiveAddress = (tx: Queries, purpose: Purpose, address: string, count = 1) =>
  tx.execute(
    sql`update login_attempt set attempts = greatest(attempts - ${count}::int, 0) where key = ${addressKey({ purpose, address })}`,
  )

/**
 * Forgets the failures of the account after a success, and gives the address back the attempts of this success (default 1). The order of the writes matches `countAttempt`. A
 * success on a known device forgets only the failures of the device, because the others were not made by its user.
 */
export async function forgiveAttempts(tx: Queries, attempt: Attempt & { readonly count?: number }): Promise<void> {
  const { purpose = 'login', device, address, count } = attempt
  if (device !== undefined) {
    await tx.execute(sql`delete from login_attempt where key = ${deviceKey(purpose, device)}`)
    return
  }
  await forgiveAddress(tx, purpose, address, count)
  await forgiveAccount(tx, attempt)
}
