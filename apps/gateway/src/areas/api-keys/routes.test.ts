import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { fieldMessages } from '@sitewright/domain/shared/messages'
import type { NewApiKey } from '@sitewright/domain/api-keys/model'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { makeKey } from '../../../test/make-key'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { isAbout } from '../../http/audit-about'
import { apiKeys, audit } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let superAdmin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  superAdmin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const input = (values: Partial<NewApiKey> = {}): NewApiKey => ({
  name: 'Crane Log',
  description: 'Hours of the cranes.',
  licenseId: 1,
  isActive: true,
  allProjects: false,
  ...values,
})
const fieldsOf = ({ name, description, isActive, allProjects }: NewApiKey) => ({
  name,
  description,
  isActive,
  allProjects,
})
const read = async (id: number) => (await admin.apiKeys.one({ params: { id } })).body
const auditOf = (id: number) =>
  db.orm
    .select()
    .from(audit)
    .where(isAbout({ kind: 'api-key', id: id }))
    .orderBy(desc(audit.auditId))

describe('one API key', () => {
  it('is read with its products and its version as ETag, never with its secret [API-104, KEY-01, KEY-24]', async () => {
    const { body, etag } = await admin.apiKeys.one({ params: { id: 1 } })
    expect(body).toEqual({
      apiKeyId: 1,
      name: 'Drawing Register Sync',
      description: 'Pulls revisions every hour.',
      licenseId: 1,
      isActive: true,
      allProjects: true,
      keyPrefix: expect.stringMatching(/^[a-z0-9]{8}$/) as string,
      createdDate: expect.any(Number) as number,
      updatedDate: expect.any(Number) as number,
      keyAddons: [
        {
          addOnId: 8,
          name: 'Document Control',
          addonData: { category: 'DOCUMENT', color: '#4a6078', shortName: 'DOC' },
        },
      ],
      version: 1,
    })
    expect(etag).toBe('"1"')
  })

  it('of another license gets the same answer as one that does not exist, whatever the id [ROLE-54]', async () => {
    const messages = await Promise.all(
      [33, 99_999, 0, -1, 2_147_483_648].map(async (id) => failureOf(admin.apiKeys.one({ params: { id } }))),
    )
    expect(messages.map(({ status, message }) => [status, message])).toEqual(
      messages.map(() => [404, apiKeyMessages.notFound]),
    )
  })

  it('can be read by administrators of keys or of users, and not without a session [ROLE-25, KEY-38]', async () => {
    expect((await (await gateway.clientAs('user.editor')).apiKeys.one({ params: { id: 1 } })).status).toBe(200)
    const refused = await failureOf((await gateway.clientAs('viewer')).apiKeys.one({ params: { id: 1 } }))
    expect(refused.status).toBe(403)
    expect((await failureOf((await gateway.clientAs()).apiKeys.one({ params: { id: 1 } }))).status).toBe(401)
  })
})

describe('an API key that is switched off', () => {
  it('cannot be activated by users who may not grant its roles, but they can save it unchanged [ROLE-53, ROLE-57]', async () => {
    const made = await makeKey(db, { roles: ['ACCESS_ALL_CUSTOMER_LICENCES'], row: { isActive: false } })
    const id = made.apiKeyId
    const editor = await gateway.clientAs('user.editor')
    const save = (by: Client, values: Partial<NewApiKey>) =>
      by.apiKeys.save({ params: { id }, body: fieldsOf(input(values)) })
    for (const by of [editor, admin]) {
      const refused = await failureOf(save(by, { isActive: true }))
      expect(refused.status).toBe(403)
      expect(refused.message).toBe(grantReplies.keyOn)
      expect((await by.apiKeys.one({ params: { id } })).body.activeLock).toBe(grantReplies.keyOn)
    }
    expect(await read(id)).toMatchObject({ isActive: false, version: 1 })
    expect((await save(editor, { isActive: false, name: 'Crane Log, old' })).body.version).toBe(2)
    expect((await save(superAdmin, { isActive: true })).body.isActive).toBe(true)
    for (const by of [editor, admin]) {
      const refused = await failureOf(save(by, { isActive: false }))
      expect([refused.status, refused.message]).toEqual([403, grantReplies.keyOffFromAbove])
    }
    expect((await save(superAdmin, { isActive: false })).body).toMatchObject({ isActive: false, version: 4 })
  })
})

describe('a new API key', () => {
  it('is shown with its secret once, and is stored only as a hash [API-108, KEY-24]', async () => {
    const { body, status } = await admin.apiKeys.create({ body: input() })
    const { apiKey, ...key } = body
    expect(status).toBe(200)
    expect(apiKey).toMatch(new RegExp(`^sw_${key.keyPrefix}_[\\w-]{43}$`))
    expect(Buffer.from(apiKey.slice(-43), 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    expect(key).toMatchObject({ ...input(), keyAddons: [], version: 1, createdDate: key.updatedDate })
    expect(await read(key.apiKeyId!)).toEqual(key)
    const list = (await admin.apiKeys.list({ query: { search: key.keyPrefix } })).body
    const rows = await db.orm.select().from(apiKeys)
    const trail = await db.orm.select().from(audit)
    for (const place of [list, rows, trail]) expect(JSON.stringify(place)).toContain(key.keyPrefix)
    expect(JSON.stringify([list, rows, trail, gateway.logLines])).not.toContain(apiKey.slice(-43))
  })

  it('works at once, and its reply is kept by no cache', async () => {
    const reply = await gateway.send('/gateway/apikeys', {
      method: 'POST',
      token: await gateway.tokenOf('customer.admin'),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input()),
    })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const { apiKey } = (await reply.json()) as { apiKey: string }
    expect((await gateway.clientWith(apiKey).session.roles()).body).toEqual([])
  })

  it('is recorded with who made it and nothing secret', async () => {
    const { body } = await admin.apiKeys.create({ body: input({ name: 'Recorded' }) })
    const [entry] = await auditOf(body.apiKeyId!)
    expect(entry).toMatchObject({
      action: 'apiKeys.create',
      actorUserName: 'customer.admin',
      licenseId: 1,
      after: { name: 'Recorded', keyPrefix: body.keyPrefix },
    })
  })

  it('needs a name, is trimmed, and holds no more than its fields take [KEY-16, KEY-18]', async () => {
    const refusal = async (values: Partial<NewApiKey>) =>
      (await failureOf(admin.apiKeys.create({ body: input(values) }))).fields
    expect(await refusal({ name: '   ' })).toEqual({ name: [apiKeyMessages.nameRequired] })
    expect(await refusal({ name: 'n'.repeat(101) })).toEqual({ name: [fieldMessages.tooLong(100)] })
    expect(await refusal({ name: 'two\nlines' })).toEqual({ name: [fieldMessages.oneLine] })
    expect(await refusal({ description: 'd'.repeat(1001) })).toEqual({ description: [fieldMessages.tooLong(1000)] })
    const { body } = await admin.apiKeys.create({ body: input({ name: '  Trimmed ', description: ' So too. ' }) })
    expect(body).toMatchObject({ name: 'Trimmed', description: 'So too.' })
  })

  it.each([`O'Hara "north" \\ / key`, 'Ωmega ключ 鍵 🔑', '<script>alert(1)</script>', "'); drop table api_key; --"])(
    'keeps a name as it was typed: %s',
    async (name) => {
      const { body } = await admin.apiKeys.create({ body: input({ name }) })
      expect((await read(body.apiKeyId!)).name).toBe(name)
    },
  )

  it('is of a license that its maker works in; another one gets the same answer as one that does not exist [ROLE-54, KEY-07]', async () => {
    for (const licenseId of [2, 999, -5]) {
      const refused = await failureOf(admin.apiKeys.create({ body: input({ licenseId }) }))
      expect([refused.status, refused.fields]).toEqual([400, { licenseId: [licenseMessages.notFound] }])
    }
    expect((await superAdmin.apiKeys.create({ body: input({ licenseId: 2 }) })).body.licenseId).toBe(2)
  })

  it('needs the role for keys or for users [ROLE-25, ROLE-52]', async () => {
    expect((await failureOf((await gateway.clientAs('viewer')).apiKeys.create({ body: input() }))).status).toBe(403)
    expect((await (await gateway.clientAs('user.editor')).apiKeys.create({ body: input() })).status).toBe(200)
  })
})

describe('a save of an API key', () => {
  it('writes what the details hold, and when [API-109, KEY-27, KEY-28]', async () => {
    const { body: made } = await admin.apiKeys.create({ body: input() })
    gateway.advance(5000)
    const changes = { name: ' Renamed ', description: '', isActive: false, allProjects: true }
    const { body, etag } = await admin.apiKeys.save({
      params: { id: made.apiKeyId! },
      body: { ...fieldsOf(made), ...changes, version: 1 },
    })
    const { apiKey: _shownOnce, ...key } = made
    expect(body).toEqual({ ...key, ...changes, name: 'Renamed', version: 2, updatedDate: body.updatedDate })
    expect(body.updatedDate).toBeGreaterThanOrEqual(made.createdDate! + 5000)
    expect(etag).toBe('"2"')
    const [entry] = await auditOf(made.apiKeyId!)
    expect(entry).toMatchObject({
      action: 'apiKeys.save',
      before: { name: 'Crane Log', isActive: true, allProjects: false },
      after: { name: 'Renamed', isActive: false, allProjects: true },
    })
  })

  it('accepts the full key object that was fetched, in either spelling of its id, and changes nothing [KEY-02, KEY-03]', async () => {
    const { apiKeyId } = await makeKey(db)
    const key = await read(apiKeyId)
    const entries = (await auditOf(apiKeyId)).length
    for (const id of [{ apiKeyId }, { apiKeyid: apiKeyId }]) {
      const { apiKeyId: _, ...rest } = key
      expect((await admin.apiKeys.save({ params: { id: apiKeyId }, body: { ...rest, ...id } })).body).toEqual(key)
    }
    expect(await auditOf(apiKeyId)).toHaveLength(entries)
  })

  it('over a newer version is a conflict with the stored value', async () => {
    const { apiKeyId } = await makeKey(db)
    const key = await read(apiKeyId)
    const params = { id: apiKeyId }
    await admin.apiKeys.save({ params, body: { ...key, name: 'First' } })
    const byBody = await failureOf(admin.apiKeys.save({ params, body: { ...key, name: 'Second' } }))
    expect([byBody.status, byBody.message]).toEqual([409, apiKeyMessages.conflict])
    expect(byBody.current).toMatchObject({ name: 'First', version: 2 })
    const { version: _, ...unversioned } = key
    const byTag = admin.apiKeys.save({ params, body: { ...unversioned, name: 'Third' } }, { ifMatch: '"1"' })
    expect((await failureOf(byTag)).status).toBe(409)
  })

  it('that arrives twice at once is accepted once', async () => {
    const { apiKeyId } = await makeKey(db)
    const key = await read(apiKeyId)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        admin.apiKeys.save({ params: { id: apiKeyId }, body: { ...key, name: `Try ${index}` } }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('needs a name, with the text of the details [KEY-17]', async () => {
    const { apiKeyId } = await makeKey(db)
    const save = admin.apiKeys.save({ params: { id: apiKeyId }, body: { ...(await read(apiKeyId)), name: ' ' } })
    expect((await failureOf(save)).fields).toEqual({ name: [apiKeyMessages.nameRequiredOnEdit] })
  })

  it('cannot move a key to another license, nor reach one of another [KEY-26, ROLE-54]', async () => {
    const { apiKeyId } = await makeKey(db)
    const key = await read(apiKeyId)
    await admin.apiKeys.save({ params: { id: apiKeyId }, body: { ...key, licenseId: 2, keyPrefix: 'aaaaaaaa' } })
    expect(await read(apiKeyId)).toEqual(key)
    expect((await failureOf(admin.apiKeys.save({ params: { id: 33 }, body: key }))).status).toBe(404)
  })
})

describe('the list of API keys', () => {
  const names = async (query: NonNullable<Parameters<Client['apiKeys']['list']>[0]>['query'], client = superAdmin) =>
    (await client.apiKeys.list({ query })).body.map((key) => key.name)

  it('is whole without a page, of the own license by name, with the products of each [API-103, KEY-11]', async () => {
    const harbour = await gateway.clientAs('harbour.admin')
    const { body, total } = await harbour.apiKeys.list()
    const seeded = body.filter((key) => key.apiKeyId! <= 37)
    expect(seeded.map((key) => [key.name, key.keyAddons.map((addOn) => addOn.addonData.shortName)])).toEqual([
      ['Procurement Link', ['MC']],
      ['Quay Crane Telematics', ['CON', 'TE']],
      ['Steel Deliveries', ['VND']],
      ['Survey Upload', ['CON']],
      ['Tide Gauge', ['TE']],
    ])
    expect(total).toBeUndefined()
  })

  it('pages by 25 with the total of all that match [KEY-13]', async () => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from api_key where license_id = 1`)
    const first = await admin.apiKeys.list({ query: { page: 1 } })
    const second = await admin.apiKeys.list({ query: { page: 2, pageSize: 25 } })
    expect([first.body.length, first.total]).toEqual([25, rows[0]!.n])
    expect(second.total).toBe(rows[0]!.n)
    expect(new Set([...first.body, ...second.body].map((key) => key.apiKeyId)).size).toBe(25 + second.body.length)
  })

  it('shows active ones alone where that is asked for, and those of one license [KEY-04, KEY-06]', async () => {
    const all = (await superAdmin.apiKeys.list({ query: { licenseId: 2 } })).body
    const active = (await superAdmin.apiKeys.list({ query: { licenseId: 2, activeOnly: true } })).body
    expect(new Set(all.map((key) => key.licenseId))).toEqual(new Set([2]))
    expect(active.map((key) => key.apiKeyId)).toEqual(all.filter((key) => key.isActive).map((key) => key.apiKeyId))
    expect(active.length).toBeLessThan(all.length)
  })

  it('of a license that is not the own one gets the same answer as one of no license [ROLE-54, KEY-07]', async () => {
    for (const licenseId of [2, 999]) {
      const refused = await failureOf(admin.apiKeys.list({ query: { licenseId } }))
      expect([refused.status, refused.message]).toEqual([404, licenseMessages.notFound])
    }
  })

  it('finds by a part of the name in any case, or of the prefix; what people type means itself', async () => {
    const [key] = await db.orm.select().from(apiKeys).where(eq(apiKeys.name, 'Weather Station'))
    expect(await names({ search: ' wEATHER s' })).toEqual(['Weather Station'])
    expect(await names({ search: key!.keyPrefix.slice(1, 7) })).toContain('Weather Station')
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ search: 'Weather_Station' })).toEqual([])
  })

  it.each([
    ['name', (key: { name: string }) => key.name.toLowerCase()],
    ['keyPrefix', (key: { keyPrefix: string }) => key.keyPrefix],
    ['isActive', (key: { isActive: boolean }) => Number(key.isActive)],
    ['licenseId', (key: { licenseId: number }) => key.licenseId],
  ] as const)('sorts by %s both ways, the id last', async (sort, valueOf) => {
    const check = async (sign: 1 | -1) => {
      const { body } = await superAdmin.apiKeys.list({ query: { sort: sign === 1 ? sort : `-${sort}` } })
      const sorted = body.toSorted((a, b) => {
        const [x, y] = [valueOf(a), valueOf(b)]
        return x === y ? a.apiKeyId! - b.apiKeyId! : x < y ? -sign : sign
      })
      expect(body.map((key) => key.apiKeyId)).toEqual(sorted.map((key) => key.apiKeyId))
    }
    await check(1)
    await check(-1)
  })

  it('rejects an unknown sort key and an invalid page', async () => {
    expect((await failureOf(admin.apiKeys.list({ query: { sort: 'secretHash' } }))).status).toBe(400)
    expect((await failureOf(admin.apiKeys.list({ query: { page: 0 } }))).status).toBe(400)
  })
})
