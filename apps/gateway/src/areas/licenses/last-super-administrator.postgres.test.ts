import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { grantReplies } from '@sitewright/domain/shared/grant-messages'
import { Problem } from '@sitewright/domain/shared/problem'
import type { UserSave } from '@sitewright/domain/users/model'
import { atOnce } from '../../../test/at-once'
import { startTwoGateways, type TwoGateways } from '../../../test/two-gateways'
import { groupRoles, groupUsers, licenses, roles, userGroups, userRoles, users } from '../../db/schema'

const DAY_MS = 24 * 60 * 60_000
const REFUSED = grantReplies.lastSuperAdministrator

let two: TwoGateways
let first: Client
let second: Client
let allLicenses: number
beforeAll(async () => {
  two = await startTwoGateways()
  // Each of the two super-administrators of the demo world at a gateway of their own.
  first = (await two.clientsAs('super.admin'))[0]
  second = (await two.clientsAs('all.licenses'))[1]
  const [role] = await two.db.orm.select().from(roles).where(eq(roles.name, 'ACCESS_ALL_CUSTOMER_LICENCES'))
  allLicenses = role!.roleId
})
afterAll(() => two.close())

const rowOf = async (userName: string) => {
  const [row] = await two.db.orm.select().from(users).where(eq(users.userName, userName))
  return row!
}

/** Both can sign in, until 200 days from now. A deactivated or locked user has no session, so that tests put the sessions back too. */
beforeEach(async () => {
  await two.db.transaction(async (tx) => {
    const expiryDate = Date.now() + 200 * DAY_MS
    await tx.update(licenses).set({ isActive: true, expiryDate }).where(eq(licenses.licenseId, 1))
    for (const userName of ['super.admin', 'all.licenses']) {
      const [user] = await tx
        .update(users)
        .set({ isApproved: true, isLockedOut: false, licenseId: 1, isSsoUser: false })
        .where(eq(users.userName, userName))
        .returning()
      // A test can have taken all roles away.
      await tx.execute(sql`
        insert into user_role select ${user!.userId}::int, role_id from role
        where name in ('ACCESS_ALL_CUSTOMER_LICENCES', 'ACCESS_MY_CUSTOMER_LICENCE', 'ADMINISTER_USER_CREATE_UPDATE', 'ADMINISTER_ROLE')
        on conflict do nothing`)
    }
    await tx.execute(sql`update session set ended_reason = null`)
  })
})

/** 200, or the sentence of the refusal. */
const outcomeOf = (call: Promise<{ readonly status: number }>): Promise<number | string> =>
  call.then(
    ({ status }) => status,
    (error: unknown) => {
      if (error instanceof Problem) return `${error.status} ${error.message}`
      throw error
    },
  )

const refused = `400 ${REFUSED}`

async function saveUser(client: Client, userName: string, change: Partial<UserSave>) {
  const { body } = await client.users.one({ params: { username: userName } })
  return client.users.save({ params: { username: userName }, body: { ...body, ...change } })
}

async function saveLicense(client: Client, change: { isActive?: boolean; expiryDate?: number | null }) {
  const { body } = await client.licenses.list({ query: { licenseId: 1 } })
  return client.licenses.save({ params: { licenseId: 1 }, body: { ...body[0]!, ...change } })
}

async function without(userName: string, client: Client) {
  const { body } = await client.users.one({ params: { username: userName } })
  return client.users.saveRoles({ params: { userId: body.userId }, body: [] })
}

/** Lets two calls reach their commit before either commits. */
const together = (start: () => readonly [Promise<{ readonly status: number }>, Promise<{ readonly status: number }>]) =>
  atOnce(two, sql`select from super_administrator_access for no key update`, () => start().map(outcomeOf), 2)

const canSignIn = async () => (await two.db.execute(sql`select super_administrators_open_until() as until`)).rows[0]

describe('two super-administrators at the same moment', () => {
  it.each<[string, () => readonly [Promise<{ status: number }>, Promise<{ status: number }>]]>([
    [
      'lock each other',
      () => [
        saveUser(first, 'all.licenses', { isLockedOut: true }),
        saveUser(second, 'super.admin', { isLockedOut: true }),
      ],
    ],
    [
      'deactivate and lock each other',
      () => [
        saveUser(first, 'all.licenses', { isApproved: false }),
        saveUser(second, 'super.admin', { isLockedOut: true }),
      ],
    ],
    ['take the role from each other', () => [without('all.licenses', first), without('super.admin', second)]],
  ])('%s, and one of them can still sign in [LIC-86]', async (_, start) => {
    const outcomes = await together(start)
    expect(outcomes.filter((outcome) => outcome === refused)).toHaveLength(1)
    expect(outcomes).toContain(200)
    expect(Number((await canSignIn())?.['until'])).toBeGreaterThan(Date.now() + 30 * DAY_MS)
    expect(two.output()).not.toMatch(/deadlock/i)
  })
})

describe('the license of the last super-administrators', () => {
  it.each<[string, () => { isActive?: boolean; expiryDate?: number | null }]>([
    ['deactivated', () => ({ isActive: false })],
    ['expired', () => ({ expiryDate: Date.now() - DAY_MS })],
    ['made to expire in a second', () => ({ expiryDate: Date.now() + 1000 })],
    ['made to expire in 29 days', () => ({ expiryDate: Date.now() + 29 * DAY_MS })],
  ])('cannot be %s, and nothing is saved [LIC-86]', async (_, change) => {
    const [before] = await two.db.orm.select().from(licenses).where(eq(licenses.licenseId, 1))
    expect(await outcomeOf(saveLicense(first, change()))).toBe(refused)
    expect((await two.db.orm.select().from(licenses).where(eq(licenses.licenseId, 1)))[0]).toEqual(before)
  })

  it('can be made to expire in 31 days, and can be deactivated when another license has a super-administrator [LIC-86]', async () => {
    expect(await outcomeOf(saveLicense(first, { expiryDate: Date.now() + 31 * DAY_MS }))).toBe(200)
    expect(await outcomeOf(saveUser(first, 'all.licenses', { licenseId: 4 }))).toBe(200)
    expect(await outcomeOf(saveLicense(first, { isActive: false }))).toBe(200)
  })

  it('refuses nothing else when its time has passed [LIC-86]', async () => {
    // Time cannot pass in a test, so the row says what it would say then.
    await two.db.execute(sql`alter table license disable trigger license_last_super_administrator`)
    const expiryDate = Date.now() + 10 * DAY_MS
    await two.db.orm.update(licenses).set({ expiryDate }).where(eq(licenses.licenseId, 1))
    await two.db.execute(sql`alter table license enable trigger license_last_super_administrator`)
    await two.db.execute(sql`update super_administrator_access set open_until = ${expiryDate}::bigint`)
    expect(await outcomeOf(saveUser(first, 'all.licenses', { isLockedOut: true }))).toBe(200)
    expect(await outcomeOf(saveLicense(first, { expiryDate: expiryDate - 1000 }))).toBe(refused)
    expect(await outcomeOf(saveLicense(first, { expiryDate: expiryDate + 1000 }))).toBe(200)
  })
})

describe('the last super-administrator', () => {
  /** All but the first one are locked. */
  const lockOthers = async () => {
    expect(await outcomeOf(saveUser(first, 'all.licenses', { isLockedOut: true }))).toBe(200)
  }

  it('cannot be moved to a closed license, and a second one cannot be the only one there [LIC-86]', async () => {
    await lockOthers()
    await two.db.orm.update(users).set({ isLockedOut: false }).where(eq(users.userName, 'all.licenses'))
    const ids = [(await rowOf('super.admin')).userId, (await rowOf('all.licenses')).userId]
    expect(await outcomeOf(saveUser(first, 'all.licenses', { licenseId: 3 }))).toBe(200)
    const failure = two.db.transaction((tx) =>
      tx
        .update(users)
        .set({ licenseId: 3 })
        .where(sql`user_id in (${sql.join(ids, sql`, `)})`),
    )
    await expect(failure).rejects.toMatchObject({ status: 400, message: REFUSED })
  })

  it('stays in the user group that makes them one, and the group keeps the role [LIC-86]', async () => {
    const [group] = await two.db.orm.insert(userGroups).values({ licenseId: 1, name: 'All licenses' }).returning()
    const { userGroupId } = group!
    const member = await rowOf('customer.admin')
    await two.db.orm.insert(groupRoles).values({ ownerId: userGroupId, itemId: allLicenses })
    await two.db.orm.insert(groupUsers).values({ ownerId: userGroupId, itemId: member.userId })
    expect(await outcomeOf(without('all.licenses', first))).toBe(200)
    // From here on, the roles of groups alone make super-administrators.
    const own = await rowOf('super.admin')
    await two.db.orm.delete(userRoles).where(sql`user_id = ${own.userId} and role_id = ${allLicenses}`)
    const [admin] = await two.clientsAs('customer.admin')
    const emptied = await outcomeOf(admin.groups.saveUsers({ query: { userGroupId }, body: [] }))
    const withoutRole = await outcomeOf(admin.groups.saveRoles({ body: { userGroupId, roleIds: [] } }))
    expect([emptied, withoutRole]).toEqual([refused, refused])
    expect(await two.db.orm.$count(groupUsers, eq(groupUsers.ownerId, userGroupId))).toBe(1)
    await two.db.orm.insert(userRoles).values({ ownerId: own.userId, itemId: allLicenses })
    await two.db.orm.delete(userGroups).where(eq(userGroups.userGroupId, userGroupId))
  })

  it('is not one without a password or single sign-on [LIC-86]', async () => {
    const { passwordHash } = await rowOf('all.licenses')
    await two.db.orm.update(users).set({ passwordHash: null }).where(eq(users.userName, 'all.licenses'))
    expect(await outcomeOf(saveLicense(first, {}))).toBe(200)
    const failure = two.db.transaction((tx) =>
      tx.update(users).set({ passwordHash: null }).where(eq(users.userName, 'super.admin')),
    )
    await expect(failure).rejects.toMatchObject({ status: 400, message: REFUSED })
    await two.db.orm.update(users).set({ passwordHash }).where(eq(users.userName, 'all.licenses'))
  })
})

it('only a change of a super-administrator takes the lock [LIC-86]', async () => {
  await two.db.transaction(async (tx) => {
    await tx.execute(sql`select from super_administrator_access for no key update`)
    expect(await outcomeOf(saveUser(first, 'viewer', { isLockedOut: true }))).toBe(200)
    expect(await outcomeOf(saveUser(first, 'viewer', { isLockedOut: false }))).toBe(200)
  })
})
