import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { userReplies } from '@sitewright/domain/users/messages'
import { atOnce as startAtOnce } from '../../../test/at-once'
import { miscounted } from '../../../test/miscounted'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'
import { filledIn } from '../../../../../tests/support/user-world'
import { addOnId } from '../../db/demo/add-ons'
import { groupUsers, userGroups, users } from '../../db/schema'

let two: TwoGateways
let admins: readonly [Client, Client]
let supers: readonly [Client, Client]
beforeAll(async () => {
  two = await startTwoGateways()
  admins = await two.clientsAs('customer.admin')
  supers = await two.clientsAs('super.admin')
})
afterAll(() => two.close())

/** Every second call goes to the second gateway. */
const oneOf = (clients: readonly [Client, Client], index: number): Client => (index % 2 === 0 ? clients[0] : clients[1])

const PRESERVATION = addOnId('PRS')

async function newUsers(prefix: string, count: number): Promise<{ userId: number; userName: string }[]> {
  return two.db.orm
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        userName: `${prefix}.${index}`,
        firstName: 'Racer',
        lastName: String(index),
        email: `${prefix}.${index}@example.com`,
        licenseId: 1,
        createDate: 1,
      })),
    )
    .returning({ userId: users.userId, userName: users.userName })
}

const seats = async () =>
  (
    await two.db.execute<{ max_users: number; held: number }>(sql`
      select max_users, (
        select count(distinct user_id)::int from (
          select user_id from user_add_on where add_on_id = ${PRESERVATION}::int
          union select user_id from user_group_add_on join user_group_user using (user_group_id) where add_on_id = ${PRESERVATION}::int
        ) holder join app_user using (user_id) where license_id = 1
      ) as held
      from license_add_on where license_id = 1 and add_on_id = ${PRESERVATION}::int`)
  ).rows[0]

const outcomeOf = (promise: Promise<{ readonly status: number }>): Promise<string | number> =>
  promise.then(
    ({ status }) => status,
    (error: unknown) => {
      if (error instanceof Problem) return error.status >= 500 ? `${error.status}: ${error.message}` : error.message
      throw error
    },
  )

/** Lets calls run into each other: nobody can write to a table until all wait for that, or for a call that does. */
const atOnce = <T>(start: () => Promise<T>[], table = 'user_add_on'): Promise<T[]> =>
  startAtOnce(two, sql`lock table ${sql.identifier(table)} in share row exclusive mode`, start)

const sorted = (outcomes: readonly (string | number)[]): string[] => outcomes.map(String).toSorted()
const times = <T>(count: number, outcome: T): T[] => Array.from({ length: count }, () => outcome)

const refusal = addOnMessages.limitReached('Preservation')

it('of 50 who are given the last seat at the same time, by two gateways, one gets it [USER-69, USER-70]', async () => {
  expect(await seats()).toMatchObject({ max_users: (await seats())!.held + 1 })
  const people = await newUsers('seat', 50)
  const outcomes = await atOnce(() =>
    people.map(({ userName }, index) =>
      outcomeOf(oneOf(admins, index).users.saveAddOns({ params: { username: userName }, body: [PRESERVATION] })),
    ),
  )
  expect(sorted(outcomes)).toEqual(sorted([200, ...times(49, refusal)]))
  const { max_users: max, held } = (await seats())!
  expect(held).toBe(max)
})

it('of 50 copies of who holds it, made by two gateways at the same time, as many get it as there are seats [USER-69, API-114]', async () => {
  const { rows } = await two.db.execute<{ user_name: string }>(
    sql`select user_name from app_user join user_add_on using (user_id) where license_id = 1 and add_on_id = ${PRESERVATION}::int and vendors = '[]' order by user_id desc limit 1`,
  )
  await two.db.execute(
    sql`update license_add_on set max_users = max_users + 7 where license_id = 1 and add_on_id = ${PRESERVATION}::int`,
  )
  await two.db.execute(sql`update license set max_users = -1 where license_id = 1`)
  const original = rows[0]!.user_name
  const outcomes = await atOnce(() =>
    Array.from({ length: 50 }, (_, index) =>
      outcomeOf(
        oneOf(supers, index).users.copy({ params: { username: original, copy: `copy.${index}` }, body: filledIn() }),
      ),
    ),
  )
  expect(sorted(outcomes)).toEqual(sorted([...times(7, 200), ...times(43, 210)]))
  const { max_users: max, held } = (await seats())!
  expect(held).toBe(max)
})

it('of 50 users created at the same time by two gateways, as many get into the license as it has seats [USER-127]', async () => {
  const { rows } = await two.db.execute<{ users: number }>(
    sql`update license set max_users = (select user_count + 3 from license_count where license_id = 1) where license_id = 1 returning max_users as users`,
  )
  const outcomes = await atOnce(
    () =>
      Array.from({ length: 50 }, (_, index) =>
        outcomeOf(oneOf(admins, index).users.create({ params: { username: `new.${index}` }, body: filledIn() })),
      ),
    'app_user',
  )
  expect(sorted(outcomes)).toEqual(sorted([...times(3, 200), ...times(47, userReplies.userLimitReached)]))
  expect(await two.db.orm.$count(users, eq(users.licenseId, 1))).toBe(rows[0]?.users)
  expect(await miscounted(two.db)).toEqual([])
  await two.db.execute(sql`update license set max_users = -1 where license_id = 1`)
})

it('of 50 users of one name, made by two gateways at the same time, one is made', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      outcomeOf(
        oneOf(admins, index).users.create({
          params: { username: index % 3 === 0 ? 'One.Name' : 'one.name' },
          body: filledIn(),
        }),
      ),
    ),
  )
  expect(sorted(outcomes)).toEqual(sorted([200, ...times(49, 'This username is taken.')]))
})

it('saves of every kind at the same time, over the same people and products, wait for each other and never fail', async () => {
  const people = await newUsers('mixed', 12)
  const [group] = await two.db.orm.insert(userGroups).values({ licenseId: 1, name: 'Mixed' }).returning()
  await two.db.orm.insert(groupUsers).values({ ownerId: group!.userGroupId, itemId: people[0]!.userId })
  const userGroupId = group!.userGroupId
  const some = ['TE', 'MC', 'CON', 'DOC', 'SNS', 'MUS'] as const
  const calls = Array.from({ length: 120 }, (_, index) => {
    const client = oneOf(supers, index)
    const person = people[index % people.length]!
    const params = { username: person.userName }
    const addOnIds = some.slice(index % 4, (index % 4) + 3).map(addOnId)
    switch (index % 6) {
      case 0:
        return client.users.saveAddOns({ params, body: addOnIds.toReversed() })
      case 1:
        return client.groups.saveAddOns({ body: { userGroupId, addOnIds } })
      case 2:
        return client.groups.assign({
          body: { [String(userGroupId)]: people.slice(index % 7).map(({ userId }) => userId) },
        })
      case 3:
        return client.users.copy({ params: { ...params, copy: `mixed.copy.${index}` }, body: filledIn() })
      case 4:
        return client.users.save({ params, body: filledIn({ licenseId: (index % 4) + 1, comment: `${index}` }) })
      default:
        return client.users.saveRoles({ params: { userId: person.userId }, body: [] })
    }
  })
  const outcomes = await Promise.all(calls.map(outcomeOf))
  expect(outcomes.filter((outcome) => String(outcome).startsWith('5'))).toEqual([])
  expect(two.output()).not.toMatch(/deadlock/i)
  expect(await miscounted(two.db)).toEqual([])
})
