import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import type { Queries } from '../db/database'
import { periodicTasks, settings } from '../db/schema'
import type { LeaseLoop } from '../leases/loop'
import { createTasks, LEASE_MS, TICK_MS } from './run-tasks'
import type { PeriodicTask, TaskRun } from './task'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

const HOUR = 60 * 60_000
let lines: string[] = []
let created: LeaseLoop[] = []
beforeEach(async () => {
  await Promise.all(created.map((tasks) => tasks.stop()))
  created = []
  lines = []
  await db.orm.delete(periodicTasks)
})

/** The tasks of one gateway. */
function gateway(...tasks: readonly PeriodicTask[]): LeaseLoop {
  const { log } = Fastify({ logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } } })
  const made = createTasks({ db, log, tasks })
  created.push(made)
  return made
}

/** As if so much time had passed on the clock of the database. */
const pass = (ms: number) => db.execute(sql`update periodic_task set due_at = due_at - ${ms}::bigint`)

const task = (name: string, run: (run: TaskRun) => Promise<unknown>): PeriodicTask => ({
  name,
  intervalMs: HOUR,
  run: async (facts) => {
    await run(facts)
    return 'done'
  },
})

/** A task that counts its runs. */
function counting(name = 'counted') {
  const runs: number[] = []
  return { runs, ...task(name, async (run) => runs.push(run.now)) }
}

const write = (name: string) => (tx: Queries) => tx.insert(settings).values({ name, value: '' }).onConflictDoNothing()
const isWritten = async (name: string): Promise<boolean> =>
  (await db.orm.select().from(settings)).some((row) => row.name === name)

/** A promise and what resolves it. */
function createGate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('a periodic task', () => {
  it('runs at the first tick, and again once its interval is over', async () => {
    const counted = counting()
    const tasks = gateway(counted)
    await tasks.runDue()
    await pass(HOUR / 2)
    await tasks.runDue()
    expect(counted.runs).toHaveLength(1)
    await pass(HOUR / 2)
    await tasks.runDue()
    expect(counted.runs).toHaveLength(2)
  })

  it('runs once in an interval, however many gateways there are', async () => {
    const counted = counting()
    const gateways = [gateway(counted), gateway(counted), gateway(counted)]
    await Promise.all(gateways.map((tasks) => tasks.runDue()))
    await Promise.all(gateways.map((tasks) => tasks.runDue()))
    expect(counted.runs).toHaveLength(1)
  })

  it('runs again at the next tick while it has more to do', async () => {
    let left = 3
    const tasks = gateway({
      name: 'long',
      intervalMs: HOUR,
      run: async () => {
        left -= 1
        return left > 0 ? 'more' : 'done'
      },
    })
    for (const expected of [2, 1, 0, 0]) {
      await tasks.runDue()
      expect(left).toBe(expected)
      await pass(TICK_MS)
    }
  })

  it('that fails is logged and runs again at the next tick, and the others run', async () => {
    const counted = counting()
    let failures = 0
    const failing = task('failing', async () => {
      failures += 1
      throw new Error('The disk is full.')
    })
    const tasks = gateway(failing, counted)
    await tasks.runDue()
    expect([failures, counted.runs.length]).toEqual([1, 1])
    await pass(TICK_MS)
    await tasks.runDue()
    expect([failures, counted.runs.length]).toEqual([2, 1])
    expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(2)
    expect(lines[0]).toContain('"task":"failing"')
    expect(lines[0]).toContain('The disk is full.')
  })

  it('whose lease cannot be read is logged, and runs when the database answers again', async () => {
    const counted = counting()
    const tasks = gateway(counted)
    await db.execute(sql`alter table periodic_task rename to renamed_task`)
    await tasks.runDue()
    expect([counted.runs.length, lines.filter((line) => line.includes('"level":50')).length]).toEqual([0, 1])
    await db.execute(sql`alter table renamed_task rename to periodic_task`)
    await tasks.runDue()
    expect(counted.runs).toHaveLength(1)
  })

  it('is due at once after the clock of the database jumps back', async () => {
    const counted = counting()
    const tasks = gateway(counted)
    await tasks.runDue()
    await pass(-30 * 24 * HOUR)
    await tasks.runDue()
    expect(counted.runs).toHaveLength(2)
  })
})

describe('a step', () => {
  it('is rolled back whole when it fails', async () => {
    const failing = task('half', ({ step }) =>
      step(async (tx) => {
        await write('half')(tx)
        throw new Error('Stopped half-way.')
      }),
    )
    await gateway(failing).runDue()
    expect(await isWritten('half')).toBe(false)
  })

  it('keeps the lease of a run that takes longer than a lease', async () => {
    const counted = counting('slow')
    const other = gateway(counted)
    const slow = task('slow', async ({ step }) => {
      for (let count = 0; count < 4; count += 1) {
        await pass(LEASE_MS / 2)
        await step(write('slow'))
        await other.runDue()
      }
    })
    await gateway(slow).runDue()
    expect(counted.runs).toEqual([])
  })

  it('of a gateway that slept beyond its lease writes nothing, because another gateway took over', async () => {
    const counted = counting('taken over')
    const other = gateway(counted)
    const sleeping = task('taken over', async ({ step }) => {
      await step(write('before the sleep'))
      await pass(LEASE_MS)
      await other.runDue()
      await step(write('after the sleep'))
    })
    await gateway(sleeping).runDue()
    expect(counted.runs).toHaveLength(1)
    expect([await isWritten('before the sleep'), await isWritten('after the sleep')]).toEqual([true, false])
    expect(lines.join()).toContain('Another gateway took over a periodic task.')
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
    // The gateway that slept does not give back the lease of the other one.
    await gateway(counted).runDue()
    expect(counted.runs).toHaveLength(1)
  })
})

describe('stopping', () => {
  it('waits for the current step, and starts no further one', async () => {
    const [reached, resume] = [createGate(), createGate()]
    const steps: string[] = []
    const long = task('long', async ({ step, signal }) => {
      for (const name of ['first', 'second']) {
        if (signal.aborted) return
        reached.open()
        await resume.opened
        await step(write(name))
        steps.push(name)
      }
    })
    const counted = counting('next')
    const tasks = gateway(long, counted)
    tasks.nudge()
    await reached.opened
    let isStopped = false
    const stopped = tasks.stop().then(() => {
      isStopped = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isStopped).toBe(false)
    resume.open()
    await stopped
    expect([steps, counted.runs]).toEqual([['first'], []])
    expect(await isWritten('second')).toBe(false)
  })
})
