import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { JOB_RETENTION_MS } from '@sitewright/domain/jobs/model'
import type { Database, Queries } from '../db/database'
import { jobFilePieces, jobs } from '../db/schema'
import { isStorableId } from '../http/storable'
import type { MadeFile } from './define'
import { jobColumns, type JobRow } from './job-row'

/** Leases are by the clock of the database, so that gateways whose clocks differ agree on them. */
const DATABASE_NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
const IN_FLIGHT = inArray(jobs.state, ['waiting', 'running'])

/** A job that one run works on. Its updates apply only while no other run has taken the job, and nobody has ended it. */
export interface Run {
  readonly jobId: number
  readonly runId: string
}

const isOfRun = ({ jobId, runId }: Run): SQL | undefined =>
  and(eq(jobs.jobId, jobId), eq(jobs.runId, runId), eq(jobs.state, 'running'))

const leaseFor = (leaseMs: number): SQL => sql`${DATABASE_NOW} + ${leaseMs}::bigint`

/**
 * Takes the next job that waits, or whose gateway has stopped renewing its lease. Owners with fewer running jobs come first. Of several gateways one gets it.
 * @param kinds those that this gateway knows
 */
export async function takeJob(db: Database, kinds: readonly string[], leaseMs: number): Promise<JobRow | undefined> {
  const next = sql`(
    select j.job_id from job j
    where j.state in ('waiting', 'running') and j.lease_until <= ${DATABASE_NOW}
      and j.kind in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})
    order by (
      select count(*) from job o where o.user_id = j.user_id and o.state = 'running' and o.lease_until > ${DATABASE_NOW}
    ), j.job_id
    limit 1 for update of j skip locked)`
  const [row] = await db.orm
    .update(jobs)
    .set({
      state: 'running',
      runId: sql`gen_random_uuid()`,
      attempts: sql`${jobs.attempts} + 1`,
      leaseUntil: leaseFor(leaseMs),
    })
    .where(sql`${jobs.jobId} = ${next}`)
    .returning(jobColumns)
  return row
}

/** Progress of a run. `undefined` leaves the stored value. */
export interface Progress {
  readonly done?: number | undefined
  readonly total?: number | undefined
}

/** Renews the lease. @returns `false` when the run must end, because the job is another's or has ended */
export async function renewLease(db: Database, run: Run, leaseMs: number, progress: Progress): Promise<boolean> {
  const rows = await db.orm
    .update(jobs)
    .set({ leaseUntil: leaseFor(leaseMs), ...progress })
    .where(isOfRun(run))
    .returning({ jobId: jobs.jobId })
  return rows.length > 0
}

/** Whether the run may still write. */
export async function isRunCurrent(db: Database, run: Run): Promise<boolean> {
  const rows = await db.orm.select({ jobId: jobs.jobId }).from(jobs).where(isOfRun(run))
  return rows.length > 0
}

/**
 * Marks a piece as done, first in its transaction: the row lock keeps other runs out until the transaction ends.
 * @param next where the next piece starts; `undefined` after the last one
 * @returns `false` when the run must end
 */
export async function markPiece(
  tx: Queries,
  run: Run,
  leaseMs: number,
  { next, ...progress }: Progress & { readonly next: unknown },
): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({ position: next === undefined ? {} : { next }, attempts: 0, leaseUntil: leaseFor(leaseMs), ...progress })
    .where(isOfRun(run))
    .returning({ jobId: jobs.jobId })
  return rows.length > 0
}

/** Gives a job back: another run can take it after the pause. */
export const releaseJob = async (db: Database, run: Run, pauseMs: number, isAttempt: boolean): Promise<void> => {
  await db.orm
    .update(jobs)
    .set({
      state: 'waiting',
      runId: null,
      leaseUntil: leaseFor(pauseMs),
      ...(isAttempt ? {} : { attempts: sql`greatest(${jobs.attempts} - 1, 0)` }),
    })
    .where(isOfRun(run))
}

/** The embedded engine has one gateway: a job that runs when it starts is of a process that has ended. */
export const releaseAllJobs = async (db: Database): Promise<void> => {
  await db.orm.update(jobs).set({ state: 'waiting', runId: null, leaseUntil: 0 }).where(eq(jobs.state, 'running'))
}

const endedAt = (now: number) => ({ endedAt: now, expiresAt: now + JOB_RETENTION_MS, runId: null })

/** The job is done. @returns `false` when the run must not end it */
export async function completeJob(
  db: Database,
  run: Run,
  { file, done, now }: { readonly file: MadeFile | undefined; readonly done: number; readonly now: number },
): Promise<boolean> {
  const rows = await db.orm
    .update(jobs)
    .set({
      state: 'done',
      // Rows that were removed since the job counted them are not missing.
      done,
      total: done,
      fileName: file?.name ?? null,
      fileType: file?.type ?? null,
      ...endedAt(now),
    })
    .where(isOfRun(run))
    .returning({ jobId: jobs.jobId })
  return rows.length > 0
}

/** Half a file is nobody's: it goes with the job's success. */
const removeFile = async (tx: Queries, jobId: number): Promise<void> => {
  await tx.delete(jobFilePieces).where(eq(jobFilePieces.jobId, jobId))
}

/** The job has failed. Removes what it has written of its file. */
export const failJob = (db: Database, run: Run, message: string, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .update(jobs)
      .set({ state: 'failed', message, fileBytes: 0, ...endedAt(now) })
      .where(isOfRun(run))
      .returning({ jobId: jobs.jobId })
    if (rows.length > 0) await removeFile(tx, run.jobId)
  })

/** A user's own jobs that have not expired. */
const ownedBy = (userId: number, now: number): SQL | undefined => and(eq(jobs.userId, userId), gt(jobs.expiresAt, now))

/** The jobs of a user, newest first. Few, as `startJob` limits them. */
export const listJobs = (q: Queries, userId: number, now: number): Promise<JobRow[]> =>
  q.select(jobColumns).from(jobs).where(ownedBy(userId, now)).orderBy(desc(jobs.jobId))

export async function findJob(q: Queries, userId: number, jobId: number, now: number): Promise<JobRow | undefined> {
  if (!isStorableId(jobId)) return undefined
  const [row] = await q
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.jobId, jobId), ownedBy(userId, now)))
  return row
}

/** Cancels a job in flight and removes what it has written of its file. @returns `undefined` when it is not in flight */
export async function cancelJob(tx: Queries, userId: number, jobId: number, now: number): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(jobs)
    .set({ state: 'canceled', fileBytes: 0, ...endedAt(now) })
    .where(and(eq(jobs.jobId, jobId), ownedBy(userId, now), IN_FLIGHT))
    .returning(jobColumns)
  if (row !== undefined) await removeFile(tx, jobId)
  return row
}
