import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { startTestGateway, type TestGateway } from '../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../test/test-database'

const USERS = 50_000

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let userIds: number[]
let groupId: number
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  const { rows } = await db.execute<{ user_id: number }>(sql`
    insert into app_user (user_name, first_name, last_name, email, license_id, create_date)
    select 'crowd.' || n, 'First', 'Last', 'crowd.' || n || '@crowd.example', 1, 1
    from generate_series(1, ${USERS}::int) n returning user_id`)
  userIds = rows.map((row) => row.user_id)
  const made = await db.execute<{ id: number }>(
    sql`insert into user_group (license_id, name) values (1, 'Crowd') returning user_group_id as id`,
  )
  groupId = made.rows[0]?.id ?? 0
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const memberCount = async (): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from user_group_user where user_group_id = ${groupId}`,
  )
  return rows[0]?.total ?? -1
}

describe('users', () => {
  it('join a group in one save of 50,000, and leave it in another [API-98]', async () => {
    const query = { userGroupId: groupId }
    const { body } = await admin.groups.saveUsers({ query, body: userIds })
    expect([body.userCount, body.userIds?.length, await memberCount()]).toEqual([USERS, USERS, USERS])
    const left = await admin.groups.saveUsers({ query, body: userIds.slice(0, 1) })
    expect([left.body.userIds, await memberCount()]).toEqual([userIds.slice(0, 1), 1])
  })

  it('join a group in one assignment, and leave it in another', async () => {
    const body = { [groupId]: userIds.slice(0, 2000) }
    await admin.groups.assign({ body })
    expect(await memberCount()).toBe(2000)
    await admin.groups.unassign({ body })
    expect(await memberCount()).toBe(0)
  })
})

describe('a map of users by group', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

  it.each([
    ['more than 100,000 users in one group', { 1: ids(100_001) }, { body: ['Use 100000 entries or fewer.'] }],
    ['more than 100,000 users in all', { 1: ids(60_000), 2: ids(40_001) }, { body: ['Use 100000 entries or fewer.'] }],
    [
      'more than 1,000 groups',
      Object.fromEntries(ids(1001).map((id) => [id, []])),
      { body: ['Use 1000 fields or fewer.'] },
    ],
    ['a list that is none', { 1: ids(3000), 2: null }, { '2': ['Must be a list.'] }],
  ])('is refused with %s', async (_, body, fields) => {
    const response = await gateway.send('/gateway/userGroup/update/userUserGroup', {
      method: 'POST',
      token: await gateway.tokenOf('customer.admin'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([response.status, await response.json()]).toMatchObject([400, { fields }])
  })
})
