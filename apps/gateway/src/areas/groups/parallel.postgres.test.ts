import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import { openGroupWorld, type GroupWorld } from '../../../../../tests/support/group-world'
import { runChild, type Child } from '../../../test/child-process'
import { clientAt } from '../../../test/client-at'
import { addOnId } from '../../db/demo/add-ons'
import { licenseAddOns } from '../../db/schema'

/** Two gateways on one database: this process, and one of its own. */
let world: GroupWorld
let second: Child
let clients: [Client, Client]

beforeAll(async () => {
  world = await openGroupWorld()
  second = runChild('src/main.ts', [], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...world.db.environment,
  })
  const [, address = ''] = await second.printed(/is ready: (http:\S+?)\/?\s/, 50_000)
  const token = await world.gateway.tokenOf('customer.admin')
  clients = [world.admin, clientAt(address, token)]
})
afterAll(async () => {
  await second.kill()
  await world.close()
})

/** Runs calls at the same time, by turns on each gateway. @returns 'done', or the sentence of each refusal */
const atOnce = <T>(items: readonly T[], call: (client: Client, item: T) => Promise<unknown>): Promise<string[]> =>
  Promise.all(
    items.map((item, index) =>
      call(clients[index % 2 === 0 ? 0 : 1], item).then(
        () => 'done',
        (error: unknown) => {
          if (error instanceof Problem) return `${error.status} ${error.message}`
          throw error
        },
      ),
    ),
  )
const tally = (outcomes: readonly string[]) =>
  Object.fromEntries([...new Set(outcomes)].map((text) => [text, outcomes.filter((other) => other === text).length]))

const made = async (count: number, make: () => Promise<number>): Promise<number[]> => {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) ids.push(await make())
  return ids
}

const TAKEN = '400 User Group Name already exists.'
const FULL =
  '400 Product licenses not added as the limit for some product licenses will be exceeded. Please check the following: Preservation'

/** Exactly so many seats of Preservation are free. */
const leaveSeats = async (free: number) => {
  const held = await holders()
  await world.db.orm
    .update(licenseAddOns)
    .set({ maxUsers: held + free })
    .where(and(eq(licenseAddOns.licenseId, 1), eq(licenseAddOns.addOnId, addOnId('PRS'))))
}
const holders = async () => {
  const { body } = await world.admin.licenses.addOns({ params: { licenseId: 1 } })
  return body.find((addOn) => addOn.shortName === 'PRS')?.numUsers ?? -1
}

const namesOf = async () => {
  const { body } = await world.admin.users.list({ query: { search: 'made.user.' } })
  return (userId: number) => body.find((user) => user.userId === userId)?.userName ?? ''
}

describe('at the same time on two gateways', () => {
  it('of 50 renames of different groups to one name one is done [GROUP-33]', async () => {
    const ids = await made(50, () => world.newGroup())
    const outcomes = await atOnce(ids, (client, userGroupId) =>
      client.groups.saveDetails({ body: { userGroupId, name: 'The one', licenseId: 1, version: 1 } }),
    )
    expect(tally(outcomes)).toEqual({ done: 1, [TAKEN]: 49 })
    const { body } = await world.admin.groups.list({ query: { search: 'The one' } })
    expect(body).toMatchObject([{ userGroupId: ids[outcomes.indexOf('done')], version: 2 }])
  })

  it('of 50 new groups of one name, in any case, one is made [GROUP-33, GROUP-34]', async () => {
    const outcomes = await atOnce(
      Array.from({ length: 50 }, (_, index) => index),
      (client, index) =>
        client.groups.create({ body: { LicenseId: 1, Name: index % 3 === 0 ? 'Only this' : 'ONLY this' } }),
    )
    expect(tally(outcomes)).toEqual({ done: 1, [TAKEN]: 49 })
  })

  it('of 50 users assigned to a group whose product license has one seat left one comes in [GROUP-42]', async () => {
    await leaveSeats(1)
    const before = await holders()
    const id = await world.newGroup({ addOns: ['PRS'] })
    const userIds = await made(50, () => world.newUser())
    const outcomes = await atOnce(userIds, (client, userId) => client.groups.assign({ body: { [id]: [userId] } }))
    expect(tally(outcomes)).toEqual({ done: 1, [FULL]: 49 })
    expect((await world.read(id)).userIds).toEqual([userIds[outcomes.indexOf('done')]])
    expect(await holders()).toBe(before + 1)
  })

  it('of 50 groups that are given a product license with one seat left one gets it [GROUP-19, GROUP-20]', async () => {
    await leaveSeats(1)
    const ids = await made(50, async () => world.newGroup({ users: [await world.newUser()] }))
    const outcomes = await atOnce(ids, (client, userGroupId) =>
      client.groups.saveAddOns({ body: { userGroupId, addOnIds: [addOnId('PRS')] } }),
    )
    expect(tally(outcomes)).toEqual({ done: 1, [FULL]: 49 })
  })

  it('a rename and a save of users of one group both stand', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await world.newGroup()
      const userId = await world.newUser()
      const { body: group, etag = '' } = await world.admin.groups.one({ params: { id } })
      const { licenseId, version } = group
      const outcomes = await atOnce(['name', 'users'], (client, what) =>
        what === 'name'
          ? client.groups.saveDetails({ body: { userGroupId: id, name: `Round ${round}`, licenseId, version } })
          : client.groups.saveUsers({ query: { userGroupId: id }, body: [userId] }, { ifMatch: etag }),
      )
      expect(outcomes).toEqual(['done', 'done'])
      expect(await world.read(id)).toMatchObject({ name: `Round ${round}`, userIds: [userId], version: version + 1 })
    }
  })

  it('of two renames, and of two saves of users, that start from the same state one gets a conflict', async () => {
    const id = await world.newGroup()
    const { body: group, etag = '' } = await world.admin.groups.one({ params: { id } })
    const { licenseId, version } = group
    const CONFLICT = '409 Someone else changed this user group while you were editing.'
    const renames = await atOnce(['Left', 'Right'], (client, name) =>
      client.groups.saveDetails({ body: { userGroupId: id, name, licenseId, version } }),
    )
    expect(tally(renames)).toEqual({ done: 1, [CONFLICT]: 1 })
    const userIds = await made(2, () => world.newUser())
    const saves = await atOnce(userIds, (client, userId) =>
      client.groups.saveUsers({ query: { userGroupId: id }, body: [userId] }, { ifMatch: etag }),
    )
    expect(tally(saves)).toEqual({ done: 1, [CONFLICT]: 1 })
    expect((await world.read(id)).userIds).toEqual([userIds[saves.indexOf('done')]])
  })

  it('users who are assigned a product license directly and by a group get both, without a deadlock', async () => {
    await leaveSeats(40)
    const groupIds = await made(8, () => world.newGroup({ addOns: ['PRS'] }))
    const userIds = await made(40, () => world.newUser())
    const nameOf = await namesOf()
    const both = userIds.flatMap((userId) => [
      { userId, isOwn: true },
      { userId, isOwn: false },
    ])
    const outcomes = await atOnce(both, (client, { userId, isOwn }) =>
      isOwn
        ? client.users.saveAddOns({ params: { username: nameOf(userId) }, body: [addOnId('PRS')] })
        : client.groups.assign({ body: { [groupIds[userId % 8] ?? 0]: [userId] } }),
    )
    expect(tally(outcomes)).toEqual({ done: 80 })
  })

  it('assignments, saves of groups and saves of users never wait for each other for ever, and no seat is taken twice', async () => {
    await leaveSeats(7)
    const limit = (await holders()) + 7
    const groupIds = await made(4, () => world.newGroup({ addOns: ['PRS'] }))
    const userIds = await made(12, () => world.newUser())
    const nameOf = await namesOf()
    const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!
    const outcomes = await atOnce(
      Array.from({ length: 120 }, (_, index) => index),
      (client, index) => {
        const [group, other, user] = [at(groupIds, index), at(groupIds, index + 1), at(userIds, index * 7)]
        switch (index % 6) {
          case 0:
            return client.groups.assign({ body: { [other]: [user, at(userIds, index + 5)], [group]: [user] } })
          case 1:
            return client.groups.unassign({ body: { [group]: [user], [other]: [user] } })
          case 2:
            return client.groups.saveUsers({ query: { userGroupId: group }, body: [user, at(userIds, index + 3)] })
          case 3:
            return client.groups.saveAddOns({
              body: { userGroupId: group, addOnIds: index % 4 === 1 ? [] : [addOnId('MC'), addOnId('PRS')] },
            })
          case 4:
            return client.users.saveAddOns({
              params: { username: nameOf(user) },
              body: index % 4 === 0 ? [] : [addOnId('PRS'), addOnId('MC')],
            })
          default:
            return client.groups.saveProjects({ body: { userGroupId: other, projectIds: [2, 3] } })
        }
      },
    )
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== FULL)).toEqual([])
    expect(await holders()).toBeLessThanOrEqual(limit)
    const { rows } = await world.db.execute(sql`
      select user_id from user_group_user join user_group g using (user_group_id) join app_user u using (user_id)
      where u.license_id <> g.license_id`)
    expect(rows).toEqual([])
  })

  it('concurrent calls never give a user both kinds of product licenses [USER-128]', async () => {
    await world.db.orm
      .update(licenseAddOns)
      .set({ maxUsers: -1 })
      .where(eq(licenseAddOns.addOnId, addOnId('VND')))
    const vendors = await world.newGroup({ addOns: ['VND'] })
    const userIds = await made(40, () => world.newUser())
    const nameOf = await namesOf()
    // Each group gets a vendor product license while its user gets one of the other kind, directly or through a second group.
    const pairs = await Promise.all(
      userIds.map(async (userId, index) => ({
        userId,
        index,
        group: await world.newGroup({ users: index % 2 === 0 ? [userId] : [] }),
        standard: await world.newGroup({ addOns: ['TE'] }),
      })),
    )
    const vendor = (client: Client, { userId, index, group }: (typeof pairs)[number]) =>
      index % 2 === 0
        ? client.groups.saveAddOns({ body: { userGroupId: group, addOnIds: [addOnId('VND')] } })
        : client.groups.assign({ body: { [vendors]: [userId] } })
    const other = (client: Client, { userId, index, standard }: (typeof pairs)[number]) =>
      index % 4 < 2
        ? client.users.saveAddOns({ params: { username: nameOf(userId) }, body: [addOnId('TE')] })
        : client.groups.saveUsers({ query: { userGroupId: standard }, body: [userId] })
    const outcomes = await atOnce(
      // Alternates gateways and order, so that each kind comes first for some users.
      pairs.flatMap((pair) =>
        pair.index % 3 === 0
          ? ([
              [vendor, pair],
              [other, pair],
            ] as const)
          : ([
              [other, pair],
              [vendor, pair],
            ] as const),
      ),
      (client, [call, pair]) => call(client, pair),
    )
    const refusals = userIds.map((userId) => `400 ${addOnMessages.bothKindsOf([nameOf(userId)])}`)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(40)
    expect(outcomes.filter((outcome) => outcome !== 'done').toSorted()).toEqual(refusals.toSorted())
    const { rows } = await world.db.execute(sql`
      select user_id from (
        select user_id, add_on_id from user_add_on
        union select user_id, add_on_id from user_group_user join user_group_add_on using (user_group_id)) holder
        join add_on using (add_on_id)
      group by user_id having count(distinct category = 'VENDOR') > 1`)
    expect(rows).toEqual([])
  })
})
