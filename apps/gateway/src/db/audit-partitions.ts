import { sql } from 'drizzle-orm'
import type { Database, Queries } from './database'
import { isLockTimeout } from './failure'
import { lockForChange } from './migrate'
import { TASK_LIMITS } from './pool-limits'

/** Partitions are made for the current month and so many after it. */
export const MONTHS_AHEAD = 3

/** `audit_2026_11`: the entries of that month in UTC. The default partition has no month. */
const PARTITION = /^audit_(\d{4})_(\d{2})$/

/** Months since the year 0, in UTC. */
const monthOf = (instant: number): number => {
  const date = new Date(instant)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const nameOf = (month: number): string =>
  `audit_${String(Math.floor(month / 12)).padStart(4, '0')}_${String((month % 12) + 1).padStart(2, '0')}`

const startOf = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** The months that have a partition. */
async function readMonths(tx: Queries): Promise<Set<number>> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit'::regclass`,
  )
  return new Set(
    rows.flatMap(({ name }) => {
      const [, year, month] = PARTITION.exec(name) ?? []
      return year === undefined || month === undefined ? [] : [Number(year) * 12 + Number(month) - 1]
    }),
  )
}

/** The months of entries that are in the default partition because their month had none. */
async function readStrayMonths(tx: Queries): Promise<number[]> {
  // Years that a partition's name cannot write stay in the default partition.
  const { rows } = await tx.execute<{ year: number; month: number }>(sql`
    select distinct extract(year from moment)::int as year, extract(month from moment)::int as month
    from (
      select to_timestamp(at / 1000) at time zone 'UTC' as moment from audit_default
      where at >= 0 and at < 253402300800000
    ) as stray`)
  return rows.map(({ year, month }) => year * 12 + month - 1)
}

/**
 * Makes the partitions of the current month and the three after it, and of every entry in the default partition: that entry moves, because a partition cannot be made beside
 * a default one with rows of its month. Run at the start and by the clean-up timer; makes nothing where all exist.
 * @param now epoch milliseconds
 * @returns the names of the partitions that were made
 * @throws where the audit stays locked for three seconds; the next run repeats it, and the default partition takes the entries until then
 */
export function ensureAuditPartitions(db: Database, now: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockForChange(tx)
    const existing = await readMonths(tx)
    const stray = await readStrayMonths(tx)
    const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => monthOf(now) + index)
    const missing = [...new Set([...stray, ...ahead])].filter((month) => !existing.has(month)).toSorted((a, b) => a - b)
    if (missing.length === 0) return []
    if (stray.length > 0) await replaceDefault(tx, () => addMonths(tx, missing))
    else await addMonths(tx, missing)
    return missing.map(nameOf)
  })
}

/**
 * The same at the start, where a locked audit is no reason to fail: partitions of the next months are there already, and the default one takes what has none.
 * A dump of the database, for example, keeps the lock for as long as it runs.
 */
export async function tryEnsureAuditPartitions(db: Database, now: number): Promise<void> {
  try {
    await ensureAuditPartitions(db, now)
  } catch (error) {
    if (!isLockTimeout(error)) throw error
  }
}

/** Makes the partitions in an empty audit that another database has. */
export async function addSameMonths(from: Queries, to: Queries): Promise<void> {
  await addMonths(
    to,
    [...(await readMonths(from))].toSorted((a, b) => a - b),
  )
}

async function addMonths(tx: Queries, months: readonly number[]): Promise<void> {
  for (const month of months) await tx.execute(sql`select audit_add_month(${startOf(month)}::timestamp)`)
}

/** Moves the entries of the default partition to where they belong now. The old table is dropped as a whole: no entry is ever deleted. */
async function replaceDefault(tx: Queries, addPartitions: () => Promise<void>): Promise<void> {
  await tx.execute(sql`alter table audit detach partition audit_default`)
  await tx.execute(sql`alter table audit_default rename to audit_stray`)
  await tx.execute(sql`create table audit_default partition of audit default`)
  await tx.execute(sql`create trigger audit_append_only before update or delete or truncate on audit_default
    for each statement execute function audit_is_append_only()`)
  await addPartitions()
  await tx.execute(sql`insert into audit select * from audit_stray order by audit_id`)
  await tx.execute(sql`drop table audit_stray`)
}

/**
 * Drops the partitions whose every entry is older than the retention, and the versions of configs from the same months (CONF-74). Run by the clean-up timer.
 * @param now epoch milliseconds
 * @param months how many full months before the current one are kept (AUDIT_MONTHS)
 * @returns the names of the partitions that were dropped
 * @throws as `ensureAuditPartitions`, which it runs first: an entry in the default partition expires as well
 */
export async function dropExpiredAudit(db: Database, now: number, months: number): Promise<string[]> {
  await ensureAuditPartitions(db, now)
  const first = monthOf(now) - months
  // Before the drops, which hold up every entry of the audit until their transaction ends.
  await db.transaction(
    (tx) =>
      tx.execute(
        sql`delete from config_version where at < (extract(epoch from ${startOf(first)}::timestamp) * 1000)::bigint`,
      ),
    { limits: TASK_LIMITS },
  )
  return db.transaction(async (tx) => {
    await lockForChange(tx)
    const expired = [...(await readMonths(tx))].filter((month) => month < first).toSorted((a, b) => a - b)
    for (const month of expired) await tx.execute(sql.raw(`drop table ${nameOf(month)}`))
    return expired.map(nameOf)
  })
}
