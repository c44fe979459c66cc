import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import type { Problem } from '@sitewright/domain/shared/problem'
import type { UserCreate } from '@sitewright/domain/users/model'
import { failureOf } from '../../../test/failure'
import { filledIn, openUserWorld, type UserWorld } from '../../../../../tests/support/user-world'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { licenses, users } from '../../db/schema'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const add = (client: Client, username: string, values: Partial<UserCreate> = {}) =>
  client.users.create({ params: { username }, body: filledIn(values) })
const isThere = async (userName: string) =>
  (await world.db.orm.select().from(users).where(eq(users.userName, userName))).length > 0

describe('a new user', () => {
  it('is made of the name and the form, trimmed, without roles or products [USER-42, USER-43, API-53]', async () => {
    const { body, etag } = await add(world.editor, ' Ana.Silva ', { firstName: ' Ana ', comment: 'a\nb' })
    expect(body).toMatchObject({
      ...filledIn({ firstName: 'Ana', comment: 'a\nb' }),
      userName: 'Ana.Silva',
      isSsoInitial: false,
      lastLoginDate: null,
      lastPasswordChangedDate: null,
      addons: [],
      userGroups: [],
      userData: { vendors: [] },
      version: 1,
    })
    expect(etag).toBe('"1"')
    expect(Math.abs((body.createDate ?? 0) - world.gateway.now())).toBeLessThan(60_000)
    expect((await world.admin.users.one({ params: { username: 'ana.silva' } })).body).toEqual(body)
    expect(await world.auditOf(body.userId)).toMatchObject([
      { action: 'users.create', actorUserName: 'user.editor', licenseId: 1, after: { userName: 'Ana.Silva' } },
    ])
  })

  it('has no password and cannot sign in until one is set [USER-125]', async () => {
    await add(world.admin, 'without.password')
    const signedOut = world.gateway.clientWith(undefined)
    for (const password of [DEMO_PASSWORD, ' ', 'null']) {
      const refused = await failureOf(signedOut.session.login({ body: { userName: 'without.password', password } }))
      expect([400, 401]).toContain(refused.status)
    }
    const [row] = await world.db.orm.select().from(users).where(eq(users.userName, 'without.password'))
    expect(row?.passwordHash).toBeNull()
  })

  it('of single sign-on, locked, or of any other choice is stored as it was chosen [USER-31, ROLE-22]', async () => {
    const values = { isSsoUser: true, isApproved: false, isLockedOut: true, twoFactorEnabled: true }
    const { body } = await add(world.editor, 'chosen', values)
    expect(body).toMatchObject(values)
    expect(body.lastLockedOutDate).toBe(body.createDate)
  })

  it.each(['O’Brien "Bo" & Co', 'a/b\\c', 'Ægir?#%&=+', '李小龍', 'x'.repeat(100), "'; drop table app_user; --"])(
    'may be called %s',
    async (username) => {
      const { body } = await add(world.admin, username)
      expect(body.userName).toBe(username)
      expect((await world.admin.users.one({ params: { username } })).body).toEqual(body)
    },
  )
})

describe('a name that nobody can have', () => {
  it.each([
    ['password', 'This username is reserved.'],
    ['Token', 'This username is reserved.'],
    [' USERGROUP ', 'This username is reserved.'],
    [' ', 'Please enter a username.'],
    ['x'.repeat(101), 'Use 100 characters or fewer.'],
    ['x'.repeat(300), 'Use 100 characters or fewer.'],
    ['two\nlines', 'Must be a single line.'],
    ['two\u2028lines', 'Must be a single line.'],
    ['viewer\u200B', 'Remove the invisible characters.'],
    ['\u202Erewiev', 'Remove the invisible characters.'],
    ['\u3164', 'Remove the invisible characters.'],
  ])('is refused by its field: %s [USER-38, USER-126]', async (username, sentence) => {
    const refused = await failureOf(add(world.admin, username))
    expect([refused.status, refused.fields]).toEqual([400, { userName: [sentence] }])
  })

  it('is one that is taken by the same letters, written in another way', async () => {
    const { body } = await add(world.admin, 'A\u030Angstrom')
    expect(body.userName).toBe('\u00C5ngstrom')
    expect(await failureOf(add(world.admin, '\u00C5ngstrom'))).toMatchObject({ message: 'This username is taken.' })
  })

  it('is one that is taken, in any case and in any license; one of another license reads as reserved', async () => {
    for (const [by, username, sentence] of [
      [world.admin, 'viewer', 'This username is taken.'],
      [world.admin, 'VIEWER', 'This username is taken.'],
      [world.admin, ' Harbour.Admin ', 'This username is reserved.'],
      [world.superAdmin, 'harbour.admin', 'This username is taken.'],
    ] as const) {
      expect(await failureOf(add(by, username))).toMatchObject({
        status: 400,
        message: sentence,
        fields: { userName: [sentence] },
      })
    }
  })

  it('of another license can be tried ten times in 15 minutes, and other new users are created meanwhile', async () => {
    const caller = await world.newUser({ addOns: ['MC'], roles: ['ADMINISTER_USER_CREATE_UPDATE'] })
    const login = { body: { userName: caller.userName, password: DEMO_PASSWORD } }
    const { body } = await world.gateway.clientWith(undefined).session.login(login)
    const client = world.gateway.clientWith(body.token)
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await failureOf(add(client, 'harbour.admin'))).status).toBe(400)
    }
    expect((await failureOf(add(client, 'harbour.admin'))).status).toBe(429)
    expect((await add(client, 'free.name')).status).toBe(200)
  })

  it('is the email address of another user; that of another license reads as reserved, and one’s own address is allowed', async () => {
    const emailOf = async (userName: string) =>
      (await world.db.orm.select().from(users).where(eq(users.userName, userName)))[0]!.email
    for (const [by, username, sentence] of [
      [world.admin, await emailOf('viewer'), 'This username is the email address of another user.'],
      [world.admin, (await emailOf('viewer')).toUpperCase(), 'This username is the email address of another user.'],
      [world.admin, await emailOf('harbour.admin'), 'This username is reserved.'],
      [world.superAdmin, await emailOf('harbour.admin'), 'This username is the email address of another user.'],
    ] as const) {
      const refusals = [
        await failureOf(add(by, username)),
        await failureOf(by.users.copy({ params: { username: 'viewer', copy: username }, body: filledIn() })),
      ]
      for (const refused of refusals) {
        expect(refused).toMatchObject({ status: 400, message: sentence, fields: { userName: [sentence] } })
      }
    }
    const own = 'own.address@northgate.example'
    expect((await add(world.admin, own, { email: own })).body.userName).toBe(own)
  })

  it('is also refused as the email address of another user', async () => {
    const named = await add(world.admin, 'mail.as.name@northgate.example', { email: 'first@northgate.example' })
    const { body: other } = await add(world.admin, 'another.mail', { email: 'second@northgate.example' })
    const email = named.body.userName.toUpperCase()
    const save = (by: Client) => by.users.save({ params: { username: other.userName }, body: { ...other, email } })
    const sentence = 'This email address is the username of another user.'
    for (const refused of [
      await failureOf(add(world.admin, 'a.third.mail', { email })),
      await failureOf(save(world.admin)),
    ]) {
      expect(refused).toMatchObject({ status: 400, message: sentence, fields: { email: [sentence] } })
    }
    await world.db.orm.update(users).set({ licenseId: 2 }).where(eq(users.userId, named.body.userId))
    expect(await failureOf(save(world.admin))).toMatchObject({ fields: { email: ['This email address is reserved.'] } })
    // A user's name may be their own address.
    const own = { ...named.body, licenseId: 2, email: named.body.userName }
    const { body } = await world.superAdmin.users.one({ params: { username: named.body.userName } })
    await world.superAdmin.users.save({ params: { username: body.userName }, body: { ...body, email: own.email } })
  })

  it('is assigned once if twenty users are created with it at the same time', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        add(world.admin, index % 2 === 0 ? 'wanted.by.all' : 'Wanted.By.All').then(
          () => 'made',
          ({ status, fields }: Problem) => [status, fields.userName],
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome !== 'made')).toEqual(
      Array.from({ length: 19 }, () => [400, ['This username is taken.']]),
    )
  })
})

describe('a form that is not filled in', () => {
  it('is reported field by field [USER-39, USER-40, USER-41]', async () => {
    const refused = await failureOf(add(world.admin, 'unfilled', { firstName: ' ', lastName: '', email: 'nobody' }))
    expect(refused.fields).toEqual({
      firstName: ['Please enter a first name.'],
      lastName: ['Please enter a last name.'],
      email: ['Please enter a valid email.'],
    })
    expect(await isThere('unfilled')).toBe(false)
  })
})

describe('the license of a new user', () => {
  it('is the own one, unless one works in all: another one answers as none [ROLE-20, ROLE-53, ROLE-54]', async () => {
    const [other, none] = [
      await failureOf(add(world.admin, 'elsewhere', { licenseId: 2 })),
      await failureOf(add(world.admin, 'elsewhere', { licenseId: 999 })),
    ]
    expect(other).toMatchObject({ status: 400, fields: { licenseId: ['No such license.'] } })
    expect([none.status, none.message, none.fields]).toEqual([other.status, other.message, other.fields])
    expect(await failureOf(add(world.superAdmin, 'elsewhere', { licenseId: 2_147_483_648 }))).toMatchObject({
      fields: { licenseId: ['No such license.'] },
    })
    expect((await add(world.superAdmin, 'elsewhere', { licenseId: 2 })).body.licenseId).toBe(2)
  })

  it('that is full rejects new users: of twenty at the same time, one gets the last seat [USER-127]', async () => {
    const { rows } = await world.db.execute<{ held: number }>(
      sql`select count(*)::int as held from app_user where license_id = 4`,
    )
    const change = (maxUsers: number) =>
      world.db.orm.update(licenses).set({ maxUsers }).where(eq(licenses.licenseId, 4))
    await change((rows[0]?.held ?? 0) + 1)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        add(world.superAdmin, `seat.${index}`, { licenseId: 4 }).then(
          () => 'made',
          (error: Problem) => error.message,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'The maximum number of users of the license is reached.'),
      'made',
    ])
    await change(-1)
    expect((await add(world.superAdmin, 'unlimited', { licenseId: 4 })).status).toBe(200)
  })
})
