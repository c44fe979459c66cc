import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { JOB_RETENTION_MS } from '@sitewright/domain/jobs/model'
import type { Database, Queries } from '../db/database'
import { jobFilePieces, jobs } from '../db/schema'
import { isStorableId } from '../http/storable'
import { inMs, isDue, LeaseLost } from '../leases/lease'
import type { JobKind, MadeFile } from './define'
import { LONGEST_PAUSE_MS } from './failure'
import { jobColumns, type JobRow } from './job-row'

const IN_FLIGHT = inArray(jobs.state, ['waiting', 'running'])

/** A job that one run works on. Its updates apply only while no other run has taken the job, and nobody has ended it. */
export interface Run {
  readonly jobId: number
  readonly runId: string
}

const isOfRun = ({ jobId, runId }: Run): SQL | undefined =>
  and(eq(jobs.jobId, jobId), eq(jobs.runId, runId), eq(jobs.state, 'running'))

/** A job that a gateway has taken, and its kind. */
export interface TakenJob {
  readonly row: JobRow
  readonly kind: JobKind
}

/**
 * Takes the next job that waits, or whose gateway has stopped renewing its lease. Licenses with fewer running jobs come first, and of one license the owners with fewer, so that neither
 * keeps the others waiting. Of several gateways one gets it.
 * @param kinds those that this gateway knows
 */
export async function takeJob(db: Database, kinds: readonly JobKind[], leaseMs: number): Promise<TakenJob | undefined> {
  if (kinds.length === 0) return undefined
  const longestMs = Math.max(leaseMs, LONGEST_PAUSE_MS)
  const running = (isAlike: SQL): SQL =>
    sql`(select count(*) from job o where ${isAlike} and o.state = 'running' and not ${isDue(sql`o.lease_until`, longestMs)})`
  const next = sql`(
    select j.job_id from job j
    where j.state in ('waiting', 'running') and ${isDue(sql`j.lease_until`, longestMs)}
      and j.kind in (${sql.join(
        kinds.map(({ kind }) => sql`${kind}`),
        sql`, `,
      )})
    order by ${running(sql`o.license_id is not distinct from j.license_id`)}, ${running(sql`o.user_id = j.user_id`)}, j.job_id
    limit 1 for update of j skip locked)`
  const [row] = await db.orm
    .update(jobs)
    .set({
      state: 'running',
      runId: sql`gen_random_uuid()`,
      attempts: sql`${jobs.attempts} + 1`,
      leaseUntil: inMs(leaseMs),
    })
    .where(sql`${jobs.jobId} = ${next}`)
    .returning(jobColumns)
  const kind = kinds.find((known) => known.kind === row?.kind)
  return row === undefined || kind === undefined ? undefined : { row, kind }
}

const requireRun = (rows: readonly unknown[]): void => {
  if (rows.length === 0) throw new LeaseLost('The job is of another run, or has ended.')
}

/** Progress of a run. `undefined` leaves the stored value. */
export interface Progress {
  readonly done?: number | undefined
  readonly total?: number | undefined
}

/** Renews the lease. @throws LeaseLost */
export async function renewLease(db: Database, run: Run, leaseMs: number, progress: Progress): Promise<void> {
  const set = { leaseUntil: inMs(leaseMs), ...progress }
  requireRun(await db.orm.update(jobs).set(set).where(isOfRun(run)).returning({ jobId: jobs.jobId }))
}

/** @throws LeaseLost when the run may not write any longer */
export async function requireLease(db: Database, run: Run): Promise<void> {
  requireRun(await db.orm.select({ jobId: jobs.jobId }).from(jobs).where(isOfRun(run)))
}

/**
 * Marks a piece as done, first in its transaction: the row lock keeps other runs out until the transaction ends.
 * @param next where the next piece starts; `undefined` after the last one
 * @throws LeaseLost
 */
export async function markPiece(
  tx: Queries,
  run: Run,
  leaseMs: number,
  { next, ...progress }: Progress & { readonly next: unknown },
): Promise<void> {
  const set = { position: next === undefined ? {} : { next }, attempts: 0, leaseUntil: inMs(leaseMs), ...progress }
  requireRun(await tx.update(jobs).set(set).where(isOfRun(run)).returning({ jobId: jobs.jobId }))
}

/** Gives a job back: another run can take it after the pause. */
export const releaseJob = async (db: Database, run: Run, pauseMs: number, isAttempt: boolean): Promise<void> => {
  await db.orm
    .update(jobs)
    .set({
      state: 'waiting',
      runId: null,
      leaseUntil: inMs(pauseMs),
      ...(isAttempt ? {} : { attempts: sql`greatest(${jobs.attempts} - 1, 0)` }),
    })
    .where(isOfRun(run))
}

/** The embedded engine has one gateway: a job that runs when it starts is of a process that has ended. */
export const releaseAllJobs = async (db: Database): Promise<void> => {
  if (db.engine !== 'embedded') return
  await db.orm.update(jobs).set({ state: 'waiting', runId: null, leaseUntil: 0 }).where(eq(jobs.state, 'running'))
}

const endedAt = (now: number) => ({ endedAt: now, expiresAt: now + JOB_RETENTION_MS, runId: null })

/** The job is done. @throws LeaseLost */
export async function completeJob(
  db: Database,
  run: Run,
  { file, done, now }: { readonly file: MadeFile | undefined; readonly done: number; readonly now: number },
): Promise<void> {
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
  requireRun(rows)
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
