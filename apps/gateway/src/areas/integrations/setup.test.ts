import http from 'node:http'
import { desc } from 'drizzle-orm'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf } from '@sitewright/api-client/contract/contract'
import { integrationMessages } from '@sitewright/domain/integrations/messages'
import { integrationStandInMessages } from '@sitewright/domain/integrations/stand-in-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { audit, licenseIntegrations } from '../../db/schema'

const [DRAWINGS, PROCUREMENT, STAND_IN] = [1, 2, 3]

let db: TestDatabase
let gateway: TestGateway
let port: string
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  port = new URL(gateway.origin).port
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const setUp = async (integrationId: number, userName = 'customer.admin', licenseId = 1) =>
  (await (await gateway.clientAs(userName)).integrations.setup({ params: { licenseId, integrationId } })).body.url
const tokenIn = (url: string): string => new URL(url).searchParams.get('jwt') ?? ''
const keys = async () => createLocalJWKSet((await gateway.clientWith(undefined).integrations.keys()).body)

/** A request by name: browsers resolve `.localhost` by themselves, Node does not. */
const open = (address: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { host, pathname, search } = new URL(address)
    http
      .get({ host: '127.0.0.1', port, path: pathname + search, headers: { host, accept: 'text/html' } }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      .on('error', reject)
  })

describe('the list of integrations', () => {
  it('names the host of those that have an address [LIC-34]', async () => {
    const { body } = await (await gateway.clientAs('customer.admin')).integrations.list()
    expect(Object.fromEntries(body.map(({ integrationId, setupHost }) => [integrationId, setupHost]))).toEqual({
      [DRAWINGS]: 'drawings.example',
      [PROCUREMENT]: undefined,
      [STAND_IN]: `integration.localhost:${port}`,
    })
  })
})

describe('the address of an integration', () => {
  it('has a token for that integration alone, for a minute, which its public keys verify [LIC-33, LIC-34]', async () => {
    const url = await setUp(DRAWINGS)
    expect(new URL(url).origin + new URL(url).pathname).toBe('https://drawings.example/setup')
    const issuer = `http://localhost:${port}`
    const audience = 'drawings.example'
    const { payload } = await jwtVerify(tokenIn(url), await keys(), { issuer, audience })
    expect(payload).toMatchObject({ userName: 'customer.admin', licenseId: 1 })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60)
    expect(payload).not.toHaveProperty('sid')
    expect(decodeProtectedHeader(tokenIn(url)).alg).toBe('ES256')
    const other = jwtVerify(tokenIn(url), await keys(), { audience: `integration.localhost:${port}` })
    await expect(other).rejects.toThrow('aud')
  })

  it('is audited without the token [LIC-34]', async () => {
    const url = await setUp(DRAWINGS)
    const [entry] = await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(entry).toMatchObject({
      action: 'integrations.setup',
      subjectKind: 'license',
      subjectId: '1',
      licenseId: 1,
      after: { integrationId: DRAWINGS },
    })
    const lines = gateway.logLines.join('\n')
    expect(JSON.stringify(entry) + lines).not.toContain(tokenIn(url))
  })

  it('exists only for integrations of the license that have one', async () => {
    await db.orm.delete(licenseIntegrations)
    await db.orm.insert(licenseIntegrations).values([DRAWINGS, PROCUREMENT].map((itemId) => ({ ownerId: 1, itemId })))
    const expected = [
      [PROCUREMENT, integrationMessages.noAddress],
      [STAND_IN, integrationMessages.notFound],
      [999, integrationMessages.notFound],
    ] as const
    for (const [integrationId, message] of expected) {
      const refused = await failureOf(setUp(integrationId))
      expect([refused.status, refused.message]).toEqual([404, message])
    }
    await db.orm.insert(licenseIntegrations).values({ ownerId: 1, itemId: STAND_IN })
  })

  it('opens no call of the gateway, whatever header the token comes in [LIC-34]', async () => {
    const token = tokenIn(await setUp(DRAWINGS, 'super.admin'))
    const closed = rowsOf(contract).filter(({ row }) => row.allow !== 'anyone')
    expect(closed.length).toBeGreaterThan(50)
    for (const { row, path } of closed) {
      for (const value of [token, `Bearer ${token}`]) {
        const response = await gateway.send(path.replace(/:\w+/g, '1'), { method: row.method, token: value })
        expect([path, response.status]).toEqual([path, 401])
      }
    }
  })

  it('stays verifiable while keys rotate: the first key signs, the others verify', async () => {
    const [first, second] = ['a first key of 32 characters or more', 'another key: 32 characters or more too']
    const before = await startTestGateway({ db, environment: { TOKEN_KEYS: `${first},${second}` } })
    const after = await startTestGateway({ db, environment: { TOKEN_KEYS: `${second},${first}` } })
    try {
      const client = await before.clientAs('customer.admin')
      const { body } = await client.integrations.setup({ params: { licenseId: 1, integrationId: DRAWINGS } })
      const keySet = createLocalJWKSet((await after.clientWith(undefined).integrations.keys()).body)
      const { payload } = await jwtVerify(tokenIn(body.url), keySet, { audience: 'drawings.example' })
      expect(payload.userName).toBe('customer.admin')
    } finally {
      await before.close()
      await after.close()
    }
  })
})

describe('the stand-in for an integration', () => {
  it('shows the claims of the token that it received [LIC-33]', async () => {
    const { status, text } = await open(await setUp(STAND_IN))
    expect(status).toBe(200)
    for (const part of ['customer.admin', 'licenseId', `integration.localhost:${port}`]) expect(text).toContain(part)
  })

  it('refuses a token for another integration, a changed one and an expired one', async () => {
    const here = `http://integration.localhost:${port}/`
    const own = tokenIn(await setUp(STAND_IN))
    const [head = '', , signature = ''] = own.split('.')
    const claims = Buffer.from('{"userName":"super.admin","licenseId":2}').toString('base64url')
    const tokens = [
      tokenIn(await setUp(DRAWINGS)),
      `${head}.${claims}.${signature}`,
      await gateway.tokenOf('viewer'),
      '',
    ]
    for (const token of tokens) {
      const { status, text } = await open(`${here}?jwt=${token}`)
      expect([status, text]).toEqual([401, expect.stringContaining(integrationStandInMessages.refused)])
    }
    gateway.advance(61_000)
    expect((await open(`${here}?jwt=${own}`)).status).toBe(401)
  })

  it('accepts a token once, of requests at the same time too, and the next one as well [LIC-33]', async () => {
    const url = await setUp(STAND_IN)
    const answers = await Promise.all([open(url), open(url), open(url)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401])
    expect(await open(url)).toMatchObject({
      status: 401,
      text: expect.stringContaining(integrationStandInMessages.refused) as string,
    })
    expect((await open(await setUp(STAND_IN))).status).toBe(200)
  })

  it('says how to come without a token, and has no other page', async () => {
    const here = `http://integration.localhost:${port}/`
    expect((await open(here)).text).toContain(integrationStandInMessages.noToken)
    expect((await open(`${here}gateway/userRoles`)).status).toBe(404)
  })

  it('is not served in production', async () => {
    const production = await startTestGateway({ db, environment: { SEED: 'none' } })
    try {
      const response = await production.app.inject({ url: '/', headers: { host: 'integration.localhost' } })
      expect(response.body).not.toContain(integrationStandInMessages.title)
    } finally {
      await production.close()
    }
  })
})
