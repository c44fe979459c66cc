import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseSessionGuid } from '@sitewright/domain/session/rules'
import { runChild, type Child } from '../test/child-process'
import { clientAt } from '../test/client-at'
import { startMailServer, type MailServer } from '../test/mail-server'
import { lastCode } from '../test/mails'
import { createTestDatabase, type TestDatabase } from '../test/test-database'
import { DEMO_PASSWORD } from './db/demo/accounts'
import { readDatabaseNow } from './db/clock'
import { jobs, outbox, periodicTasks, secondFactors, sessionGuids, sessions, users } from './db/schema'

const MINUTE = 60_000
const STARTS_WITHIN_MS = 90_000
/** For what takes a moment on a busy machine. */
const SOON = { timeout: 20_000 }

const startAt = (db: TestDatabase, mails: MailServer, aheadMs: number): Child =>
  runChild('src/main.ts', [], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    SMTP_URL: mails.url,
    NODE_OPTIONS: `--import=${new URL('../test/children/other-clock.mjs', import.meta.url).href}`,
    CLOCK_AHEAD_MS: String(aheadMs),
    ...db.environment,
  })

const clientsOf = async (child: Child) => {
  const [, address = ''] = await child.printed(/is ready: (http:\S+)/, STARTS_WITHIN_MS)
  const { origin } = new URL(address)
  return (token?: string) => clientAt(origin, token)
}

describe.each([
  ['nine hours ahead', 9 * 60 * MINUTE],
  ['two minutes ahead', 2 * MINUTE],
  ['nine hours behind', -9 * 60 * MINUTE],
])('a gateway whose clock is %s, beside one whose clock is right', (_, aheadMs) => {
  let db: TestDatabase
  let mails: MailServer
  let children: Child[] = []
  let right: Awaited<ReturnType<typeof clientsOf>>
  let wrong: Awaited<ReturnType<typeof clientsOf>>
  let leased: Record<'mail' | 'job' | 'task', unknown>

  /** What another gateway works on, under a lease that lasts for a moment more. */
  const readLeased = async () => ({
    mail: await db.orm.select().from(outbox).where(eq(outbox.recipient, 'leased@example.com')),
    job: await db.orm.select().from(jobs).where(eq(jobs.state, 'running')),
    task: await db.orm.select().from(periodicTasks).where(eq(periodicTasks.name, 'clean-up')),
  })

  beforeAll(async () => {
    db = await createTestDatabase()
    mails = await startMailServer()
    const now = await readDatabaseNow(db)
    await db.orm.insert(outbox).values({
      createdAt: now,
      nextAttemptAt: now + MINUTE,
      attempts: 1,
      recipient: 'leased@example.com',
      subject: 'Once',
      body: 'Once',
    })
    const runId = crypto.randomUUID()
    await db.orm.insert(jobs).values({
      kind: 'exports.users',
      input: {},
      userId: 1,
      licenseId: 1,
      state: 'running',
      runId,
      leaseUntil: now + MINUTE,
      createdAt: now,
      expiresAt: now + 60 * MINUTE,
    })
    await db.orm
      .insert(periodicTasks)
      .values({ name: 'clean-up', dueAt: now + MINUTE, runId })
      .onConflictDoUpdate({ target: periodicTasks.name, set: { dueAt: now + MINUTE, runId } })
    leased = await readLeased()
    const [one, other] = [startAt(db, mails, aheadMs), startAt(db, mails, 0)]
    children = [one, other]
    wrong = await clientsOf(one)
    right = await clientsOf(other)
  }, STARTS_WITHIN_MS)
  afterAll(async () => {
    await Promise.all(children.map((child) => child.kill()))
    await mails.stop()
    await db.close()
  })

  it('takes no mail, job or task that the other one works on, and each mail is sent once', async () => {
    const [viewer] = await db.orm.select().from(users).where(eq(users.userName, 'viewer'))
    await Promise.all([right, wrong].map((at) => at().passwords.recover({ params: { username: 'viewer' } })))
    const waiting = sql`sent_at is null and recipient <> 'leased@example.com'`
    await expect.poll(() => db.orm.$count(outbox, waiting), SOON).toBe(0)
    const done = sql`name <> 'clean-up' and run_id is null and due_at > 0`
    await expect.poll(() => db.orm.$count(periodicTasks, done), SOON).toBe(2)
    expect(await readLeased()).toEqual(leased)
    const received = (await mails.received()).map(({ to }) => to.join())
    expect(received).toEqual([viewer!.email, viewer!.email])
  })

  it('accepts the sessions, codes and guids of the other one, and the other one its own', async () => {
    for (const [from, to] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const { token } = (await from().session.login({ body: { userName: 'viewer', password: DEMO_PASSWORD } })).body
      expect((await to(token).session.roles()).status).toBe(200)
      const guid = parseSessionGuid((await from(token).session.guid({ body: { token: token ?? '' } })).body)
      expect((await to().handover.redeem({ body: { sessionGuid: guid, environmentId: 1 } })).status).toBe(200)
      const [factorUser] = await db.orm.select().from(users).where(eq(users.userName, 'two.factor'))
      const login = await from().session.login({ body: { userName: 'two.factor', password: DEMO_PASSWORD } })
      const code = await lastCode(db.orm, factorUser!.email)
      const waiting = { token: login.body.token ?? '' }
      expect((await to().session.secondFactor({ body: { token: code } }, waiting)).status).toBe(200)
    }
  })

  it('rejects them after their end', async () => {
    const { token } = (await right().session.login({ body: { userName: 'viewer', password: DEMO_PASSWORD } })).body
    const guid = parseSessionGuid((await right(token).session.guid({ body: { token: token ?? '' } })).body)
    const [factorUser] = await db.orm.select().from(users).where(eq(users.userName, 'two.factor'))
    const login = await right().session.login({ body: { userName: 'two.factor', password: DEMO_PASSWORD } })
    const code = await lastCode(db.orm, factorUser!.email)
    const over = (await readDatabaseNow(db)) - 1000
    for (const table of [sessionGuids, secondFactors]) await db.orm.update(table).set({ expiresAt: over })
    await db.orm.update(sessions).set({ createdAt: over - MINUTE, expiresAt: over })
    await expect(wrong().handover.redeem({ body: { sessionGuid: guid, environmentId: 1 } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      wrong().session.secondFactor({ body: { token: code } }, { token: login.body.token ?? '' }),
    ).rejects.toMatchObject({ status: 410 })
    await expect(wrong(token).session.roles()).rejects.toMatchObject({ status: 401 })
  })
})
