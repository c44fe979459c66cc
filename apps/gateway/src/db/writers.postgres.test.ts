import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from '@sitewright/api-client/client'
import { Problem } from '@sitewright/domain/shared/problem'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { signedIn } from '@sitewright/domain/shared/policy'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { withAdminClient } from '../../test/admin-client'
import { makeKey } from '../../test/make-key'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { defineJob } from '../jobs/define'
import { readOwner } from '../jobs/owner'
import { startJob } from '../jobs/start'
import { createWorker } from '../jobs/worker'
import { asWriter } from './database'
import { DEMO_PASSWORD } from './demo/accounts'
import { projectNamed } from './demo/projects'
import { openDatabase, type Database } from './open'
import { POOL_LIMITS } from './pool-limits'
import { projects, users } from './schema'

/** On a busy machine, a statement can take long to come as far as its lock. */
const LONG = { timeout: 20_000 }
/** Longer than a test waits: what is refused is not refused because it waited. */
const pool = { ...POOL_LIMITS, waitMs: 60_000 }
/** Connections whose statement waits for a lock. */
const WAITING = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
const { projectId } = projectNamed('Northgate Refinery Expansion')
const OF_PROJECT = `select 1 from project where project_id = ${projectId} for update`
/** Blocks all saves of groups, and no read. */
const OF_GROUPS = 'lock table user_group in share mode'

let world: WorldCopy
let db: Database
let gateway: TestGateway
/** Calls that have reached their handler. */
let arrived = 0
const faults = { before: () => void (arrived += 1) }
beforeAll(async () => {
  world = await copyWorld()
  db = await openDatabase({ ...world.config, pool })
  gateway = await startTestGateway({ db, faults })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
  await world.remove()
})

const countWaiting = (): Promise<number> =>
  withAdminClient(world.config.databaseUrl ?? '', async (client) => (await client.query(WAITING)).rows.length)

/** Runs a test while another session has a lock, and releases the lock at the end at the latest. */
const whileLocked = (lock: string, run: (release: () => Promise<unknown>) => Promise<void>) =>
  withAdminClient(world.config.databaseUrl ?? '', async (holder) => {
    await holder.query(`begin; ${lock}`)
    await run(() => holder.query('rollback'))
  })

let made = 0
const createGroup = (client: Client, LicenseId: number) =>
  client.groups.create({ body: { Name: `Riggers ${(made += 1)}`, LicenseId } })
const saveProject = (client: Client, name = 'Saved after the lock') =>
  client.projects.save({ params: { projectId }, body: { name, description: 'Tanks' } })
/** Starts calls, and waits until the gateway has them all and so many wait for the lock. */
async function startCalls<T>(count: number, locked: number, start: () => Promise<T>): Promise<Promise<T>[]> {
  const before = arrived
  const calls = Array.from({ length: count }, start)
  await expect.poll(() => arrived - before, LONG).toBe(count)
  await expect.poll(countWaiting, LONG).toBe(locked)
  return calls
}

describe('saves that wait for a locked project', () => {
  it('use a quarter of the connections, and other licenses read and save meanwhile', async () => {
    const [mine, other] = [await gateway.clientAs('super.admin'), await gateway.clientAs('harbour.admin')]
    await whileLocked(OF_PROJECT, async (release) => {
      const saves = await startCalls(24, 2, () => saveProject(mine))
      expect((await other.groups.list({ query: {} })).status).toBe(200)
      expect((await createGroup(other, 2)).status).toBe(200)
      expect((await mine.groups.list({ query: {} })).status).toBe(200)
      expect((await gateway.send('/readyz')).status).toBe(200)
      expect(await countWaiting()).toBe(2)
      await release()
      expect(new Set((await Promise.all(saves)).map(({ status }) => status))).toEqual(new Set([200]))
    })
  })

  it('are refused at once behind 100 others of the license, and those finish', async () => {
    const client = await gateway.clientAs('super.admin')
    await whileLocked(OF_PROJECT, async (release) => {
      const saves = await startCalls(103, 2, () =>
        saveProject(client).then(
          ({ status }) => status,
          (error: unknown) => error,
        ),
      )
      const first = await Promise.race(saves)
      expect(first).toBeInstanceOf(Problem)
      expect(first).toMatchObject({ status: 503, retryAfter: 5, message: requestMessages.notSaved.busy })
      await release()
      expect((await Promise.all(saves)).filter((result) => result !== 200)).toEqual([first])
    })
  })

  it('leave the queue when their caller disconnects', async () => {
    const client = await gateway.clientAs('super.admin')
    const token = await gateway.tokenOf('super.admin')
    await whileLocked(OF_PROJECT, async (release) => {
      const saves = await startCalls(2, 2, () => saveProject(client, 'The caller stayed'))
      const leaving = new AbortController()
      const [left] = await startCalls(1, 2, () =>
        gateway
          .send(`/gateway/project/${projectId}`, {
            token,
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ name: 'The caller left', description: 'Tanks' }),
            signal: leaving.signal,
          })
          .catch(() => 'aborted'),
      )
      leaving.abort()
      expect(await left).toBe('aborted')
      await expect.poll(() => gateway.logLines.join(''), LONG).toContain('The caller went away.')
      await release()
      await Promise.all(saves)
    })
    const stored = await db.orm.select({ name: projects.name }).from(projects).where(eq(projects.projectId, projectId))
    expect(stored).toEqual([{ name: 'The caller stayed' }])
  })
})

describe('saves of all licenses', () => {
  it('leave a quarter of the connections to session look-ups and reads', async () => {
    const roles = ['MENU_ADMIN_TOOL_ACCESS', 'ADMINISTER_USER_CREATE_UPDATE'] as const
    const licenseIds = [1, 2, 4, 5]
    const keys = await Promise.all(licenseIds.map((licenseId) => makeKey(db, { roles, row: { licenseId } })))
    const clients = keys.map(({ key }) => gateway.clientWith(key))
    await whileLocked(OF_GROUPS, async (release) => {
      const creates = await startCalls(24, 6, () => {
        const index = made % licenseIds.length
        const client = clients[index]
        if (client === undefined) throw new Error('There is no such client.')
        return createGroup(client, licenseIds[index] ?? 0)
      })
      for (const client of clients) expect((await client.groups.list({ query: {} })).status).toBe(200)
      expect((await gateway.send('/readyz')).status).toBe(200)
      expect(await countWaiting()).toBe(6)
      await release()
      await Promise.all(creates)
    })
  })

  it('work with a pool of two, where one save waits and others read', async () => {
    const small = await openDatabase({ ...world.config, pool: { ...pool, size: 2 } })
    const other = await startTestGateway({ db: small, faults })
    const [mine, theirs] = [await other.clientAs('super.admin'), await other.clientAs('harbour.admin')]
    await whileLocked(OF_PROJECT, async (release) => {
      const saves = await startCalls(3, 1, () => saveProject(mine))
      const creates = await startCalls(2, 1, () => createGroup(theirs, 2))
      expect((await theirs.groups.list({ query: {} })).status).toBe(200)
      expect((await mine.groups.list({ query: {} })).status).toBe(200)
      await release()
      await Promise.all([...saves, ...creates])
    })
    await other.close()
    await small.close()
  })
})

describe('a session', () => {
  it('is read while its row is locked, though its last activity is due', async () => {
    const client = await gateway.clientAs('customer.admin')
    gateway.advance(2 * 60_000)
    await whileLocked('select 1 from session for update', async () => {
      expect((await client.groups.list({ query: {} })).status).toBe(200)
      expect(await countWaiting()).toBe(0)
    })
  })

  it('is opened for a user of another license while users of one are locked', async () => {
    const signIn = (userName: string) =>
      gateway.clientWith(undefined).session.login({ body: { userName, password: DEMO_PASSWORD } })
    await whileLocked('select 1 from app_user where license_id = 1 for update', async (release) => {
      const names = ['viewer', 'user.editor', 'customer.admin', 'super.admin']
      const signIns = await startCalls(4, 2, () => signIn(names.shift() ?? ''))
      expect((await signIn('harbour.admin')).body.token).toBeDefined()
      expect(await countWaiting()).toBe(2)
      await release()
      await Promise.all(signIns)
    })
  })
})

describe('a job', () => {
  it('uses the turns of the license of its owner, not of the call that makes the worker look', async () => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const events: string[] = []
    const kind = defineJob({
      kind: 'test.writer',
      input: z.object({}),
      allow: signedIn,
      run: async (ctx) => {
        const write = async (): Promise<void> => {
          events.push('job')
          await released
        }
        await ctx.pieces({ position: z.int(), first: 0, run: async () => ({ write, next: undefined, done: 1 }) })
        return undefined
      },
    })
    const [user] = await db.orm.select().from(users).where(eq(users.userName, 'customer.admin'))
    const actor = await readOwner(db, user?.userId ?? 0, gateway.now())
    if (actor === undefined) throw new Error('There is no such user.')
    const call = { actor, scope: { licenseId: 1 }, now: gateway.now(), requestId: 'test' }
    for (const _ of [1, 2]) await db.transaction((tx) => startJob(tx, kind, {}, call))
    const { log } = gateway.app
    const worker = createWorker({ db, kinds: [kind], now: gateway.now, log })
    asWriter({ licenseId: 2, signal: AbortSignal.abort() }, worker.nudge)
    await expect.poll(() => events, LONG).toEqual(['job', 'job'])

    const write = (licenseId: number | undefined) =>
      asWriter({ licenseId }, () => db.transaction(async () => events.push(`license ${licenseId}`)))
    const mine = write(1)
    await write(2)
    await write(undefined)
    expect(events.slice(2)).toEqual(['license 2', 'license undefined'])
    release()
    await mine
    await worker.runDue()
    await worker.stop()
  })
})
