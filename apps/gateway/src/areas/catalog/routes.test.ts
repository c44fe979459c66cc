import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { catalogFieldMessages, catalogMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogEnvironmentInput, CatalogProductLicenseInput } from '@sitewright/domain/catalog/model'
import { parseSessionGuid } from '@sitewright/domain/session/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, environments, licenseAddOns, outbox, roleGroups, userAddOns, users } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({
    db,
    environment: { ENVIRONMENT_SECRETS: `2=${'a secret of the settings '.padEnd(40, 'x').replaceAll(' ', '-')}` },
  })
  admin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** A session of its own. */
async function arriveAs(userName: string) {
  const { body } = await (await gateway.clientAs()).session.login({ body: { userName, password: DEMO_PASSWORD } })
  const token = body.token ?? ''
  return { client: gateway.clientWith(token), token }
}
/** A client that has just proved who its user is. */
const proved = async (): Promise<Client> => {
  const { client } = await arriveAs('super.admin')
  await client.session.prove({ body: { password: DEMO_PASSWORD } })
  return client
}
const environment = (values: Partial<CatalogEnvironmentInput> = {}): CatalogEnvironmentInput => ({
  name: 'Pilot',
  serverUrl: 'https://pilot.example.com/app',
  label: 'UAT',
  ...values,
})
const product = (values: Partial<CatalogProductLicenseInput> = {}): CatalogProductLicenseInput => ({
  id: 400,
  name: 'Lifting',
  shortName: 'LFT',
  description: 'Cranes and lifting plans.',
  color: '#2F6FD6',
  isVendor: false,
  roleGroupIds: [],
  ...values,
})
const lastAudit = async () => (await db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]
const notices = async () =>
  db.orm
    .select()
    .from(outbox)
    .where(sql`${outbox.subject} like '%catalog address or secret%'`)
    .orderBy(desc(outbox.outboxId))

describe('an environment of the catalog', () => {
  it('is added with a proof, and announced to all super-administrators [CAT-02, CAT-10, CAT-11, CAT-14]', async () => {
    const before = (await notices()).length
    expect(await failureOf(admin.catalogEnvironments.create({ body: environment() }))).toMatchObject({
      status: 403,
      code: 'stepUp',
    })
    const { body } = await (await proved()).catalogEnvironments.create({ body: environment() })
    expect(body).toEqual({
      usedBy: [],
      id: expect.any(Number) as number,
      ...environment(),
      isRetired: false,
      uses: 0,
      secretSource: 'none',
      version: 1,
    })
    const sent = (await notices()).slice(0, -before || undefined)
    const { rows } = await db.execute<{ email: string }>(sql`
      select distinct email from super_administrators() join app_user using (user_id) where email <> '' order by email`)
    expect(rows.length).toBeGreaterThan(0)
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(rows.map(({ email }) => email))
    expect(sent[0]?.body).toContain('Pilot: address from none to https://pilot.example.com/app')
    expect(await lastAudit()).toMatchObject({
      action: 'catalogEnvironments.create',
      actorUserName: 'super.admin',
      subjectKind: 'environment',
      subjectId: String(body.id),
      after: environment(),
    })
  })

  it('names every invalid field at once, also values that another one already has [CAT-02, CAT-05, CAT-06]', async () => {
    const client = await proved()
    const faultsOf = async (values: Partial<CatalogEnvironmentInput>) =>
      (await failureOf(client.catalogEnvironments.create({ body: environment(values) }))).fields
    expect(await faultsOf({ name: ' ', serverUrl: 'http://pilot.example.com' })).toEqual({
      name: [catalogFieldMessages.required],
      serverUrl: [catalogFieldMessages.address],
    })
    expect(await faultsOf({ name: 'pilot', serverUrl: 'https://PILOT.example.com/app/' })).toEqual({
      name: [catalogFieldMessages.taken('Pilot')],
      serverUrl: [catalogFieldMessages.taken('Pilot')],
    })
    for (const serverUrl of [
      'https://a:b@x.example',
      'https://x.example/?a=1',
      'https://x.example/#a',
      'https://x.example?',
    ]) {
      expect(await faultsOf({ name: 'Other', serverUrl })).toEqual({ serverUrl: [catalogFieldMessages.addressParts] })
    }
    for (const serverUrl of ['javascript:alert(1)', 'x', '', 'ftp://x.example', `https://${'x'.repeat(600)}.example`]) {
      expect(Object.keys((await faultsOf({ name: 'Other', serverUrl })) ?? {})).toEqual(['serverUrl'])
    }
  })

  it('is renamed without a proof, moves only with one, and conflicts with another save [CAT-06, CAT-10]', async () => {
    const client = await proved()
    const { body: stored } = await client.catalogEnvironments.create({
      body: environment({ name: 'Moved', serverUrl: 'https://moved.example.com' }),
    })
    const params = { id: stored.id }
    const save = (who: Client, values: object) =>
      who.catalogEnvironments.save({ params, body: { ...stored, ...values } })
    const { client: fresh } = await arriveAs('super.admin')
    expect((await save(fresh, { name: 'Moved on' })).body).toMatchObject({ name: 'Moved on', version: 2 })
    const conflict = await failureOf(save(fresh, { name: 'Moved back' }))
    expect(conflict).toMatchObject({ status: 409, message: catalogMessages.conflict, current: { name: 'Moved on' } })
    const next = { version: 2, serverUrl: 'https://elsewhere.example.com' }
    expect(await failureOf(save(fresh, next))).toMatchObject({ status: 403, code: 'stepUp' })
    expect((await save(client, next)).body.serverUrl).toBe('https://elsewhere.example.com')
    expect((await notices())[0]?.body).toContain('from https://moved.example.com to https://elsewhere.example.com')
  })

  it('that a license uses is retired, stays linked, and is offered to no other license [CAT-08]', async () => {
    const client = await proved()
    const { body: stored } = await client.catalogEnvironments.create({
      body: environment({ name: 'Old', serverUrl: 'https://old.example.com' }),
    })
    const link = (licenseId: number) =>
      client.licenses.linkEnvironment({ params: { licenseId, environmentId: stored.id } })
    await link(2)
    const params = { id: stored.id }
    expect(await failureOf(client.catalogEnvironments.remove({ params }))).toMatchObject({
      status: 400,
      message: 'Used by 1 license (2 · Harbour Works). Retire it instead of deleting it.',
    })
    const retired = await client.catalogEnvironments.save({ params, body: { ...stored, isRetired: true } })
    expect(retired.body).toMatchObject({ isRetired: true, uses: 1 })
    const names = async (of: Promise<{ body: { name: string }[] }>) => (await of).body.map(({ name }) => name)
    expect(await names(client.environments.ofLicense({ params: { licenseId: 2 } }))).toContain('Old')
    expect(await names(client.environments.list())).not.toContain('Old')
    expect((await failureOf(link(1))).status).toBe(404)
    const license = { name: 'N', company: 'N', maxProjects: 1, maxUsers: 1, isActive: true, expiryDate: null }
    expect(
      Object.keys(
        (await failureOf(client.licenses.create({ body: { ...license, environmentId: stored.id } }))).fields ?? {},
      ),
    ).toEqual(['environmentId'])
    await client.licenses.unlinkEnvironment({ params: { licenseId: 2, environmentId: stored.id } })
    expect((await client.catalogEnvironments.remove({ params })).status).toBe(200)
    expect((await failureOf(client.catalogEnvironments.read({ params }))).status).toBe(404)
  })
})

describe('the secret of an environment', () => {
  const arrive = async () => {
    const { client, token } = await arriveAs('viewer')
    return parseSessionGuid((await client.session.guid({ body: { token, environmentId: 1 } })).body)
  }

  it('is shown once, stored as its hash, and required from then on [CAT-12, CAT-14]', async () => {
    const params = { id: 1 }
    expect((await failureOf(admin.catalogEnvironments.makeSecret({ params }))).code).toBe('stepUp')
    const client = await proved()
    const { secret } = (await client.catalogEnvironments.makeSecret({ params })).body
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify((await lastAudit()) ?? {})).not.toContain(secret)
    expect((await notices())[0]?.body).toContain('PROD: secret')
    expect((await notices())[0]?.body).not.toContain(secret)
    const [row] = await db.orm.select().from(environments).where(eq(environments.environmentId, 1))
    expect(row?.secretHash).not.toBe(secret)
    expect((await client.catalogEnvironments.read({ params })).body.secretSource).toBe('catalog')

    const redeem = async (environmentSecret?: string) =>
      (await gateway.clientAs()).handover.redeem({
        body: {
          sessionGuid: await arrive(),
          environmentId: 1,
          ...(environmentSecret !== undefined && { environmentSecret }),
        },
      })
    expect((await failureOf(redeem())).status).toBe(404)
    expect((await failureOf(redeem('wrong'))).status).toBe(404)
    expect((await redeem(secret)).status).toBe(200)
    await client.catalogEnvironments.removeSecret({ params })
    expect((await redeem()).status).toBe(200)
  })

  it('in the settings takes precedence, and the catalog cannot change it [CAT-13]', async () => {
    const client = await proved()
    expect((await client.catalogEnvironments.read({ params: { id: 2 } })).body.secretSource).toBe('settings')
    expect(await failureOf(client.catalogEnvironments.makeSecret({ params: { id: 2 } }))).toMatchObject({
      status: 400,
      message: catalogFieldMessages.settings('ENVIRONMENT_SECRETS'),
    })
  })
})

describe('a product license of the catalog', () => {
  it('has a number of its own, and is offered to every license with the limit 0 [CAT-03, CAT-07]', async () => {
    const [group] = await db.orm.select().from(roleGroups)
    const roleGroupIds = [group?.roleGroupId ?? 0]
    const { body } = await admin.catalogProductLicenses.create({ body: product({ roleGroupIds }) })
    expect(body).toEqual({
      ...product({ roleGroupIds, color: '#2f6fd6' }),
      isRetired: false,
      uses: 0,
      usedBy: [],
      roleGroupsInUse: [],
      isAssigned: false,
      version: 1,
    })
    const limits = await db.orm.select().from(licenseAddOns).where(eq(licenseAddOns.addOnId, 400))
    expect(limits.length).toBe((await admin.licenses.list()).body.length)
    expect(new Set(limits.map(({ maxUsers }) => maxUsers))).toEqual(new Set([0]))
  })

  it('is rejected with its number, name and short name if another one has them, and with unknown role groups [CAT-03, CAT-06]', async () => {
    const body = product({ name: 'lifting', shortName: 'lft', roleGroupIds: [999_999] })
    const taken = [catalogFieldMessages.taken('Lifting')]
    expect((await failureOf(admin.catalogProductLicenses.create({ body }))).fields).toEqual({
      id: taken,
      name: taken,
      shortName: taken,
      roleGroupIds: [catalogFieldMessages.unknownGroup],
    })
    const wrong = { ...product(), id: 0, color: 'red' }
    expect((await failureOf(admin.catalogProductLicenses.create({ body: wrong }))).fields).toEqual({
      id: [catalogFieldMessages.number],
      color: [catalogFieldMessages.color],
    })
  })

  it('keeps role groups that its holders use, and its kind [CAT-09]', async () => {
    const { body: entry } = await admin.catalogProductLicenses.read({ params: { id: 1 } })
    const inUse = entry.roleGroupsInUse ?? []
    expect(inUse.length).toBeGreaterThan(0)
    const save = (values: object) =>
      admin.catalogProductLicenses.save({ params: { id: entry.id }, body: { ...entry, ...values } })
    const { fields } = await failureOf(save({ roleGroupIds: [], isVendor: !entry.isVendor }))
    expect(Object.keys(fields ?? {})).toEqual(['isVendor', 'roleGroupIds'])
    expect(fields?.['isVendor']).toEqual([catalogFieldMessages.kindInUse])
    const unused = entry.roleGroupIds.filter((id) => !inUse.includes(id))
    const saved = await save({ roleGroupIds: inUse })
    expect(saved.body.roleGroupIds).toEqual(inUse)
    await save({
      version: saved.body.version,
      roleGroupIds: [...inUse, ...unused].toSorted((a, b) => a - b),
    })
  })

  it('that is retired stays with its holders, and nobody else gets it [CAT-08]', async () => {
    const [holder] = await db.orm
      .select()
      .from(userAddOns)
      .innerJoin(users, eq(users.userId, userAddOns.ownerId))
      .where(eq(users.licenseId, 1))
      .limit(1)
    const id = holder?.user_add_on?.itemId ?? 0
    const stored = (await admin.catalogProductLicenses.read({ params: { id } })).body
    const retired = await admin.catalogProductLicenses.save({ params: { id }, body: { ...stored, isRetired: true } })
    const offered = (await admin.licenses.addOns({ params: { licenseId: 1 } })).body.find(
      ({ addOnId }) => addOnId === id,
    )
    expect(offered?.isRetired).toBe(true)
    const created = await admin.groups.create({
      body: { LicenseId: 1, Name: 'Retired product', AddOnIds: [id], RoleIds: [], ProjectIds: [] },
    })
    expect(created.status).toBe(210)
    expect((await failureOf(admin.catalogProductLicenses.remove({ params: { id } }))).status).toBe(400)
    await admin.catalogProductLicenses.save({ params: { id }, body: { ...retired.body, isRetired: false } })
  })

  it('that nobody uses is deleted, and its number is free [CAT-08]', async () => {
    const params = { id: 401 }
    await admin.catalogProductLicenses.create({ body: product({ ...params, name: 'Short', shortName: 'SH' }) })
    expect((await admin.catalogProductLicenses.remove({ params })).status).toBe(200)
    await admin.catalogProductLicenses.create({ body: product({ ...params, name: 'Short', shortName: 'SH' }) })
    expect((await admin.catalogProductLicenses.remove({ params })).status).toBe(200)
  })
})

describe('an integration of the catalog', () => {
  it('has a setup address, which changes only with a proof. One in the settings takes precedence [CAT-04, CAT-10, CAT-13]', async () => {
    const client = await proved()
    const body = { name: 'Weather', imgUrl: '', setupUrl: 'https://weather.example/setup' }
    expect((await failureOf(admin.catalogIntegrations.create({ body }))).code).toBe('stepUp')
    const stored = (await client.catalogIntegrations.create({ body })).body
    expect(stored).toMatchObject({ ...body, setupUrlSource: 'catalog', uses: 0 })
    const own = (await client.integrations.list()).body.find(({ integrationName }) => integrationName === 'Weather')
    expect(own?.setupHost).toBe('weather.example')
    const fixed = (await client.catalogIntegrations.list()).body.find(
      ({ setupUrlSource }) => setupUrlSource === 'settings',
    )
    if (fixed === undefined) throw new Error('No integration has an address of the settings.')
    expect(
      (await failureOf(client.catalogIntegrations.save({ params: { id: fixed.id }, body: { ...fixed, setupUrl: '' } })))
        .fields,
    ).toEqual({ setupUrl: [catalogFieldMessages.settings('INTEGRATION_URLS')] })
    const renamed = await client.catalogIntegrations.save({
      params: { id: fixed.id },
      body: { ...fixed, name: 'Renamed' },
    })
    expect(renamed.body).toMatchObject({ name: 'Renamed', setupUrl: fixed.setupUrl, setupUrlSource: 'settings' })
  })

  it('that is retired stays with its licenses, and is added to no other one [CAT-08]', async () => {
    const { body: list } = await admin.catalogIntegrations.list()
    const used = list.find(({ uses }) => uses > 0)
    if (used === undefined) throw new Error('No integration is used.')
    const params = { id: used.id }
    expect((await failureOf(admin.catalogIntegrations.remove({ params }))).status).toBe(400)
    await admin.catalogIntegrations.save({ params, body: { ...used, isRetired: true } })
    const licenses = (await admin.licenses.list()).body.map(({ licenseId }) => licenseId)
    const assigned = await Promise.all(
      licenses.map(
        async (licenseId) => [licenseId, (await admin.integrations.ofLicense({ params: { licenseId } })).body] as const,
      ),
    )
    const [without] = assigned.find(([, ids]) => !ids.includes(used.id)) ?? [0]
    const [owner, ids] = assigned.find(([, of]) => of.includes(used.id)) ?? [0, []]
    expect(
      (await failureOf(admin.integrations.saveOfLicense({ params: { licenseId: without }, body: [used.id] }))).status,
    ).toBe(400)
    expect((await admin.integrations.saveOfLicense({ params: { licenseId: owner }, body: ids })).status).toBe(200)
  })
})

describe('a report of the catalog', () => {
  it('has a path of its own; one that is retired is inactive [CAT-04, CAT-08]', async () => {
    const body = { name: 'Lifts', path: '/lifting/lifts' }
    const stored = (await admin.catalogReports.create({ body })).body
    expect(
      (await failureOf(admin.catalogReports.create({ body: { name: 'Other', path: '/Lifting/Lifts' } }))).fields,
    ).toEqual({
      path: [catalogFieldMessages.taken('Lifts')],
    })
    const params = { id: stored.id }
    await admin.catalogReports.save({ params, body: { ...stored, isRetired: true } })
    const listed = (await admin.reports.list()).body.find(({ reportId }) => reportId === stored.id)
    expect(listed).toMatchObject({ reportName: 'Lifts', active: false })
    expect((await admin.catalogReports.remove({ params })).status).toBe(200)
  })
})

describe('the catalog', () => {
  it('names where an entry is used: the number of each kind, and its first three by name [CAT-08, CAT-15]', async () => {
    const { body } = await admin.catalogProductLicenses.read({ params: { id: 1 } })
    const counts = await db.orm.$count(userAddOns, eq(userAddOns.itemId, 1))
    expect(body.usedBy?.map(({ kind }) => kind)).toEqual(['user', 'user-group', 'api-key', 'license'])
    const [byUsers] = body.usedBy ?? []
    expect(byUsers).toEqual({ kind: 'user', count: counts, items: expect.any(Array) as unknown[] })
    expect(byUsers?.items.length).toBe(3)
    expect(body.uses).toBe(body.usedBy?.reduce((sum, { count }) => sum + count, 0))
    const refused = await failureOf(admin.catalogProductLicenses.remove({ params: { id: 1 } }))
    expect(refused.message).toContain(`Used by ${counts} users (${byUsers?.items[0]?.name}, `)
    const { body: reports } = await admin.catalogReports.list()
    const grouped = await Promise.all(reports.map(({ id }) => admin.catalogReports.read({ params: { id } })))
    const kinds = grouped.flatMap(({ body: one }) => one.usedBy ?? []).filter(({ kind }) => kind === 'report-group')
    // A report group has no name: its role, license and project say who gets the report.
    expect(kinds.flatMap(({ items }) => items.map(({ name }) => name)).join()).toContain('Northgate Constructors')
  })
  it('pages, filters and sorts its lists [CAT-16]', async () => {
    const { body: all, total: none } = await admin.catalogReports.list()
    expect(none).toBeUndefined()
    const page = await admin.catalogReports.list({ query: { page: 2, pageSize: 5, sort: '-name' } })
    expect(page.total).toBe(all.length)
    expect(page.body.map(({ name }) => name)).toEqual(
      all
        .map(({ name }) => name)
        .toReversed()
        .slice(5, 10),
    )
    const found = await admin.catalogProductLicenses.list({ query: { search: 'mc', page: 1 } })
    expect([found.body.map(({ shortName }) => shortName), found.total]).toEqual([['MC'], 1])
    expect((await failureOf(admin.catalogReports.list({ query: { sort: 'path' } }))).fields).toHaveProperty('sort')
    expect((await failureOf(admin.catalogReports.list({ query: { pageSize: 101 } }))).status).toBe(400)
  })
  it('keeps names on one line that a person can read, and numbers within their limits [CAT-02, CAT-03]', async () => {
    const fieldsOf = async (values: Partial<CatalogProductLicenseInput>) =>
      Object.keys((await failureOf(admin.catalogProductLicenses.create({ body: product(values) }))).fields ?? {})
    for (const name of ['', ' ', 'x'.repeat(101), 'a\nb', 'a\u0000b', 'a\u202Eb', 'a\u200Bb']) {
      expect(await fieldsOf({ id: 402, name, shortName: 'NEW' })).toEqual(['name'])
    }
    for (const id of [0, -1, 1.5, 1_000_000, 2 ** 40]) {
      expect(await fieldsOf({ id, name: 'New', shortName: 'NEW' })).toEqual(['id'])
    }
    for (const color of ['red', '#fff', '#2f6fd6ff', 'url(x)', '']) {
      expect(await fieldsOf({ id: 402, name: 'New', shortName: 'NEW', color })).toEqual(['color'])
    }
    const { body: same } = await admin.catalogReports.create({ body: { name: '  Two   words ', path: '/two' } })
    expect(same.name).toBe('Two words')
    await admin.catalogReports.remove({ params: { id: same.id } })
  })
  it('is closed to other administrators and to API keys [CAT-01]', async () => {
    for (const userName of ['customer.admin', 'harbour.admin', 'viewer']) {
      const client = await gateway.clientAs(userName)
      expect((await failureOf(client.catalogEnvironments.list())).status).toBe(403)
      expect((await failureOf(client.catalogReports.create({ body: { name: 'x', path: 'x' } }))).status).toBe(403)
    }
  })

  it('shows what was done with each entry [CAT-14]', async () => {
    const entries = (await admin.activity.ofProductLicense({ params: { id: 400 } })).body.entries
    expect(entries.at(-1)).toMatchObject({
      action: 'catalogProductLicenses.create',
      subject: { name: 'Lifting' },
      actor: { kind: 'user', id: expect.any(Number) as number, userName: 'super.admin' },
    })
  })

  it('creates only one of two entries with the same name at the same moment [CAT-06]', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => admin.catalogReports.create({ body: { name: 'Same', path: '/same' } })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  })
})
