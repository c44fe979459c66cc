import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { grantMessages } from '@sitewright/domain/shared/grant-messages'
import { failureOf } from '../../../test/failure'
import { lastLinkToken, mailsTo } from '../../../test/mails'
import { openUserWorld, type MadeUser, type UserWorld } from '../../../../../tests/support/user-world'
import { isAbout } from '../../http/audit-about'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, outbox, users } from '../../db/schema'

const NEW_PASSWORD = 'a brand new one'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const set = (client: Client, { userName }: Pick<MadeUser, 'userName'>, newPassword?: string) =>
  client.passwords.set({ params: { username: userName }, body: newPassword === undefined ? {} : { newPassword } })
const info = (client: Client, userName: string) => client.passwords.info({ params: { username: userName } })
const logIn = ({ userName }: MadeUser, password: string) =>
  world.gateway.clientWith(undefined).session.login({ body: { userName, password } })
const toSession = async (user: MadeUser, password = DEMO_PASSWORD) =>
  world.gateway.clientWith((await logIn(user, password)).body.token)
const rowOf = async ({ userName }: MadeUser) =>
  (await world.db.orm.select().from(users).where(eq(users.userName, userName)))[0]!

describe('a manual update', () => {
  it('sets the password that was typed, trimmed, and ends every session of the user [API-63, USER-106, USER-114, ROLE-23]', async () => {
    const user = await world.newUser({ row: { mustUpdatePassword: true } })
    const session = await toSession(user)
    expect(await set(world.editor, user, ` ${NEW_PASSWORD} `)).toMatchObject({ status: 200, body: null })
    expect(await failureOf(session.session.verify())).toMatchObject({
      status: 412,
      message: passwordMessages.sessionsEnded,
    })
    expect((await failureOf(logIn(user, DEMO_PASSWORD))).status).toBe(401)
    const { body } = await (await toSession(user, NEW_PASSWORD)).session.verify()
    expect(body.mustUpdatePassword).toBe(false)
    expect((await world.auditOf(user.userId)).find(({ action }) => action === 'passwords.set')).toMatchObject({
      actorUserName: 'user.editor',
      before: { mustUpdatePassword: true },
      after: { mustUpdatePassword: false },
    })
  })

  it('meets the requirements of a password, or the reply says what is missing [USER-107]', async () => {
    const user = await world.newUser()
    for (const [password, sentence] of [
      ['short', 'Must be at least 8 characters.'],
      ['password123', 'Choose a less common password.'],
      ['   ', 'Password required.'],
      ['x'.repeat(1025), 'Must be at most 1024 characters.'],
    ] as const) {
      expect(await failureOf(set(world.admin, user, password))).toMatchObject({
        status: 400,
        fields: { newPassword: [sentence] },
      })
    }
    const named = await world.newUser({ row: { userName: 'as.long.as.a.password' } })
    expect(await failureOf(set(world.admin, named, 'As.Long.As.A.Password'))).toMatchObject({
      fields: { newPassword: ['Must not be the username.'] },
    })
    expect((await logIn(user, DEMO_PASSWORD)).status).toBe(200)
  })

  it('gives a user who has none the first password [USER-125]', async () => {
    const user = await world.newUser({ row: { passwordHash: null } })
    await set(world.admin, user, NEW_PASSWORD)
    expect((await logIn(user, NEW_PASSWORD)).status).toBe(200)
  })

  it('of the own account ends the own session too', async () => {
    const editor = await world.newUser({ addOns: ['MC'], roles: ['ADMINISTER_USER_CREATE_UPDATE'] })
    const session = await toSession(editor)
    await session.session.prove({ body: { password: DEMO_PASSWORD } })
    await set(session, editor, NEW_PASSWORD)
    expect((await failureOf(session.session.verify())).status).toBe(412)
  })
})

describe('an automatic reset', () => {
  it('mails a good password, asks for another one at the next sign-in, and ends every session [API-64, API-65, USER-108]', async () => {
    const user = await world.newUser()
    const session = await toSession(user)
    const { body } = await set(world.editor, user)
    const password = body!.newPassword
    expect(password.length).toBeGreaterThanOrEqual(20)
    expect((await failureOf(session.session.verify())).status).toBe(412)
    expect((await failureOf(logIn(user, DEMO_PASSWORD))).status).toBe(401)
    const mails = await mailsTo(world.db.orm, `${user.userName}@example.com`)
    expect(mails).toHaveLength(2)
    expect(mails[1]!.body).toContain(`\n\n${password}\n\n`)
    const { body: check } = await (await toSession(user, password)).session.verify()
    expect(check.mustUpdatePassword).toBe(true)
    expect((await rowOf(user)).version).toBe(2)
  })

  it('answers the password to no cache, and leaves it in no log line and not in the audit [API-65, AUTH-109]', async () => {
    const user = await world.newUser()
    const reply = await world.gateway.send(`/gateway/users/${user.userName}/password`, {
      method: 'PUT',
      token: await world.gateway.tokenOf('customer.admin'),
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { newPassword } = (await reply.json()) as { newPassword: string }
    const entries = await world.db.orm
      .select()
      .from(audit)
      .where(isAbout({ kind: 'user', id: user.userId }))
    expect(entries.at(-1)).toMatchObject({ action: 'passwords.autoReset', after: { mustUpdatePassword: true } })
    expect(world.gateway.logLines.join('') + JSON.stringify(entries)).not.toContain(newPassword)
  })

  it('whose email cannot be stored sets no password, because both are saved together', async () => {
    const user = await world.newUser()
    const before = await rowOf(user)
    await world.db.execute(
      sql`alter table outbox add constraint refuse_resets check (subject not like '%new password%') not valid`,
    )
    expect((await failureOf(set(world.admin, user))).status).toBe(500)
    await world.db.execute(sql`alter table outbox drop constraint refuse_resets`)
    expect(await rowOf(user)).toEqual(before)
    expect((await logIn(user, DEMO_PASSWORD)).status).toBe(200)
  })
})

describe('an emailed link', () => {
  it('changes nothing until it is opened, and lives 24 hours [USER-109, USER-110]', async () => {
    const user = await world.newUser()
    const session = await toSession(user)
    const before = await rowOf(user)
    await world.editor.passwords.recover({ params: { username: user.userName } })
    const token = await lastLinkToken(world.db.orm, `${user.userName}@example.com`)
    expect((await session.session.verify()).status).toBe(200)
    expect(await rowOf(user)).toMatchObject({ version: before.version, passwordHash: before.passwordHash })
    const anybody = world.gateway.clientWith(undefined)
    await anybody.passwords.reset({ params: { token }, body: { newPassword: NEW_PASSWORD } })
    expect((await logIn(user, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('who may set a password', () => {
  it('is a user who edits users; others get the same answer for every name [USER-114, ROLE-23, ROLE-49]', async () => {
    const viewer = await world.gateway.clientAs('viewer')
    const refused = {
      status: 403,
      message: 'You need the "Administer User Create Update" role. Ask your administrator.',
    }
    for (const userName of ['user.editor', 'harbour.admin', 'nobody', 'viewer']) {
      expect(await failureOf(set(viewer, { userName }, NEW_PASSWORD))).toMatchObject(refused)
      expect(await failureOf(set(viewer, { userName }))).toMatchObject(refused)
      expect(await failureOf(info(viewer, userName))).toMatchObject(refused)
    }
    const signedOut = world.gateway.clientWith(undefined)
    expect((await failureOf(set(signedOut, { userName: 'viewer' }, NEW_PASSWORD))).status).toBe(401)
  })

  it('excludes users of other licenses, who get the same answer as for an unknown user [ROLE-54]', async () => {
    for (const userName of ['harbour.admin', 'nobody']) {
      for (const refused of [
        await failureOf(set(world.admin, { userName }, NEW_PASSWORD)),
        await failureOf(set(world.admin, { userName })),
        await failureOf(info(world.admin, userName)),
      ]) {
        expect([refused.status, refused.message]).toEqual([404, 'No such user.'])
      }
    }
    const harbour = await world.newUser({ row: { licenseId: 2 } })
    expect((await set(world.superAdmin, harbour, NEW_PASSWORD)).status).toBe(200)
  })

  it('excludes everyone for a user of single sign-on [USER-112, USER-113, ROLE-23]', async () => {
    for (const userName of ['sso.user', 'sso.initial']) {
      for (const failure of [
        failureOf(set(world.superAdmin, { userName }, NEW_PASSWORD)),
        failureOf(set(world.admin, { userName })),
      ]) {
        expect(await failure).toMatchObject({
          status: 403,
          message: 'SSO users can not have their passwords managed.',
        })
      }
    }
  })

  it('is only another all-licenses administrator for an all-licenses administrator', async () => {
    const before = (await world.db.orm.select().from(outbox)).length
    for (const failure of [
      failureOf(set(world.admin, { userName: 'super.admin' }, NEW_PASSWORD)),
      failureOf(set(world.admin, { userName: 'super.admin' })),
    ]) {
      expect((await failure).status).toBe(403)
    }
    const group = await world.newGroup('Above all', { addOns: ['MC'], roles: ['ACCESS_ALL_CUSTOMER_LICENCES'] })
    const above = await world.newUser({ groups: [group] })
    expect((await failureOf(set(world.admin, above))).status).toBe(403)
    expect((await world.db.orm.select().from(outbox)).length).toBe(before)
    expect((await set(world.superAdmin, above, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('a session that must update its own password', () => {
  it('is for that alone, whatever its roles [AUTH-99, AUTH-113]', async () => {
    const editor = await world.newUser({
      addOns: ['MC'],
      roles: ['ADMINISTER_USER_CREATE_UPDATE'],
      row: { mustUpdatePassword: true },
    })
    const session = await toSession(editor)
    const other = await world.newUser()
    for (const failure of [
      failureOf(set(session, other, NEW_PASSWORD)),
      failureOf(set(session, other)),
      failureOf(set(session, { userName: 'nobody' })),
    ]) {
      expect(await failure).toMatchObject({ status: 403, message: 'Please update your password.' })
    }
    expect(await failureOf(info(session, editor.userName))).toMatchObject({ status: 403 })
    // Not by chance: the owner chooses it.
    expect(await failureOf(set(session, editor))).toMatchObject({
      status: 400,
      fields: { newPassword: ['Password required.'] },
    })
    expect((await set(session, editor, NEW_PASSWORD)).body).toBeNull()
    expect((await logIn(other, DEMO_PASSWORD)).status).toBe(200)
  })
})

describe('the information about a password', () => {
  it('is when it was changed, and never the password itself [API-62, API-65]', async () => {
    const user = await world.newUser({ row: { lastPasswordChangedDate: 1234 } })
    expect((await info(world.editor, user.userName)).body).toEqual({ lastPasswordChangedDate: 1234, canManage: true })
    expect((await info(world.editor, (await world.newUser()).userName)).body.lastPasswordChangedDate).toBeNull()
    expect((await logIn(user, DEMO_PASSWORD)).status).toBe(200)
  })
})

describe('of a user with administrative roles that one does not hold', () => {
  const above = (name: string) =>
    world.newUser({ row: { userName: name }, addOns: ['MC'], roles: ['ADMINISTER_ROLE', 'ADMINISTER_API_KEYS'] })
  const through = async (name: string) => {
    const group = await world.newGroup(`Gives roles to ${name}`, { addOns: ['MC'], roles: ['ADMINISTER_ROLE'] })
    return world.newUser({ row: { userName: name }, groups: [group] })
  }

  it.each([
    ['of its own', above],
    ['of a group', through],
  ])('%s, no password is chosen: who knows it signs in with them [ROLE-53, ROLE-23]', async (name, make) => {
    const user = await make(`above ${name}`)
    for (const password of [NEW_PASSWORD, undefined]) {
      expect(await failureOf(set(world.editor, user, password))).toMatchObject({
        status: 403,
        message: grantMessages.account,
      })
    }
    expect((await logIn(user, DEMO_PASSWORD)).status).toBe(200)
    expect((await info(world.editor, user.userName)).body).toMatchObject({
      canManage: false,
      reason: grantMessages.account,
    })
    expect((await set(world.admin, user, NEW_PASSWORD)).status).toBe(200)
  })

  it('the ways to a link are not turned to oneself either, and everything else can be saved [ROLE-53, ROLE-56]', async () => {
    const user = await above('above.doors')
    await world.db.orm.update(users).set({ twoFactorEnabled: true }).where(eq(users.userId, user.userId))
    const { body: stored } = await world.admin.users.one({ params: { username: user.userName } })
    const save = (client: Client, changes: Partial<typeof stored>) =>
      client.users.save({
        params: { username: user.userName },
        body: { ...stored, version: undefined, ...changes },
      })
    for (const changes of [{ email: 'mine@example.com' }, { twoFactorEnabled: false }, { isSsoUser: true }]) {
      expect(await failureOf(save(world.editor, changes))).toMatchObject({
        status: 403,
        message: grantMessages.account,
      })
    }
    expect((await save(world.editor, { position: 'Rigger' })).body.position).toBe('Rigger')
    expect((await save(world.admin, { email: 'hers@example.com' })).body.email).toBe('hers@example.com')
  })
})
