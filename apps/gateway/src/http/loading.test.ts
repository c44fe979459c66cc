import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call, type CallRow } from '@sitewright/api-client/contract/contract'
import { anyRoleInLicense, requireAnyRole } from '@sitewright/domain/shared/policy'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import type { SignedIn } from './caller'
import type { HandlerFor, Handlers } from './handler'
import { loading, type Loadable } from './loading'
import { writeProblem } from './problems'
import { serveContract } from './route'

const Boat = z.object({ boatId: z.int(), name: z.string() })
const boat = call({
  base: 'gateway',
  method: 'GET',
  path: '/boats/:boatId',
  summary: 'A boat.',
  allow: anyRoleInLicense('canReadBoat', 'ADMINISTER_SITE'),
  params: z.object({ boatId: z.int() }),
  replies: { 200: Boat },
})
const harbor = call({
  ...boat,
  path: '/harbors/:harborId',
  params: z.object({ harborId: z.int() }),
})
/** A call that names a boat, but whose policy decides about no row. */
const wave = call({ ...boat, path: '/wave/:boatId', allow: requireAnyRole('canWave', 'ADMINISTER_SITE') })

const reads: number[] = []
const ofBoat = loading({
  load: async ({ params: { boatId } }: { actor: SignedIn; params: { boatId: number } }) => {
    reads.push(boatId)
    return boatId > 9 ? undefined : { boatId, name: 'Albatross', licenseId: boatId === 2 ? 2 : 1 }
  },
  stranger: ({ licenseId }) => ({ licenseId }),
  missing: 'No such boat.',
})

const handlers: Handlers<{ boats: { one: typeof boat } }> = {
  boats: { one: ofBoat(async ({ subject: { boatId, name } }) => ({ status: 200, body: { boatId, name } })) },
}
const sailor: SignedIn = {
  userId: 1,
  userName: 'sailor',
  licenseId: 1,
  roles: ['ADMINISTER_SITE'],
  mustUpdatePassword: false,
  apiKeyId: undefined,
  provedAt: undefined,
  provedEmail: undefined,
}

let db: TestDatabase
let app: FastifyInstance
let actor = sailor
beforeAll(async () => {
  db = await createTestDatabase()
  app = Fastify()
  app.setErrorHandler(writeProblem)
  const options = { db, callerOf: async () => actor, now: Date.now, faults: undefined, isStrict: true }
  serveContract(app, { boats: { one: boat } }, handlers, options)
})
beforeEach(() => {
  reads.length = 0
  actor = sailor
})
afterAll(async () => {
  await app.close()
  await db.close()
})

const get = async (boatId: number) => {
  const reply = await app.inject({ url: `/gateway/boats/${boatId}` })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
}

it('gives the handler the row that the policy decided about, so that it is read once', async () => {
  expect(await get(1)).toEqual({ status: 200, body: { boatId: 1, name: 'Albatross' } })
  expect(reads).toEqual([1])
})

it('answers 404 for a row that does not exist, and for one of another license', async () => {
  const missing = { status: 404, body: { message: 'No such boat.' } }
  expect(await get(10)).toMatchObject(missing)
  expect(await get(2)).toMatchObject(missing)
})

it('answers 403 to a caller without the role, before the row is read', async () => {
  actor = { ...sailor, roles: [] }
  expect((await get(1)).status).toBe(403)
  expect(reads).toEqual([])
})

it('reaches the compiler: the row is typed, and a loader serves only calls that name the thing and decide about it', () => {
  type Subject = Parameters<Parameters<typeof ofBoat<typeof boat>>[0]>[0]['subject']
  type HasColumn<Name extends string> = Name extends keyof Subject ? true : false
  type Serves<Row extends CallRow> =
    Row extends Loadable<{ params: { boatId: number } }, { licenseId: number }> ? true : false
  const columns: [HasColumn<'name'>, HasColumn<'hull'>] = [true, false]
  const served: [Serves<typeof boat>, Serves<typeof harbor>, Serves<typeof wave>] = [true, false, false]
  const none: Parameters<HandlerFor<typeof wave>['run']>[0]['subject'] = undefined
  expect([columns, served, none]).toEqual([[true, false], [true, false, false], undefined])
})
