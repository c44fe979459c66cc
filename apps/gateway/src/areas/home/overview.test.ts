import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HomeOverview } from '@sitewright/domain/home/model'
import { NAMED_RECORDS } from '@sitewright/domain/home/model'
import { failureOf } from '../../../../../tests/support/group-world'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { addOnId } from '../../db/demo/add-ons'
import { licenseAddOns, licenses, users } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const overviewOf = async (userName: string, licenseId?: number): Promise<HomeOverview> => {
  const client = await gateway.clientAs(userName)
  return (await client.home.overview({ query: { ...(licenseId !== undefined && { licenseId }) } })).body
}

/** The value of a part that must have been read. */
function valueOf<Value>(part: { state: 'ok'; value: Value } | { state: 'failed' } | undefined): Value {
  if (part?.state !== 'ok') throw new Error('The part was not read.')
  return part.value
}

const LICENSE_LINES = ['expiredLicenses', 'overLimitLicenses', 'expiringLicenses', 'fullProducts', 'inactiveLicenses']
const USER_LINES = ['lockedUsers', 'idleUsers']
const ADMINISTERED = ['users', 'groups', 'projects']
const OF_CUSTOMER = [
  ...ADMINISTERED,
  'apiKeys',
  'license',
  'imports',
  'integrationReports',
  'workflows',
  'preservations',
]

describe('x/home', () => {
  it.each([
    [
      'super.admin',
      [...LICENSE_LINES, ...USER_LINES, 'inactiveImports', 'projectsWithoutSites'],
      [...OF_CUSTOMER, 'licenses', 'reportGroups', 'catalog'],
    ],
    ['customer.admin', [...LICENSE_LINES, ...USER_LINES, 'inactiveImports', 'projectsWithoutSites'], OF_CUSTOMER],
    ['harbour.admin', [...LICENSE_LINES, ...USER_LINES, 'inactiveImports', 'projectsWithoutSites'], OF_CUSTOMER],
    ['all.licenses', LICENSE_LINES, [...ADMINISTERED, 'licenses', 'reportGroups', 'catalog']],
    ['user.editor', USER_LINES, [...ADMINISTERED, 'apiKeys']],
    ['site.admin', ['projectsWithoutSites'], ADMINISTERED],
    ['workflow.editor', [], [...ADMINISTERED, 'workflows']],
    ['viewer', [], ADMINISTERED],
    ['no.roles', [], []],
  ])('has the parts that the roles of %s open [HOME-02, HOME-04]', async (userName, lines, areas) => {
    const body = await overviewOf(userName)
    expect(Object.keys(body.attention).toSorted()).toEqual(lines.toSorted())
    expect(Object.keys(body.areas).toSorted()).toEqual(areas.toSorted())
    expect('limits' in body).toBe(lines.includes('expiredLicenses'))
    for (const part of [...Object.values(body.attention), ...Object.values(body.areas)]) expect(part.state).toBe('ok')
  })

  it.each([
    ['super.admin', undefined],
    ['super.admin', 2],
    ['customer.admin', undefined],
    ['harbour.admin', 2],
  ])('counts for %s in license %s what its lists have [HOME-01, HOME-06]', async (userName, licenseId) => {
    const client = await gateway.clientAs(userName)
    const { areas } = await overviewOf(userName, licenseId)
    const query = { page: 1, pageSize: 1, ...(licenseId !== undefined && { licenseId }) }
    const totals = {
      users: (await client.users.list({ query })).total,
      groups: (await client.groups.list({ query })).total,
      projects: (await client.projects.list({ query })).total,
      apiKeys: (await client.apiKeys.list({ query })).total,
      workflows: (await client.workflows.list({ query })).total,
    }
    expect({
      users: valueOf(areas.users).total,
      groups: valueOf(areas.groups).total,
      projects: valueOf(areas.projects).total,
      apiKeys: valueOf(areas.apiKeys).total,
      workflows: valueOf(areas.workflows).total,
    }).toEqual(totals)
    expect(valueOf(areas.users).active).toBe((await client.users.list({ query: { ...query, activeOnly: true } })).total)
    if (licenseId === undefined || userName === 'harbour.admin') {
      expect(valueOf(areas.imports).total).toBe((await client.imports.list({ query: { page: 1 } })).total)
    }
  })

  it('shows users of license 2 nothing of license 1 [HOME-01, HOME-02]', async () => {
    const own = JSON.stringify(await overviewOf('harbour.admin'))
    const admin = await gateway.clientAs('super.admin')
    const { body: foreign } = await admin.projects.list({ query: { licenseId: 1 } })
    for (const { name } of foreign) expect(own).not.toContain(`"${name}"`)
    expect(own).not.toContain('Northgate')
    const harbour = await gateway.clientAs('harbour.admin')
    const refused = await failureOf(harbour.home.overview({ query: { licenseId: 1 } }))
    const missing = await failureOf(harbour.home.overview({ query: { licenseId: 3_000_000_000 } }))
    expect([refused.status, refused.message]).toEqual([missing.status, missing.message])
    expect(refused.status).toBe(404)
  })

  it.each([
    ['super.admin', undefined],
    ['customer.admin', undefined],
    ['harbour.admin', 2],
    ['super.admin', 1],
  ])('counts for %s in license %s the rows of the lists that its lines open [HOME-03]', async (userName, licenseId) => {
    const client = await gateway.clientAs(userName)
    const { attention } = await overviewOf(userName, licenseId)
    const inLicense = licenseId !== undefined && { licenseId }
    const users = (facets: string) => client.users.list({ query: { facets, page: 1, pageSize: 3, ...inLicense } })
    const locked = await users('locked')
    expect(valueOf(attention.lockedUsers)).toEqual({
      count: locked.total,
      named: locked.body.map((user) => ({ userName: user.userName })),
    })
    expect(valueOf(attention.idleUsers).count).toBe((await users('idle')).total)
    const empty = await client.projects.list({ query: { facets: 'withoutSites', page: 1, pageSize: 3, ...inLicense } })
    expect(valueOf(attention.projectsWithoutSites)).toEqual({
      count: empty.total,
      named: empty.body.map(({ projectId, name }) => ({ projectId, name })),
    })
    if (userName !== 'super.admin' || licenseId === undefined) {
      const inactive = await client.imports.list({ query: { facets: 'inactive', page: 1 } })
      expect(valueOf(attention.inactiveImports).count).toBe(inactive.total)
    }
  })

  it('counts the licenses of each facet of their list, and names the first to end [HOME-03]', async () => {
    const client = await gateway.clientAs('super.admin')
    const { attention } = await overviewOf('super.admin')
    for (const [line, facets] of [
      ['expiredLicenses', 'expired'],
      ['expiringLicenses', 'expiring'],
      ['overLimitLicenses', 'overLimit'],
      ['inactiveLicenses', 'inactive'],
    ] as const) {
      const { count, named } = valueOf(attention[line])
      const { body } = await client.licenses.list({ query: { facets, sort: 'expiryDate' } })
      expect(count).toBeGreaterThan(0)
      expect([line, count]).toEqual([line, body.length])
      expect(named.map(({ name }) => name)).toEqual(body.slice(0, NAMED_RECORDS).map(({ name }) => name))
    }
  })

  it('has product licenses from 90 % of their seats on, the fullest first, also over the limit [HOME-03]', async () => {
    const mc = addOnId('MC')
    const used = async () =>
      (await (await gateway.clientAs('super.admin')).licenses.addOns({ params: { licenseId: 2 } })).body.find(
        (addOn) => addOn.addOnId === mc,
      )?.numUsers ?? 0
    const setLimit = (maxUsers: number) =>
      db.orm
        .update(licenseAddOns)
        .set({ maxUsers })
        .where(sql`license_id = 2 and add_on_id = ${mc}`)
    const holders = await used()
    const linesOf = async () => valueOf((await overviewOf('harbour.admin')).attention.fullProducts)
    const before = await linesOf()
    const shares: readonly (readonly [limit: number, isListed: boolean])[] = [
      [Math.floor(holders / 0.9), true],
      [Math.floor(holders / 0.9) + 1, false],
      [holders - 1, true],
      [0, false],
      [-1, false],
    ]
    for (const [limit, isListed] of shares) {
      await setLimit(limit)
      const { count, named } = await linesOf()
      const others = before.named.filter((seats) => seats.addOnId !== mc).length
      expect([limit, count]).toEqual([limit, others + (isListed ? 1 : 0)])
      if (limit === holders - 1) expect(named[0]).toMatchObject({ addOnId: mc, used: holders, max: limit })
    }
  })

  it('lists the six licenses that are closest to a limit or an end, and all limits of a single one [HOME-05]', async () => {
    await db.orm.update(licenses).set({ maxUsers: 200 }).where(eq(licenses.licenseId, 1))
    const all = valueOf((await overviewOf('super.admin')).limits)
    if (all.of !== 'licenses') throw new Error('Limits of one license.')
    expect(all.licenses).toHaveLength(6)
    expect(all.total).toBe(await db.orm.$count(licenses))
    const names = all.licenses.map(({ name }) => name)
    expect(names).toContain('Old Quarry')
    expect(names).toContain('Northgate Constructors')
    await db.orm.update(licenses).set({ maxUsers: 300 }).where(eq(licenses.licenseId, 1))

    const own = valueOf((await overviewOf('customer.admin')).limits)
    if (own.of !== 'license') throw new Error('Limits of several licenses.')
    expect(own.license).toMatchObject({ licenseId: 1, numUsers: 240, maxUsers: 300, numProjects: 44, maxProjects: 50 })
    const { body } = await (await gateway.clientAs('customer.admin')).licenses.addOns({ params: { licenseId: 1 } })
    const limited = body.filter(({ maxUsers }) => maxUsers > 0)
    const found = own.products.map(({ name, used, max }) => `${name} ${used} of ${max}`)
    expect(found.toSorted()).toEqual(
      limited.map(({ name, numUsers, maxUsers }) => `${name} ${numUsers} of ${maxUsers}`).toSorted(),
    )
    const shares = own.products.map(({ used, max }) => used / max)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  })

  it('uses the roles that the actor has at the time of the call [HOME-12]', async () => {
    const client = await gateway.clientAs('user.editor')
    expect(Object.keys((await client.home.overview({ query: {} })).body.attention)).toContain('lockedUsers')
    const [editor] = await db.orm.select().from(users).where(eq(users.userName, 'user.editor'))
    await db.execute(sql`
      delete from user_role where user_id = ${editor?.userId ?? 0}
        and role_id = (select role_id from role where name = 'ADMINISTER_USER_CREATE_UPDATE')`)
    const { body } = await client.home.overview({ query: {} })
    expect(body.attention).toEqual({})
    expect(Object.keys(body.areas)).toEqual(['users', 'groups', 'projects'])
  })

  it('says which parts could not be read, and reads the others [HOME-07]', async () => {
    await db.execute(sql`alter table import_system rename to import_system_away`)
    const { attention, areas, limits } = await overviewOf('customer.admin')
    await db.execute(sql`alter table import_system_away rename to import_system`)
    expect(attention.inactiveImports).toEqual({ state: 'failed' })
    expect(areas.imports).toEqual({ state: 'failed' })
    expect(attention.lockedUsers?.state).toBe('ok')
    expect(areas.integrationReports?.state).toBe('ok')
    expect(limits?.state).toBe('ok')
  })
})
