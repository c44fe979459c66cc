import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { startTestGateway, type TestGateway } from '../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../test/test-database'

/** More than a piece. */
const ROWS = 1100

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('super.admin')
  await db.execute(sql`
    insert into app_user (user_name, first_name, last_name, email, license_id, create_date, is_approved)
    select 'crowd.' || n, 'First' || n % 7, 'Ünal' || n % 700, 'crowd.' || n || '@crowd.example', 1, 1, n % 3 > 0
    from generate_series(1, ${ROWS}::int) n`)
  await db.execute(sql`
    insert into project (license_id, name, is_active)
    select 1, case when n % 2 = 0 then 'Crowd ' else 'crowd ' end || n, true from generate_series(1, ${ROWS}::int) n`)
  await db.execute(sql`
    insert into user_group (license_id, name) select 1, 'Crowd ' || n from generate_series(1, ${ROWS}::int) n`)
  await db.execute(sql`
    insert into user_group_user (user_group_id, user_id)
    select user_group_id, (select user_id from app_user where user_name = 'crowd.1')
    from user_group where name like 'Crowd %' and user_group_id % 2 = 0`)
  await db.execute(sql`
    insert into user_project (user_id, project_id)
    select u.user_id, p.project_id from app_user u, project p where u.user_name like 'crowd.%' and p.name = 'crowd 1'`)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** All pages one after another, as one list. */
async function allPages<Row>(read: (page: number) => Promise<{ body: Row[] }>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await read(page)
    rows.push(...body)
    if (body.length < 100) return rows
  }
}

describe('a list of more than 1,000 rows', () => {
  it.each(['userName', '-lastName', '-isApproved', 'isLockedOut,-firstName,lastName'])(
    'of users sorted by %s is that of all pages [API-50]',
    async (sort) => {
      const query = { licenseId: 1, sort }
      const whole = (await admin.users.list({ query })).body
      expect(whole.length).toBeGreaterThan(ROWS)
      expect(whole).toEqual(await allPages((page) => admin.users.list({ query: { ...query, page, pageSize: 100 } })))
    },
  )

  it('of users that match a search equals all pages together', async () => {
    const query = { search: 'crowd', activeOnly: true }
    const whole = (await admin.users.list({ query })).body
    expect(whole).toHaveLength(ROWS - Math.floor(ROWS / 3))
    expect(whole).toEqual(await allPages((page) => admin.users.list({ query: { ...query, page, pageSize: 100 } })))
  })

  it.each(['name', '-userCount,name'])('of user groups by %s equals all pages together', async (sort) => {
    const whole = (await admin.groups.list({ query: { sort } })).body
    expect(whole.length).toBeGreaterThan(ROWS)
    expect(whole).toEqual(await allPages((page) => admin.groups.list({ query: { sort, page, pageSize: 100 } })))
  })

  it('of projects is sorted by name, each once', async () => {
    const { rows } = await db.execute<{ project_id: number }>(
      sql`select project_id from project where license_id = 1 order by lower(name), project_id`,
    )
    const ids = rows.map((row) => row.project_id)
    const idsOf = (list: readonly { projectId: number }[]) => list.map(({ projectId }) => projectId)
    expect(idsOf((await admin.licenses.projects({ params: { licenseId: 1 } })).body)).toEqual(ids)
    const all = (await admin.projects.list({})).body
    expect(idsOf(all.filter(({ licenseId }) => licenseId === 1))).toEqual(ids)
  })

  it('of the users of a project is sorted by user name, each once', async () => {
    const { rows } = await db.execute<{ project_id: number }>(
      sql`select project_id from project where name = 'crowd 1'`,
    )
    const params = { projectId: rows[0]?.project_id ?? 0 }
    const { body } = await admin.projects.users({ params })
    const names = Array.from({ length: ROWS }, (_, index) => `crowd.${index + 1}`)
    expect(body.map(({ userName }) => userName)).toEqual(names.toSorted())
    const first = (await admin.projects.users({ params, query: { pageSize: 3 } })).body
    expect(first).toEqual(body.slice(0, 3))
  })
})
