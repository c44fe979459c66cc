import { sql } from 'drizzle-orm'
import type { GatewayConfig } from '../../config'
import type { Database, Queries } from '../../db/database'
import { tooMany } from '../../http/refusals'

/** Who tries to sign in: the name as typed, known or not, and the network address. */
export interface Attempt {
  readonly userName: string
  readonly address: string
}

const accountKey = ({ userName }: Attempt) => sql`'account:' || lower(${userName}::text collate pg_c_utf8)`
const addressKey = ({ address }: Attempt) => sql`${`address:${address}`}::text`

type Count = { account: boolean; attempts: number; window_start: number }

/**
 * Counts an attempt before it is evaluated, in one statement, so that of attempts at the same time no two read the same count. An attempt beyond the limit of its
 * address is not held against the account: else anybody could lock an account out from one address for ever.
 * @throws Problem 429 with the seconds that are left, when the account or the address had its attempts in this window
 */
export async function countAttempt(
  db: Database,
  attempt: Attempt,
  limits: GatewayConfig['login'],
  now: number,
): Promise<void> {
  const windowEnd = now - limits.windowMs
  const again = sql`
    on conflict (key) do update set
      attempts = case when login_attempt.window_start <= ${windowEnd}::bigint then 1 else login_attempt.attempts + 1 end,
      window_start = case when login_attempt.window_start <= ${windowEnd}::bigint then excluded.window_start
        else login_attempt.window_start end
    returning attempts, window_start`
  const { rows } = await db.execute<Count>(sql`
    with address as (
      insert into login_attempt (key, window_start, attempts) values (${addressKey(attempt)}, ${now}::bigint, 1) ${again}
    ), account as (
      insert into login_attempt (key, window_start, attempts)
      select ${accountKey(attempt)}, ${now}::bigint, 1 from address where attempts <= ${limits.limitPerAddress} ${again}
    )
    select false as account, attempts, window_start from address
    union all
    select true, attempts, window_start from account`)
  const exceeded = rows.filter(
    ({ account, attempts }) => attempts > (account ? limits.limitPerAccount : limits.limitPerAddress),
  )
  if (exceeded.length === 0) return
  const waits = exceeded.map(({ window_start }) => Math.ceil((window_start - windowEnd) / 1000))
  throw tooMany(Math.max(1, ...waits))
}

/** A success forgets the failures of its account, and gives its own attempt back to the address. In the order in which they are counted. */
export async function forgiveAttempts(tx: Queries, attempt: Attempt): Promise<void> {
  await tx.execute(
    sql`update login_attempt set attempts = greatest(attempts - 1, 0) where key = ${addressKey(attempt)}`,
  )
  await tx.execute(sql`delete from login_attempt where key = ${accountKey(attempt)}`)
}
