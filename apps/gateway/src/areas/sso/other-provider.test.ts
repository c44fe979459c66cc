import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { openBrowser } from '../../../test/browser'
import { runChild, type Child } from '../../../test/child-process'
import { freePort } from '../../../test/free-port'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { loginAttempts, ssoIdentities } from '../../db/schema'

const PUBLIC_URL = 'http://localhost:8080'
const LOGIN = `${PUBLIC_URL}/login`

let db: TestDatabase
let gateway: TestGateway
let provider: Child
let issuer: string
beforeAll(async () => {
  const port = await freePort()
  issuer = `http://127.0.0.1:${port}`
  provider = runChild('test/children/openid-provider.ts', [String(port), 'a-portal', LOGIN])
  db = await createTestDatabase()
  gateway = await startTestGateway({
    db,
    environment: { PUBLIC_URL, SSO_ISSUER: issuer, SSO_CLIENT_ID: 'a-portal', SSO_CLAIM: 'upn' },
  })
  await provider.printed(/listening/, 60_000)
}, 90_000)
beforeEach(async () => {
  await db.orm.delete(loginAttempts)
})
afterAll(async () => {
  await provider.kill()
  await gateway.close()
  await db.close()
})

/** Goes off by the gateway's start and comes back with what the provider says. */
async function comeBackAs(userName: string, by: TestGateway = gateway) {
  const browser = openBrowser()
  const back = await browser.followTo(LOGIN, `${by.origin}/gateway/x/sso/start?login_hint=${userName}`)
  const said = new URLSearchParams(back.hash.slice(1))
  return { browser, said, idToken: said.get('id_token') ?? '' }
}

async function login({ browser, idToken }: Awaited<ReturnType<typeof comeBackAs>>, at: TestGateway = gateway) {
  const reply = await browser.open(`${at.origin}/gateway/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cognitoJwt: idToken }),
  })
  const body = (await reply.json()) as Record<string, unknown>
  return { status: reply.status, body }
}

describe('an external identity provider', () => {
  it('signs in the user that its claim names, and logs out there [AUTH-49, AUTH-53]', async () => {
    const { status, body } = await login(await comeBackAs('sso.user'))
    expect(status).toBe(200)
    const session = await gateway.clientWith(body.token as string).session.verify()
    expect(session.body.userName).toBe('sso.user')
    const logout = await gateway.send('/gateway/x/sso/logout', { redirect: 'manual' })
    expect(logout.headers.get('location')).toBe(
      `${issuer}/session/end?client_id=a-portal&post_logout_redirect_uri=${encodeURIComponent(LOGIN)}`,
    )
  })

  it('is not believed about a user who has a password', async () => {
    expect((await login(await comeBackAs('viewer'))).status).toBe(401)
  })

  it('is trusted about unverified addresses when SSO_TRUST_EMAIL is set', async () => {
    const settings = { PUBLIC_URL, SSO_ISSUER: issuer, SSO_CLIENT_ID: 'a-portal', SSO_CLAIM: 'email' }
    const statusWith = async (environment: Record<string, string>) => {
      await db.orm.delete(ssoIdentities)
      const at = await startTestGateway({ db, environment: { ...settings, ...environment } })
      const { status } = await login(await comeBackAs('sso.user'), at)
      await at.close()
      return status
    }
    expect(await statusWith({})).toBe(401)
    expect(await statusWith({ SSO_TRUST_EMAIL: '1' })).toBe(200)
  })

  it('is believed by the gateway alone that names it', async () => {
    const another = await startTestGateway({ db, environment: { PUBLIC_URL } })
    expect((await login(await comeBackAs('sso.user'), another)).status).toBe(401)
    const client = await startTestGateway({
      db,
      environment: { PUBLIC_URL, SSO_ISSUER: issuer, SSO_CLIENT_ID: 'another-portal', SSO_CLAIM: 'upn' },
    })
    expect((await login(await comeBackAs('sso.user'), client)).status).toBe(401)
    // What a refusal does not use up is still good where it belongs.
    expect((await login(await comeBackAs('sso.user'))).status).toBe(200)
    await another.close()
    await client.close()
  })

  it('takes the place of the one for development, which such a gateway does not ask', async () => {
    const start = await gateway.send('/gateway/x/sso/start', { redirect: 'manual' })
    expect(start.headers.get('location')).toMatch(`${issuer}/auth?`)
  })

  it('may change its key: the new one is read when a token names it, after a pause', async () => {
    expect((await login(await comeBackAs('sso.user'))).status).toBe(200)
    await fetch(`${issuer}/rotate`, { method: 'POST' })
    gateway.advance(31_000)
    expect((await login(await comeBackAs('sso.user'))).status).toBe(200)
  })

  it('with another issuer, or unreachable, is reported as a sentence with a link to Login', async () => {
    const [free] = [await freePort()]
    for (const SSO_ISSUER of [issuer.replace('127.0.0.1', 'localhost'), `http://127.0.0.1:${free}`]) {
      const lost = await startTestGateway({
        db,
        environment: { PUBLIC_URL, SSO_ISSUER, SSO_CLIENT_ID: 'a-portal', SSO_CLAIM: 'upn' },
      })
      expect(await login(await comeBackAs('sso.user'), lost)).toMatchObject({
        status: 503,
        body: { message: sessionReplies.ssoUnavailable },
      })
      for (const path of ['start', 'logout']) {
        const reply = await lost.send(`/gateway/x/sso/${path}`, { redirect: 'manual' })
        const back = new URL(reply.headers.get('location') ?? '')
        expect(back.origin + back.pathname).toBe(LOGIN)
        expect(Object.fromEntries(new URLSearchParams(back.hash.slice(1)))).toEqual({
          error: 'temporarily_unavailable',
          error_description: sessionReplies.ssoUnavailable,
        })
      }
      await lost.close()
    }
  })
})
