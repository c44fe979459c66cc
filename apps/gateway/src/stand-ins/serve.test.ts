import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Environment } from '@sitewright/domain/environments/model'
import { authenticateUrl, logOffUrl } from '@sitewright/domain/environments/rules'
import { parseSessionGuid } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

let db: TestDatabase
let gateway: TestGateway
let port: string
let prod: Environment
let uat: Environment
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  port = new URL(gateway.origin).port
  const client = await gateway.clientAs('customer.admin')
  const { body } = await client.environments.ofLicense({ params: { licenseId: 1 } })
  ;[prod, uat] = body as [Environment, Environment]
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** A request by name: browsers resolve `.localhost` by themselves, Node does not. */
const open = (address: string, { cookie = '', method = 'GET' } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, pathname, search } = new URL(address)
    const request = http.request(
      { host: '127.0.0.1', port, path: pathname + search, method, headers: { host, cookie, accept: 'text/html' } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      },
    )
    request.on('error', reject).end()
  })

const guidOf = async (userName = 'customer.admin') => {
  const token = await gateway.tokenOf(userName)
  const { body } = await gateway.clientWith(token).session.guid({ body: { token } })
  return parseSessionGuid(body)
}

const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''

describe('the stand-in for a web application', () => {
  it('is reached where the gateway listens, whatever port the demo data has [ENV-01, API-27]', () => {
    expect([prod, uat].map(({ serverUrl }) => serverUrl)).toEqual([
      `http://prod.localhost:${port}/`,
      `http://uat.localhost:${port}/`,
    ])
  })

  it('opens the requested page, and says who is signed in to which environment [ENV-04, ENV-05, API-30]', async () => {
    const redirectUrl = `${prod.serverUrl}projects/7?tab=<b>`
    const arrival = await open(authenticateUrl(prod, { sessionGuid: await guidOf(), redirectUrl }))
    // The guid leaves the address at once.
    expect(arrival).toMatchObject({
      status: 303,
      headers: { location: '/projects/7?tab=%3Cb%3E', 'cache-control': 'no-store' },
    })
    expect(arrival.headers['set-cookie']?.[0]).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    const page = await open(`${prod.serverUrl}projects/7?tab=%3Cb%3E`, { cookie: cookieOf(arrival) })
    expect(page.status).toBe(200)
    for (const text of ['(customer.admin)', 'Northgate Constructors', 'PROD', 'projects/7?tab=&lt;b&gt;']) {
      expect(page.text).toContain(text)
    }
    expect(page.text).toContain(`href="http://localhost:${port}/"`)
    expect(page.text).toContain(`href="http://localhost:${port}/login?logOff=true"`)
    expect((await open(`${prod.serverUrl}projects/8`, { cookie: cookieOf(arrival) })).status).toBe(404)
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src; style-src 'nonce-/)
  })

  it('shows no address of another user', async () => {
    for (const redirectUrl of ['https://attacker.example/', `${uat.serverUrl}x`, 'javascript:alert(1)', 'not one']) {
      const arrival = await open(authenticateUrl(prod, { sessionGuid: await guidOf(), redirectUrl }))
      const page = await open(prod.serverUrl, { cookie: cookieOf(arrival) })
      expect(page.text).not.toContain('Requested page')
      expect(page.text).not.toContain('attacker')
    }
  })

  it('takes a guid once; a used one gets a page with links to the portal', async () => {
    const address = authenticateUrl(prod, { sessionGuid: await guidOf() })
    expect((await open(address)).status).toBe(303)
    const again = await open(address)
    expect(again.status).toBe(410)
    expect(again.text).toContain('was already used')
    expect(again.text).toContain(`href="http://localhost:${port}/"`)
    expect(again.headers['set-cookie']).toBeUndefined()
  })

  it('takes none that is too old, made up, or of a license without the environment', async () => {
    const late = authenticateUrl(prod, { sessionGuid: await guidOf() })
    gateway.advance(60_000)
    expect((await open(late)).status).toBe(410)
    gateway.advance(-60_000)
    expect((await open(authenticateUrl(prod, { sessionGuid: 'made-up' }))).status).toBe(410)
    expect((await open(`${prod.serverUrl}Account/Authenticate`)).status).toBe(410)
    const foreign = authenticateUrl(uat, { sessionGuid: await guidOf('harbour.admin') })
    expect((await open(foreign)).status).toBe(410)
  })

  it('logs off, and forgets the user [ENV-10, ENV-11]', async () => {
    const arrival = await open(authenticateUrl(uat, { sessionGuid: await guidOf() }))
    const cookie = cookieOf(arrival)
    expect((await open(uat.serverUrl, { cookie })).text).toContain('(customer.admin)')
    const left = await open(logOffUrl(uat), { cookie })
    expect(left.text).toContain('You are logged out here')
    expect(left.headers['set-cookie']?.[0]).toContain('Max-Age=0')
    expect((await open(uat.serverUrl, { cookie })).text).toContain('You are not signed in here')
  })

  it('has a session of its own for each environment’s host, which no other takes', async () => {
    const arrival = await open(authenticateUrl(prod, { sessionGuid: await guidOf() }))
    expect(arrival.headers['set-cookie']?.[0]).not.toContain('Domain')
  })

  it.each([
    '/gateway/verifysession/3',
    '/gateway/openapi.json',
    '/gateway/x/sso/start',
    '/api/environment/1/vuejsVersion',
    '/config.json',
    '/healthz',
    '/outbox',
    '/idp/auth',
    '/login',
    '/index.html',
    '/assets/main.js',
  ])('serves nothing else of the gateway: %s', async (path) => {
    for (const host of ['prod.localhost', 'UAT.localhost.']) {
      const reply = await open(`http://x:${port}${path}`.replace('x', host))
      expect(reply.status).toBe(404)
      expect(reply.text).toContain('This page does not exist.')
    }
  })

  it('takes no call by another method', async () => {
    expect((await open(`${prod.serverUrl}gateway/login`, { method: 'POST' })).status).toBe(404)
  })

  it('leaves no guid in the log', async () => {
    const sessionGuid = await guidOf()
    await open(authenticateUrl(prod, { sessionGuid }))
    const lines = gateway.logLines.join('\n')
    expect(lines).toContain('Account/Authenticate')
    expect(lines).not.toContain(sessionGuid)
  })

  it('does not exist outside of demo mode', async () => {
    const real = await startTestGateway({ db, environment: { SEED: 'none' } })
    const reply = await real.app.inject({ url: '/healthz', headers: { host: 'prod.localhost' } })
    expect(reply.statusCode).toBe(200)
    const client = await real.clientAs('customer.admin')
    const { body } = await client.environments.ofLicense({ params: { licenseId: 1 } })
    expect(body.map(({ serverUrl }) => serverUrl)).toEqual([
      'http://prod.localhost:8080/',
      'http://uat.localhost:8080/',
    ])
    await real.close()
  })
})
