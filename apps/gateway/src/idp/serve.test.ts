import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { openBrowser, type Browser } from '../../test/browser'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

let db: TestDatabase
let gateway: TestGateway
/** As people open it: without PUBLIC_URL at the port that it listens at. */
let origin: string
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  origin = gateway.origin.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** The page where a user says who they are. */
async function openProvider(browser: Browser, hint = '') {
  const place = await browser.followTo(
    `${origin}/idp/interaction/`,
    `${origin}/gateway/x/sso/start?state=a-state-of-the-portal&login_hint=${hint}`,
  )
  const page = await browser.open(place.href)
  return { place: place.href, page, text: await page.text() }
}

const choose = (browser: Browser, place: string, form: Record<string, string>) =>
  browser.followTo(`${origin}/login`, place, { method: 'POST', body: new URLSearchParams(form) })

/** What the script of such a page does. */
function send(browser: Browser, text: string): Promise<URL> {
  const [, action = ''] = /action="([^"]+)"/.exec(text) ?? []
  const form = new URLSearchParams(
    [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  )
  return browser.followTo(`${origin}/login`, action, { method: 'POST', body: form })
}

const saidIn = (back: URL) => Object.fromEntries(new URLSearchParams(back.hash.slice(1)))

async function login(browser: Browser, idToken: string | undefined) {
  const reply = await browser.open(`${origin}/gateway/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cognitoJwt: idToken }),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

describe('the identity provider for development', () => {
  it('lets a user choose an account and return signed in, with the state of the request [AUTH-52, AUTH-53]', async () => {
    const browser = openBrowser()
    const { place, page, text } = await openProvider(browser, 'sso.user')
    expect(text).toContain('needs no password')
    expect(text).toContain('value="sso.initial"')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src; style-src 'nonce-/)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const said = saidIn(await choose(browser, place, { account: 'sso.user' }))
    expect(said.state).toBe('a-state-of-the-portal')
    expect(await login(browser, said.id_token)).toMatchObject({
      status: 200,
      body: { ssoUrl: `${origin}/gateway/x/sso/start` },
    })
  })

  it('signs in any typed name, which the gateway rejects if the user has no single sign-on [AUTH-110]', async () => {
    const browser = openBrowser()
    const { place } = await openProvider(browser)
    const said = saidIn(await choose(browser, place, { account: 'super.admin' }))
    expect((await login(browser, said.id_token)).status).toBe(401)
  })

  it('says in the hash that the user canceled [AUTH-54]', async () => {
    const browser = openBrowser()
    const { place } = await openProvider(browser)
    const said = saidIn(await choose(browser, place, { cancel: 'true' }))
    expect(said).toMatchObject({ error: 'access_denied', state: 'a-state-of-the-portal' })
    expect(said.id_token).toBeUndefined()
  })

  it('remembers who signed in, but asks again if another account is expected', async () => {
    const browser = openBrowser()
    const { place } = await openProvider(browser, 'sso.user')
    await choose(browser, place, { account: 'sso.user' })
    const again = `${origin}/gateway/x/sso/start?login_hint=`
    expect(saidIn(await browser.followTo(`${origin}/login`, `${again}sso.user`)).id_token).toBeDefined()
    const other = await openProvider(browser, 'sso.initial')
    const chosen = await browser.open(other.place, {
      method: 'POST',
      body: new URLSearchParams({ account: 'sso.initial' }),
    })
    // Logs the other one out first, by a form that sends itself on.
    const change = await browser.open(chosen.headers.get('location') ?? '')
    expect(change.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^;]+;.*form-action 'self'/)
    const said = saidIn(await send(browser, await change.text()))
    expect((await login(browser, said.id_token)).status).toBe(200)
  })

  it('forgets who signed in at the log-out, and leads back to Login [AUTH-49, AUTH-51]', async () => {
    const browser = openBrowser()
    const { place } = await openProvider(browser, 'sso.user')
    await choose(browser, place, { account: 'sso.user' })
    for (const isSignedIn of [true, false]) {
      const end = await browser.followTo(`${origin}/idp/session/end`, `${origin}/gateway/x/sso/logout`)
      const page = await browser.open(end.href)
      const text = await page.text()
      // The form sends itself on: by a script that the policy lets run.
      expect(page.headers.get('content-security-policy')).toMatch(
        isSignedIn ? /script-src 'nonce-[^;]+;.*form-action 'self'/ : /script-src 'sha256-[^;]+;.*form-action 'self'/,
      )
      const back = await send(browser, text)
      expect(back.href).toBe(`${origin}/login`)
    }
    expect((await openProvider(browser, 'sso.user')).page.status).toBe(200)
  })

  it('rejects a sign-in that another browser started', async () => {
    const { place } = await openProvider(openBrowser())
    const stranger = openBrowser()
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ account: 'sso.user' }) }]) {
      const reply = await stranger.open(place, init)
      expect(reply.status).toBe(410)
      expect(await reply.text()).toContain('was started in another browser')
    }
  })

  it('redirects to the portal only, and shows errors as escaped text', async () => {
    const authorize = new URL(`${origin}/idp/auth?response_type=id_token&scope=openid&nonce=1234`)
    authorize.searchParams.set('client_id', 'sitewright-portal')
    authorize.searchParams.set('redirect_uri', 'https://attacker.example/login')
    const foreign = await openBrowser().open(authorize.href)
    expect(foreign.status).toBe(400)
    expect(foreign.headers.get('location')).toBeNull()
    authorize.searchParams.set('client_id', '<script>alert(1)</script>')
    const text = await (await openBrowser().open(authorize.href)).text()
    expect(text).toContain('The sign-on failed')
    expect(text).not.toContain('<script')
  })

  it('calls itself by the public address, whatever host it is asked by', async () => {
    const reply = await gateway.app.inject({
      url: '/idp/.well-known/openid-configuration',
      headers: { host: 'attacker.example', 'x-forwarded-host': 'attacker.example' },
    })
    expect(reply.body).not.toContain('attacker')
    expect(reply.json()).toMatchObject({ issuer: `${origin}/idp`, authorization_endpoint: `${origin}/idp/auth` })
  })
})
