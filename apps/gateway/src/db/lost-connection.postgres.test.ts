import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { filledIn } from '../../../../tests/support/user-world'
import { withAdminClient } from '../../test/admin-client'
import { failureOf } from '../../test/failure'
import { startFaultyProxy, type FaultyProxy } from '../../test/faulty-proxy'
import { copyWorld, type WorldCopy } from '../../test/world-copy'
import { problemOf } from '../http/problems'
import { withCommits } from './commits'
import { DEMO_PASSWORD } from './demo/accounts'
import { isOutcomeUnknown, isPassing, RolledBack } from './failure'
import { openDatabase, type Database } from './open'
import { POOL_LIMITS } from './pool-limits'

/** On a busy machine, a statement can take long to come as far as its lock. */
const LONG = { timeout: 20_000 }
/** Connections whose statement waits for a lock. */
const WAITING = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

let world: WorldCopy
let proxy: FaultyProxy
let db: Database
let gateway: TestGateway
beforeAll(async () => {
  world = await copyWorld()
  proxy = await startFaultyProxy(world.config.databaseUrl ?? '')
  db = await openDatabase({ ...world.config, databaseUrl: proxy.url, pool: { ...POOL_LIMITS, size: 2 } })
  gateway = await startTestGateway({ db })
})
afterEach(() => {
  proxy.fateOf = () => 'pass'
})
afterAll(async () => {
  await gateway.close()
  await db.close()
  await proxy.close()
  await world.remove()
})

/** Past the proxy. */
const direct = (query: string, values: unknown[] = []): Promise<readonly unknown[]> =>
  withAdminClient(world.config.databaseUrl ?? '', async (client) => {
    const { rows }: { rows: readonly unknown[] } = await client.query(query, values)
    return rows
  })

/** Ends the connection with the first message after a COMMIT, and all connections after it. */
const endAfterCommit = (): void => {
  let hasCommitted = false
  proxy.fateOf = (message) => {
    if (hasCommitted) return 'end'
    hasCommitted = message.includes('commit\0')
    return 'pass'
  }
}

const nameOf = async (licenseId: number): Promise<unknown> =>
  (await direct('select company from license where license_id = $1', [licenseId]))[0]

const rename = (company: string) => (tx: Pick<Database['orm'], 'execute'>) =>
  tx.execute(sql`update license set company = ${company} where license_id = 2`)

const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('It succeeded.')),
    (error: unknown) => error,
  )

describe('a connection that is lost', () => {
  it('in a transaction that waits for a lock fails that transaction alone', async () => {
    await withAdminClient(world.config.databaseUrl ?? '', async (holder) => {
      await holder.query('begin; select 1 from license where license_id = 2 for update')
      const waiting = errorOf(db.transaction(rename('Never')))
      await expect.poll(() => direct(WAITING), LONG).toHaveLength(1)
      await direct(`select pg_terminate_backend(pid) from (${WAITING}) as waiting`)
      expect(await waiting).toBeInstanceOf(RolledBack)
      await holder.query('rollback')
    })
    expect(await db.transaction(rename('After the loss'))).toBeDefined()
    expect(await nameOf(2)).toEqual({ company: 'After the loss' })
  })

  it('at BEGIN returns its place in the pool, however often', async () => {
    proxy.fateOf = (message) => (message.includes('begin') ? 'end' : 'pass')
    for (const _ of [1, 2, 3, 4, 5]) {
      const error = await errorOf(db.transaction(rename('Never')))
      expect([error instanceof RolledBack, isOutcomeUnknown(error)]).toEqual([true, false])
    }
    proxy.fateOf = () => 'pass'
    expect(await Promise.all([1, 2, 3].map(() => db.transaction(async () => 'done')))).toEqual(['done', 'done', 'done'])
  })

  it('after COMMIT is reported as unknown, because the server may have committed', async () => {
    proxy.fateOf = (message) => (message.includes('commit\0') ? 'answer-lost' : 'pass')
    const error = await errorOf(db.transaction(rename('Committed, but nobody knows')))
    expect([isPassing(error), isOutcomeUnknown(error)]).toEqual([true, true])
    expect(await nameOf(2)).toEqual({ company: 'Committed, but nobody knows' })
  })

  it('that accepts and never answers is given up a little after the time limit of a statement', async () => {
    const pool = { ...POOL_LIMITS, size: 2, statementTimeoutMs: 300 }
    const impatient = await openDatabase({ ...world.config, databaseUrl: proxy.url, pool })
    proxy.fateOf = (message) => (message.includes('begin') ? 'hang' : 'pass')
    const failures = await Promise.all([1, 2].map(() => errorOf(impatient.transaction(rename('Never')))))
    expect(failures.map((error) => [isPassing(error), isOutcomeUnknown(error)])).toEqual([
      [true, false],
      [true, false],
    ])
    proxy.fateOf = () => 'pass'
    expect(await impatient.transaction(async () => 'after silence')).toBe('after silence')
    await impatient.close()
  })
})

describe('a transaction', () => {
  it('is not reported as committed after a statement failed whose error was swallowed', async () => {
    const swallowing = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
      return 'done'
    })
    await expect(swallowing).rejects.toThrow('rolled back')
  })

  it('has its time limits though a pooler dropped those of the connection', async () => {
    const settings = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`
    const found = await db.transaction(async (tx) => {
      await tx.execute(sql`set session statement_timeout = 0`)
      return tx.execute(settings)
    })
    expect(found.rows[0]).toMatchObject({ lock: '5s', idle: '1min' })
    expect((await db.transaction((tx) => tx.execute(settings))).rows).toEqual([
      { statement: '30s', lock: '5s', idle: '1min' },
    ])
    // Back to what the connection was opened with: the pool gives its last connection first.
    await db.transaction((tx) => tx.execute(sql`reset statement_timeout`))
  })
})

describe('a call that the database does not answer', () => {
  it('is a 503 with Retry-After that says of a save that nothing was saved, and of a read nothing about saving', async () => {
    const client = await gateway.clientAs('super.admin')
    proxy.fateOf = () => 'end'
    const [read, write] = [
      await failureOf(client.groups.list({ query: {} })),
      await failureOf(client.groups.create({ body: { Name: 'Riggers', LicenseId: 1 } })),
    ]
    expect([read.status, read.retryAfter, read.message]).toEqual([503, 5, requestMessages.notRead.unanswered])
    expect([write.status, write.retryAfter, write.message]).toEqual([503, 5, requestMessages.notSaved.unanswered])
  })

  it('says that the outcome is unknown where the answer to COMMIT was lost, and has saved', async () => {
    const client = await gateway.clientAs('super.admin')
    proxy.fateOf = (message) => (message.includes('commit\0') ? 'answer-lost' : 'pass')
    const failure = await failureOf(client.groups.create({ body: { Name: 'Steel fixers', LicenseId: 1 } }))
    expect([failure.status, failure.code, failure.message]).toEqual([
      503,
      'outcome-unknown',
      requestMessages.outcomeUnknown,
    ])
    expect(await direct(`select name from user_group where name = 'Steel fixers'`)).toHaveLength(1)
  })

  it('is answered where the connection ends right after its COMMIT, because it reads nothing more', async () => {
    const client = await gateway.clientAs('super.admin')
    const copy = 'made.then.copied'
    const body = filledIn()
    for (const save of [
      async () => (await gateway.clientAs()).session.login({ body: { userName: 'viewer', password: DEMO_PASSWORD } }),
      () => client.session.extend(),
      () => client.users.create({ params: { username: 'made.then.lost' }, body }),
      () => client.users.copy({ params: { username: 'viewer', copy }, body }),
      () => client.groups.create({ body: { Name: 'Made, then lost', LicenseId: 1 } }),
    ]) {
      endAfterCommit()
      expect((await save()).status).toBeLessThan(300)
      proxy.fateOf = () => 'pass'
    }
  })

  it('says that the outcome is unknown where it fails after its COMMIT', async () => {
    endAfterCommit()
    const error = await errorOf(
      withCommits(async () => {
        await db.transaction(rename('Committed, then lost'))
        await db.execute(sql`select 1`)
      }),
    )
    expect(problemOf(error, true)).toMatchObject({ status: 503, code: 'outcome-unknown' })
    expect(problemOf(error, false)).toMatchObject({ status: 503, message: requestMessages.notRead.unanswered })
    expect(await nameOf(2)).toEqual({ company: 'Committed, then lost' })
  })

  it('waits for a locked record only so long, while the gateway stays ready', async () => {
    const patient = await openDatabase({ ...world.config, pool: { ...POOL_LIMITS, size: 1, waitMs: 1000 } })
    const other = await startTestGateway({ db: patient })
    const client = await other.clientAs('super.admin')
    await withAdminClient(world.config.databaseUrl ?? '', async (holder) => {
      await holder.query('begin; lock table user_group in access exclusive mode')
      const save = failureOf(client.groups.create({ body: { Name: 'Locked out', LicenseId: 1 } }))
      await expect.poll(() => direct(WAITING), LONG).toHaveLength(1)
      expect(await patient.isReady()).toBe(true)
      expect(await save).toMatchObject({ status: 503, message: requestMessages.notSaved.locked })
      await holder.query('rollback')
    })
    await other.close()
    await patient.close()
  })
})

describe('a server that cannot write', () => {
  it('is not ready, and a save is a 503', async () => {
    const name = new URL(proxy.url).pathname.slice(1)
    await direct(`alter database "${name}" set default_transaction_read_only = on`)
    await direct(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    expect(await db.isReady()).toBe(false)
    const error = await errorOf(db.transaction(rename('Never')))
    expect([isPassing(error), isOutcomeUnknown(error)]).toEqual([true, false])
    await withAdminClient(world.config.databaseUrl ?? '', async (admin) => {
      await admin.query('set default_transaction_read_only = off')
      await admin.query(`alter database "${name}" reset default_transaction_read_only`)
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
    })
    // A connection that the server has just ended fails once more.
    await expect.poll(() => db.isReady(), LONG).toBe(true)
  })
})
