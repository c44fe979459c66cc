import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KNOWN_DEVICE, LOGIN_LIMIT_PER_ACCOUNT, LOGIN_WINDOW_MS, SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { lastCode, lastLinkToken } from '../../../test/mails'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, knownDevices, loginAttempts, outbox, secondFactors, users } from '../../db/schema'

const RIGHT = DEMO_PASSWORD
const HOUR = 60 * 60_000

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  // The hasher is replaced: these tests try hundreds of passwords.
  gateway = await startTestGateway({ db, verify: async (_hash, password) => password === RIGHT })
})
beforeEach(async () => {
  // Each test starts today, because the demo licenses expire.
  gateway.advance(Date.now() - gateway.now())
  await db.orm.delete(loginAttempts)
  await db.orm.delete(secondFactors)
  await db.orm.delete(knownDevices)
  await db.orm.delete(outbox)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

interface Answer {
  readonly status: number
  readonly body: { token?: string; message?: string }
  readonly setCookie: string | undefined
  readonly retryAfter: number
}

/** A browser that stores the device cookie. */
function openBrowser(at: TestGateway = gateway) {
  let cookie: string | undefined
  const send = async (path: string, body?: object, token?: string): Promise<Answer> => {
    const reply = await at.send(path, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie !== undefined && { Cookie: `theme=dark; ${cookie}` }),
      },
      ...(token !== undefined && { token }),
    })
    const [setCookie] = reply.headers.getSetCookie()
    cookie = setCookie?.split(';', 1)[0] ?? cookie
    return {
      status: reply.status,
      body: (await reply.json()) as Answer['body'],
      setCookie,
      retryAfter: Number(reply.headers.get('retry-after')),
    }
  }
  return {
    cookie: () => cookie,
    use: (other: string | undefined) => {
      cookie = other
    },
    login: (userName: string, password = RIGHT) => send('/gateway/login', { userName, password }),
    check: (token: string, code: string) => send('/gateway/login/2fa', { token: code }, token),
    recover: (userName: string) => send(`/gateway/users/${userName}/password/recovery`),
  }
}

const times = async (count: number, run: (index: number) => Promise<Answer>): Promise<number[]> => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await run(index)).status)
  return statuses
}
const userOf = async (userName: string) => (await db.orm.select().from(users).where(eq(users.userName, userName)))[0]!

describe('a browser that a user has signed in with', () => {
  it('gets an HttpOnly cookie, and the database stores only its hash', async () => {
    const browser = openBrowser()
    const { setCookie } = await browser.login('viewer')
    expect(setCookie).toMatch(/^sitewright_device=[\w-]{43}; Path=\/gateway; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
    const rows = await db.orm.select().from(knownDevices)
    expect(rows).toMatchObject([{ userId: (await userOf('viewer')).userId }])
    expect(browser.cookie()).not.toContain(rows[0]!.deviceHash)
    expect(JSON.stringify(await db.orm.select().from(audit))).not.toContain(browser.cookie()!.split('=')[1])
    const secure = await startTestGateway({ db, environment: { PUBLIC_URL: 'https://portal.example' } })
    expect((await openBrowser(secure).login('viewer')).setCookie).toMatch(/; Secure$/)
    await secure.close()
  })

  it('is not known after a refused login', async () => {
    expect((await openBrowser().login('viewer', 'wrong')).setCookie).toBeUndefined()
    expect(await db.orm.select().from(knownDevices)).toEqual([])
  })

  it('can sign in while other browsers are blocked, and leaves those blocked', async () => {
    const browser = openBrowser()
    await browser.login('viewer')
    const attacker = openBrowser()
    const statuses = await times(200, () => attacker.login('viewer', 'wrong'))
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_LIMIT_PER_ACCOUNT)
    expect((await attacker.login('viewer')).status).toBe(429)
    expect((await browser.login('VIEWER')).status).toBe(200)
    expect((await attacker.login('viewer')).status).toBe(429)
  })

  it('can sign in although its address has used up its attempts', async () => {
    const strict = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '5' } })
    const browser = openBrowser(strict)
    await browser.login('viewer')
    await times(10, () => openBrowser(strict).login('nobody', 'wrong'))
    expect((await openBrowser(strict).login('viewer')).status).toBe(429)
    expect((await browser.login('viewer')).status).toBe(200)
    await strict.close()
  })

  it('has its own limit, and does not use up the limit of others', async () => {
    const browser = openBrowser()
    await browser.login('viewer')
    const statuses = await times(LOGIN_LIMIT_PER_ACCOUNT + 1, () => browser.login('viewer', 'wrong'))
    expect(statuses).toEqual([...Array.from({ length: LOGIN_LIMIT_PER_ACCOUNT }, () => 401), 429])
    const refused = await browser.login('viewer')
    expect([refused.status, refused.body.message]).toEqual([429, 'Too many attempts. Try again later.'])
    expect(refused.retryAfter).toBeLessThanOrEqual(LOGIN_WINDOW_MS / 1000)
    expect((await openBrowser().login('viewer')).status).toBe(200)
    gateway.advance(LOGIN_WINDOW_MS)
    expect((await browser.login('viewer')).status).toBe(200)
  })

  it('is only known for its own user, and a forged cookie is not known', async () => {
    const browser = openBrowser()
    await browser.login('viewer')
    await times(LOGIN_LIMIT_PER_ACCOUNT, () => openBrowser().login('user.editor', 'wrong'))
    expect((await browser.login('user.editor')).status).toBe(429)
    for (const value of ['x', 'A'.repeat(43), '.', `${'A'.repeat(43)}.${'B'.repeat(43)}`, 'a"b', '%00']) {
      const forged = openBrowser()
      forged.use(`sitewright_device=${value}`)
      expect((await forged.login('user.editor')).status).toBe(429)
    }
  })

  it('can be known for two users at once', async () => {
    const browser = openBrowser()
    await browser.login('viewer')
    await browser.login('user.editor')
    for (const name of ['viewer', 'user.editor']) {
      await times(LOGIN_LIMIT_PER_ACCOUNT, () => openBrowser().login(name, 'wrong'))
      expect((await openBrowser().login(name)).status).toBe(429)
      expect((await browser.login(name)).status).toBe(200)
    }
    expect(await db.orm.select().from(knownDevices)).toHaveLength(2)
  })

  it('remembers its last five users, and each user keeps the last twenty browsers', async () => {
    const browser = openBrowser()
    const names = ['viewer', 'user.editor', 'workflow.editor', 'project.reader', 'other.projects', 'no.projects']
    for (const name of names) await browser.login(name)
    expect(browser.cookie()!.split('.')).toHaveLength(KNOWN_DEVICE.usersPerBrowser)
    await times(LOGIN_LIMIT_PER_ACCOUNT, () => openBrowser().login('viewer', 'wrong'))
    expect((await browser.login('viewer')).status).toBe(429)
    for (let count = 0; count <= KNOWN_DEVICE.browsersPerUser; count += 1) {
      gateway.advance(1000)
      await openBrowser().login('user.editor')
    }
    const { userId } = await userOf('user.editor')
    const rows = await db.orm.select().from(knownDevices).where(eq(knownDevices.userId, userId))
    expect(rows).toHaveLength(KNOWN_DEVICE.browsersPerUser)
  })

  it('keeps its secret until it is forgotten 180 days after the last sign-in', async () => {
    const browser = openBrowser()
    await browser.login('viewer')
    const first = browser.cookie()
    gateway.advance(KNOWN_DEVICE.lifetimeMs - HOUR)
    await browser.login('viewer')
    expect(browser.cookie()).toBe(first)
    gateway.advance(KNOWN_DEVICE.lifetimeMs)
    await times(LOGIN_LIMIT_PER_ACCOUNT, () => openBrowser().login('viewer', 'wrong'))
    expect((await browser.login('viewer')).status).toBe(429)
  })
})

describe('a known browser and the second factor', () => {
  const codeOf = async () => lastCode(db.orm, (await userOf('two.factor')).email)
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('is known after the right code, not after the password', async () => {
    const browser = openBrowser()
    const { body, setCookie } = await browser.login('two.factor')
    expect(setCookie).toBeUndefined()
    expect((await browser.check(body.token!, await codeOf())).setCookie).toMatch(/^sitewright_device=/)
  })

  it('can sign in after 200 wrong codes from an attacker who knows the password', async () => {
    const browser = openBrowser()
    const { body } = await browser.login('two.factor')
    await browser.check(body.token!, await codeOf())
    const attacker = openBrowser()
    const statuses: number[] = []
    while (statuses.length < 200) {
      const { body: pending, status } = await attacker.login('two.factor')
      if (status === 429) {
        // The window of passwords is 15 minutes, that of codes is a day.
        gateway.advance(LOGIN_WINDOW_MS)
        continue
      }
      const code = await codeOf()
      statuses.push(...(await times(SECOND_FACTOR.tries, () => attacker.check(pending.token!, wrong(code)))))
    }
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(SECOND_FACTOR.accountTries)

    const again = await browser.login('two.factor')
    expect(again.status).toBe(200)
    const code = await codeOf()
    const refused = await browser.check(again.body.token!, wrong(code))
    expect([refused.status, refused.body.message]).toEqual([
      401,
      'This code is wrong or expired. Check the latest email.',
    ])
    expect((await browser.check(again.body.token!, code)).status).toBe(200)
  })

  it('has its own limit of codes', async () => {
    const browser = openBrowser()
    const { body } = await browser.login('two.factor')
    await browser.check(body.token!, await codeOf())
    for (let login = 0; login < SECOND_FACTOR.accountTries / SECOND_FACTOR.tries; login += 1) {
      const { body: pending } = await browser.login('two.factor')
      const code = await codeOf()
      await times(SECOND_FACTOR.tries, () => browser.check(pending.token!, wrong(code)))
    }
    const { body: last } = await browser.login('two.factor')
    expect((await browser.check(last.token!, await codeOf())).status).toBe(429)
  })
})

describe('a known browser and recovery', () => {
  it('can request recovery after others have used up the limit of the name', async () => {
    const browser = openBrowser()
    await browser.login('viewer')
    expect((await times(200, () => openBrowser().recover('viewer'))).filter((status) => status === 200)).toHaveLength(
      LOGIN_LIMIT_PER_ACCOUNT,
    )
    expect((await openBrowser().recover('viewer')).status).toBe(429)
    expect((await browser.recover('viewer')).status).toBe(200)
  })

  it('stays known after a new password, and its failures are forgotten', async () => {
    const browser = openBrowser()
    await browser.login('no.environment')
    await times(LOGIN_LIMIT_PER_ACCOUNT, () => browser.login('no.environment', 'wrong'))
    expect((await browser.login('no.environment')).status).toBe(429)
    await browser.recover('no.environment')
    const token = await lastLinkToken(db.orm, (await userOf('no.environment')).email)
    await gateway
      .clientWith(undefined)
      .passwords.reset({ params: { token }, body: { newPassword: 'another good password' } })
    await times(LOGIN_LIMIT_PER_ACCOUNT, () => openBrowser().login('no.environment', 'wrong'))
    expect((await browser.login('no.environment')).status).toBe(200)
  })
})

describe('after the clock jumps back an hour', () => {
  it('nobody is blocked for longer than one window', async () => {
    const attacker = openBrowser()
    await times(LOGIN_LIMIT_PER_ACCOUNT, () => attacker.login('viewer', 'wrong'))
    gateway.advance(-HOUR)
    const refused = await attacker.login('viewer')
    expect([refused.status, refused.retryAfter]).toEqual([429, LOGIN_WINDOW_MS / 1000])
    gateway.advance(LOGIN_WINDOW_MS)
    expect((await attacker.login('viewer')).status).toBe(200)
  })

  it('a known browser stays known, and a code stays valid', async () => {
    const browser = openBrowser()
    const { body } = await browser.login('two.factor')
    gateway.advance(-HOUR)
    const code = await lastCode(db.orm, (await userOf('two.factor')).email)
    expect((await browser.check(body.token!, code)).status).toBe(200)
    await times(LOGIN_LIMIT_PER_ACCOUNT, () => openBrowser().login('two.factor', 'wrong'))
    expect((await browser.login('two.factor')).status).toBe(200)
  })
})
