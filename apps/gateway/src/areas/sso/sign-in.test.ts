import { createPublicKey } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { SSO_START_LIFETIME_MS } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { audit, loginAttempts, ssoIdentities, ssoStarts, users } from '../../db/schema'
import { readSigningKey } from '../../idp/keys'

/** Two gateways behind one address. */
const PUBLIC_URL = 'https://portal.example'

let db: TestDatabase
let gateway: TestGateway
let other: TestGateway
let jwk: JWK
let key: CryptoKey
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db, environment: { PUBLIC_URL } })
  other = await startTestGateway({ db, environment: { PUBLIC_URL } })
  jwk = await readSigningKey(db)
  key = (await importJWK(jwk, 'RS256')) as CryptoKey
})
beforeEach(async () => {
  await db.orm.delete(loginAttempts)
  await db.orm.delete(ssoIdentities)
})
afterAll(async () => {
  await gateway.close()
  await other.close()
  await db.close()
})

/** A browser goes to the provider and keeps the cookie. */
async function start(path = '/gateway/x/sso/start') {
  const reply = await gateway.send(path, { redirect: 'manual' })
  const [cookie = ''] = reply.headers.getSetCookie()
  const location = new URL(reply.headers.get('location') ?? '')
  return { reply, setCookie: cookie, cookie: cookie.split(';', 1)[0] ?? '', location, query: location.searchParams }
}

const seconds = () => Math.floor(gateway.now() / 1000)

/** What the provider says of sso.user after this start. */
const claimsAfter = ({ query }: Pick<Awaited<ReturnType<typeof start>>, 'query'>): JWTPayload => ({
  iss: `${PUBLIC_URL}/idp`,
  aud: 'sitewright-portal',
  sub: 'sso.user',
  preferred_username: 'sso.user',
  nonce: query.get('nonce') ?? '',
  iat: seconds(),
  exp: seconds() + 300,
})

const sign = (claims: JWTPayload, by: CryptoKey = key, header: { alg?: string; kid?: string } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '', ...header }).sign(by)

async function login(idToken: string, cookie: string | undefined, at: TestGateway = gateway) {
  const reply = await at.send('/gateway/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie === undefined ? {} : { Cookie: cookie }) },
    body: JSON.stringify({ cognitoJwt: idToken }),
  })
  const body = (await reply.json()) as Record<string, unknown>
  return { status: reply.status, body }
}

const lastAudit = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

describe('where single sign-on starts', () => {
  it('binds a nonce to the browser by a cookie that no script reads, and leads on to the provider [AUTH-102]', async () => {
    const { reply, setCookie, location, query } = await start(
      '/gateway/x/sso/start?state=a-state-of-the-portal&login_hint=sso.user',
    )
    expect(reply.status).toBe(303)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(setCookie).toMatch(/^sitewright_sso=[\w-]{43}; Path=\/gateway; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)
    expect(location.origin + location.pathname).toBe(`${PUBLIC_URL}/idp/auth`)
    expect(Object.fromEntries(query)).toEqual({
      response_type: 'id_token',
      response_mode: 'fragment',
      client_id: 'sitewright-portal',
      scope: 'openid profile email',
      redirect_uri: `${PUBLIC_URL}/login`,
      state: 'a-state-of-the-portal',
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      login_hint: 'sso.user',
    })
    // Who sees the address of the provider does not know the cookie.
    expect(setCookie).not.toContain(query.get('nonce'))
  })

  it('makes a new nonce each time, and a state where the portal gave none that is one', async () => {
    const [one, two] = [await start(), await start('/gateway/x/sso/start?state=short')]
    expect(one.query.get('nonce')).not.toBe(two.query.get('nonce'))
    expect(one.cookie).not.toBe(two.cookie)
    expect(two.query.get('state')).toMatch(/^[\w-]{43}$/)
  })

  it('is answered for single sign-on users only; all other names get the same empty answer [AUTH-105, AUTH-112, API-17, API-18]', async () => {
    const client = await gateway.clientAs()
    const urlOf = async (username: string) => (await client.session.ssoUrl({ params: { username } })).body
    expect(await urlOf('SSO.user')).toEqual({ ssoUrl: `${PUBLIC_URL}/gateway/x/sso/start` })
    for (const name of ['nobody', 'viewer', 'locked.out', 'inactive.user', 'quarry.user']) {
      expect(await urlOf(name)).toEqual({ ssoUrl: '' })
    }
  })

  it('is answered to one address a limited number of times [AUTH-112]', async () => {
    const limited = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '2' } })
    const client = limited.clientWith(undefined)
    const ask = () => client.session.ssoUrl({ params: { username: 'sso.user' } })
    await ask()
    await ask()
    await expect(ask()).rejects.toMatchObject({ status: 429 })
    await limited.close()
  })

  it('has a limit by address: a browser is redirected to Login, a program gets 429', async () => {
    const limited = await startTestGateway({ db, environment: { LOGIN_LIMIT_ADDRESS: '2', PUBLIC_URL } })
    const startAt = (accept: string) =>
      limited.send('/gateway/x/sso/start', { redirect: 'manual', headers: { Accept: accept } })
    const first = await startAt('text/html')
    // A start that ends in a sign-in does not count.
    const cookie = first.headers.getSetCookie()[0]!.split(';', 1)[0]!
    const query = new URL(first.headers.get('location') ?? '').searchParams
    const idToken = await sign(claimsAfter({ query }))
    expect((await login(idToken, cookie, limited)).status).toBe(200)
    await startAt('text/html')
    await startAt('text/html')
    const page = await startAt('text/html')
    expect(page.status).toBe(303)
    expect(page.headers.get('location')).toMatch(/\/login#error=temporarily_unavailable&error_description=Too\+many/)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    const program = await startAt('*/*')
    expect(program.status).toBe(429)
    expect(Number(program.headers.get('retry-after'))).toBeGreaterThan(0)
    await limited.close()
  })
})

describe('coming back with an id_token', () => {
  it('opens a session, and tells where single sign-on starts the next time [AUTH-21, AUTH-48, AUTH-53]', async () => {
    const started = await start()
    const { status, body } = await login(await sign(claimsAfter(started)), started.cookie)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ssoUrl: `${PUBLIC_URL}/gateway/x/sso/start`, userHasNoProjects: false })
    const session = await gateway.clientWith(body.token as string).session.verify()
    expect(session.body).toMatchObject({ userName: 'sso.user', mustUpdatePassword: false })
    expect(await lastAudit()).toMatchObject({ action: 'session.login.sso', actorUserName: 'sso.user' })
  })

  it('knows the user by preferred_username, else by an email that the provider verified, else by sub', async () => {
    const nameless = { preferred_username: undefined, sub: '4711' }
    const tryWith = async (claims: JWTPayload) => {
      await db.orm.delete(ssoIdentities)
      const started = await start()
      return (await login(await sign({ ...claimsAfter(started), ...claims }), started.cookie)).status
    }
    expect(await tryWith({ ...nameless, email: 'SSO.user', email_verified: true })).toBe(200)
    for (const verified of [undefined, false, 'true', 1]) {
      expect(await tryWith({ ...nameless, email: 'sso.user', email_verified: verified })).toBe(401)
    }
    expect(await tryWith({ ...nameless, sub: 'sso.user' })).toBe(200)
    expect(await tryWith({ ...nameless })).toBe(401)
  })

  it('identifies the user by the subject that was linked at the first sign-in, even after a rename', async () => {
    const comeBack = async (claims: JWTPayload) => {
      const started = await start()
      const { status, body } = await login(await sign({ ...claimsAfter(started), ...claims }), started.cookie)
      if (status !== 200) return body.message
      return (await gateway.clientWith(body.token as string).session.verify()).body.userName
    }
    expect(await comeBack({ sub: '4711' })).toBe('sso.user')
    // The subject is renamed at the provider, even to the name of another user.
    expect(await comeBack({ sub: '4711', preferred_username: 'renamed' })).toBe('sso.user')
    expect(await comeBack({ sub: '4711', preferred_username: 'sso.initial' })).toBe('sso.user')
    // Another subject has taken the name at the provider.
    expect(await comeBack({ sub: '4712' })).toBe(sessionReplies.ssoOtherSubject)
    expect(await lastAudit()).toMatchObject({
      action: 'session.login.sso.refused',
      after: { why: 'another subject' },
      licenseId: 1,
    })
    expect(await comeBack({ sub: '4712', preferred_username: 'sso.initial' })).toBe('sso.initial')
  })

  it('links only one of two subjects that sign in as a user concurrently', async () => {
    const [one, two] = [await start(), await start()]
    const outcomes = await Promise.all([
      login(await sign({ ...claimsAfter(one), sub: '1' }), one.cookie, gateway),
      login(await sign({ ...claimsAfter(two), sub: '2' }), two.cookie, other),
    ])
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(await db.orm.select().from(ssoIdentities)).toHaveLength(1)
  })

  it('links a subject to only one of two concurrent users, and tells the other', async () => {
    const [one, two] = [await start(), await start()]
    const outcomes = await Promise.all([
      login(await sign({ ...claimsAfter(one), sub: '1' }), one.cookie, gateway),
      login(await sign({ ...claimsAfter(two), sub: '1', preferred_username: 'sso.initial' }), two.cookie, other),
    ])
    // The second sign-in can be late enough to find the link of the first.
    expect(outcomes.map(({ status }) => status)).toContain(200)
    expect(await db.orm.select().from(ssoIdentities)).toHaveLength(1)
  })

  it("links again after 'Is SSO User' was switched off and on, and after the provider changed", async () => {
    const admin = await gateway.clientAs('super.admin')
    const { userId } = (await admin.users.one({ params: { username: 'sso.user' } })).body
    const subjectOf = async () =>
      (await db.orm.select().from(ssoIdentities).where(eq(ssoIdentities.userId, userId)))[0]?.subject
    const comeBack = async (sub: string) => {
      const started = await start()
      return (await login(await sign({ ...claimsAfter(started), sub }), started.cookie)).status
    }
    expect(await comeBack('4711')).toBe(200)
    for (const isSsoUser of [false, true]) {
      const { body } = await admin.users.one({ params: { username: 'sso.user' } })
      await admin.users.save({ params: { username: 'sso.user' }, body: { ...body, isSsoUser } })
    }
    expect(await subjectOf()).toBeUndefined()
    expect(await comeBack('4712')).toBe(200)
    expect(await comeBack('4711')).toBe(401)
    await db.orm.update(ssoIdentities).set({ issuer: 'https://the-provider-before.example' })
    expect(await comeBack('4711')).toBe(200)
    expect(await subjectOf()).toBe('4711')
  })

  it('is good once, whichever gateway it comes to [AUTH-55]', async () => {
    const started = await start()
    const idToken = await sign(claimsAfter(started))
    const outcomes = await Promise.all(
      [other, gateway, other, gateway, other, gateway].map((at) => login(idToken, started.cookie, at)),
    )
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 401)).toHaveLength(5)
    expect((await login(idToken, started.cookie)).status).toBe(401)
  })

  it('is good for ten minutes after the start', async () => {
    const started = await start()
    gateway.advance(SSO_START_LIFETIME_MS)
    expect((await login(await sign(claimsAfter(started)), started.cookie)).status).toBe(401)
    gateway.advance(-SSO_START_LIFETIME_MS)
  })

  type Started = Awaited<ReturnType<typeof start>>
  interface Attempt {
    readonly idToken: (started: Started) => Promise<string>
    readonly cookie?: (started: Started) => Promise<string | undefined>
    readonly user?: Partial<typeof users.$inferInsert>
  }
  const signed = (claims: (good: JWTPayload) => JWTPayload) => (started: Started) => sign(claims(claimsAfter(started)))
  const without = (claims: JWTPayload, name: string): JWTPayload =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  const ATTEMPTS: Readonly<Record<string, Attempt>> = {
    'whose claims were changed': {
      idToken: async (started) => {
        const [header, , signature] = (await sign(claimsAfter(started))).split('.')
        return [header, part({ ...claimsAfter(started), preferred_username: 'sso.initial' }), signature].join('.')
      },
    },
    'that has no signature (alg none)': {
      idToken: async (started) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsAfter(started))}.`,
    },
    'signed by HS256 with the public key as the secret': {
      idToken: async (started) => {
        const { kty = '', n = '', e = '' } = jwk
        const pem = createPublicKey({ key: { kty, n, e }, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
        return new SignJWT(claimsAfter(started))
          .setProtectedHeader({ alg: 'HS256', kid: jwk.kid ?? '' })
          .sign(Buffer.from(pem))
      },
    },
    'signed with another key under the same name': {
      idToken: async (started) => sign(claimsAfter(started), (await generateKeyPair('RS256')).privateKey),
    },
    'signed by a key that the provider does not have': {
      idToken: async (started) =>
        sign(claimsAfter(started), (await generateKeyPair('RS256')).privateKey, { kid: 'another' }),
    },
    'that brings the key to check it with': {
      idToken: async (started) => {
        const { privateKey } = await generateKeyPair('RS256')
        return new SignJWT(claimsAfter(started))
          .setProtectedHeader({ alg: 'RS256', jku: 'https://attacker.example/keys' })
          .sign(privateKey)
      },
    },
    'whose time has passed': { idToken: signed((good) => ({ ...good, exp: seconds() - 60 })) },
    'that never ends': { idToken: signed((good) => without(good, 'exp')) },
    'that was made long ago': { idToken: signed((good) => ({ ...good, iat: seconds() - 3600 })) },
    'that does not say when it was made': { idToken: signed((good) => without(good, 'iat')) },
    'for another client': { idToken: signed((good) => ({ ...good, aud: 'another-client' })) },
    'for several, and made for another': {
      idToken: signed((good) => ({ ...good, aud: ['sitewright-portal', 'another'], azp: 'another' })),
    },
    'for several, without the authorized party': {
      idToken: signed((good) => ({ ...good, aud: ['sitewright-portal', 'another'] })),
    },
    'of another provider': { idToken: signed((good) => ({ ...good, iss: 'https://portal.example' })) },
    'without a nonce': { idToken: signed((good) => without(good, 'nonce')) },
    'with the nonce of another start': {
      idToken: async (started) => sign({ ...claimsAfter(started), nonce: (await start()).query.get('nonce') }),
    },
    'without the cookie of its start': { idToken: signed((good) => good), cookie: async () => undefined },
    'with the cookie of another browser': {
      idToken: signed((good) => good),
      cookie: async () => (await start()).cookie,
    },
    'with its nonce as the cookie': {
      idToken: signed((good) => good),
      cookie: async ({ query }) => `sitewright_sso=${query.get('nonce')}`,
    },
    'that is none': { idToken: async () => 'x.y.z' },
    'of a user who has a password': {
      idToken: signed((good) => ({ ...good, preferred_username: 'customer.admin', sub: 'customer.admin' })),
    },
    'of nobody': { idToken: signed((good) => ({ ...good, preferred_username: 'nobody' })) },
    'of a name that is no text': {
      idToken: signed((good) => ({ ...good, preferred_username: { $ne: '' }, sub: '1' })),
    },
    'of a user who is locked': { idToken: signed((good) => good), user: { isLockedOut: true } },
    'of a user who is not approved': { idToken: signed((good) => good), user: { isApproved: false } },
    'of a user of an expired license': { idToken: signed((good) => good), user: { licenseId: 3 } },
  }

  it.each(Object.entries(ATTEMPTS))(
    '%s is refused, without a word about why [AUTH-55, AUTH-110]',
    async (_what, { idToken, cookie, user }) => {
      const whole = { isLockedOut: false, isApproved: true, licenseId: 1 }
      if (user !== undefined) await db.orm.update(users).set(user).where(eq(users.userName, 'sso.user'))
      const started = await start()
      const refused = await login(await idToken(started), cookie ? await cookie(started) : started.cookie)
      await db.orm.update(users).set(whole).where(eq(users.userName, 'sso.user'))
      expect(refused).toEqual({
        status: 401,
        body: { message: sessionReplies.ssoRefused, requestId: expect.any(String) as string },
      })
      expect(await lastAudit()).toMatchObject({ action: 'session.login.sso.refused' })
    },
  )

  it('leaves no token, state or secret in the log [AUTH-109]', async () => {
    const started = await start('/gateway/x/sso/start?state=a-state-of-the-portal')
    const idToken = await sign(claimsAfter(started))
    const { body } = await login(idToken, started.cookie)
    const lines = gateway.logLines.join('\n')
    expect(lines).toContain('"operation":"sso.start"')
    const secret = started.cookie.replace('sitewright_sso=', '')
    for (const text of [
      idToken,
      secret,
      'a-state-of-the-portal',
      started.query.get('nonce') ?? '',
      String(body.token),
    ]) {
      expect(lines).not.toContain(text)
    }
    // Nor in the database: what is stored there is what the provider sees anyway.
    expect(JSON.stringify(await db.orm.select().from(ssoStarts))).not.toContain(secret)
  })
})

describe('a gateway without an identity provider', () => {
  it('offers no single sign-on, and none of its addresses', async () => {
    const alone = await startTestGateway({ db, environment: { SEED: 'none' } })
    const client = alone.clientWith(undefined)
    expect((await client.session.ssoUrl({ params: { username: 'sso.user' } })).body).toEqual({ ssoUrl: '' })
    for (const path of [
      '/gateway/x/sso/start',
      '/gateway/x/sso/logout',
      '/idp/.well-known/openid-configuration',
      '/idp/auth',
    ]) {
      expect((await alone.send(path, { redirect: 'manual' })).status).toBe(404)
    }
    const started = await start()
    expect((await login(await sign(claimsAfter(started)), started.cookie, alone)).status).toBe(401)
    await alone.close()
  })
})
