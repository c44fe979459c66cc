import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { userReplies } from '@sitewright/domain/users/messages'
import { filledIn } from '../../../../../tests/support/user-world'
import { atOnce } from '../../../test/at-once'
import { miscounted } from '../../../test/miscounted'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'
import { addOnId } from '../../db/demo/add-ons'
import { groupAddOns, licenseAddOns, licenses, userAddOns, userGroups, users } from '../../db/schema'

const PRESERVATION = addOnId('PRS')

let two: TwoGateways
let admins: readonly [Client, Client]
let supers: readonly [Client, Client]

/** How many users of license 1 have Preservation, as text of a query. */
const HOLDERS = `select count(*)::int from app_user where license_id = 1 and user_id in (
  select user_id from user_add_on where add_on_id = ${PRESERVATION}
  union all select user_id from user_group_user join user_group_add_on using (user_group_id) where add_on_id = ${PRESERVATION})`

/**
 * Writes down each commit that exceeds the limit as it is at that moment: a deferred trigger runs at the commit, with what others have committed until then. A trigger of the
 * test, so that it does not trust the locks that it tests.
 */
async function watchLimits(): Promise<void> {
  await two.db.execute(sql`create table over_limit (what text, used int, max_users int)`)
  const watch = async (table: string, used: string, limit: string): Promise<void> => {
    await two.db.execute(
      sql.raw(`create function watch_${table}() returns trigger language plpgsql as $$
        declare used int := (${used}); allowed int := (${limit});
        begin
          if allowed >= 0 and used > allowed then insert into over_limit values ('${table}', used, allowed); end if;
          return null;
        end $$`),
    )
    await two.db.execute(
      sql.raw(`create constraint trigger watch after insert on ${table} deferrable initially deferred
        for each row execute function watch_${table}()`),
    )
  }
  const seats = `select max_users from license_add_on where license_id = 1 and add_on_id = ${PRESERVATION}`
  await watch('user_add_on', HOLDERS, seats)
  await watch('user_group_user', HOLDERS, seats)
  await watch(
    'app_user',
    'select count(*)::int from app_user where license_id = 1',
    'select max_users from license where license_id = 1',
  )
}

beforeAll(async () => {
  two = await startTwoGateways()
  admins = await two.clientsAs('customer.admin')
  supers = await two.clientsAs('super.admin')
  await watchLimits()
})
beforeEach(async () => {
  await two.db.execute(sql`truncate over_limit`)
})
afterAll(() => two.close())

/** Every second call goes to the second gateway. */
const oneOf = (clients: readonly [Client, Client], index: number): Client => (index % 2 === 0 ? clients[0] : clients[1])

const violations = async () => (await two.db.execute(sql`select * from over_limit`)).rows
const holders = async () => (await two.db.execute<{ count: number }>(sql.raw(HOLDERS))).rows[0]?.count ?? -1
const setLimit = (maxUsers: number) =>
  two.db.orm
    .update(licenseAddOns)
    .set({ maxUsers })
    .where(and(eq(licenseAddOns.licenseId, 1), eq(licenseAddOns.addOnId, PRESERVATION)))

let made = 0
async function newUsers(count: number): Promise<{ userId: number; userName: string }[]> {
  made += 1
  await two.db.orm.update(licenses).set({ maxUsers: -1 }).where(eq(licenses.licenseId, 1))
  return two.db.orm
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        userName: `limit.${made}.${index}`,
        firstName: 'Racer',
        lastName: String(index),
        email: `limit.${made}.${index}@example.com`,
        licenseId: 1,
        createDate: 1,
      })),
    )
    .returning({ userId: users.userId, userName: users.userName })
}

const outcomeOf = (promise: Promise<{ readonly status: number }>): Promise<string> =>
  promise.then(
    ({ status }) => String(status),
    (error: unknown) => {
      if (error instanceof Problem) return error.status >= 500 ? `${error.status}: ${error.message}` : error.message
      throw error
    },
  )
const tally = (outcomes: readonly string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((text) => [text, outcomes.filter((other) => other === text).length]))

const FULL = addOnMessages.limitReached('Preservation')
const SAVED = 'limit saved'
/** Lowers the limit of Preservation, as a save that names it among others, in the reverse order of their ids. */
const lower = (client: Client, maxUsers: number): Promise<string> =>
  client.licenses
    .saveAddOns({
      params: { licenseId: 1 },
      body: [
        { addOnId: PRESERVATION, maxUsers },
        { addOnId: addOnId('TE'), maxUsers: 200 + maxUsers },
        { addOnId: addOnId('MC'), maxUsers: 300 + maxUsers },
      ].toSorted((one, other) => other.addOnId - one.addOnId),
    })
    .then(() => SAVED, String)

const SEATS = sql`select from license_add_on where license_id = 1 and add_on_id = ${PRESERVATION}::int for update`
const LICENSE = sql`select from license where license_id = 1 for update`

/** Puts a call at a position among others. */
const insertAt = <T>(items: readonly T[], position: number, item: T): T[] => [
  ...items.slice(0, position),
  item,
  ...items.slice(position),
]

describe('the watch of these tests', () => {
  it('sees an assignment that commits beyond the limit', async () => {
    const [user] = await newUsers(1)
    await setLimit(await holders())
    await two.db.orm.insert(userAddOns).values({ ownerId: user!.userId, itemId: PRESERVATION })
    expect(await violations()).toHaveLength(1)
    await two.db.orm.delete(userAddOns).where(eq(userAddOns.ownerId, user!.userId))
  })
})

describe('50 assignments around the last seat of a product license', () => {
  it.each([0, 1, 12, 30])(
    'never exceed a limit that is lowered as call number %i, by two gateways [USER-69, USER-70]',
    async (position) => {
      const people = await newUsers(50)
      const used = await holders()
      await setLimit(used + 1)
      const outcomes = await atOnce(two, SEATS, () =>
        insertAt(
          people.map(
            ({ userName }, index) =>
              () =>
                outcomeOf(
                  oneOf(admins, index).users.saveAddOns({ params: { username: userName }, body: [PRESERVATION] }),
                ),
          ),
          position,
          () => lower(oneOf(supers, position), used),
        ).map((start) => start()),
      )
      const { [SAVED]: saved, '200': done = 0, [FULL]: full = 0, ...others } = tally(outcomes)
      expect([saved, done + full, others]).toEqual([1, 50, {}])
      expect(done).toBeLessThanOrEqual(1)
      expect(await violations()).toEqual([])
      expect(await holders()).toBe(used + done)
    },
  )

  it('through user groups never exceed a limit that is lowered and raised meanwhile [GROUP-19, GROUP-42]', async () => {
    const people = await newUsers(50)
    const groups = await two.db.orm
      .insert(userGroups)
      .values(Array.from({ length: 5 }, (_, index) => ({ licenseId: 1, name: `Limit ${index}` })))
      .returning()
    await two.db.orm
      .insert(groupAddOns)
      .values(groups.map(({ userGroupId }) => ({ ownerId: userGroupId, itemId: PRESERVATION })))
    const used = await holders()
    await setLimit(used + 1)
    const assignments = people.map(({ userId }, index) => () => {
      const { userGroupId } = groups[index % groups.length]!
      return outcomeOf(oneOf(admins, index).groups.assign({ body: { [String(userGroupId)]: [userId] } }))
    })
    const withLowering = insertAt(assignments, 5, () => lower(supers[0], used))
    const withRaising = insertAt(withLowering, 25, () => lower(supers[1], used + 3))
    const outcomes = await atOnce(two, SEATS, () => withRaising.map((start) => start()))
    const { [SAVED]: saved, '200': done = 0, [FULL]: full = 0, ...others } = tally(outcomes)
    expect([saved, done + full, others]).toEqual([2, 50, {}])
    expect(done).toBeLessThanOrEqual(4)
    expect(await violations()).toEqual([])
  })
})

describe('50 users created around the last seat of a license', () => {
  it.each([0, 10, 30])(
    'never exceed a limit that is lowered as call number %i, by two gateways [USER-127]',
    async (position) => {
      const count = await two.db.orm.$count(users, eq(users.licenseId, 1))
      await two.db.orm
        .update(licenses)
        .set({ maxUsers: count + 1 })
        .where(eq(licenses.licenseId, 1))
      const license = (await supers[0].licenses.list()).body.find(({ licenseId }) => licenseId === 1)!
      const outcomes = await atOnce(two, LICENSE, () =>
        insertAt(
          Array.from(
            { length: 50 },
            (_, index) => () =>
              outcomeOf(
                oneOf(admins, index).users.create({
                  params: { username: `created.${position}.${index}` },
                  body: filledIn(),
                }),
              ),
          ),
          position,
          () =>
            oneOf(supers, position)
              .licenses.save({ params: { licenseId: 1 }, body: { ...license, maxUsers: count } })
              .then(() => SAVED, String),
        ).map((start) => start()),
      )
      const { [SAVED]: saved, '200': done = 0, [userReplies.userLimitReached]: full = 0, ...others } = tally(outcomes)
      expect([saved, done + full, others]).toEqual([1, 50, {}])
      expect(done).toBeLessThanOrEqual(1)
      expect(await violations()).toEqual([])
      expect(await miscounted(two.db)).toEqual([])
    },
  )
})

describe('saves of a license', () => {
  it('at the same time as assignments, moves, copies and new users never wait for each other for ever', async () => {
    const people = await newUsers(12)
    const [group] = await two.db.orm.insert(userGroups).values({ licenseId: 1, name: 'Mixed limits' }).returning()
    const userGroupId = group!.userGroupId
    const some = ['TE', 'MC', 'CON', 'DOC', 'SNS', 'MUS', 'PRS'] as const
    const license = (await supers[0].licenses.list()).body.find(({ licenseId }) => licenseId === 1)!
    const { version: _version, ...values } = license
    const calls = Array.from({ length: 160 }, (_, index) => {
      const client = oneOf(supers, index)
      const person = people[index % people.length]!
      const params = { username: person.userName }
      const addOnIds = some.slice(index % 4, (index % 4) + 3).map(addOnId)
      switch (index % 8) {
        case 0:
          return client.licenses.saveAddOns({
            params: { licenseId: 1 },
            body: addOnIds.toReversed().map((id) => ({ addOnId: id, maxUsers: 100 + (index % 3) * 50 })),
          })
        case 1:
          return client.licenses.save({ params: { licenseId: 1 }, body: { ...values, maxUsers: 400 + index } })
        case 2:
          return client.integrations.saveOfLicense({ params: { licenseId: 1 }, body: index % 16 === 2 ? [1] : [2, 1] })
        case 3:
          return client.users.saveAddOns({ params, body: addOnIds.toReversed() })
        case 4:
          return client.groups.saveAddOns({ body: { userGroupId, addOnIds } })
        case 5:
          return client.groups.assign({ body: { [String(userGroupId)]: people.map(({ userId }) => userId) } })
        case 6:
          return client.users.copy({ params: { ...params, copy: `limits.copy.${index}` }, body: filledIn() })
        default:
          return client.users.save({ params, body: filledIn({ licenseId: (index % 2) + 1, comment: `${index}` }) })
      }
    })
    const outcomes = await Promise.all(calls.map(outcomeOf))
    expect(outcomes.filter((outcome) => outcome.startsWith('5'))).toEqual([])
    expect(outcomes.filter((_, index) => index % 8 < 3).every((outcome) => outcome === '200')).toBe(true)
    expect(two.output()).not.toMatch(/deadlock/i)
    expect(await miscounted(two.db)).toEqual([])
  })
})
