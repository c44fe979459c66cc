import { sql, type SQLWrapper } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { LICENSE_SORT_KEYS } from '@sitewright/domain/licenses/model'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { licenseList } from './list'

const MANY = 500

interface World {
  readonly db: TestDatabase
  readonly gateway: TestGateway
  readonly client: Client
}

async function openWorld(licenseCount: number): Promise<World> {
  const db = await createTestDatabase()
  await db.execute(sql`
    insert into license (name, company, environment_id, max_projects, max_users, expiry_date, owner_id)
    select 'Contractor ' || n, 'Contractor ' || n || ' Ltd.', 1, n % 40, n % 90, ${Date.UTC(2030, 0, 1)}::bigint + n, 1
    from generate_series(25, ${licenseCount}::int) n`)
  await db.execute(sql`insert into license_environment select license_id, 1 from license where license_id > 24`)
  await db.execute(sql`
    insert into project (license_id, name) select license_id, 'Part ' || n from license, generate_series(1, 10) n where license_id > 24`)
  await db.execute(sql`
    insert into app_user (user_name, first_name, last_name, email, license_id, create_date)
    select 'u' || license_id || '.' || n, 'A', 'B', '', license_id, 0 from license, generate_series(1, 40) n where license_id > 24`)
  for (const table of ['license', 'license_count', 'project', 'app_user', 'license_environment']) {
    await db.execute(sql`analyze ${sql.identifier(table)}`)
  }
  const gateway = await startTestGateway({ db })
  return { db, gateway, client: await gateway.clientAs('super.admin') }
}

let many: World
beforeAll(async () => {
  many = await openWorld(MANY)
}, 300_000)
afterAll(async () => {
  await many.gateway.close()
  await many.db.close()
})

/** A query that is not awaited yet. */
const isStatement = (query: object): query is SQLWrapper => 'getSQL' in query

describe('a page of the list of licenses', () => {
  it('has 20 of 500 licenses with their numbers', async () => {
    const { body, total } = await many.client.licenses.list({ query: { sort: '-licenseId', page: 1 } })
    expect([body.length, total, body[0]?.numProjects, body[0]?.numUsers]).toEqual([20, MANY, 10, 40])
  })

  it.each(LICENSE_SORT_KEYS)('counts no users and no projects when it is sorted by %s', async (key) => {
    const query = licenseList(many.db.orm, { scope: 'all', search: '', sort: [{ key, isDescending: true }] }).queryOf({
      page: 1,
      pageSize: 20,
    })
    if (!isStatement(query)) throw new Error('The list is no query of drizzle.')
    const { rows } = await many.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/license_count/)
    expect(plan).not.toMatch(/app_user|project\b/)
  })
})
