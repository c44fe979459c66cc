import { eq, like, sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { startJob } from '../../src/jobs/start'
import { readFile } from '../../src/jobs/file'
import { readOwner } from '../../src/jobs/owner'
import { jobs, settings, users } from '../../src/db/schema'
import type { Database } from '../../src/db/database'
import { runChild, type Child } from '../../test/child-process'
import { countJob } from '../../test/job-kinds'

export interface KillFigures {
  readonly kills: number
  readonly pieces: number
  readonly missing: number
  /** Pieces whose line is in the file more than once. The primary key of their rows refuses a second write. */
  readonly twice: number
  readonly isInOrder: boolean
  /** Gateways that completed at least one piece. */
  readonly gateways: number
  readonly state: string
  readonly ms: number
}

export interface KillOptions {
  /** Opens the database to arrange and to look. Closed between kills on the embedded engine, which has one process. */
  readonly open: () => Promise<Database>
  /** Of a gateway: DATABASE_URL, or DATA_DIR. */
  readonly environment: Readonly<Record<string, string>>
  /** Gateways at the same time: two on a server, one on the embedded engine. */
  readonly gateways: 1 | 2
  readonly pieces: number
  /** Duration of a piece, in milliseconds. */
  readonly pauseMs: number
  /** Pauses before each kill, in milliseconds: at first after all gateways are ready, on the embedded engine always after that. */
  readonly moments: readonly number[]
  readonly onKill?: (kills: number) => void
}

const STARTS_WITHIN_MS = 180_000
const ENDS_WITHIN_MS = 180_000

/** Starts a job, kills the gateway that runs it at each moment, and reports what became of the pieces. */
export async function killJobs(options: KillOptions): Promise<KillFigures> {
  const { open, environment, pieces, pauseMs } = options
  const started = Date.now()
  const jobId = await withDatabase(open, (db) => startCount(db, pieces, pauseMs))
  const start = (): Child =>
    runChild('test/children/job-gateway.ts', [], { SEED: 'demo', ALLOW_PUBLIC_DEMO: '1', ...environment })
  let children: Child[] = Array.from({ length: options.gateways }, start)
  const areReady = () => Promise.all(children.map((child) => child.printed(/ready\n/, STARTS_WITHIN_MS)))
  let kills = 0
  try {
    await areReady()
    for (const moment of options.moments) {
      // Of two gateways, the other one goes on while the killed one starts again.
      if (options.gateways === 1) await areReady()
      await wait(moment)
      // On a server the one that runs it, so that the other one takes over. A run of an exited gateway counts as none.
      const victim =
        options.gateways === 1 ? children[0] : await withDatabase(open, (db) => findRunner(db, jobId, children))
      if (victim === 'ended') break
      await victim?.kill()
      kills += 1
      options.onKill?.(kills)
      children = children.map((child) => (child === victim ? start() : child))
    }
    await areReady()
    if (options.gateways === 2) await untilEnded(open, jobId)
    else await wait(pieces * pauseMs + 5000)
  } finally {
    await Promise.all(children.map((child) => child.kill()))
  }
  if (options.gateways === 1) {
    // The embedded engine is free now: look, and let a last gateway finish where the wait was too short.
    const last = start()
    await last.printed(/ready\n/, STARTS_WITHIN_MS)
    await wait(pieces * pauseMs + 2000)
    await last.kill()
  }
  return withDatabase(open, async (db) => ({ ...(await read(db, jobId, pieces)), kills, ms: Date.now() - started }))
}

async function withDatabase<T>(open: () => Promise<Database>, use: (db: Database) => Promise<T>): Promise<T> {
  const db = await open()
  try {
    return await use(db)
  } finally {
    await db.close()
  }
}

async function startCount(db: Database, pieces: number, pauseMs: number): Promise<number> {
  const [user] = await db.orm.select({ userId: users.userId }).from(users).where(eq(users.userName, 'customer.admin'))
  const now = Date.now()
  const actor = await readOwner(db, user?.userId ?? 0, now)
  if (actor === undefined) throw new Error('There is no customer.admin.')
  const scope = { licenseId: actor.licenseId }
  const input = { pieces, pauseMs }
  const row = await db.transaction((tx) => startJob(tx, countJob, input, { actor, scope, now, requestId: 'kill-jobs' }))
  return row.jobId
}

/** The gateway that wrote the last piece; one of them if none has yet. */
async function findRunner(
  db: Database,
  jobId: number,
  children: readonly Child[],
): Promise<Child | 'ended' | undefined> {
  const [row] = await db.orm.select({ state: jobs.state }).from(jobs).where(eq(jobs.jobId, jobId))
  if (row?.state !== 'waiting' && row?.state !== 'running') return 'ended'
  const { rows } = await db.execute<{ pid: string }>(sql`
    select value as pid from setting where name like ${`count/${jobId}/%`}
    order by split_part(name, '/', 3)::int desc limit 1`)
  return children.find((child) => String(child.process.pid) === rows[0]?.pid) ?? children[0]
}

async function untilEnded(open: () => Promise<Database>, jobId: number): Promise<void> {
  const deadline = Date.now() + ENDS_WITHIN_MS
  await withDatabase(open, async (db) => {
    for (;;) {
      const [row] = await db.orm.select({ state: jobs.state }).from(jobs).where(eq(jobs.jobId, jobId))
      if (row?.state !== 'waiting' && row?.state !== 'running') return
      if (Date.now() > deadline) throw new Error('The job did not end.')
      await wait(200)
    }
  })
}

async function read(db: Database, jobId: number, pieces: number): Promise<Omit<KillFigures, 'kills' | 'ms'>> {
  const [row] = await db.orm.select().from(jobs).where(eq(jobs.jobId, jobId))
  const written = await db.orm
    .select()
    .from(settings)
    .where(like(settings.name, `count/${jobId}/%`))
  const parts: Uint8Array[] = []
  if (row !== undefined && row.fileBytes > 0) {
    for await (const part of readFile(db, jobId, 0, row.fileBytes - 1)) parts.push(part)
  }
  const lines = Buffer.concat(parts).toString().split('\n').slice(0, -1).map(Number)
  const isMissing = (place: number): boolean =>
    !lines.includes(place) || !written.some(({ name }) => name.endsWith(`/${place}`))
  return {
    pieces: written.length,
    missing: Array.from({ length: pieces }, (_, place) => place).filter(isMissing).length,
    twice: lines.length - new Set(lines).size,
    isInOrder: lines.every((line, place) => line === place),
    gateways: new Set(written.map(({ value }) => value)).size,
    state: row?.state ?? 'removed',
  }
}
