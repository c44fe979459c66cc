import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf } from '@sitewright/api-client/contract/contract'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { lastCode, mailsTo } from '../../../test/mails'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, loginAttempts, outbox, secondFactors, users } from '../../db/schema'

const NAME = 'two.factor'
const refusedCode = { status: 401, message: 'This code is wrong or expired. Check the latest email.' }
const isOver = { status: 410, message: 'This login attempt has ended. Log in again to get a new code.' }

let db: TestDatabase
let gateway: TestGateway
let client: Client
let email: string
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  client = gateway.clientWith(undefined)
  email = (await userOf()).email
})
beforeEach(async () => {
  await db.orm.delete(loginAttempts)
  await db.orm.delete(secondFactors)
  await db.orm.delete(outbox)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const userOf = async () => (await db.orm.select().from(users).where(eq(users.userName, NAME)))[0]!
const change = (values: Partial<typeof users.$inferInsert>) =>
  db.orm.update(users).set(values).where(eq(users.userName, NAME))

/** Signs in with the password: the token that waits for the code. */
const begin = async (): Promise<string> => {
  const { body } = await client.session.login({ body: { userName: NAME, password: DEMO_PASSWORD } })
  expect(body).toMatchObject({ token: expect.any(String) as string, type: 'email' })
  return body.token!
}
const check = (token: string, code: string) => client.session.secondFactor({ body: { token: code } }, { token })
const codeOf = () => lastCode(db.orm, email)
/** A code that is not the one. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

const statusOf = (promise: Promise<{ status: number }>): Promise<number> =>
  promise.then(
    ({ status }) => status,
    (error: { status: number }) => error.status,
  )
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length
const refusals = async () =>
  (await db.orm.select().from(audit).where(eq(audit.action, 'session.secondFactor.refused'))).length

describe('a login with a second factor', () => {
  it('answers a token of type email and no session, and mails six digits [AUTH-22, AUTH-23, AUTH-24]', async () => {
    await begin()
    const mails = await mailsTo(db.orm, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: 'Sitewright: your login code', sentAt: null })
    expect(await codeOf()).toMatch(/^\d{6}$/)
    const [row] = await db.orm.select().from(secondFactors)
    expect(JSON.stringify(row)).not.toContain(await codeOf())
    expect(JSON.stringify(await db.orm.select().from(audit))).not.toContain(await codeOf())
  })

  it('is complete with the code, typed with spaces around it [API-09, API-10, AUTH-31]', async () => {
    const token = await begin()
    const { status, body } = await check(token, ` ${await codeOf()} `)
    expect({ status, body }).toEqual({
      status: 200,
      body: { token: expect.any(String) as string, userHasNoProjects: false },
    })
    expect((await gateway.clientWith(body.token).session.verify()).body.userName).toBe(NAME)
    const [row] = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(row).toMatchObject({ action: 'session.login', actorUserName: NAME })
  })

  it('takes its code once', async () => {
    const token = await begin()
    const code = await codeOf()
    expect((await check(token, code)).status).toBe(200)
    await expect(check(token, code)).rejects.toMatchObject(isOver)
  })

  it('takes one of 50 uses of the right code at the same time', async () => {
    const token = await begin()
    const code = await codeOf()
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(check(token, code))))
    expect([countOf(statuses, 200), countOf(statuses, 401) + countOf(statuses, 410)]).toEqual([1, 49])
  })

  it('takes no code after ten minutes', async () => {
    const token = await begin()
    gateway.advance(SECOND_FACTOR.lifetimeMs)
    await expect(check(token, await codeOf())).rejects.toMatchObject(isOver)
  })

  it('takes no code without its token, with a session’s, or with another login’s', async () => {
    const first = await begin()
    const firstCode = await codeOf()
    const session = await gateway.tokenOf('viewer')
    for (const token of ['', 'x', session]) {
      await expect(check(token, firstCode)).rejects.toMatchObject(isOver)
    }
    const second = await begin()
    const secondCode = await codeOf()
    // A newer login makes the older one void.
    await expect(check(first, firstCode)).rejects.toMatchObject(isOver)
    if (firstCode !== secondCode) await expect(check(second, firstCode)).rejects.toMatchObject(refusedCode)
    expect((await check(second, secondCode)).status).toBe(200)
  })

  it('is over where the account was locked in between', async () => {
    const token = await begin()
    await change({ isLockedOut: true })
    const refused = check(token, await codeOf())
    await expect(refused).rejects.toMatchObject(isOver)
    await change({ isLockedOut: false })
  })

  it('needs a code', async () => {
    await expect(check(await begin(), '  ')).rejects.toMatchObject({
      status: 400,
      fields: { token: [sessionMessages.codeRequired] },
    })
  })

  it('of an account that must update the password opens the session of that alone', async () => {
    await change({ mustUpdatePassword: true })
    const token = await begin()
    const { body } = await check(token, await codeOf())
    await change({ mustUpdatePassword: false })
    const claims: unknown = JSON.parse(Buffer.from(body.token!.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ mustUpdatePassword: true })
  })
})

describe('wrong codes', () => {
  it('of 50 at the same time exactly five are evaluated, and the right one comes too late', async () => {
    const token = await begin()
    const code = await codeOf()
    const before = await refusals()
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => statusOf(check(token, wrong(code, index + 1)))),
    )
    // The last evaluated code and all later ones say that the attempt is over.
    expect([countOf(statuses, 401), countOf(statuses, 410)]).toEqual([SECOND_FACTOR.tries - 1, 46])
    expect((await refusals()) - before).toBe(SECOND_FACTOR.tries)
    const [row] = await db.orm.select().from(secondFactors)
    expect(row?.tries).toBe(SECOND_FACTOR.tries)
    await expect(check(token, code)).rejects.toMatchObject(isOver)
  })

  it('leave the right one good after four', async () => {
    const token = await begin()
    const code = await codeOf()
    for (let tried = 1; tried < SECOND_FACTOR.tries; tried += 1) {
      await expect(check(token, wrong(code, tried))).rejects.toMatchObject(refusedCode)
    }
    expect((await check(token, code)).status).toBe(200)
  })

  it('are counted over all logins of an account, whose password may be known: 429 until the day is over', async () => {
    const before = await refusals()
    for (let login = 0; login < 4; login += 1) {
      const token = await begin()
      const code = await codeOf()
      for (let tried = 1; tried < SECOND_FACTOR.tries; tried += 1) {
        await expect(check(token, wrong(code, tried))).rejects.toMatchObject(refusedCode)
      }
      await expect(check(token, wrong(code, SECOND_FACTOR.tries))).rejects.toMatchObject(isOver)
    }
    const beyond = await begin()
    const right = await codeOf()
    await expect(check(beyond, right)).rejects.toMatchObject({
      status: 429,
      message: 'Too many attempts. Try again later.',
      retryAfter: expect.any(Number) as number,
    })
    expect((await refusals()) - before).toBe(SECOND_FACTOR.accountTries)
    // The window of passwords is shorter, and what is over is taken away with it: not this.
    gateway.advance(60 * 60_000)
    await db.orm.delete(loginAttempts).where(eq(loginAttempts.key, `account:${NAME}`))
    await gateway.clientWith(undefined).session.login({ body: { userName: 'viewer', password: DEMO_PASSWORD } })
    const later = await begin()
    await expect(check(later, await codeOf())).rejects.toMatchObject({ status: 429 })
    gateway.advance(SECOND_FACTOR.accountWindowMs)
    const nextDay = await begin()
    expect((await check(nextDay, await codeOf())).status).toBe(200)
  })

  it('are forgotten by a right one, with the attempts of the login', async () => {
    const token = await begin()
    const code = await codeOf()
    await statusOf(check(token, wrong(code)))
    const keys = async () => (await db.orm.select().from(loginAttempts)).map(({ key }) => key)
    const { userId } = await userOf()
    expect(await keys()).toEqual(expect.arrayContaining([`account:${NAME}`, `code:${userId}`]))
    await check(token, code)
    expect((await keys()).filter((key) => !key.startsWith('address:'))).toEqual([])
  })

  it('do not forgive the password’s attempts before the login is complete: ten logins without a code are the last', async () => {
    for (let login = 0; login < 10; login += 1) await begin()
    await expect(client.session.login({ body: { userName: NAME, password: DEMO_PASSWORD } })).rejects.toMatchObject({
      status: 429,
    })
    expect(await mailsTo(db.orm, email)).toHaveLength(10)
  })

  it('are limited by address as well', async () => {
    const strict = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '3' } })
    const anybody = strict.clientWith(undefined)
    const attempt = () => statusOf(anybody.session.secondFactor({ body: { token: '123456' } }, { token: 'x' }))
    expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([410, 410, 410, 429])
    await strict.close()
  })
})

describe('a new code [AUTH-118]', () => {
  const ask = (token: string) => client.session.newCode({}, { token })

  it('is emailed and invalidates the first, and its reply has a token that replaces the first', async () => {
    const first = await begin()
    const firstCode = await codeOf()
    const { body } = await ask(first)
    expect(body).toEqual({ token: expect.any(String) as string, type: 'email', email: expect.any(String) as string })
    expect(await mailsTo(db.orm, email)).toHaveLength(2)
    await expect(check(first, firstCode)).rejects.toMatchObject(isOver)
    expect((await check(body.token!, await codeOf())).status).toBe(200)
  })

  it('is valid for ten minutes after the request', async () => {
    const first = await begin()
    gateway.advance(SECOND_FACTOR.lifetimeMs - 30_000)
    const { body } = await ask(first)
    gateway.advance(SECOND_FACTOR.lifetimeMs - 30_000)
    expect((await check(body.token!, await codeOf())).status).toBe(200)
  })

  it('is emailed three times in 15 minutes, then refused with the time to wait', async () => {
    let token = await begin()
    for (let asked = 0; asked < SECOND_FACTOR.newCodes; asked += 1) token = (await ask(token)).body.token!
    const code = await codeOf()
    gateway.advance(60_000)
    const refused: unknown = await ask(token).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 429, retryAfter: expect.any(Number) as number })
    expect(refused).toMatchObject({
      message: expect.stringMatching(
        /^You requested several codes\. You can request another one in 1[34] minutes( \d+ seconds?)?\.$/,
      ) as string,
    })
    // The code that was emailed stays valid.
    expect((await check(token, code)).status).toBe(200)
    gateway.advance(SECOND_FACTOR.newCodesWindowMs)
    expect((await ask(await begin())).status).toBe(200)
  })

  it('is emailed once for two concurrent requests', async () => {
    const token = await begin()
    const statuses = await Promise.all([statusOf(ask(token)), statusOf(ask(token))])
    expect(statuses.toSorted()).toEqual([200, 410])
    expect(await mailsTo(db.orm, email)).toHaveLength(2)
  })

  it('is refused after the attempt is over: used, out of tries, expired, or of a locked account', async () => {
    const used = await begin()
    await check(used, await codeOf())
    await expect(ask(used)).rejects.toMatchObject(isOver)
    const tried = await begin()
    const code = await codeOf()
    for (let count = 1; count <= SECOND_FACTOR.tries; count += 1) await statusOf(check(tried, wrong(code, count)))
    await expect(ask(tried)).rejects.toMatchObject(isOver)
    const locked = await begin()
    await change({ isLockedOut: true })
    const refused = await statusOf(ask(locked))
    await change({ isLockedOut: false })
    expect(refused).toBe(410)
    const old = await begin()
    gateway.advance(SECOND_FACTOR.lifetimeMs)
    await expect(ask(old)).rejects.toMatchObject(isOver)
    for (const token of ['', 'x', await gateway.tokenOf('viewer')])
      await expect(ask(token)).rejects.toMatchObject(isOver)
  })

  it('comes with its address masked to the first letter and the domain', async () => {
    await change({ email: 'carla@example.com' })
    const { body } = await client.session.login({ body: { userName: NAME, password: DEMO_PASSWORD } })
    const again = await ask(body.token!)
    await change({ email })
    expect([body.email, again.body.email]).toEqual(['c•••@example.com', 'c•••@example.com'])
  })
})

describe('a token that waits for its code', () => {
  const calls = rowsOf(contract).filter(({ row }) => row.allow !== 'anyone')

  it.each(calls.map(({ operation, row, path }) => [operation, row.method, path] as const))(
    'opens no other call: %s',
    async (_operation, method, path) => {
      const token = await begin()
      const response = await gateway.send(path.replace(/:\w+/g, '1'), { method, token })
      expect(response.status).toBe(401)
    },
  )

  it('leaves out no call that a session opens', () => {
    expect(calls.length).toBeGreaterThan(10)
  })
})

it('sends no email to an account without an address, and answers as usual', async () => {
  await change({ email: '' })
  await begin()
  await change({ email })
  expect(await db.orm.select().from(outbox)).toEqual([])
  expect(await db.orm.select().from(audit).where(eq(audit.action, 'session.secondFactor.asked'))).not.toEqual([])
})
