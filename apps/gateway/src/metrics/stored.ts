import { sql } from 'drizzle-orm'
import { DATABASE_NOW } from '../db/clock'
import type { Database } from '../db/database'
import { TRIED_FOR_MS } from '../mail/sender'

/** What gateways with one database share, and each of them reports. Ages are seconds, by the clock of the database. */
export interface StoredFacts {
  /** The clock of the database minus that of this machine. */
  readonly clockDifference: number
  readonly jobs: readonly { readonly state: string; readonly count: number; readonly oldest: number }[]
  readonly mails: { readonly waiting: number; readonly oldest: number; readonly failed: number }
  readonly tasks: readonly { readonly task: string; readonly overdue: number }[]
}

/** A statement that takes longer is not worth its cost. It uses the connection of periodic tasks, so that calls never wait for it, nor it for calls. In milliseconds. */
const LIMITS = { statementMs: 2000, lockMs: 1000, idleMs: 10_000 }

type Row = { now: number } & { [Name in keyof Omit<StoredFacts, 'clockDifference'>]: StoredFacts[Name] }

/** `job` and `outbox` are short: their rows expire. */
const FACTS = sql`
  with clock as (select ${DATABASE_NOW} as now), waiting as (
    select created_at, next_attempt_at >= created_at + ${TRIED_FOR_MS}::bigint or created_at <= now - ${TRIED_FOR_MS}::bigint as is_failed
    from outbox, clock where sent_at is null
  )
  select now,
    (select coalesce(jsonb_agg(jsonb_build_object('state', state, 'count', jobs, 'oldest', greatest(now - oldest, 0) / 1000.0)), '[]')
      from (select state, count(*) as jobs, min(created_at) as oldest from job group by state) by_state) as jobs,
    (select jsonb_build_object(
      'waiting', count(*) filter (where not is_failed),
      'oldest', coalesce(greatest(now - min(created_at) filter (where not is_failed), 0) / 1000.0, 0),
      'failed', count(*) filter (where is_failed)) from waiting) as mails,
    (select coalesce(jsonb_agg(jsonb_build_object('task', name, 'overdue', greatest(now - due_at, 0) / 1000.0)), '[]')
      from periodic_task where due_at > 0) as tasks
  from clock`

/** One statement, in a transaction with limits of its own. */
export async function readStored(db: Database): Promise<StoredFacts> {
  const before = Date.now()
  const { rows } = await db.transaction((tx) => tx.execute<Row>(FACTS), { limits: LIMITS })
  const [row] = rows
  if (row === undefined) throw new Error('The database answered no row.')
  const { now, jobs, mails, tasks } = row
  return { jobs, mails, tasks, clockDifference: (now - (before + Date.now()) / 2) / 1000 }
}
