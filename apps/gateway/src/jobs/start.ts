import { and, eq, gt, sql } from 'drizzle-orm'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import { JOB_RETENTION_MS, MAX_JOBS_IN_FLIGHT, MAX_STORED_JOBS } from '@sitewright/domain/jobs/model'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Database, Queries } from '../db/database'
import { jobs } from '../db/schema'
import { record } from '../http/audit'
import { tooMany } from '../http/refusals'
import type { JobKind, JobScope } from './define'
import { jobColumns, presentJob, type JobRow } from './job-row'

/** First part of the advisory lock on the jobs of a user. */
const LOCK = 7_405_214

/** When a user who has too many jobs can try again, in seconds: most jobs take less, and stored ones expire slowly. */
const RETRY_AFTER_S = { inFlight: 10, stored: 3600 } as const

export interface StartOptions {
  readonly actor: Actor
  readonly scope: JobScope
  /** Epoch milliseconds. */
  readonly now: number
  readonly requestId: string
}

/**
 * Starts a job in the transaction of its call, which must have asked the policy of the kind. Nudge the worker once that has committed.
 * @throws Problem 429 when the user has too many jobs
 */
export async function startJob<Input>(
  tx: Queries,
  kind: JobKind<Input>,
  input: Input,
  call: StartOptions,
): Promise<JobRow> {
  const { actor, scope, now } = call
  await requireFewJobs(tx, actor.userId, now)
  const stored = kind.toStored(input)
  const licenseId = scope === 'all' ? null : scope.licenseId
  const [row] = await tx
    .insert(jobs)
    .values({
      kind: kind.kind,
      input: stored,
      userId: actor.userId,
      licenseId,
      roles: actor.roles,
      createdAt: now,
      expiresAt: now + JOB_RETENTION_MS,
    })
    .returning(jobColumns)
  if (row === undefined) throw new Error('A job was not inserted.')
  await record(tx, call, {
    action: kind.kind,
    subject: { kind: 'call', id: kind.kind },
    licenseId: licenseId ?? actor.licenseId,
    after: { jobId: row.jobId, allLicenses: licenseId === null, input: stored },
  })
  return row
}

/** What the handlers of calls that start a job need. */
export interface JobStart {
  readonly db: Database
  /** Called after the start of a job has committed. */
  readonly onJob: () => void
}

/** Starts a job with the body of a call, and answers it with 202. */
export async function startFrom<Input>(
  { db, onJob }: JobStart,
  kind: JobKind<Input>,
  { body, ...call }: { readonly body: Input; readonly actor: Actor; readonly now: number; readonly requestId: string },
  scope: JobScope,
) {
  const row = await db.transaction((tx) => startJob(tx, kind, body, { ...call, scope }))
  onJob()
  return { status: 202 as const, body: presentJob(row) }
}

/** The lock makes concurrent starts of one user count each other. */
async function requireFewJobs(tx: Queries, userId: number, now: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${userId}::integer)`)
  const [counted] = await tx
    .select({
      stored: sql<number>`count(*)::int`,
      inFlight: sql<number>`(count(*) filter (where ${jobs.state} in ('waiting', 'running')))::int`,
    })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), gt(jobs.expiresAt, now)))
  if ((counted?.inFlight ?? 0) >= MAX_JOBS_IN_FLIGHT)
    throw tooMany(RETRY_AFTER_S.inFlight, jobMessages.tooManyInFlight(MAX_JOBS_IN_FLIGHT))
  if ((counted?.stored ?? 0) >= MAX_STORED_JOBS)
    throw tooMany(RETRY_AFTER_S.stored, jobMessages.tooManyStored(MAX_STORED_JOBS))
}
