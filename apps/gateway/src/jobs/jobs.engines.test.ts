import { and, eq, like, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { jobMessages } from '@sitewright/domain/jobs/messages'
import { JOB_RETENTION_MS, MAX_JOBS_IN_FLIGHT, MAX_STORED_JOBS } from '@sitewright/domain/jobs/model'
import { Problem } from '@sitewright/domain/shared/problem'
import { requireAnyRole, signedIn, type Actor } from '@sitewright/domain/shared/policy'
import { countJob } from '../../test/job-kinds'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { asWriter } from '../db/database'
import { jobFilePieces, jobs, settings, users } from '../db/schema'
import { logOptions } from '../log'
import { rulesOf } from '../tasks/clean-up'
import { deletion } from '../tasks/deletion'
import { defineJob, type JobContext, type JobKind, type JobScope } from './define'
import { readFile } from './file'
import { readOwner } from './owner'
import { startJob } from './start'
import { cancelJob, findJob, listJobs, releaseAllJobs } from './store'
import { createWorker, type Worker } from './worker'

const FAST = { leaseMs: 2000, beatMs: 20, lookMs: 50 }
/** For what takes a moment on a busy machine. */
const SOON = { timeout: 20_000 }

let db: TestDatabase
let actor: Actor
let logLines: string[] = []
const workers: Worker[] = []
const { log } = Fastify({
  logger: { ...logOptions('info'), stream: { write: (line: string) => void logLines.push(line) } },
})
/** The clock of the workers. */
let at = Date.now()

beforeAll(async () => {
  db = await createTestDatabase()
  const [row] = await db.orm.select({ userId: users.userId }).from(users).where(eq(users.userName, 'customer.admin'))
  actor = (await readOwner(db, row?.userId ?? 0, at))!
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await db.orm.delete(jobs)
  logLines = []
  at = Date.now()
})
afterAll(() => db.close())

const work = (kinds: readonly JobKind[], timing = FAST): Worker => {
  const worker = createWorker({ db, kinds, now: () => at, log, timing })
  workers.push(worker)
  return worker
}
const start = <Input>(kind: JobKind<Input>, input: Input, scope: JobScope = { licenseId: actor.licenseId }) =>
  db.transaction((tx) => startJob(tx, kind, input, { actor, scope, now: at, requestId: 'test' }))
const stored = async (jobId: number) => (await findJob(db.orm, actor.userId, jobId, at))!
const fileOf = async (jobId: number, from: number, to: number): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const part of readFile(db, jobId, from, to)) parts.push(part)
  return Buffer.concat(parts).toString()
}
const piecesOf = async (jobId: number): Promise<number[]> =>
  (
    await db.orm
      .select()
      .from(settings)
      .where(like(settings.name, `count/${jobId}/%`))
  )
    .map(({ name }) => Number(name.split('/').at(-1)))
    .toSorted((one, other) => one - other)
const filePiecesOf = (jobId: number) => db.orm.$count(jobFilePieces, eq(jobFilePieces.jobId, jobId))
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const text = (content: string) => new TextEncoder().encode(content)

/** A kind that does what a test passes. */
const kindOf = (run: (ctx: JobContext) => Promise<{ name: string; type: string } | undefined>, allow = signedIn) =>
  defineJob({ kind: 'test.any', input: z.object({}), allow, run: (ctx) => run(ctx) })

/** Writes one piece of a file, then does what a test passes. */
const withFile = (then: (ctx: JobContext) => Promise<void>, allow = signedIn) =>
  kindOf(async (ctx) => {
    await ctx.pieces({
      position: z.int(),
      first: 0,
      run: async (place) => {
        if (place === 1) await then(ctx)
        return {
          write: (tx) => ctx.append(tx, text('a line\n')),
          next: place < 1 ? place + 1 : undefined,
          done: place + 1,
          total: 2,
        }
      },
    })
    return { name: 'any.txt', type: 'text/plain' }
  }, allow)

describe('a job', () => {
  it('stores that it failed, though the caller who made the worker look has disconnected', async () => {
    const failing = kindOf(() => Promise.reject(new Problem({ status: 400, message: 'It cannot work.' })))
    const { jobId } = await start(failing, {})
    asWriter({ licenseId: actor.licenseId, signal: AbortSignal.abort() }, work([failing]).nudge)
    await expect.poll(async () => (await stored(jobId)).state, SOON).toBe('failed')
  })

  it('waits until a worker runs it, piece by piece, and has a file then', async () => {
    const { jobId } = await start(countJob, { pieces: 12, pauseMs: 0 })
    expect(await stored(jobId)).toMatchObject({ state: 'waiting', done: 0, total: null, fileBytes: 0 })
    await work([countJob]).runDue()
    const row = await stored(jobId)
    expect(row).toMatchObject({
      state: 'done',
      done: 12,
      total: 12,
      fileName: 'count.txt',
      fileType: 'text/plain',
      endedAt: at,
      expiresAt: at + JOB_RETENTION_MS,
    })
    expect(await piecesOf(jobId)).toEqual(upTo(12))
    const content = `${upTo(12).join('\n')}\n`
    expect(row.fileBytes).toBe(content.length)
    expect(await fileOf(jobId, 0, row.fileBytes - 1)).toBe(content)
    for (const [from, to] of [
      [0, 0],
      [5, 9],
      [3, row.fileBytes - 1],
    ] as const) {
      expect(await fileOf(jobId, from, to)).toBe(content.slice(from, to + 1))
    }
  })

  it('stores a file of several megabytes in pieces of 1 MiB, and reads any part of it', async () => {
    const content = Buffer.alloc(2.5 * 1024 * 1024, 'abcdefg')
    const big = kindOf(async (ctx) => {
      await ctx.pieces({
        position: z.int(),
        first: 0,
        run: async () => ({ write: (tx) => ctx.append(tx, content), next: undefined, done: 1 }),
      })
      return { name: 'big.bin', type: 'application/octet-stream' }
    })
    const { jobId } = await start(big, {})
    await work([big]).runDue()
    expect(await filePiecesOf(jobId)).toBe(3)
    expect(await fileOf(jobId, 1_048_570, 2_097_160)).toBe(content.subarray(1_048_570, 2_097_161).toString())
  })

  it('is run by its own kind only', async () => {
    const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 })
    await work([kindOf(async () => undefined)]).runDue()
    expect(await stored(jobId)).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  it('reports progress without pieces', async () => {
    let finish = (): void => undefined
    const kind = kindOf(async ({ progress }) => {
      progress(3, 10)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      progress(10, 10)
      return undefined
    })
    const { jobId } = await start(kind, {})
    const ended = work([kind]).runDue()
    await expect.poll(async () => (await stored(jobId)).done, SOON).toBe(3)
    finish()
    await ended
    expect(await stored(jobId)).toMatchObject({ state: 'done', done: 10, total: 10, fileName: null })
  })

  it('belongs to its owner', async () => {
    const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 })
    expect(await findJob(db.orm, actor.userId + 1, jobId, at)).toBeUndefined()
    expect(await listJobs(db.orm, actor.userId + 1, at)).toEqual([])
    expect((await listJobs(db.orm, actor.userId, at)).map((row) => row.jobId)).toEqual([jobId])
  })

  it('is audited when it starts', async () => {
    const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 })
    const { rows } = await db.execute(
      sql`select action, actor_user_name, license_id, after from audit order by audit_id desc limit 1`,
    )
    expect(rows).toEqual([
      {
        action: 'test.count',
        actor_user_name: 'customer.admin',
        license_id: 1,
        after: { jobId, allLicenses: false, input: { pieces: 1, pauseMs: 0 } },
      },
    ])
  })

  it('expires after 7 days with its file', async () => {
    const rule = rulesOf(0).find(({ table }) => table === 'job')
    if (rule === undefined) throw new Error('Clean-up has no rule for jobs.')
    const cleanUpAt = (time: number) => db.execute(deletion(rule.table, rule.by, rule.condition(time)))
    const { jobId } = await start(countJob, { pieces: 2, pauseMs: 0 })
    await work([countJob]).runDue()
    await cleanUpAt(at + JOB_RETENTION_MS - 1)
    expect(await filePiecesOf(jobId)).toBe(2)
    expect(await findJob(db.orm, actor.userId, jobId, at + JOB_RETENTION_MS)).toBeUndefined()
    await cleanUpAt(at + JOB_RETENTION_MS)
    expect(await filePiecesOf(jobId)).toBe(0)
    expect(await db.orm.$count(jobs, eq(jobs.jobId, jobId))).toBe(0)
  })
})

describe('a canceled job', () => {
  const cancel = (jobId: number) => db.transaction((tx) => cancelJob(tx, actor.userId, jobId, at))

  it('never runs if it waited', async () => {
    const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 })
    expect(await cancel(jobId)).toMatchObject({ state: 'canceled', endedAt: at })
    await work([countJob]).runDue()
    expect(await piecesOf(jobId)).toEqual([])
    expect(await stored(jobId)).toMatchObject({ state: 'canceled', attempts: 0 })
  })

  it.each([
    ['by its own gateway', true],
    ['by another gateway', false],
  ])('stops while it runs, and loses its file, when canceled %s', async (_, isOwn) => {
    const { jobId } = await start(countJob, { pieces: 10_000, pauseMs: 5 })
    const worker = work([countJob])
    const ended = worker.runDue()
    await expect.poll(async () => (await stored(jobId)).done, SOON).toBeGreaterThan(2)
    expect(await cancel(jobId)).toMatchObject({ state: 'canceled', fileBytes: 0 })
    if (isOwn) worker.drop(jobId)
    await ended
    const row = await stored(jobId)
    expect(row).toMatchObject({ state: 'canceled', message: null, runId: null, fileBytes: 0 })
    expect(await filePiecesOf(jobId)).toBe(0)
    expect(row.done).toBeLessThan(10_000)
  })

  it('stays as it was if it had ended', async () => {
    const { jobId } = await start(countJob, { pieces: 2, pauseMs: 0 })
    await work([countJob]).runDue()
    expect(await cancel(jobId)).toBeUndefined()
    expect(await stored(jobId)).toMatchObject({ state: 'done', fileBytes: 4 })
  })

  it('is not canceled by someone else', async () => {
    const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 })
    expect(await db.transaction((tx) => cancelJob(tx, actor.userId + 1, jobId, at))).toBeUndefined()
    expect(await stored(jobId)).toMatchObject({ state: 'waiting' })
  })
})

describe('a job that fails', () => {
  it('has the message of a Problem, and no file', async () => {
    const kind = withFile(async () => {
      throw new Problem({ status: 400, message: 'There is nothing to export.' })
    })
    const { jobId } = await start(kind, {})
    await work([kind]).runDue()
    expect(await stored(jobId)).toMatchObject({
      state: 'failed',
      message: 'There is nothing to export.',
      fileName: null,
      fileBytes: 0,
    })
    expect(await filePiecesOf(jobId)).toBe(0)
  })

  it('does not show an error of the gateway to the user; the log explains it', async () => {
    const kind = withFile(async () => {
      throw new TypeError('x is not a function')
    })
    const { jobId } = await start(kind, {})
    await work([kind]).runDue()
    expect(await stored(jobId)).toMatchObject({ state: 'failed', message: jobMessages.failed })
    expect(logLines.join('')).toContain('x is not a function')
  })

  it('says that the disk is full, and leaves no partial file', async () => {
    await db.execute(sql`create function refuse_file() returns trigger language plpgsql as $$ begin
      if new.start_byte > 10 then raise exception 'could not extend file: No space left on device' using errcode = '53100'; end if;
      return new; end $$`)
    await db.execute(
      sql`create trigger refuse_file before insert on job_file_piece for each row execute function refuse_file()`,
    )
    try {
      const { jobId } = await start(countJob, { pieces: 20, pauseMs: 0 })
      await work([countJob]).runDue()
      expect(await stored(jobId)).toMatchObject({ state: 'failed', message: jobMessages.diskFull, fileBytes: 0 })
      expect(await filePiecesOf(jobId)).toBe(0)
      // The piece that failed has written nothing, and none after it.
      expect(await piecesOf(jobId)).toEqual(upTo(6))
    } finally {
      await db.execute(sql`drop trigger refuse_file on job_file_piece`)
      await db.execute(sql`drop function refuse_file()`)
    }
  })

  it('was stored by an older gateway in a shape that is no longer known', async () => {
    const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 })
    await db.orm.update(jobs).set({ input: { files: 1 } })
    await work([countJob]).runDue()
    expect(await stored(jobId)).toMatchObject({ state: 'failed', message: jobMessages.outdated })
  })

  it('is tried again after a failure of the database that passes, from the piece that failed', async () => {
    let failures = 2
    const kind = withFile(async () => {
      if (failures-- > 0) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    })
    const { jobId } = await start(kind, {})
    const worker = work([kind])
    await worker.runDue()
    expect(await stored(jobId)).toMatchObject({ state: 'waiting', done: 1, runId: null })
    worker.nudge()
    await expect.poll(async () => (await stored(jobId)).state, SOON).toBe('done')
    expect(await fileOf(jobId, 0, 13)).toBe('a line\na line\n')
  })

  it('fails after five runs without a completed piece', async () => {
    const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 })
    await db.orm.update(jobs).set({ attempts: 5 })
    await work([countJob]).runDue()
    expect(await stored(jobId)).toMatchObject({ state: 'failed', message: jobMessages.stoppedTooOften })
  })
})

describe('the owner of a job', () => {
  const editors = requireAnyRole('canTest', 'ADMINISTER_USER_CREATE_UPDATE')
  const setUser = (values: Partial<typeof users.$inferInsert>) =>
    db.orm.update(users).set(values).where(eq(users.userId, actor.userId))

  it.each([
    ['is locked', { isLockedOut: true }],
    ['is deactivated', { isApproved: false }],
  ])('ends it when the owner %s before it runs', async (_, values) => {
    const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 })
    await setUser(values)
    await work([countJob]).runDue()
    await setUser({ isLockedOut: false, isApproved: true })
    expect(await stored(jobId)).toMatchObject({ state: 'failed', message: jobMessages.ownerShutOut })
    expect(await piecesOf(jobId)).toEqual([])
  })

  it('ends it when locked while it runs', async () => {
    const { jobId } = await start(countJob, { pieces: 10_000, pauseMs: 5 })
    const ended = work([countJob]).runDue()
    await expect.poll(async () => (await stored(jobId)).done, SOON).toBeGreaterThan(1)
    await setUser({ isLockedOut: true })
    await ended
    await setUser({ isLockedOut: false })
    expect(await stored(jobId)).toMatchObject({ state: 'failed', message: jobMessages.ownerShutOut, fileBytes: 0 })
    expect(await filePiecesOf(jobId)).toBe(0)
  })

  it('ends it when the role was taken away, even just before its end', async () => {
    const roleOf = sql`user_id = ${actor.userId} and role_id = (select role_id from role where name = 'ADMINISTER_USER_CREATE_UPDATE')`
    const kind = withFile(async () => {
      await db.execute(sql`delete from user_role where ${roleOf}`)
    }, editors)
    const { jobId } = await start(kind, {})
    await work([kind], { ...FAST, beatMs: 60_000, leaseMs: 180_000 }).runDue()
    await db.execute(
      sql`insert into user_role (user_id, role_id) select ${actor.userId}::int, role_id from role where name = 'ADMINISTER_USER_CREATE_UPDATE'`,
    )
    const row = await stored(jobId)
    expect(row).toMatchObject({ state: 'failed', fileBytes: 0 })
    expect(row.message).toContain('You need the "Administer User Create Update" role.')
  })

  it('ends it when it was started for licenses that its owner cannot access', async () => {
    for (const scope of ['all', { licenseId: 2 }] as const) {
      const { jobId } = await start(countJob, { pieces: 1, pauseMs: 0 }, scope)
      await work([countJob]).runDue()
      expect(await stored(jobId)).toMatchObject({ state: 'failed', message: jobMessages.otherScope })
    }
  })

  it('can have 5 jobs in flight, however they start, and 100 in all', async () => {
    const started = await Promise.allSettled(upTo(8).map(() => start(countJob, { pieces: 1, pauseMs: 0 })))
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_JOBS_IN_FLIGHT)
    expect(started.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 429, message: jobMessages.tooManyInFlight(MAX_JOBS_IN_FLIGHT), retryAfter: 10 },
    })
    await db.orm.update(jobs).set({ state: 'done' })
    const ended = { kind: 'test.count', input: {}, userId: actor.userId, licenseId: 1, state: 'done' } as const
    await db.orm
      .insert(jobs)
      .values(upTo(MAX_STORED_JOBS - 5).map(() => ({ ...ended, createdAt: at, expiresAt: at + 1000 })))
    await expect(start(countJob, { pieces: 1, pauseMs: 0 })).rejects.toMatchObject({
      status: 429,
      message: jobMessages.tooManyStored(MAX_STORED_JOBS),
    })
  })

  it('does not keep other owners waiting', async () => {
    const started: number[] = []
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    // All that start stay, so that the second place is taken while the first job runs.
    const kind = kindOf(async (ctx) => {
      started.push(ctx.actor.userId)
      await released
      return undefined
    })
    for (let count = 0; count < 4; count += 1) await start(kind, {})
    const [other] = await db.orm
      .select({ userId: users.userId })
      .from(users)
      .where(and(eq(users.userName, 'viewer')))
    await db.transaction((tx) =>
      startJob(
        tx,
        kind,
        {},
        {
          actor: { ...actor, userId: other?.userId ?? 0, roles: [] },
          scope: { licenseId: 1 },
          now: at,
          requestId: 'test',
        },
      ),
    )
    const ended = work([kind]).runDue()
    await expect.poll(() => started.length, SOON).toBe(2)
    expect(started).toContain(other?.userId)
    release()
    await ended
  })
})

describe('the license of a job', () => {
  it('does not keep other licenses waiting: the next place is theirs, over all gateways', async () => {
    const started: number[] = []
    const finish = new Map<number, () => void>()
    const kind = kindOf(async (ctx) => {
      started.push(ctx.jobId)
      await new Promise<void>((resolve) => finish.set(ctx.jobId, resolve))
      return undefined
    })
    const [viewer, other] = await Promise.all(
      ['viewer', 'harbour.admin'].map(async (userName) => {
        const [row] = await db.orm.select({ userId: users.userId }).from(users).where(eq(users.userName, userName))
        return (await readOwner(db, row?.userId ?? 0, at))!
      }),
    )
    const startAs = async (owner: Actor): Promise<number> => {
      const options = { actor: owner, scope: { licenseId: owner.licenseId }, now: at, requestId: 'test' }
      return (await db.transaction((tx) => startJob(tx, kind, {}, options))).jobId
    }
    // Two owners of one license, so that a place for each owner would not be enough.
    const own = [await startAs(actor), await startAs(viewer!), await startAs(actor), await startAs(viewer!)]
    const [first, second] = [work([kind]), work([kind])]
    first.nudge()
    // A gateway takes its two jobs one after the other, but reads their owners side by side.
    await expect.poll(() => started.toSorted((one, next) => one - next), SOON).toEqual(own.slice(0, 2))
    const theirs = [await startAs(other!), await startAs(other!)]
    finish.get(own[0]!)?.()
    await expect.poll(() => started.length, SOON).toBe(3)
    expect(started.at(-1)).toBe(theirs[0])
    // One job of each license runs at the first gateway: another gateway counts them, and takes the oldest of each.
    second.nudge()
    await expect.poll(() => started.length, SOON).toBe(5)
    expect(started.slice(3).toSorted((one, next) => one - next)).toEqual([own[2], theirs[1]])
    for (const { jobId } of await db.orm.select({ jobId: jobs.jobId }).from(jobs)) finish.get(jobId)?.()
    await expect.poll(() => started.length, SOON).toBe(6)
    finish.get(own[3]!)?.()
    await Promise.all([first.runDue(), second.runDue()])
  })
})

describe('workers of several gateways', () => {
  it('run each job once', async () => {
    const jobIds = [
      (await start(countJob, { pieces: 5, pauseMs: 1 })).jobId,
      (await start(countJob, { pieces: 5, pauseMs: 1 })).jobId,
      (await start(countJob, { pieces: 5, pauseMs: 1 })).jobId,
    ]
    await Promise.all([work([countJob]).runDue(), work([countJob]).runDue()])
    for (const jobId of jobIds) {
      await expect.poll(async () => (await stored(jobId)).state, SOON).toBe('done')
      expect(await piecesOf(jobId)).toEqual(upTo(5))
    }
  })

  it('go on where a gateway stopped, after its current piece', async () => {
    const { jobId } = await start(countJob, { pieces: 60, pauseMs: 5 })
    const first = work([countJob])
    void first.runDue()
    await expect.poll(async () => (await stored(jobId)).done, SOON).toBeGreaterThan(3)
    await first.stop()
    const row = await stored(jobId)
    expect(row).toMatchObject({ state: 'waiting', runId: null })
    expect(row.done).toBeLessThan(60)
    await work([countJob]).runDue()
    expect(await stored(jobId)).toMatchObject({ state: 'done', done: 60 })
    expect(await piecesOf(jobId)).toEqual(upTo(60))
  })

  it('leave out what a gateway writes after its lease has ended', async () => {
    const resume: (() => void)[] = []
    const kind = withFile(async () => {
      if (resume.length === 0) await new Promise<void>((resolve) => resume.push(resolve))
    })
    const { jobId } = await start(kind, {})
    // Renews nothing, as a process that is suspended.
    const suspended = work([kind], { leaseMs: 180_000, beatMs: 60_000, lookMs: 60_000 })
    const late = suspended.runDue()
    await expect.poll(() => resume.length, SOON).toBe(1)
    await db.orm.update(jobs).set({ leaseUntil: 0 })
    await work([kind]).runDue()
    expect(await stored(jobId)).toMatchObject({ state: 'done' })
    resume[0]?.()
    await late
    expect(await fileOf(jobId, 0, 13)).toBe('a line\na line\n')
    expect(await stored(jobId)).toMatchObject({ state: 'done', fileBytes: 14 })
  })

  it('takes up at its start what the process before left, on the embedded engine', async () => {
    const { jobId } = await start(countJob, { pieces: 2, pauseMs: 0 })
    await db.orm.update(jobs).set({ state: 'running', leaseUntil: at + 30_000 })
    await releaseAllJobs(db)
    await work([countJob]).runDue()
    expect(await stored(jobId)).toMatchObject({ state: db.engine === 'embedded' ? 'done' : 'running' })
  })
})
