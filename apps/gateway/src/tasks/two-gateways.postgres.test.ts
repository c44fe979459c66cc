import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { Child } from '../../test/child-process'
import { endAfterEach, gateway, startChild } from '../../test/gateway-child'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { DEMO_PASSWORD } from '../db/demo/accounts'
import { openDatabase, type Database } from '../db/open'
import { ssoStarts } from '../db/schema'
import { BATCH } from './deletion'

endAfterEach()

/** Expired sessions, many of each user. */
const SESSIONS = 30_000

/** Each test starts one or two gateways, which takes long on a busy machine. */
const TIMEOUT_MS = 240_000

/** A world whose users were active in sessions that have expired since. */
async function expiredWorld(): Promise<WorldCopy> {
  const world = await copyWorld()
  const db = await openDatabase(world.config)
  await db.execute(sql`update app_user set last_activity_date = 1`)
  await db.execute(sql`
    insert into session (session_hash, user_id, created_at, expires_at, ends_at, last_activity_at)
    select 'expired' || n, user_id, n, n + 1000, n + 1000, n + 500
    from generate_series(1, ${SESSIONS}::int) n join (
      select user_id, row_number() over (order by user_id) - 1 as place, count(*) over () as total from app_user) owner on place = n % total`)
  await db.close()
  return world
}

const withDatabase = async <T>(world: WorldCopy, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openDatabase(world.config)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const expired = async (db: Database): Promise<number> =>
  (
    await db.execute<{ total: number }>(
      sql`select count(*)::int as total from session where starts_with(session_hash, 'expired')`,
    )
  ).rows[0]?.total ?? 0

/** The last activity of each user but the one who signs in, from their sessions and their row: what the portal shows. */
const shown = async (db: Database) =>
  (
    await db.execute<{ at: number }>(sql`
      select greatest(last_activity_date, max(last_activity_at)) as at
      from app_user left join session using (user_id) where user_name <> 'viewer' group by user_id order by user_id`)
  ).rows.map(({ at }) => at)

const waitFor = <T>(check: () => Promise<T>): Promise<T> => vi.waitFor(check, { timeout: TIMEOUT_MS, interval: 5 })

const hasCleaned = (child: Child): boolean => /"rows":"session"/.test(child.output())

/** Keeps a step of the clean-up from ending until `open` is called: a trigger waits for that. */
async function holdStep(db: Database): Promise<{ open(): Promise<void> }> {
  await db.execute(sql`insert into setting values ('gate', 'closed')`)
  await db.execute(sql`insert into sso_start values ('expired', 1)`)
  await db.execute(sql`
    create function wait_for_gate() returns trigger language plpgsql as $$
      begin
        while exists (select from setting where name = 'gate') loop perform pg_sleep(0.02); end loop;
        return old;
      end $$`)
  await db.execute(sql`create trigger waits before delete on sso_start for each row execute function wait_for_gate()`)
  return { open: async () => void (await db.execute(sql`delete from setting where name = 'gate'`)) }
}

const waitingSteps = async (db: Database): Promise<number> =>
  (
    await db.execute<{ total: number }>(
      sql`select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    )
  ).rows[0]?.total ?? 0

async function signIn(child: Child): Promise<void> {
  const [, address = ''] = await child.printed(/is ready: (http:\S+)/, TIMEOUT_MS)
  const { status } = await fetch(new URL('gateway/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'viewer', password: DEMO_PASSWORD }),
  })
  expect(status).toBe(200)
}

describe('clean-up by several gateways', { timeout: TIMEOUT_MS }, () => {
  it('is done by one of two that run at the same time, and users can sign in meanwhile', async () => {
    const world = await expiredWorld()
    await withDatabase(world, async (db) => {
      const expected = await shown(db)
      const step = await holdStep(db)
      const { child: first } = await gateway(async () => world, { LOG_LEVEL: 'debug' })
      const second = startChild(world, { LOG_LEVEL: 'debug' })
      await Promise.all([first, second].map(signIn))
      await waitFor(async () => expect(await waitingSteps(db)).toBe(1))
      expect([first, second].filter(hasCleaned)).toHaveLength(1)
      await step.open()
      await waitFor(async () => expect([await db.orm.$count(ssoStarts), await expired(db)]).toEqual([0, 0]))
      expect([first, second].filter(hasCleaned)).toHaveLength(1)
      expect(await shown(db)).toEqual(expected)
      expect(first.output() + second.output()).not.toMatch(/"level":[56]0/)
    })
  })

  it('is finished by another gateway after the first was killed halfway', async () => {
    const { child: killed, world } = await gateway(expiredWorld)
    await withDatabase(world, async (db) => {
      const expected = await shown(db)
      await waitFor(async () => expect(await expired(db)).toBeLessThan(SESSIONS))
      await killed.kill()
      const left = await expired(db)
      expect(left).toBeGreaterThan(0)
      expect((SESSIONS - left) % BATCH).toBe(0)
      expect(await shown(db)).toEqual(expected)

      // As if the time of its lease had passed.
      const { rows } = await db.execute(
        sql`update periodic_task set due_at = 0 where run_id is not null returning name`,
      )
      expect(rows).toEqual([{ name: 'clean-up' }])
      const next = startChild(world)
      await waitFor(async () => expect(await expired(db)).toBe(0))
      expect(await shown(db)).toEqual(expected)
      expect(next.output()).not.toMatch(/"level":[56]0/)
    })
  })

  it('skips the sessions of a user whose row is locked until the next run', async () => {
    const world = await expiredWorld()
    await withDatabase(world, (db) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
        await tx.execute(sql`select from app_user where user_id = 1 for update`)
        const { child } = await gateway(async () => world, { LOG_LEVEL: 'debug' })
        await child.printed(/"rows":"session"/, TIMEOUT_MS)
        const { rows } = await tx.execute(sql`select distinct user_id from session`)
        expect(rows).toEqual([{ user_id: 1 }])
      }),
    )
  })
})
