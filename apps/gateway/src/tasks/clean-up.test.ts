import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOGIN_WINDOW_MS, SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { PROTECTED_AFTER_LOSS_MS } from '@sitewright/domain/shared/grants'
import { runTask } from '../../test/run-task'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { sessions, users } from '../db/schema'
import { cleanUp, rulesOf } from './clean-up'
import { BATCH, deletion } from './deletion'
import { deleteSessions, selectExpired } from './expired-sessions'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const DAY = 24 * 60 * 60_000
const NOW = 1_800_000_000_000
let lines: string[] = []
beforeEach(() => {
  lines = []
})

const { log } = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } })
const task = cleanUp({ windowMs: LOGIN_WINDOW_MS })
const run = (at = NOW) => runTask(db, task, at, log)

const secret = (count: number): string => String(count).padStart(43, 's')
const insertSession = (count: number, userId: number, expiresAt: number, lastActivityAt: number | null) =>
  db.orm.insert(sessions).values({
    sessionHash: secret(count),
    userId,
    createdAt: expiresAt - DAY,
    expiresAt,
    endsAt: expiresAt,
    lastActivityAt,
  })

/** Writes `count` rows, with the numbers from `first` on. `at` is when they expire, or what counts instead. */
type Insert = (first: number, count: number, at: number) => SQL
const numbers = (first: number, count: number): SQL => sql`generate_series(${first}::int, ${first + count - 1}::int) n`

/** What a table is filled with, and the latest time of a row that clean-up deletes at NOW. */
const TABLES: Readonly<Record<string, { readonly latest: number; readonly insert: Insert }>> = {
  session: {
    latest: NOW,
    insert: (first, count, at) => sql`
      insert into session (session_hash, user_id, created_at, expires_at, ends_at)
      select 'hash' || n, 1, ${at - DAY}::bigint, ${at}::bigint, ${at}::bigint from ${numbers(first, count)}`,
  },
  second_factor: {
    latest: NOW,
    insert: (first, count, at) =>
      sql`insert into second_factor (user_id, code_hash, expires_at) select 1, n, ${at}::bigint from ${numbers(first, count)}`,
  },
  password_reset: {
    latest: NOW,
    insert: (first, count, at) =>
      sql`insert into password_reset (token_hash, user_id, expires_at) select 'hash' || n, 1, ${at}::bigint from ${numbers(first, count)}`,
  },
  sso_start: {
    latest: NOW,
    insert: (first, count, at) =>
      sql`insert into sso_start (nonce, expires_at) select 'nonce' || n, ${at}::bigint from ${numbers(first, count)}`,
  },
  session_guid: {
    latest: NOW,
    insert: (first, count, at) => sql`
      insert into session_guid (guid_hash, session_hash, expires_at)
      select 'hash' || n, (select max(session_hash) from session where expires_at > ${NOW + DAY}::bigint), ${at}::bigint from ${numbers(first, count)}`,
  },
  known_device: {
    latest: NOW,
    insert: (first, count, at) =>
      sql`insert into known_device (device_hash, user_id, expires_at) select 'hash' || n, 1, ${at}::bigint from ${numbers(first, count)}`,
  },
  login_attempt: {
    latest: NOW - LOGIN_WINDOW_MS,
    insert: (first, count, at) =>
      sql`insert into login_attempt (key, window_start, attempts) select 'account:' || n, ${at}::bigint, 1 from ${numbers(first, count)}`,
  },
  'login_attempt of codes': {
    latest: NOW - SECOND_FACTOR.accountWindowMs,
    insert: (first, count, at) =>
      sql`insert into login_attempt (key, window_start, attempts) select 'code:' || n, ${at}::bigint, 1 from ${numbers(first, count)}`,
  },
  job: {
    latest: NOW,
    insert: (first, count, at) => sql`
      insert into job (kind, input, user_id, created_at, expires_at)
      select 'test', '{}', 1, ${at - DAY}::bigint, ${at}::bigint from ${numbers(first, count)}`,
  },
  outbox: {
    latest: NOW - DAY,
    insert: (first, count, at) => sql`
      insert into outbox (created_at, next_attempt_at, recipient, subject, body)
      select ${at}::bigint, ${at}::bigint, n, '', '' from ${numbers(first, count)}`,
  },
}
const tableOf = (name: string): string => name.split(' ')[0] ?? ''
const isOf = (name: string): SQL => {
  if (!name.startsWith('login_attempt')) return sql`true`
  return name.endsWith('codes') ? sql`key like 'code:%'` : sql`key like 'account:%'`
}
const countIn = async (name: string): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${sql.identifier(tableOf(name))} where ${isOf(name)}`,
  )
  return rows[0]?.total ?? 0
}

describe('clean-up', () => {
  beforeAll(async () => {
    // Guids need a session that stays.
    await insertSession(0, 1, NOW + 1000 * DAY, null)
  })

  it.each(Object.entries(TABLES))(
    'deletes every expired row of %s, in batches, and no other',
    async (name, { latest, insert }) => {
      const before = await countIn(name)
      await db.execute(insert(1, 2 * BATCH + 1, latest))
      await db.execute(insert(10_000, 2, latest + 1))
      await run()
      expect(await countIn(name)).toBe(before + 2)
      expect(lines).toEqual([])
    },
  )

  it('keeps a loss that still protects its account, even if the clock of the gateway is ahead [ROLE-56]', async () => {
    const now = Date.now()
    const loss = (userId: number, lostAt: number) => sql`(${userId}::int, 1, ${lostAt}::bigint, 1)`
    await db.execute(sql`
      insert into lost_role (user_id, role_id, lost_at, transaction_id) values
        ${loss(1, now)}, ${loss(2, now - PROTECTED_AFTER_LOSS_MS + 60_000)}, ${loss(3, now - PROTECTED_AFTER_LOSS_MS - 60_000)}`)
    await run(now + 2 * PROTECTED_AFTER_LOSS_MS)
    const { rows } = await db.execute(sql`select user_id from lost_role order by user_id`)
    expect(rows).toEqual([{ user_id: 1 }, { user_id: 2 }])
  })

  it('of one table goes on when that of another fails, and the failure is thrown', async () => {
    const { insert, latest } = TABLES.outbox!
    const [mails, starts] = [await countIn('outbox'), await countIn('sso_start')]
    await db.execute(insert(1, 3, latest))
    await db.execute(sql`alter table sso_start rename to renamed`)
    await expect(run()).rejects.toThrow('Expired rows could not be deleted.')
    await db.execute(sql`alter table renamed rename to sso_start`)
    expect(await countIn('outbox')).toBe(mails)
    await db.execute(TABLES.sso_start!.insert(1, 3, NOW))
    await run()
    expect(await countIn('sso_start')).toBe(starts)
  })
})

describe('the clean-up of sessions', () => {
  const activityOf = async (userIds: readonly number[]) => {
    const rows = await db.orm
      .select({ userId: users.userId, at: users.lastActivityDate, version: users.version })
      .from(users)
      .where(inArray(users.userId, [...userIds]))
    return new Map(rows.map(({ userId, ...row }) => [userId, row]))
  }

  it('writes the latest activity back to the user, which is no save', async () => {
    const [stored, older, none] = [2, 3, 4]
    const before = await activityOf([stored, older, none])
    await db.orm
      .update(users)
      .set({ lastActivityDate: NOW - DAY })
      .where(eq(users.userId, stored))
    await db.orm
      .update(users)
      .set({ lastActivityDate: NOW - 1 })
      .where(eq(users.userId, older))
    await db.orm.update(users).set({ lastActivityDate: null }).where(eq(users.userId, none))
    await insertSession(1, stored, NOW - 10, NOW - 20)
    await insertSession(2, stored, NOW - 5, NOW - 15)
    await insertSession(3, older, NOW - 5, NOW - 15)
    await insertSession(4, none, NOW - 5, null)
    await run()
    const after = await activityOf([stored, older, none])
    expect([stored, older, none].map((userId) => after.get(userId)?.at)).toEqual([NOW - 15, NOW - 1, null])
    expect([...after].map(([userId, { version }]) => version - before.get(userId)!.version)).toEqual([0, 0, 0])
    expect(await db.orm.$count(sessions, eq(sessions.userId, stored))).toBe(0)
  })
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The tables that a statement reads from their start to their end. */
async function scannedBy(statement: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`explain (format json) ${statement}`)
  return rows
    .flatMap((row) => row['QUERY PLAN'])
    .flatMap(({ Plan: plan }) => nodesOf(plan))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
}

describe('with many rows that stay, clean-up reads by an index', () => {
  beforeAll(async () => {
    for (const [name, { insert }] of Object.entries(TABLES)) {
      await db.execute(insert(100_000, 20_000, NOW + 1000 * DAY))
      await db.execute(insert(200_000, 10, TABLES[name]!.latest))
    }
    await db.execute(sql`
      insert into lost_role (user_id, role_id, lost_at, transaction_id)
      select user_id, role_id, ${Date.now() + DAY}::bigint, 1 from app_user, role on conflict do nothing`)
    await db.execute(sql`analyze`)
  })

  it.each(rulesOf(LOGIN_WINDOW_MS).map((rule, place) => [`${rule.table} (rule ${place})`, rule] as const))(
    'of %s',
    async (_, { table, by, condition }) => {
      expect(await scannedBy(deletion(table, by, condition(NOW)))).toEqual([])
    },
  )

  it('of session', async () => {
    expect(await scannedBy(selectExpired(NOW))).toEqual([])
    const hashes = Array.from({ length: BATCH }, (_, count) => secret(count))
    const scanned = await scannedBy(
      deleteSessions(
        hashes,
        hashes.map((_, count) => count),
        NOW,
      ),
    )
    expect(scanned).not.toContain('session')
  })

  it('which would be missed without the order: a plain deletion of another order reads the whole table', async () => {
    expect(await scannedBy(sql`delete from outbox where body = 'nothing like this'`)).toEqual(['outbox'])
  })
})
