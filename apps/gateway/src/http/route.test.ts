import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createPartialClient } from '@sitewright/api-client/client-of'
import { contract, type SitewrightContract } from '@sitewright/api-client/contract/all'
import { BASE_PATHS, call } from '@sitewright/api-client/contract/contract'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { anyRoleInLicense, requireAnyRole, anyone } from '@sitewright/domain/shared/policy'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { readConfig } from '../config'
import type { Handlers } from './handler'
import { sendJson, writeProblem } from './problems'
import { conflict } from './refusals'
import { logRequests } from './request-log'
import { serveContract } from './route'
import { createCallerOf } from '../sign-in/caller-of'
import { createTokens } from '../sign-in/token'

/** Nobody guesses here. */
const LIMITS = readConfig({ SEED: 'demo' }).login

const Boat = z.object({ boatId: z.int(), name: z.string(), version: z.int() })
const boats = {
  boats: {
    list: call({
      base: 'gateway',
      method: 'GET',
      path: '/boats',
      summary: 'Boats.',
      allow: requireAnyRole('canListBoats', 'ADMINISTER_SITE'),
      query: z.strictObject({ page: z.optional(z.int()) }),
      isPaged: true,
      replies: { 200: z.array(Boat) },
    }),
    save: call({
      base: 'gateway',
      method: 'PUT',
      path: '/boats/:boatId',
      summary: 'Saves a boat.',
      allow: anyRoleInLicense('canSaveBoat', 'ADMINISTER_SITE'),
      params: z.object({ boatId: z.int() }),
      body: z.strictObject({ name: z.string().check(z.minLength(1)), version: z.optional(z.int()) }),
      replies: { 200: Boat, 210: z.string(), 409: Boat },
    }),
    wave: call({
      base: 'gateway',
      method: 'POST',
      path: '/boats/wave',
      summary: 'Open to all.',
      allow: anyone,
      replies: { 200: z.null() },
    }),
    wait: call({
      base: 'gateway',
      method: 'GET',
      path: '/boats/wait',
      summary: 'Waits until its caller disconnects.',
      allow: anyone,
      replies: { 200: z.null() },
    }),
  },
} as const

/** Boat 1 is of license 1, boat 2 of license 2, 9 answers what its row does not name. */
const stored = (boatId: number) => ({ boatId, name: 'Albatross', version: 3 })

const steps: string[] = []
const waves: AbortSignal[] = []
const handlers: Handlers<typeof boats> = {
  boats: {
    list: {
      run: async ({ query }) => ({
        status: 200,
        body: [stored(1)],
        ...(query.page === undefined ? {} : { total: 41 }),
      }),
    },
    save: {
      missing: 'No such boat.',
      stranger: (actor) => ({ licenseId: actor.licenseId }),
      load: async ({ params }) => {
        steps.push('load')
        return params.boatId > 9 ? undefined : { licenseId: params.boatId === 2 ? 2 : 1 }
      },
      run: async ({ params, body, isExpected, subject }) => {
        steps.push(`run in ${subject.licenseId}`)
        const boat = stored(params.boatId)
        if (body.name === 'Moor') await db.transaction(async () => undefined)
        if (body.name === 'Moor' || body.name === 'Sink') throw new Error('Adrift.')
        if (!isExpected(boat.version)) throw conflict({ body: { ...boat, hull: 'steel' } })
        if (params.boatId === 9) return { status: 200, body: Object.assign(boat, { secret: 'x' }) }
        return body.name === 'Warn' ? { status: 210, body: 'Saved, but.' } : { status: 200, body: boat }
      },
    },
    wave: {
      run: async ({ actor, signal }) => {
        waves.push(signal)
        return { status: 200, body: actor ?? null }
      },
    },
    wait: {
      run: async ({ signal }) => {
        steps.push('wait')
        await once(signal, 'abort')
        steps.push('disconnected')
        return { status: 200, body: null }
      },
    },
  },
}

let db: TestDatabase
let gateway: TestGateway
let app: FastifyInstance
let lenient: FastifyInstance
let origin: string
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  const build = (isStrict: boolean) => {
    const built = Fastify()
    built.setErrorHandler(writeProblem)
    logRequests(built)
    serveContract(built, boats, handlers, {
      db,
      callerOf: createCallerOf({ db, tokens: createTokens(db, readConfig({}), Date.now), login: LIMITS }),
      now: Date.now,
      faults: undefined,
      isStrict,
    })
    built.get('/elsewhere', async (_request, reply) => {
      sendJson(reply, null)
      return reply
    })
    return built
  }
  app = build(true)
  lenient = build(false)
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await lenient.close()
  await gateway.close()
  await db.close()
})

const put = async (
  userName: string | undefined,
  boatId: number | string,
  body: object | string,
  { headers = {}, to = app }: { headers?: Record<string, string>; to?: FastifyInstance } = {},
) => {
  steps.length = 0
  const token = userName === undefined ? {} : { authorization: await gateway.tokenOf(userName) }
  const reply = await to.inject({
    method: 'PUT',
    url: `/gateway/boats/${boatId}`,
    headers: { 'content-type': 'application/json', ...token, ...headers },
    payload: body,
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<unknown>(), steps: [...steps] }
}

describe('a call', () => {
  it('is checked in an order that reveals nothing to an unauthorized caller', async () => {
    const bad = { name: '', extra: 1 }
    expect(await put(undefined, 'x', bad)).toMatchObject({ status: 401, steps: [] })
    expect(await put(undefined, 'x', '{"name":')).toMatchObject({ status: 401, steps: [] })
    expect(await put('viewer', 'x', bad)).toMatchObject({ status: 403, steps: [] })
    expect(await put('viewer', 'x', '{"name":')).toMatchObject({ status: 403, steps: [] })
    expect(await put('customer.admin', 'x', bad)).toMatchObject({
      status: 400,
      steps: [],
      body: { fields: { boatId: ['Must be a whole number.'], name: ['Required.'], extra: ['Unknown field.'] } },
    })
    expect(await put('customer.admin', 99, { name: 'a' })).toMatchObject({
      status: 404,
      steps: ['load'],
      body: { message: 'No such boat.' },
    })
    // A row of another license that a store let through.
    expect(await put('customer.admin', 2, { name: 'a' })).toMatchObject({
      status: 404,
      steps: ['load'],
      body: { message: 'No such boat.' },
    })
    expect(await put('customer.admin', 1, { name: 'a' })).toMatchObject({ status: 200, steps: ['load', 'run in 1'] })
  })

  it('that fails says that nothing was saved only where it has not committed', async () => {
    expect(await put('customer.admin', 1, { name: 'Sink' })).toMatchObject({
      status: 500,
      body: { message: requestMessages.unexpectedSave },
    })
    expect(await put('customer.admin', 1, { name: 'Moor' })).toMatchObject({
      status: 500,
      body: { message: requestMessages.unexpectedOutcome, code: 'outcome-unknown' },
    })
  })

  it('that anyone may make needs no session', async () => {
    const reply = await app.inject({ method: 'POST', url: '/gateway/boats/wave' })
    expect([reply.statusCode, reply.json()]).toEqual([200, null])
  })

  it('learns that its caller disconnected, and of no end after the reply', async () => {
    steps.length = 0
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write('GET /gateway/boats/wait HTTP/1.1\r\nhost: here\r\n\r\n')
    await expect.poll(() => steps, { timeout: 10_000 }).toEqual(['wait'])
    socket.destroy()
    await expect.poll(() => steps, { timeout: 10_000 }).toEqual(['wait', 'disconnected'])
    await (await fetch(`${origin}/gateway/boats/wave`, { method: 'POST', headers: { connection: 'close' } })).text()
    expect(waves.at(-1)?.aborted).toBe(false)
  })

  it('reaches the compiler: a handler too few, or one for no row, is no table of handlers', () => {
    type HasAll<T> = T extends Handlers<SitewrightContract> ? true : false
    const full: HasAll<Handlers<SitewrightContract>> = true
    const oneTooFew: HasAll<Omit<Handlers<SitewrightContract>, 'users'>> = false
    expect([full, oneTooFew, Object.keys(contract).length > 0]).toEqual([true, false, true])
  })

  it('without a handler stops the start, whatever the compiler accepts', () => {
    const none = { boats: {} } as Handlers<typeof boats>
    const options = {
      db,
      callerOf: createCallerOf({ db, tokens: createTokens(db, readConfig({}), Date.now), login: LIMITS }),
      now: Date.now,
      faults: undefined,
      isStrict: true,
    }
    expect(() => serveContract(Fastify(), boats, none, options)).toThrow('boats.list has no handler.')
  })
})

describe('a version', () => {
  it('is sent as ETag and in the body, and accepted as If-Match or in the body', async () => {
    const { headers, body } = await put('customer.admin', 1, { name: 'a' })
    expect([headers.etag, body]).toEqual(['"3"', stored(1)])
    expect(await put('customer.admin', 1, { name: 'a' }, { headers: { 'if-match': '"3"' } })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    ['If-Match', { name: 'a' }, { 'if-match': '"2"' }],
    ['the body', { name: 'a', version: 2 }, {}],
    ['one of both', { name: 'a', version: 3 }, { 'if-match': '"2"' }],
  ])('that is older in %s is a conflict with the stored value', async (_, body, headers) => {
    // The lenient server: what the handler tells too much is left out of a conflict as well.
    const reply = await put('customer.admin', 1, body, { headers, to: lenient })
    expect(reply).toMatchObject({ status: 409, body: { message: expect.any(String) as string, current: stored(1) } })
    expect(JSON.stringify(reply.body)).not.toContain('steel')
  })
})

describe('a reply', () => {
  it('may be a success with a warning, all the way to the caller [API-07, API-114]', async () => {
    const token = await gateway.tokenOf('customer.admin')
    const bases = { gateway: origin + BASE_PATHS.gateway, api: origin, own: origin }
    const client = createPartialClient(boats, { bases, session: { token: () => token } })
    const reply = await client.boats.save({ params: { boatId: 1 }, body: { name: 'Warn' } })
    expect([reply.status, reply.body]).toEqual([210, 'Saved, but.'])
  })

  it('has a total if it is a page, and none if it is the whole list', async () => {
    const headers = { authorization: await gateway.tokenOf('customer.admin') }
    const page = await app.inject({ url: '/gateway/boats?page=1', headers })
    const whole = await app.inject({ url: '/gateway/boats', headers })
    expect([page.headers['x-total-count'], whole.headers['x-total-count']]).toEqual(['41', undefined])
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it('with a field that its row does not name is an error in tests; production drops the field', async () => {
    expect(await put('customer.admin', 9, { name: 'a' })).toMatchObject({ status: 500 })
    const reply = await put('customer.admin', 9, { name: 'a' }, { to: lenient })
    expect([reply.status, reply.body]).toEqual([200, stored(9)])
  })
})
