import { sql, type SQL } from 'drizzle-orm'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'
import type { GatewayConfig } from '../config'
import type { Database, Queries } from '../db/database'
import { tooMany } from '../http/refusals'
import { networkOf } from './network'

type Limits = GatewayConfig['login']

/** What is counted, each with keys of its own: a login, a recovery, a look-up by somebody whom nobody knows, an API key that nobody made, and a proof of who the current user is. */
export type Purpose = 'login' | 'recovery' | 'look-up' | 'key' | 'proof'

/** Who tries: the name as typed, known or not, and the network address. */
export interface Attempt {
  /** Default: `login`. */
  readonly purpose?: Purpose
  readonly userName: string
  readonly address: string
}

const prefixOf = (purpose: Purpose = 'login'): string => (purpose === 'login' ? '' : `${purpose}-`)
const accountKey = ({ purpose, userName }: Attempt) =>
  sql`${`${prefixOf(purpose)}account:`}::text || lower(${userName}::text collate pg_c_utf8)`
const addressKey = ({ purpose, address }: Pick<Attempt, 'purpose' | 'address'>) =>
  sql`${`${prefixOf(purpose)}address:${networkOf(address)}`}::text`
/** Codes are held against the account, over all its logins: who has the password could otherwise try them for ever. */
const codeKey = (userId: number) => sql`${`code:${userId}`}::text`

/** Rows whose window has passed, for whoever takes them away. */
export const isWindowOver = (now: number, windowMs: number): SQL =>
  sql`window_start <= case when key like 'code:%' then ${now - SECOND_FACTOR.accountWindowMs}::bigint else ${now - windowMs}::bigint end`

/** The other half of an insert: counts on, or starts a new window where the old one has passed. */
const again = (windowEnd: number) => sql`
    on conflict (key) do update set
      attempts = case when login_attempt.window_start <= ${windowEnd}::bigint then 1 else login_attempt.attempts + 1 end,
      window_start = case when login_attempt.window_start <= ${windowEnd}::bigint then excluded.window_start
        else login_attempt.window_start end
    returning attempts, window_start`

const secondsLeft = (windowStart: number, windowEnd: number): number =>
  Math.max(1, Math.ceil((windowStart - windowEnd) / 1000))

type Count = { account: boolean; attempts: number; window_start: number }

/**
 * Counts an attempt before it is evaluated, in one statement, so that of attempts at the same time no two read the same count. An attempt beyond the limit of its
 * address is not held against the account: else anybody could lock an account out from one address for ever.
 * @throws Problem 429 with the seconds that are left, when the account or the address had its attempts in this window
 */
export async function countAttempt(db: Database, attempt: Attempt, limits: Limits, now: number): Promise<void> {
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
  throw tooMany(Math.max(...exceeded.map(({ window_start }) => secondsLeft(window_start, windowEnd))))
}

async function countOne(db: Database, key: SQL, limit: number, windowMs: number, now: number): Promise<void> {
  const windowEnd = now - windowMs
  const { rows } = await db.execute<{ attempts: number; window_start: number }>(
    sql`insert into login_attempt (key, window_start, attempts) values (${key}, ${now}::bigint, 1) ${again(windowEnd)}`,
  )
  const row = rows[0]
  if (row !== undefined && row.attempts > limit) throw tooMany(secondsLeft(row.window_start, windowEnd))
}

/**
 * Counts a call of an address alone.
 * @throws Problem 429 beyond the limit of an address
 */
export const countFromAddress = (db: Database, purpose: Purpose, address: string, limits: Limits, now: number) =>
  countOne(db, addressKey({ purpose, address }), limits.limitPerAddress, limits.windowMs, now)

/**
 * Counts a second-factor code before it is evaluated, over all logins of the account.
 * @throws Problem 429 beyond the limit of an account
 */
export const countCode = (db: Database, userId: number, now: number) =>
  countOne(db, codeKey(userId), SECOND_FACTOR.accountTries, SECOND_FACTOR.accountWindowMs, now)

/** A right code, or a new password, forgets the wrong codes. */
export const forgiveCodes = (tx: Queries, userId: number) =>
  tx.execute(sql`delete from login_attempt where key = ${codeKey(userId)}`)

/** A success forgets the failures of its account. */
export const forgiveAccount = (tx: Queries, attempt: Pick<Attempt, 'purpose' | 'userName'>) =>
  tx.execute(sql`delete from login_attempt where key = ${accountKey({ ...attempt, address: '' })}`)

/** A success forgets the failures of its account, and gives its own attempts back to the address (default 1). In the order in which they are counted. */
export async function forgiveAttempts(tx: Queries, attempt: Attempt & { readonly count?: number }): Promise<void> {
  await tx.execute(
    sql`update login_attempt set attempts = greatest(attempts - ${attempt.count ?? 1}::int, 0) where key = ${addressKey(attempt)}`,
  )
  await forgiveAccount(tx, attempt)
}
