import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf } from '@sitewright/api-client/contract/contract'
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../../../../tests/support/test-gateway'
import { failureOf } from '../../test/failure'
import { METRICS_TOKEN, metricsOf } from '../../test/read-metrics'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { makeApiKey } from '../secrets/api-key'
import { createTasks } from '../tasks/run-tasks'
import { queueMail } from '../mail/outbox'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

async function start(options: Partial<TestGatewayOptions> = {}): Promise<TestGateway> {
  const environment = { METRICS_TOKEN, ...options.environment }
  const gateway = await startTestGateway({ db, ...options, environment })
  onTestFinished(() => gateway.close())
  return gateway
}

/** The values of one metric, by the text of its labels. */
async function valuesOf(gateway: TestGateway, name: string): Promise<Record<string, number>> {
  const { values } = await metricsOf(gateway)
  const own = [...values].filter(([line]) => line === name || line.startsWith(`${name}{`))
  return Object.fromEntries(own.map(([line, value]) => [line.slice(name.length), value]))
}

/** On a busy machine a reply can take long. */
const SOON = { timeout: 30_000 }

/** Waits until a metric has these values, because a reply arrives before the gateway has counted it. */
const expectValues = (gateway: TestGateway, name: string, expected: Record<string, number>) =>
  expect.poll(() => valuesOf(gateway, name), SOON).toMatchObject(expected)

describe('calls', () => {
  it('are counted by call and status, and measured [WATCH-04]', async () => {
    const gateway = await start()
    const viewer = await gateway.clientAs('viewer')
    await viewer.users.list({})
    await viewer.users.list({})
    await failureOf(viewer.passwords.set({ params: { username: 'customer.admin' }, body: {} }))
    await expectValues(gateway, 'sitewright_calls_total', {
      '{operation="session.login",status="200"}': 1,
      '{operation="users.list",status="200"}': 2,
      '{operation="passwords.set",status="403"}': 1,
    })
    await expectValues(gateway, 'sitewright_call_duration_seconds_count', { '{operation="users.list"}': 2 })
  })

  it('have labels of few values, whatever callers send [WATCH-04]', async () => {
    const gateway = await start()
    for (const path of [
      '/gateway/users/secret.name/password/recovery',
      '/gateway/secret-path',
      '/secret.page?with=secret',
      '/assets/secret.js',
      '/healthz',
      '/readyz',
      `/gateway/users/%22%7D%0Asecret`,
    ])
      await gateway.send(path, { headers: { 'user-agent': 'secret', 'x-request-id': 'secret-00001' } })
    await gateway.send('/secret', { method: 'PROPFIND' })
    await expectValues(gateway, 'sitewright_calls_total', { '{operation="passwords.recover",status="200"}': 1 })
    const { text, values } = await metricsOf(gateway)
    expect(text).not.toContain('secret')
    const known = new Set([...rowsOf(contract).map(({ operation }) => operation), 'other'])
    const seen = [...values.keys()].flatMap((line) => /operation="([^"]*)"/.exec(line)?.[1] ?? [])
    expect(seen).toContain('other')
    expect(seen.filter((operation) => !known.has(operation))).toEqual([])
  })

  it('are in flight until the reply is sent or the caller disconnects [WATCH-05]', async () => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const gateway = await start({
      faults: { before: (operation) => (operation === 'users.list' ? answered : undefined) },
    })
    const viewer = await gateway.clientAs('viewer')
    const first = viewer.users.list({})
    const token = await gateway.tokenOf('viewer')
    const disconnects = new AbortController()
    const second = gateway.send('/gateway/users', { token, signal: disconnects.signal })
    await expectValues(gateway, 'sitewright_calls_in_flight', { '': 2 })
    disconnects.abort()
    await expect(second).rejects.toThrow()
    await expectValues(gateway, 'sitewright_calls_in_flight', { '': 1 })
    answer()
    await first
    await expectValues(gateway, 'sitewright_calls_in_flight', { '': 0 })
  })
})

describe('metrics', () => {
  it('tell refused sign-ins by reason and attempts beyond a limit [WATCH-05]', async () => {
    const gateway = await start({ environment: { LOGIN_LIMIT_ACCOUNT: '2' } })
    const anyone = await gateway.clientAs()
    const signIn = (userName: string, password: string) =>
      failureOf(anyone.session.login({ body: { userName, password } }))
    await signIn('nobody.here', 'wrong')
    await signIn('viewer', 'wrong')
    await signIn('locked.out', 'Sitewright-demo-1')
    await signIn('viewer', 'wrong')
    await signIn('viewer', 'wrong')
    await gateway.send('/gateway/users', { token: makeApiKey().key })
    expect(await valuesOf(gateway, 'sitewright_sign_ins_refused_total')).toMatchObject({
      '{reason="credentials"}': 3,
      '{reason="account"}': 1,
      '{reason="code"}': 0,
      '{reason="api-key"}': 1,
    })
    expect(await valuesOf(gateway, 'sitewright_rate_limited_total')).toMatchObject({
      '{purpose="login"}': 1,
      '{purpose="key"}': 0,
    })
  })

  it('tell how periodic tasks, leases and transactions fail [WATCH-05]', async () => {
    const gateway = await start()
    const tasks = createTasks({
      db,
      log: gateway.app.log,
      tasks: [
        { name: 'works', intervalMs: 60_000, run: async () => 'done' },
        { name: 'fails', intervalMs: 60_000, run: () => Promise.reject(new Error('Planned by a test.')) },
      ],
    })
    await tasks.runDue()
    await tasks.stop()
    const broken = { ...db, execute: () => Promise.reject(new Error('Planned by a test.')) }
    const unread = createTasks({ db: broken, log: gateway.app.log, tasks: [] })
    await unread.runDue()
    await unread.stop()
    db.events.emit('retry', { code: '40P01', run: 1 })
    expect(await valuesOf(gateway, 'sitewright_task_runs_total')).toEqual({
      '{task="works",outcome="done"}': 1,
      '{task="fails",outcome="failed"}': 1,
    })
    expect(Object.keys(await valuesOf(gateway, 'sitewright_task_last_success_timestamp_seconds'))).toEqual([
      '{task="works"}',
    ])
    expect(await valuesOf(gateway, 'sitewright_lease_failures_total')).toMatchObject({ '{loop="tasks"}': 1 })
    expect(await valuesOf(gateway, 'sitewright_transaction_retries_total')).toMatchObject({ '{reason="deadlock"}': 1 })
  })

  it('tell the version, the engine, memory, the delay of the event loop, and turns [WATCH-05]', async () => {
    const gateway = await start()
    const { text, types } = await metricsOf(gateway)
    expect(text).toMatch(
      new RegExp(`^sitewright_build_info\\{version="[\\d.]+",schema="\\d+",engine="${db.engine}"\\} 1$`, 'm'),
    )
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes', 'process_cpu_seconds_total'])
      expect(types.has(name)).toBe(true)
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const open = db.transaction(() => ended)
    await expectValues(gateway, 'sitewright_turns', { '{state="running"}': 1, '{state="waiting"}': 0 })
    if (db.engine === 'postgres') {
      await expectValues(gateway, 'sitewright_database_connections', { '{state="used"}': 1 })
      await expectValues(gateway, 'sitewright_database_connections_waiting', { '': 0 })
    }
    end()
    await open
    await expectValues(gateway, 'sitewright_turns', { '{state="running"}': 0 })
  })

  it('tell what is stored: jobs, mails, overdue tasks and the clock [WATCH-06]', async () => {
    await db.transaction((tx) => queueMail(tx, { recipient: 'ada@example.com', subject: 'A', text: 'B' }))
    const gateway = await start()
    await expectValues(gateway, 'sitewright_mails', { '{state="waiting"}': 1, '{state="failed"}': 0 })
    const { values, text } = await metricsOf(gateway)
    expect(values.get('sitewright_database_up')).toBe(1)
    expect(values.get('sitewright_ready')).toBe(1)
    expect(values.get('sitewright_jobs{state="waiting"}')).toBe(0)
    expect(values.get('sitewright_mails_oldest_age_seconds')).toBeGreaterThanOrEqual(0)
    expect(values.has('sitewright_task_overdue_seconds{task="fails"}')).toBe(true)
    expect(Math.abs(values.get('sitewright_clock_difference_seconds') ?? NaN)).toBeLessThan(60)
    expect(text).not.toContain('ada@example.com')
  })

  it('are answered at once while the database does not answer, without what is stored [WATCH-06]', async () => {
    const never = new Promise<never>(() => undefined)
    const down = await start({ db: { ...db, isReady: async () => false, transaction: () => never } })
    const hanging = await start({ db: { ...db, isReady: () => never, transaction: () => never } })
    for (const gateway of [down, hanging]) {
      const { values } = await metricsOf(gateway)
      expect([values.get('sitewright_database_up'), values.get('sitewright_ready')]).toEqual([0, 0])
      expect([...values.keys()].filter((line) => /^sitewright_(jobs|mails|task_overdue|clock)/.test(line))).toEqual([])
    }
  })

  it('are those of one gateway where two run in one process [WATCH-07]', async () => {
    const other = await createTestDatabase()
    onTestFinished(() => other.close())
    const [one, two] = [await start(), await start({ db: other })]
    const anyone = await two.clientAs()
    await failureOf(anyone.session.login({ body: { userName: 'viewer', password: 'wrong' } }))
    const refused = 'sitewright_sign_ins_refused_total'
    await expectValues(two, refused, { '{reason="credentials"}': 1 })
    await expectValues(one, refused, { '{reason="credentials"}': 0 })
    expect(Object.keys(await valuesOf(one, 'sitewright_calls_total'))).toEqual([])
  })
})
