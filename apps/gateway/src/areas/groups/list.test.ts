import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GROUP_PAGE_SIZE, GROUP_SORT_KEYS, type UserGroup } from '@sitewright/domain/groups/model'
import { failureOf, openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'

const ODD = [
  '100% sure',
  'Under_Score',
  'Back\\slash',
  'Émile Ørsted',
  'O\'Brien / "Quotes"',
  '<script>alert(1)</script>',
]

let world: GroupWorld
let all: UserGroup[]
beforeAll(async () => {
  world = await openGroupWorld()
  for (const name of ODD) await world.newGroup({ name })
  all = (await world.admin.groups.list({})).body
})
afterAll(() => world.close())

const ids = (list: readonly UserGroup[]) => list.map((group) => group.userGroupId)
const names = (list: readonly UserGroup[]) => list.map((group) => group.name)

describe('the list of user groups', () => {
  it('holds those of the own license alone, without a total and without what each holds [API-86, ROLE-34]', async () => {
    const { body, total } = await world.admin.groups.list({})
    expect([new Set(body.map((group) => group.licenseId)), total]).toEqual([new Set([1]), undefined])
    expect(body.some((group) => 'userIds' in group || 'users' in group)).toBe(false)
    const harbour = (await world.harbour.groups.list({})).body
    expect(names(harbour)).toEqual(['Crane Crew', 'Site Admins', 'Survey'])
  })

  it('holds all licenses with all-licenses access, or the one that is asked for [ROLE-09, ROLE-16]', async () => {
    const everything = (await world.superAdmin.groups.list({})).body
    expect(new Set(everything.map((group) => group.licenseId))).toEqual(new Set([1, 2]))
    const ofTwo = (await world.superAdmin.groups.list({ query: { licenseId: 2 } })).body
    expect(ids(ofTwo)).toEqual(ids(everything.filter((group) => group.licenseId === 2)))
  })

  it('of another license is one of a license that does not exist [ROLE-54]', async () => {
    const [other, none] = [
      await failureOf(world.admin.groups.list({ query: { licenseId: 2 } })),
      await failureOf(world.admin.groups.list({ query: { licenseId: 999 } })),
    ]
    expect([other.status, other.message]).toEqual([404, 'No such license.'])
    expect([none.status, none.message]).toEqual([other.status, other.message])
  })

  it('says of each how many users it has and which product licenses it gives [GROUP-01, GROUP-03, GROUP-05]', async () => {
    const shift = all.find((group) => group.name === 'Night Shift')
    expect([shift?.userCount, shift?.addOns.map((addOn) => addOn.shortName)]).toEqual([34, ['TE']])
    const visitors = all.find((group) => group.name === 'Visitors')
    expect([visitors?.userCount, visitors?.addOns]).toEqual([0, []])
  })

  it('pages by 25, and says how many there are [GROUP-06, CONST-03]', async () => {
    for (let made = all.length; made < 30; made += 1) await world.newGroup({ licenseId: 2 })
    const { body, total } = await world.harbour.groups.list({ query: { page: 1 } })
    expect([body.length <= GROUP_PAGE_SIZE, total]).toEqual([true, (await world.harbour.groups.list({})).body.length])
    const cut = await world.admin.groups.list({ query: { page: 2, pageSize: 10 } })
    expect([ids(cut.body), cut.total]).toEqual([ids(all.slice(10, 20)), all.length])
    const beyond = await world.admin.groups.list({ query: { page: 99, pageSize: 10 } })
    expect([beyond.body, beyond.total]).toEqual([[], all.length])
  })

  it.each(GROUP_SORT_KEYS.flatMap((key) => [key, `-${key}`]))('sorts by %s, the id as the last key', async (sort) => {
    const sign = sort.startsWith('-') ? -1 : 1
    const keyOf = (group: UserGroup) => (sort.endsWith('name') ? group.name.toLowerCase() : group.userCount)
    const sorted = all.toSorted((one, other) => {
      const [x, y] = [keyOf(one), keyOf(other)]
      return x === y ? one.userGroupId - other.userGroupId : x < y ? -sign : sign
    })
    expect(ids((await world.admin.groups.list({ query: { sort } })).body)).toEqual(ids(sorted))
    const page = await world.admin.groups.list({ query: { sort, page: 2, pageSize: 7 } })
    expect(ids(page.body)).toEqual(ids(sorted.slice(7, 14)))
  })

  it('rejects an unknown sort key', async () => {
    const refused = await failureOf(world.admin.groups.list({ query: { sort: 'salary' } }))
    expect([refused.status, refused.fields]).toEqual([400, { sort: ['Unknown sort key.'] }])
  })

  it.each([
    ['a part of a name in any case', ' SHIFT ', ['Day Shift', 'Night Shift']],
    ['a percent sign that means itself', '0% s', ['100% sure']],
    ['an underscore that means itself', 'r_s', ['Under_Score']],
    ['a backslash that means itself', 'k\\s', ['Back\\slash']],
    ['capitals that are no ASCII', 'ÉMILE ØRSTED', ['Émile Ørsted']],
    ['quotes and slashes', `O'Brien / "`, [`O'Brien / "Quotes"`]],
    ['SQL', "' or 1=1 --", []],
  ])('finds %s', async (_, search, expected) => {
    const { body, total } = await world.admin.groups.list({ query: { search, page: 1 } })
    expect([names(body), total]).toEqual([expected, expected.length])
  })

  it.each([
    [
      'name',
      'license 1',
      sql`select user_group_id from user_group where license_id = 1 order by lower(name), user_group_id limit 25`,
      /Index (Only )?Scan using user_group_license_id_by_name/,
    ],
    [
      'name',
      'all',
      sql`select user_group_id from user_group order by lower(name), user_group_id limit 25`,
      /Index (Only )?Scan using user_group_by_name/,
    ],
    [
      'a part of the name',
      'all',
      sql`select user_group_id from user_group where key_of_name(name) like '%shift%'`,
      /user_group_search/,
    ],
    [
      'the number of users',
      'all',
      sql`select user_group_id from user_group order by (select count(*) from user_group_user member where member.user_group_id = user_group.user_group_id) limit 25`,
      /user_group_user_pkey/,
    ],
  ])('is read by %s of %s from an index', async (_key, _scope, query, index) => {
    const plan = await world.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      const { rows } = await tx.execute<Record<string, string>>(sql`explain ${query}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(index)
  })
})

describe('one user group', () => {
  it('comes with the ids of all that it holds and the names of its users [GROUP-01, API-89]', async () => {
    const userIds = [await world.newUser(), await world.newUser()]
    const id = await world.newGroup({ users: userIds, addOns: ['MC', 'DOC'], roles: ['VIEW_MAP'], projects: [3, 2] })
    const { body, etag } = await world.admin.groups.one({ params: { id } })
    expect(body).toMatchObject({
      userGroupId: id,
      licenseId: 1,
      userCount: 2,
      addOnIds: [1, 8],
      projectIds: [2, 3],
      roleIds: await world.roleIds('VIEW_MAP'),
      version: 1,
    })
    expect(body.userIds?.toSorted()).toEqual(userIds)
    expect(body.users?.map((user) => user.userId)).toEqual(body.userIds)
    expect(body.addOns.map((addOn) => addOn.shortName)).toEqual(['DOC', 'MC'])
    expect(etag).toMatch(/^"\d+\.[\w-]{22}"$/)
  })

  it('of another license gets the same words as one that does not exist [ROLE-54]', async () => {
    const [other, none] = [
      await failureOf(world.admin.groups.one({ params: { id: 19 } })),
      await failureOf(world.admin.groups.one({ params: { id: 999_999 } })),
    ]
    expect([other.status, other.message]).toEqual([404, 'No such user group.'])
    expect([none.status, none.message]).toEqual([other.status, other.message])
  })

  it.each([0, -1, 2_147_483_648])('of the id %d is none', async (id) => {
    expect((await failureOf(world.superAdmin.groups.one({ params: { id } }))).status).toBe(404)
  })
})

describe('the groups of a user', () => {
  it('come by name, for who reads the user [API-87, API-88]', async () => {
    const userId = await world.userId('jordan.whitfield')
    const { body } = await world.admin.groups.ofUser({ query: { userId } })
    expect(names(body)).toEqual(expect.arrayContaining(['Night Shift', 'Site Admins']))
    expect(names(body)).toEqual(names(body).toSorted())
    const listed = (await world.admin.groups.list({})).body
    expect(body).toEqual(body.map(({ userGroupId }) => listed.find((group) => group.userGroupId === userGroupId)))
    expect((await failureOf(world.harbour.groups.ofUser({ query: { userId } }))).status).toBe(404)
  })

  it("are one's own for everybody", async () => {
    const client = await world.gateway.clientAs('no.roles')
    const userId = await world.userId('no.roles')
    expect((await client.groups.ofUser({ query: { userId } })).body).toEqual([])
    const other = await world.userId('viewer')
    expect((await failureOf(client.groups.ofUser({ query: { userId: other } }))).status).toBe(403)
  })
})
