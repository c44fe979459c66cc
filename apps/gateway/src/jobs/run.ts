import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { asWriter, type Database } from '../db/database'
import { isPassing } from '../db/failure'
import { LeaseLost } from '../leases/lease'
import type { JobContext, JobKind, Piece, PiecesOptions } from './define'
import { isUnforeseen, MAX_ATTEMPTS, pauseAfter, sentenceOf } from './failure'
import { appendToFile } from './file'
import type { JobRow } from './job-row'
import { judgeOwner, readOwner, scopeOfRow } from './owner'
import { completeJob, failJob, markPiece, releaseJob, renewLease, requireLease, type Run } from './store'

/** Durations of a worker, in milliseconds. Tests use shorter ones. */
export interface JobTiming {
  /** Other gateways leave a job alone for this long after its run last renewed the lease. */
  readonly leaseMs: number
  /** Between two checks whether the job may go on. */
  readonly beatMs: number
  /** Jobs of other gateways, and those whose pause is over, are looked for this often. */
  readonly lookMs: number
}

export interface RunOptions {
  readonly db: Database
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly timing: JobTiming
  /** Aborted when the gateway stops: the job is given back. */
  readonly stopping: AbortSignal
}

/** A job that this gateway runs. */
export interface RunningJob {
  /** Stops it, without any further write. */
  drop(): void
  /** Settles when the run has ended, however it ended. Never rejects. */
  readonly ended: Promise<void>
}

/** Runs a job that was just taken. */
export function runJob(row: JobRow, kind: JobKind, { db, now, log, timing, stopping }: RunOptions): RunningJob {
  if (row.runId === null) throw new Error('A job that was taken has a run.')
  const run: Run = { jobId: row.jobId, runId: row.runId }
  const scope = scopeOfRow(row)
  const controller = new AbortController()
  const signal = AbortSignal.any([stopping, controller.signal])
  const progress = { done: row.done, total: row.total ?? undefined }
  let isReported = true
  let hasPieces = false

  /** Reads the owner as they are now. @throws Problem when they may not go on */
  const judge = async () => {
    const owner = await readOwner(db, row.userId, now())
    const decision = judgeOwner(owner, kind.policyOf(row.input), row)
    if (!decision.allowed || owner === undefined) {
      throw new Problem({ status: 403, message: decision.allowed ? jobMessages.ownerShutOut : decision.reason })
    }
    return owner
  }

  const runPiece = async <Position>(piece: Piece<Position>): Promise<void> => {
    const { next, done, total } = piece
    await db.transaction(async (tx) => {
      // No wait for the disk, which on the embedded engine holds up all calls: a crash loses the last pieces with their positions, and the next run does them again.
      // The commit that ends the job waits, for all before it too.
      await tx.execute(sql`set local synchronous_commit = off`)
      await markPiece(tx, run, timing.leaseMs, { next, done, total })
      await piece.write(tx)
    })
    progress.done = done
    progress.total = total
  }

  const pieces = async <Position>({ position, first, run: runOne }: PiecesOptions<Position>): Promise<void> => {
    if (hasPieces) throw new Error('A job calls `pieces` once.')
    hasPieces = true
    let at = startOf(row.position, first, position)
    while (at !== undefined) {
      signal.throwIfAborted()
      const piece: Piece<Position> = await runOne(at)
      signal.throwIfAborted()
      await runPiece(piece)
      at = piece.next
      await setImmediate()
    }
  }

  /** Checks at intervals whether the run may go on, and renews the lease at a third of it or when there is progress to store. */
  const watch = async (over: AbortSignal): Promise<void> => {
    const thirdMs = timing.leaseMs / 3
    let renewedAt = performance.now()
    while (!over.aborted) {
      await wait(Math.min(timing.beatMs, thirdMs), undefined, { ref: false, signal: over })
      try {
        if (isReported && performance.now() - renewedAt < thirdMs) await requireLease(db, run)
        else {
          const reported = isReported ? {} : { ...progress }
          isReported = true
          await renewLease(db, run, timing.leaseMs, reported)
          renewedAt = performance.now()
        }
        await judge()
      } catch (error) {
        if (over.aborted) return
        // The database is out of reach for a moment: the next piece says so, or the lease ends.
        if (isPassing(error)) {
          db.events.emit('leaseFailure', 'jobs')
          log.warn({ jobId: row.jobId, err: error }, 'The lease of a job was not renewed.')
        } else controller.abort(error)
      }
    }
  }

  const work = async (over: AbortSignal): Promise<void> => {
    if (row.attempts > MAX_ATTEMPTS) throw new Problem({ status: 500, message: jobMessages.stoppedTooOften })
    const actor = await judge()
    watch(over).catch(() => undefined)
    const ctx: JobContext = {
      jobId: row.jobId,
      actor,
      scope,
      createdAt: row.createdAt,
      q: db.orm,
      signal,
      progress: (done, total) => {
        Object.assign(progress, { done, total })
        isReported = false
      },
      pieces,
      append: (tx, content) => appendToFile(tx, row.jobId, content),
    }
    const file = await asWriter({ licenseId: actor.licenseId, signal }, () => kind.runStored(ctx, row.input))
    signal.throwIfAborted()
    await judge()
    await completeJob(db, run, { file, done: progress.done, now: now() })
    log.info({ jobId: row.jobId, kind: row.kind, done: progress.done }, 'A job is done.')
  }

  const end = async (error: unknown): Promise<void> => {
    // What stopped the run, where it was stopped: the error may only be a consequence.
    const cause: unknown = signal.aborted ? signal.reason : error
    const facts = { jobId: row.jobId, kind: row.kind }
    const isStopping = stopping.aborted && cause === stopping.reason
    if (isStopping || cause instanceof LeaseLost) {
      log.info({ ...facts, isStopping }, 'The run of a job was stopped.')
      if (isStopping) await releaseJob(db, run, 0, false)
      return
    }
    if (isPassing(cause) && row.attempts < MAX_ATTEMPTS) {
      log.warn({ ...facts, attempts: row.attempts, err: cause }, 'A job is interrupted and will be tried again.')
      await releaseJob(db, run, pauseAfter(row.attempts), true)
      return
    }
    if (isUnforeseen(cause)) log.error({ ...facts, err: cause }, 'A job failed.')
    else log.info({ ...facts, reason: sentenceOf(cause) }, 'A job failed.')
    await failJob(db, run, sentenceOf(cause), now())
  }

  const over = new AbortController()
  const ended = work(over.signal)
    .catch((error: unknown) => end(error))
    .catch((error: unknown) => {
      db.events.emit('leaseFailure', 'jobs')
      // The lease ends, and then a gateway takes the job again.
      log.error({ jobId: row.jobId, err: error }, 'The end of a job was not stored.')
    })
    .finally(() => over.abort())
  return { drop: () => controller.abort(new LeaseLost('The job was canceled.')), ended }
}

/** Where the next piece starts: `undefined` after the last one. */
function startOf<Position>(
  stored: unknown,
  first: Position,
  schema: PiecesOptions<Position>['position'],
): Position | undefined {
  if (stored === null) return first
  const { next } = stored as { readonly next?: unknown }
  if (next === undefined) return undefined
  const parsed = schema.safeParse(next)
  if (!parsed.success) throw new Problem({ status: 400, message: jobMessages.outdated, cause: parsed.error })
  return parsed.data
}
