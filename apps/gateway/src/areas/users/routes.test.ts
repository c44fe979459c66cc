import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { sessionReplies } from '@sitewright/domain/session/messages'
import type { Problem } from '@sitewright/domain/shared/problem'
import { userMessages } from '@sitewright/domain/users/messages'
import type { User, UserSave } from '@sitewright/domain/users/model'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { isAbout } from '../../http/audit-about'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, groupUsers, licenses, userGroups, users } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let superAdmin: Client
let made = 0
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  superAdmin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** A user of license 1 for one test, with the password of the demo accounts. */
const newUser = async (values: Partial<typeof users.$inferInsert> = {}): Promise<User> => {
  made += 1
  const userName = values.userName ?? `made.${made}`
  const [viewer] = await db.orm.select().from(users).where(eq(users.userName, 'viewer'))
  await db.orm.insert(users).values({
    userName,
    firstName: 'Made',
    lastName: 'Up',
    email: `${userName}@example.com`,
    licenseId: 1,
    createDate: 1,
    passwordHash: viewer!.passwordHash,
    ...values,
  })
  return read(userName)
}
const read = async (username: string) => (await superAdmin.users.one({ params: { username } })).body
const save = (client: Client, user: User, changes: Partial<UserSave>, ifMatch?: string) =>
  client.users.save(
    { params: { username: user.userName }, body: { ...user, ...changes } },
    { ...(ifMatch && { ifMatch }) },
  )
const failureOf = (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => Promise.reject(new Error('It was saved.')),
    (error: Problem) => error,
  )
const auditOf = (user: User) =>
  db.orm
    .select()
    .from(audit)
    .where(and(isAbout({ kind: 'user', id: user.userId }), eq(audit.action, 'users.save')))
    .orderBy(desc(audit.auditId))

describe('one user', () => {
  it('is read with its version as ETag, by a name in any case [API-51]', async () => {
    const { body, etag } = await admin.users.one({ params: { username: 'VIEWER' } })
    expect([body.userName, etag]).toEqual(['viewer', `"${body.version}"`])
  })

  it('is oneself for everybody, whatever the roles', async () => {
    const client = await gateway.clientAs('no.roles')
    expect((await client.users.one({ params: { username: 'no.roles' } })).body.userName).toBe('no.roles')
  })

  it('keeps a name that holds what addresses are made of [API-06]', async () => {
    const user = await newUser({ userName: 'Ægir/2 ?#%.test' })
    expect((await admin.users.one({ params: { username: user.userName } })).body).toEqual(user)
  })
})

describe('a save', () => {
  it('writes every field of the form, trimmed, and counts [API-52, USER-42, USER-115]', async () => {
    const user = await newUser()
    const changes = {
      firstName: '  Ana ',
      lastName: 'Silva',
      email: ' ana@example.com ',
      phoneNumber: '1',
      companyName: 'Co',
      position: 'Foreman',
      comment: 'Line 1\nLine 2',
      isSsoUser: true,
      mustUpdatePassword: true,
      twoFactorEnabled: true,
      userData: { vendors: ['Prairie Valve Supply', 'Boreal Pipe and Fittings'] },
    }
    const { body, etag } = await save(admin, user, changes)
    expect(body).toEqual({
      ...user,
      ...changes,
      firstName: 'Ana',
      email: 'ana@example.com',
      version: user.version + 1,
    })
    expect(etag).toBe(`"${user.version + 1}"`)
    expect(await read(user.userName)).toEqual(body)
  })

  it('stores an address with its domain in ASCII [USER-136]', async () => {
    const user = await newUser()
    const { body } = await save(admin, user, { email: 'ana@exämple.com' })
    expect(body).toMatchObject({ email: 'ana@xn--exmple-cua.com' })
  })

  it('accepts the full user object that was fetched, and ignores the fields that it does not save', async () => {
    const user = await newUser()
    const forged = {
      userId: 1,
      userName: 'super.admin',
      createDate: 7,
      lastLoginDate: 7,
      isSsoInitial: true,
      addons: [],
    }
    const { body } = await save(admin, user, { ...forged, comment: 'x' })
    expect(body).toEqual({ ...user, comment: 'x', version: user.version + 1 })
  })

  it('without vendors leaves the vendors', async () => {
    const user = await newUser({ vendors: ['Acme'] })
    const { body } = await save(admin, user, { userData: undefined, comment: 'x' })
    expect(body.userData.vendors).toEqual(['Acme'])
  })

  it('tells every invalid field at once, each with its sentence [USER-39, USER-40, USER-41]', async () => {
    const user = await newUser()
    const wrong = { firstName: ' ', lastName: '', email: 'nobody', phoneNumber: '1'.repeat(51), comment: 'a\0' }
    expect((await failureOf(save(admin, user, wrong))).fields).toEqual({
      comment: ["Contains characters that can't be stored."],
    })
    expect((await failureOf(save(admin, user, { ...wrong, comment: '' }))).fields).toEqual({
      firstName: ['Please enter a first name.'],
      lastName: ['Please enter a last name.'],
      email: ['Please enter a valid email.'],
      phoneNumber: ['Use 50 characters or fewer.'],
    })
    expect(await read(user.userName)).toEqual(user)
  })

  it('by an editor who is no administrator may turn single sign-on on [ROLE-19, ROLE-22, USER-35]', async () => {
    const user = await newUser()
    const editor = await gateway.clientAs('user.editor')
    expect((await save(editor, user, { isSsoUser: true })).body.isSsoUser).toBe(true)
  })

  it('of stored values is not judged', async () => {
    const user = await newUser()
    expect((await save(admin, user, { firstName: ` ${user.firstName}` })).body).toEqual(user)
    expect(await auditOf(user)).toEqual([])
  })
})

describe('a user who administers all licenses', () => {
  it.each([{ isLockedOut: true }, { email: 'other@example.com' }, { twoFactorEnabled: true }])(
    'is not changed by who edits one license alone: %o',
    async (changes) => {
      const target = await read('super.admin')
      expect(target.isAllLicenses).toBe(true)
      expect((await failureOf(save(admin, target, changes))).status).toBe(403)
      expect((await read('super.admin')).version).toBe(target.version)
    },
  )

  it('is changed by who administers all licenses too', async () => {
    const target = await read('super.admin')
    const { body } = await save(superAdmin, target, { position: 'Changed by an equal' })
    expect(body.position).toBe('Changed by an equal')
  })
})

describe('whether the way a user signs in may be changed', () => {
  it.each([
    ['by who holds all its administrative roles', 'customer.admin', true],
    ['by who lacks one of them', 'user.editor', false],
    ['by who administers all licenses', 'super.admin', true],
  ])('is reported before the save: %s [ROLE-53]', async (_, reader, expected) => {
    const client = await gateway.clientAs(reader)
    const { body: user } = await client.users.one({ params: { username: 'two.factor' } })
    expect(user.canChangeSignIn).toBe(expected)
    const tried = save(client, user, { email: `${reader}@example.com` }).then(
      () => true,
      () => false,
    )
    expect(await tried).toBe(expected)
  })
})

describe('the vendors of a user', () => {
  it('are trimmed names, not too long and not too many', async () => {
    const user = await newUser()
    const failed = (vendors: string[]) => failureOf(save(admin, user, { userData: { vendors } }))
    expect((await failed(['x'.repeat(151)])).status).toBe(400)
    expect((await failed(Array.from({ length: 101 }, (_, index) => `Vendor ${index}`))).status).toBe(400)
    const { body } = await save(admin, user, { userData: { vendors: ['  Prairie Valve Supply '] } })
    expect(body.userData.vendors).toEqual(['Prairie Valve Supply'])
  })

  it('must be vendors of the license; others are refused at the field [USER-66]', async () => {
    const user = await newUser({ vendors: ['No longer a vendor'] })
    const saveVendors = (...vendors: string[]) => save(admin, user, { version: undefined, userData: { vendors } })
    for (const name of ['<b>No such vendor</b>', 'prairie valve supply', 'Tidewater Marine Steel']) {
      expect(await failureOf(saveVendors('Prairie Valve Supply', name))).toMatchObject({
        status: 400,
        fields: { 'userData.vendors': ['This license has no such vendor.'] },
      })
    }
    expect((await read(user.userName)).userData.vendors).toEqual(['No longer a vendor'])
    // Stored vendors can stay or be removed.
    const both = ['No longer a vendor', 'Prairie Valve Supply']
    expect((await saveVendors(...both)).body.userData.vendors).toEqual(both)
    expect((await saveVendors('Prairie Valve Supply')).body.userData.vendors).toEqual(['Prairie Valve Supply'])
    expect((await failureOf(saveVendors(...both))).status).toBe(400)
  })

  it('are removed by a move to another license, which can name its own vendors [USER-66]', async () => {
    const move = (user: User, vendors?: string[]) =>
      save(superAdmin, user, { licenseId: 2, userData: vendors && { vendors } })
    const vendors = ['Prairie Valve Supply']
    expect((await move(await newUser({ vendors }))).body.userData.vendors).toEqual([])
    expect((await move(await newUser({ vendors }), vendors)).body.userData.vendors).toEqual([])
    const own = ['Tidewater Marine Steel']
    expect((await move(await newUser({ vendors }), own)).body.userData.vendors).toEqual(own)
    const refused = await failureOf(move(await newUser({ vendors }), ['Boreal Pipe and Fittings']))
    expect(refused.fields).toEqual({ 'userData.vendors': ['This license has no such vendor.'] })
  })

  it('of a license that the caller does not work in are not revealed', async () => {
    const user = await newUser()
    const refused = await failureOf(
      save(admin, user, { licenseId: 2, userData: { vendors: ['Tidewater Marine Steel'] } }),
    )
    expect(refused.fields).toEqual({ licenseId: ['No such license.'] })
    const other = await failureOf(save(admin, user, { licenseId: 2, userData: { vendors: ['None at all'] } }))
    expect(other.fields).toEqual(refused.fields)
  })
})

describe('two saves', () => {
  it.each([
    ['in the body', { version: true, ifMatch: false }],
    ['as If-Match', { version: false, ifMatch: true }],
  ])('of the same version, sent in %s: the second gets the stored value', async (_, { version, ifMatch }) => {
    const user = await newUser()
    const { body: first } = await save(admin, user, { firstName: 'First' })
    const changes = { firstName: 'Second', ...(version ? {} : { version: undefined }) }
    const refused = await failureOf(save(admin, user, changes, ifMatch ? `"${user.version}"` : undefined))
    expect(refused).toMatchObject({
      status: 409,
      kind: 'conflict',
      message: 'Someone else changed this user while you were editing.',
      current: first,
    })
    expect(await read(user.userName)).toEqual(first)
  })

  it('at the same time: of twenty exactly one is kept, the others learn of it', async () => {
    const user = await newUser()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(admin, user, { firstName: `Racer ${index}` }).then(
          ({ body }) => body.firstName,
          (error: Problem) => error.status,
        ),
      ),
    )
    const kept = outcomes.filter((outcome) => typeof outcome === 'string')
    expect([kept.length, outcomes.filter((outcome) => outcome === 409).length]).toEqual([1, 19])
    expect(await read(user.userName)).toMatchObject({ firstName: kept[0], version: user.version + 1 })
    expect(await auditOf(user)).toHaveLength(1)
  })

  it('without a version: the last one is kept', async () => {
    const user = await newUser()
    await save(admin, user, { firstName: 'First', version: undefined })
    expect((await save(admin, user, { firstName: 'Second', version: undefined })).body.firstName).toBe('Second')
  })
})

describe('shutting a user out', () => {
  it.each([
    ['locking', { isLockedOut: true }, { isLockedOut: false }, sessionReplies.endedByLock],
    ['deactivating', { isApproved: false }, { isApproved: true }, sessionReplies.endedByDeactivation],
  ])('by %s ends every session, and letting in again opens none of them [ERR-98]', async (_, shut, open, reason) => {
    const user = await newUser()
    const body = { userName: user.userName, password: DEMO_PASSWORD }
    const signedOut = await gateway.clientAs()
    const tokens = await Promise.all([1, 2].map(async () => (await signedOut.session.login({ body })).body.token))
    const current = await read(user.userName)
    const { body: shutUser } = await save(admin, current, shut)
    for (const token of tokens) {
      expect(await failureOf(gateway.clientWith(token).session.roles())).toMatchObject({ status: 412, message: reason })
    }
    await save(admin, shutUser, open)
    expect(await failureOf(gateway.clientWith(tokens[0]).session.roles())).toMatchObject({
      status: 412,
      message: reason,
    })
    expect((await signedOut.session.login({ body })).status).toBe(200)
  })

  it('notes when it was locked, and keeps that when it is opened [USER-116]', async () => {
    const user = await newUser()
    const { body: locked } = await save(admin, user, { isLockedOut: true })
    expect(Math.abs((locked.lastLockedOutDate ?? 0) - gateway.now())).toBeLessThan(60_000)
    const { body: still } = await save(admin, locked, { comment: 'x' })
    const { body: open } = await save(admin, still, { isLockedOut: false })
    expect([still.lastLockedOutDate, open.lastLockedOutDate]).toEqual([
      locked.lastLockedOutDate,
      locked.lastLockedOutDate,
    ])
  })

  it.each([
    ['lock', { isLockedOut: true }, 'isLockedOut', "You can't lock your own account."],
    ['deactivate', { isApproved: false }, 'isApproved', "You can't deactivate your own account."],
    ['turn to single sign-on', { isSsoUser: true }, 'isSsoUser', userMessages.ownShutdown],
    ['ask for a new password of', { mustUpdatePassword: true }, 'mustUpdatePassword', userMessages.ownShutdown],
  ])('is not done to oneself: nobody can %s the own account [AUTH-119]', async (_, changes, field, sentence) => {
    const self = await read('customer.admin')
    expect(await failureOf(save(admin, self, changes))).toMatchObject({
      status: 400,
      message: sentence,
      fields: { [field]: [sentence] },
    })
    expect((await save(admin, self, { comment: 'Still here.' })).status).toBe(200)
  })
})

describe('moving a user to another license', () => {
  it('is a license that does not exist for users of one license [ROLE-53, ROLE-54]', async () => {
    const user = await newUser()
    const [other, none] = [
      await failureOf(save(admin, user, { licenseId: 2 })),
      await failureOf(save(admin, user, { licenseId: 999 })),
    ]
    expect(other).toMatchObject({ status: 400, fields: { licenseId: ['No such license.'] } })
    expect([none.status, none.message, none.fields]).toEqual([other.status, other.message, other.fields])
    expect(await read(user.userName)).toEqual(user)
  })

  it.each([999, 0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    'to license %d, which nobody has, is refused',
    async (licenseId) => {
      const refused = await failureOf(save(superAdmin, await newUser(), { licenseId }))
      expect(refused).toMatchObject({ status: 400, fields: { licenseId: ['No such license.'] } })
    },
  )

  it('takes all-licenses access, and leaves the groups of the old license behind', async () => {
    const user = await newUser()
    const [group] = await db.orm.insert(userGroups).values({ licenseId: 1, name: 'Left behind' }).returning()
    await db.orm.insert(groupUsers).values({ ownerId: group!.userGroupId, itemId: user.userId })
    const { body } = await save(superAdmin, await read(user.userName), { licenseId: 2 })
    expect([body.licenseId, body.userGroups]).toEqual([2, []])
    expect(await failureOf(admin.users.one({ params: { username: user.userName } }))).toMatchObject({ status: 404 })
    expect((await auditOf(user))[0]).toMatchObject({
      licenseId: 1,
      before: { licenseId: 1, userGroups: ['Left behind'] },
      after: { licenseId: 2, userGroups: [] },
    })
  })

  it('stops where the license is full: of four at the same time one gets the last seat [USER-127]', async () => {
    const { rows } = await db.execute<{ held: number }>(
      sql`select count(*)::int as held from app_user where license_id = 4`,
    )
    await db.orm
      .update(licenses)
      .set({ maxUsers: rows[0]!.held + 1 })
      .where(eq(licenses.licenseId, 4))
    const people = [await newUser(), await newUser(), await newUser(), await newUser()]
    const outcomes = await Promise.all(
      people.map((user) =>
        save(superAdmin, user, { licenseId: 4 }).then(
          () => 'moved',
          (error: Problem) => error.message,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'The maximum number of users of the license is reached.'),
      'moved',
    ])
    // A user who already has a seat can be saved, even when the license is full.
    const inside = people[outcomes.indexOf('moved')]!
    expect((await save(superAdmin, await read(inside.userName), { comment: 'x' })).status).toBe(200)
  })

  it('has no limit where the license has none [CONST-08, USER-127]', async () => {
    await db.orm.update(licenses).set({ maxUsers: -1 }).where(eq(licenses.licenseId, 4))
    expect((await save(superAdmin, await newUser(), { licenseId: 4 })).body.licenseId).toBe(4)
  })
})

describe('the audit of a save', () => {
  it('tells who changed what, when and in which request, and only what changed', async () => {
    const user = await newUser()
    await gateway.send(`/gateway/users/${user.userName}`, {
      method: 'PUT',
      token: await gateway.tokenOf('customer.admin'),
      headers: { 'content-type': 'application/json', 'x-request-id': 'audit-0001' },
      body: JSON.stringify({ ...user, email: 'new@example.com', mustUpdatePassword: true }),
    })
    const rows = await auditOf(user)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      actorUserName: 'customer.admin',
      actorUserId: 2,
      licenseId: 1,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      callerRequestId: 'audit-0001',
      address: '127.0.0.1',
      before: { email: user.email, mustUpdatePassword: false },
      after: { email: 'new@example.com', mustUpdatePassword: true },
    })
    expect(Object.keys(rows[0]!.after as object)).toEqual(['email', 'mustUpdatePassword'])
    expect(Math.abs(rows[0]!.at - gateway.now())).toBeLessThan(60_000)
  })

  it('has no line for a save that was refused', async () => {
    const user = await newUser()
    await failureOf(save(admin, user, { version: 99, comment: 'x' }))
    await failureOf(save(admin, user, { licenseId: 2 }))
    await failureOf(save(await gateway.clientAs('viewer'), user, { comment: 'x' }))
    expect(await auditOf(user)).toEqual([])
  })
})
