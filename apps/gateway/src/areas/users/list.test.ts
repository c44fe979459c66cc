import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import type { User } from '@sitewright/domain/users/model'
import { USER_PAGE_SIZE, USER_SORT_KEYS } from '@sitewright/domain/users/model'
import { pageOfUsers } from '@sitewright/domain/users/rules'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { addOnId as demoAddOnId } from '../../db/demo/add-ons'
import { addOns, groupAddOns, groupUsers, userAddOns, userGroups, users } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let all: User[]

/** People whose names try the search and the order. */
const ODD = [
  { userName: 'odd.percent', firstName: '100%', lastName: 'Sure' },
  { userName: 'odd.under_score', firstName: 'Under_Score', lastName: 'Zzz' },
  { userName: 'odd.slash', firstName: 'Back\\slash', lastName: 'Zzz' },
  { userName: 'ODD.UPPER', firstName: 'émile', lastName: 'Ørsted' },
  { userName: 'odd.twin1', firstName: 'Twin', lastName: 'Twin' },
  { userName: 'odd.twin2', firstName: 'twin', lastName: 'TWIN' },
]

beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  await db.orm
    .insert(users)
    .values(ODD.map((person) => ({ ...person, email: `${person.userName}@odd.example`, licenseId: 1, createDate: 1 })))
  admin = await gateway.clientAs('customer.admin')
  all = (await admin.users.list({})).body
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const ids = (list: readonly User[]) => list.map((user) => user.userId)
const names = (list: readonly User[]) => list.map((user) => user.userName)

describe('the whole list', () => {
  it('holds the own license alone, without a total [API-50, USER-29, ROLE-34]', async () => {
    const { body, total } = await admin.users.list({})
    expect(new Set(body.map((user) => user.licenseId))).toEqual(new Set([1]))
    expect([total, names(body).includes('other.projects')]).toEqual([undefined, false])
    const ofHarbour = (await (await gateway.clientAs('harbour.admin')).users.list({})).body
    expect(new Set(ofHarbour.map((user) => user.licenseId))).toEqual(new Set([2]))
  })

  it('holds all licenses with all-licenses access, or the one that is asked for [USER-29, ROLE-09]', async () => {
    const superAdmin = await gateway.clientAs('super.admin')
    const everybody = (await superAdmin.users.list({})).body
    const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from app_user`)
    expect(everybody).toHaveLength(rows[0]?.total ?? -1)
    const ofTwo = (await superAdmin.users.list({ query: { licenseId: 2 } })).body
    expect(ids(ofTwo)).toEqual(ids(everybody.filter((user) => user.licenseId === 2)))
  })

  it('is not widened by access to other projects [ROLE-51]', async () => {
    const { body } = await (await gateway.clientAs('other.projects')).users.list({})
    expect(new Set(body.map((user) => user.licenseId))).toEqual(new Set([2]))
  })

  it('shows no password, hash or any other field than those of a user [USER-01]', async () => {
    const response = await gateway.send('/gateway/users', { token: await gateway.tokenOf('customer.admin') })
    const text = await response.text()
    expect(text).not.toMatch(/argon2|passwordHash|password_hash/)
  })
})

describe('a page', () => {
  it('is a cut of the whole list, and says how many there are [API-50]', async () => {
    const { body, total } = await admin.users.list({ query: { page: 2, pageSize: 10 } })
    expect([ids(body), total]).toEqual([ids(all.slice(10, 20)), all.length])
  })

  it('has 25 rows by default, and starts with the first page [CONST-02, USER-11]', async () => {
    expect((await admin.users.list({ query: { page: 1 } })).body).toHaveLength(USER_PAGE_SIZE)
    expect(ids((await admin.users.list({ query: { pageSize: 3 } })).body)).toEqual(ids(all.slice(0, 3)))
  })

  it('beyond the end is empty and still says how many there are', async () => {
    expect(await admin.users.list({ query: { page: 99, pageSize: 100 } })).toMatchObject({
      body: [],
      total: all.length,
    })
  })

  it('counts all matching users, not only those of the page', async () => {
    const { body, total } = await admin.users.list({ query: { page: 1, pageSize: 2, search: 'odd.' } })
    expect([body.length, total]).toEqual([2, ODD.length])
  })
})

describe('the order', () => {
  it.each([undefined, ...USER_SORT_KEYS.flatMap((key) => [key, `-${key}`]), '-isLockedOut,lastName,-firstName'])(
    'by %s is the same as in a portal that sorts, with the id as the last key',
    async (sort) => {
      const { body } = await admin.users.list({ query: { sort } })
      expect(names(body)).toEqual(names(pageOfUsers(all, { sort }).rows))
    },
  )

  it('of equal rows stays the same from page to page', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => admin.users.list({ query: { sort: 'isLockedOut', page, pageSize: 50 } })),
    )
    const seen = pages.flatMap(({ body }) => ids(body))
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('the search', () => {
  it.each([
    ['a part of the user name', 'ODD.twin', ['odd.twin1', 'odd.twin2']],
    ['a part of the first name', 'back', ['odd.slash']],
    ['a part of the last name', 'sted', ['ODD.UPPER']],
    ['first and last name together', 'émile ør', ['ODD.UPPER']],
    ['capitals that are no ASCII', 'ÉMILE ØRSTED', ['ODD.UPPER']],
    ['a part of the email address', 'slash@odd', ['odd.slash']],
    ['spaces around it', '  100% ', ['odd.percent']],
    ['an underscore that means itself', 'r_s', ['odd.under_score']],
    ['a backslash that means itself', 'k\\s', ['odd.slash']],
    ['a percent sign that means itself', '0% s', ['odd.percent']],
    ['only a percent sign', '%', ['odd.percent']],
    ['a quote that means itself', "o'dd", []],
    ['SQL', "' or 1=1 --", []],
    ['what nobody is called', 'no such person', []],
  ])('finds %s [USER-05]', async (_, search, expected) => {
    const { body, total } = await admin.users.list({ query: { page: 1, pageSize: 100, search, sort: 'userName' } })
    expect(names(body)).toEqual(expected)
    expect(total).toBe(body.length)
  })

  it('of spaces finds everybody', async () => {
    expect((await admin.users.list({ query: { page: 1, search: '   ' } })).total).toBe(all.length)
  })

  it('and the active-only choice narrow together [USER-06]', async () => {
    const { body } = await admin.users.list({ query: { activeOnly: true } })
    expect(ids(body)).toEqual(ids(all.filter((user) => user.isApproved)))
    expect(body.length).toBeLessThan(all.length)
    const { body: both } = await admin.users.list({ query: { activeOnly: true, search: 'inactive.user' } })
    expect(both).toEqual([])
    expect((await admin.users.list({ query: { activeOnly: false } })).body).toHaveLength(all.length)
  })
})

describe('the filter by a product license', () => {
  const holders = (list: readonly User[], addOnId: number) =>
    list.filter((user) => user.addons.some((addOn) => addOn.addOnId === addOnId))
  const PAGE = { page: 1, pageSize: 100 } as const

  it('finds the users who have it directly or through a group, each once, and counts them', async () => {
    const addOnId = demoAddOnId('PRS')
    const [direct, inherited, both] = all.filter(({ addons }) => addons.length === 0)
    const [group] = await db.orm.insert(userGroups).values({ licenseId: 1, name: 'Preservers' }).returning()
    await db.orm.insert(groupAddOns).values({ ownerId: group!.userGroupId, itemId: addOnId })
    await db.orm.insert(userAddOns).values([direct!, both!].map(({ userId }) => ({ ownerId: userId, itemId: addOnId })))
    await db.orm
      .insert(groupUsers)
      .values([inherited!, both!].map(({ userId }) => ({ ownerId: group!.userGroupId, itemId: userId })))
    const expected = holders((await admin.users.list({})).body, addOnId)
    const { body, total } = await admin.users.list({ query: { ...PAGE, addOnId } })
    expect(ids(expected)).toEqual(expect.arrayContaining([direct!.userId, inherited!.userId, both!.userId]))
    expect([ids(body), total]).toEqual([ids(expected).slice(0, 100), expected.length])
    expect(ids((await admin.users.list({ query: { addOnId } })).body)).toEqual(ids(expected))
  })

  it('narrows together with the search and the active-only choice', async () => {
    const addOnId = demoAddOnId('MC')
    const having = holders((await admin.users.list({})).body, addOnId)
    const active = having.filter((user) => user.isApproved)
    const { total } = await admin.users.list({ query: { ...PAGE, addOnId, activeOnly: true } })
    expect([total, active.length < having.length]).toEqual([active.length, true])
    const search = active[0]!.userName
    const { body } = await admin.users.list({ query: { ...PAGE, addOnId, activeOnly: true, search } })
    expect(ids(body)).toEqual(ids(pageOfUsers(active, { search }).rows))
  })

  it('finds no user of another license, and with all-licenses access those of every license', async () => {
    const addOnId = demoAddOnId('MC')
    const { body } = await admin.users.list({ query: { addOnId } })
    expect(new Set(body.map((user) => user.licenseId))).toEqual(new Set([1]))
    const superAdmin = await gateway.clientAs('super.admin')
    const everyone = holders((await superAdmin.users.list({})).body, addOnId)
    const { body: found, total } = await superAdmin.users.list({ query: { ...PAGE, addOnId } })
    expect([ids(found), total]).toEqual([ids(everyone).slice(0, 100), everyone.length])
    const ofTwo = (await superAdmin.users.list({ query: { addOnId, licenseId: 2 } })).body
    expect(ids(ofTwo)).toEqual(ids(everyone.filter((user) => user.licenseId === 2)))
  })

  it.each([0, 999_999, 2_147_483_648])(
    'finds no user with product license %i, which does not exist',
    async (addOnId) => {
      expect(await admin.users.list({ query: { ...PAGE, addOnId } })).toMatchObject({ body: [], total: 0 })
    },
  )
})

describe('what a user holds', () => {
  it('are product licenses of its own and of its groups, each once by name, and its groups [USER-17]', async () => {
    const [first, second, third] = await db.orm.select().from(addOns).orderBy(addOns.addOnId).limit(3)
    const people = await db.orm
      .select()
      .from(users)
      .where(inArray(users.userName, ['odd.twin1', 'odd.twin2']))
      .orderBy(users.userName)
    const [one, two] = people.map((person) => person.userId)
    const groups = await db.orm
      .insert(userGroups)
      .values([
        { licenseId: 1, name: 'zeta crew' },
        { licenseId: 1, name: 'Alpha crew' },
      ])
      .returning()
    const [zeta, alpha] = groups.map((group) => group.userGroupId)
    await db.orm.insert(userAddOns).values([
      { ownerId: one!, itemId: first!.addOnId },
      { ownerId: one!, itemId: second!.addOnId },
    ])
    await db.orm.insert(groupAddOns).values([
      { ownerId: zeta!, itemId: second!.addOnId },
      { ownerId: alpha!, itemId: second!.addOnId },
      { ownerId: alpha!, itemId: third!.addOnId },
    ])
    await db.orm.insert(groupUsers).values([
      { ownerId: zeta!, itemId: one! },
      { ownerId: alpha!, itemId: one! },
      { ownerId: zeta!, itemId: two! },
    ])
    const { body } = await admin.users.list({ query: { search: 'odd.twin', sort: 'userName' } })
    const byName = (rows: readonly { name: string }[]) => rows.map((row) => row.name)
    const sorted = (...rows: { name: string }[]) =>
      byName(rows.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)))
    expect(body.map((user) => [byName(user.addons), byName(user.userGroups)])).toEqual([
      [sorted(first!, second!, third!), ['Alpha crew', 'zeta crew']],
      [sorted(second!), ['zeta crew']],
    ])
    const whole = (await admin.users.one({ params: { username: 'odd.twin1' } })).body
    // Only a single user has `canChangeSignIn` and `lockedRoles`.
    expect(whole).toEqual({ ...body[0], canChangeSignIn: true, lockedRoles: [] })
  })
})
