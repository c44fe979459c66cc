import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { FACET_COUNT_LIMIT } from '@sitewright/domain/shared/facets'
import { IDLE_DAYS } from '@sitewright/domain/users/facets'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { failureOf } from '../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { importSystems, projects, sites, users } from '../db/schema'
import { countFacets } from './list-query'

let db: TestDatabase
let gateway: TestGateway
let superAdmin: Client
let customerAdmin: Client
let harbourAdmin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  superAdmin = await gateway.clientAs('super.admin')
  customerAdmin = await gateway.clientAs('customer.admin')
  harbourAdmin = await gateway.clientAs('harbour.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

type Counts = Readonly<Record<string, number>>

/** The lists with facets: how each is counted and read. */
const LISTS = {
  users: {
    facets: ['idle', 'locked'],
    filters: [{}, { activeOnly: true }, { search: 'an' }, { addOnId: 1, search: 'e' }],
    count: async (client: Client, query: object): Promise<Counts> => (await client.users.facets({ query })).body,
    read: async (client: Client, query: object) => (await client.users.list({ query })).body.length,
  },
  projects: {
    facets: ['withoutSites'],
    filters: [{}, { isActive: false }, { search: 'j' }, { licenseId: 2 }],
    count: async (client: Client, query: object): Promise<Counts> => (await client.projects.facets({ query })).body,
    read: async (client: Client, query: object) => (await client.projects.list({ query })).body.length,
  },
  imports: {
    facets: ['inactive'],
    filters: [{}, { search: 'sap' }, { projectId: 1 }],
    count: async (client: Client, query: object): Promise<Counts> => (await client.imports.facets({ query })).body,
    read: async (client: Client, query: object) => (await client.imports.list({ query })).body.length,
  },
} as const

describe.each(Object.entries(LISTS))('the facets of %s', (_, { facets, filters, count, read }) => {
  it.each(['super.admin', 'customer.admin', 'harbour.admin', 'other.projects'])(
    'count what the list shows to %s, with its other filters [USER-132, PROJ-57, IMP-37]',
    async (name) => {
      const client = await gateway.clientAs(name)
      const refused = await count(client, {}).catch((error: unknown) => error)
      if (refused instanceof Error) {
        expect(await failureOf(read(client, {}))).toMatchObject({ status: 403 })
        return
      }
      for (const filter of filters) {
        const counts = await count(client, filter)
        expect([filter, counts['all']]).toEqual([filter, await read(client, filter)])
        for (const facet of facets) {
          const found = await read(client, { ...filter, facets: facet })
          expect([filter, facet, counts[facet]]).toEqual([filter, facet, found])
        }
      }
    },
  )

  it.each([
    ['an unknown facet', 'other'],
    ['an empty one', ''],
    ['a facet twice', `${facets[0]},${facets[0]}`],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['markup', '<b>'],
    ['SQL', "'; drop table app_user"],
  ])('refuse %s [LIC-91]', async (_what, text) => {
    const refused = await failureOf(read(superAdmin, { facets: text }))
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['facets']])
  })

  it('refuse a search of 10,000 characters [LIC-91]', async () => {
    const refused = await failureOf(count(superAdmin, { search: 'x'.repeat(10_000) }))
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['search']])
  })
})

describe('a facet', () => {
  it('has active users whose last sign-in is too long ago, or whose creation if they never signed in [USER-132]', async () => {
    const now = gateway.now()
    const limit = now - IDLE_DAYS * 24 * 60 * 60_000
    const states = [
      { userName: 'state.idle', createDate: 1, lastLoginDate: limit - 1 },
      { userName: 'state.signed.in', createDate: 1, lastLoginDate: limit + 60_000 },
      { userName: 'state.new', createDate: limit + 60_000, lastLoginDate: null },
      { userName: 'state.never', createDate: limit - 1, lastLoginDate: null },
      { userName: 'state.closed', createDate: 1, lastLoginDate: 1, isApproved: false },
      { userName: 'state.locked', createDate: now, lastLoginDate: now, isLockedOut: true },
    ]
    const rest = { firstName: 'S', lastName: 'S', email: 's@example.com', licenseId: 1 }
    await db.orm.insert(users).values(states.map((state) => ({ ...rest, ...state })))
    const namesOf = async (facets: string) =>
      (await customerAdmin.users.list({ query: { search: 'state.', facets } })).body.map(({ userName }) => userName)
    expect(await namesOf('idle')).toEqual(['state.idle', 'state.never'])
    expect(await namesOf('locked')).toEqual(['state.locked'])
    expect(await namesOf('locked,idle')).toEqual(['state.idle', 'state.locked', 'state.never'])
    await db.orm.delete(users).where(
      inArray(
        users.userName,
        states.map(({ userName }) => userName),
      ),
    )
  })

  it('has projects that have no site, not even an archived one [PROJ-57]', async () => {
    const idsOf = async () =>
      (await superAdmin.projects.list({ query: { facets: 'withoutSites' } })).body.map(({ projectId }) => projectId)
    const [project] = await db.orm
      .insert(projects)
      .values({ licenseId: 1, name: 'Empty of sites', description: '-' })
      .returning()
    const before = await idsOf()
    expect(before).toContain(project!.projectId)
    expect((await harbourAdmin.projects.facets({ query: { search: 'Empty of sites' } })).body.all).toBe(0)
    await db.orm.insert(sites).values({ projectId: project!.projectId, name: 'Archived', depth: 1, isActive: false })
    expect(await idsOf()).toEqual(before.filter((id) => id !== project!.projectId))
    await db.orm.delete(projects).where(eq(projects.projectId, project!.projectId))
  })

  it('has inactive import systems [IMP-37]', async () => {
    const [system] = await db.orm.select().from(importSystems).where(eq(importSystems.isActive, true)).limit(1)
    const { body: before } = await superAdmin.imports.facets({ query: {} })
    await db.orm.update(importSystems).set({ isActive: false }).where(eq(importSystems.importId, system!.importId))
    const { body: after } = await superAdmin.imports.facets({ query: {} })
    expect(after).toEqual({ ...before, inactive: before.inactive + 1 })
  })

  it('is counted up to a limit [USER-132]', async () => {
    const counts = await countFacets(db.orm, {
      conditions: { many: sql`true`, few: sql`number < 5`, none: sql`false` },
      rows: sql`generate_series(1, ${FACET_COUNT_LIMIT * 2}) as number`,
      where: sql`number > 1`,
      count: async () => 7,
    })
    expect(counts).toEqual({ all: 7, many: FACET_COUNT_LIMIT + 1, few: 3, none: 0 })
  })

  it('of idle users is counted by an index-only scan [USER-132]', async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      const { rows } = await tx.execute<Record<string, string>>(sql`explain select from app_user
        where is_approved and coalesce(last_login_date, create_date) < 1 and license_id = 1 and search_text like '%an%'`)
      return rows.map((row) => Object.values(row)[0]).join(' ')
    })
    expect(plan).toContain('Index Only Scan using app_user_idle')
  })
})
