import { request as rawRequest } from 'node:http'
import { once } from 'node:events'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createPartialClient } from '@sitewright/api-client/client-of'
import { BASE_PATHS, call, type CallRow } from '@sitewright/api-client/contract/contract'
import { anyone, signedIn } from '@sitewright/domain/shared/policy'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { readConfig } from '../config'
import { bodyLimitOf } from './body-limits'
import { readJsonAlone } from './json-body'
import { writeProblem } from './problems'
import { logRequests } from './request-log'
import { serveContract } from './route'
import { createCallerOf } from '../sign-in/caller-of'
import { createTokens } from '../sign-in/token'

const MAX_BYTES = 2_000_000

const Reef = z.object({
  name: z.string(),
  get parts() {
    return z.array(Reef)
  },
})
type Reef = z.infer<typeof Reef>

const put = { base: 'gateway', method: 'PUT', summary: 'Saves a reef.', allow: signedIn } as const
const reefs = {
  reefs: {
    save: call({
      ...put,
      path: '/reefs',
      body: Reef,
      bodyLimit: MAX_BYTES,
      maxDepth: 200,
      maxValues: 150,
      replies: { 200: z.int() },
    }),
    saveShallow: call({ ...put, path: '/shallow-reefs', body: Reef, replies: { 200: z.int() } }),
  },
} as const

let db: TestDatabase
let gateway: TestGateway
let app: FastifyInstance
let origin: string
let token: string
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  token = await gateway.tokenOf('customer.admin')
  app = Fastify()
  app.setErrorHandler(writeProblem)
  readJsonAlone(app)
  logRequests(app)
  const run = async ({ body }: { body: Reef }) => ({ status: 200 as const, body: body.parts.length })
  serveContract(
    app,
    reefs,
    { reefs: { save: { run }, saveShallow: { run } } },
    {
      db,
      callerOf: createCallerOf({ db, tokens: createTokens(db, readConfig({}), Date.now), login: readConfig({}).login }),
      now: Date.now,
      faults: undefined,
      isStrict: true,
    },
  )
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await gateway.close()
  await db.close()
})

const clientThat = (fetcher: typeof fetch = fetch) =>
  createPartialClient(reefs, {
    bases: { gateway: origin + BASE_PATHS.gateway, api: origin, own: origin },
    session: { token: () => token },
    fetch: fetcher,
  })

/** Each level is an object and a list. */
const ofLevels = (levels: number): Reef =>
  Array.from({ length: levels }).reduce<Reef>((part) => ({ name: '', parts: [part] }), { name: '', parts: [] })

const withParts = (count: number, name = ''): Reef => ({
  name: '',
  parts: Array.from({ length: count }, () => ({ name, parts: [] })),
})

describe('a call with limits of its own', () => {
  it('accepts a body that is deeper than other calls accept', async () => {
    expect((await clientThat().reefs.save({ body: ofLevels(13) })).body).toBe(1)
    await expect(clientThat().reefs.saveShallow({ body: ofLevels(13) })).rejects.toMatchObject({
      status: 400,
      fields: { body: ['Nested too deeply.'] },
    })
  })

  it('refuses one that is deeper than its limit, or has more values', async () => {
    await expect(clientThat().reefs.save({ body: ofLevels(101) })).rejects.toMatchObject({
      status: 400,
      fields: { body: ['Nested too deeply.'] },
    })
    await expect(clientThat().reefs.save({ body: withParts(100) })).rejects.toMatchObject({
      status: 400,
      fields: { body: ['Use 150 entries or fewer.'] },
    })
  })

  it('accepts a body that is larger than other calls accept', async () => {
    // Texts end at 10,000 characters.
    const large = { name: '', parts: [withParts(10, 'x'.repeat(9000)), ...withParts(4, 'x'.repeat(9000)).parts] }
    expect((await clientThat().reefs.save({ body: large })).body).toBe(5)
  })

  it('refuses a larger body before it arrives', async () => {
    const request = rawRequest(`${origin}/gateway/reefs`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', Authorization: token, 'content-length': String(MAX_BYTES + 1) },
    })
    request.flushHeaders()
    const [response] = (await once(request, 'response')) as [{ statusCode: number }]
    request.destroy()
    expect(response.statusCode).toBe(413)
  })

  it('is not sent by the client with a larger body, in bytes', async () => {
    let calls = 0
    const counting: typeof fetch = (...args) => {
      calls += 1
      return fetch(...args)
    }
    const { save } = clientThat(counting).reefs
    // Two bytes for each character: only the bytes are too many.
    await expect(save({ body: { name: 'å'.repeat(MAX_BYTES / 2), parts: [] } })).rejects.toMatchObject({ status: 413 })
    expect(calls).toBe(0)
    await save({ body: withParts(1) })
    expect(calls).toBe(1)
  })
})

describe('the body limit of a row', () => {
  const limits = { open: 10, known: 100 }
  it.each<[string, Omit<CallRow, 'path' | 'replies'>, number]>([
    ['with a list', { ...put, body: z.array(z.int()) }, 100],
    ['with texts alone', { ...put, body: z.object({ name: z.string() }) }, 10],
    ['with a limit of its own', { ...put, body: z.array(z.int()), bodyLimit: 1000 }, 1000],
    ['with a lower limit of its own', { ...put, body: z.array(z.int()), bodyLimit: 5 }, 5],
    ['without a body', put, 10],
    ['that is open to anyone cannot be raised', { ...put, allow: anyone, body: z.unknown(), bodyLimit: 1000 }, 10],
    ['that is open to anyone can be lowered', { ...put, allow: anyone, body: z.unknown(), bodyLimit: 5 }, 5],
  ])('%s', (_, row, expected) => {
    expect(bodyLimitOf({ ...row, path: '/reefs', replies: {} }, limits)).toBe(expected)
  })
})
