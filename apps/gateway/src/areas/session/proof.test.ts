import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { PROOF_LIFETIME_MS, SECOND_FACTOR } from '@sitewright/domain/session/rules'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { toUserInput } from '@sitewright/domain/users/rules'
import { failureOf } from '../../../test/failure'
import { lastCode, mailsTo } from '../../../test/mails'
import { openUserWorld, type MadeUser, type UserWorld } from '../../../../../tests/support/user-world'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, outbox } from '../../db/schema'

const NEW_PASSWORD = 'a brand new one'
const EDITS = { addOns: ['MC'], roles: ['ADMINISTER_USER_CREATE_UPDATE'] } as const

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const toSession = async ({ userName }: MadeUser) => {
  const login = { body: { userName, password: DEMO_PASSWORD } }
  return world.gateway.clientWith((await world.gateway.clientWith(undefined).session.login(login)).body.token)
}
const newEditor = async (row: Record<string, unknown> = {}) => {
  const user = await world.newUser({ addOns: [...EDITS.addOns], roles: [...EDITS.roles], row })
  return { user, session: await toSession(user), email: `${user.userName}@example.com` }
}
const saveOwn = async (client: Client, { userName }: MadeUser, change: Record<string, unknown>) => {
  const { body } = await client.users.one({ params: { username: userName } })
  return client.users.save({
    params: { username: userName },
    body: { ...toUserInput(body), version: body.version, ...change },
  })
}
const STEP_UP = { status: 403, code: 'stepUp', message: sessionDialogMessages.proofNeeded }

describe('one’s own sign-in fields', () => {
  it.each([
    ['email', { email: 'new@example.com' }],
    ['second factor', { twoFactorEnabled: false }],
  ])('only change after a proof: %s [AUTH-114]', async (_, change) => {
    const { user, session } = await newEditor()
    if ('twoFactorEnabled' in change) await saveOwn(world.admin, user, { twoFactorEnabled: true })
    expect(await failureOf(saveOwn(session, user, change))).toMatchObject(STEP_UP)
    await session.session.prove({ body: { password: DEMO_PASSWORD } })
    expect((await saveOwn(session, user, change)).body).toMatchObject(change)
  })

  it('need no proof in a save that does not change them', async () => {
    const { user, session } = await newEditor()
    expect((await saveOwn(session, user, { position: 'Foreman' })).body.position).toBe('Foreman')
  })

  it.each([
    ['that is typed', { newPassword: NEW_PASSWORD }],
    ['that is generated', {}],
  ])('a new password %s needs a proof [AUTH-114]', async (_, body) => {
    const { user, session } = await newEditor()
    const set = () => session.passwords.set({ params: { username: user.userName }, body })
    expect(await failureOf(set())).toMatchObject(STEP_UP)
    await session.session.prove({ body: { password: DEMO_PASSWORD } })
    expect((await set()).status).toBe(200)
  })

  it('need no proof in a forced update, which follows a sign-in', async () => {
    const user = await world.newUser({ row: { mustUpdatePassword: true } })
    const session = await toSession(user)
    const params = { username: user.userName }
    expect((await session.passwords.set({ params, body: { newPassword: NEW_PASSWORD } })).status).toBe(200)
  })
})

describe('one’s own second factor', () => {
  const ON = { twoFactorEnabled: true }
  const CODE_NEEDED = { status: 403, code: 'stepUpByEmail', message: sessionReplies.addressProofNeeded }
  const proveByPassword = (client: Client) => client.session.prove({ body: { password: DEMO_PASSWORD } })
  /** Proves an address with the code that is mailed to it. */
  const proveAddress = async (client: Client, email: string) => {
    await client.session.sendProofCode({ query: { email } })
    return client.session.prove({ body: { code: await lastCode(world.db.orm, email) } })
  }

  it('is switched on with a proof and a code that was mailed to its address, off with a proof, and both send a notice [AUTH-116, AUTH-119]', async () => {
    const { user, session, email } = await newEditor()
    expect(await failureOf(saveOwn(session, user, ON))).toMatchObject(STEP_UP)
    await proveByPassword(session)
    expect(await failureOf(saveOwn(session, user, ON))).toMatchObject(CODE_NEEDED)
    await proveAddress(session, email)
    const mailed = (await mailsTo(world.db.orm, email)).length
    expect((await saveOwn(session, user, ON)).body.twoFactorEnabled).toBe(true)
    expect((await saveOwn(session, user, { position: 'Foreman' })).body.position).toBe('Foreman')
    expect((await saveOwn(session, user, { twoFactorEnabled: false })).body.twoFactorEnabled).toBe(false)
    expect((await mailsTo(world.db.orm, email)).length).toBe(mailed + 2)
  })

  it('needs no second code where the proof was one that was mailed to its address [AUTH-119]', async () => {
    const { user, session, email } = await newEditor()
    await session.session.sendProofCode()
    await session.session.prove({ body: { code: await lastCode(world.db.orm, email) } })
    expect((await saveOwn(session, user, ON)).body.twoFactorEnabled).toBe(true)
  })

  it('takes the code of the address that will be used, which proves that address alone [AUTH-114, AUTH-119]', async () => {
    const { user, session, email } = await newEditor()
    const next = `next.${email}`
    const both = { ...ON, email: next }
    expect(await failureOf(session.session.sendProofCode({ query: { email: next } }))).toMatchObject(STEP_UP)
    await proveByPassword(session)
    await proveAddress(session, email)
    expect(await failureOf(saveOwn(session, user, both))).toMatchObject(CODE_NEEDED)
    await proveAddress(session, next)
    expect(await failureOf(saveOwn(session, user, ON))).toMatchObject(CODE_NEEDED)
    expect((await saveOwn(session, user, both)).body).toMatchObject(both)
    const late = await newEditor()
    await proveByPassword(late.session)
    world.gateway.advance(PROOF_LIFETIME_MS - 10_000)
    await proveAddress(late.session, `next.${late.email}`)
    world.gateway.advance(10_000)
    expect(await failureOf(saveOwn(late.session, late.user, { email: `next.${late.email}` }))).toMatchObject(STEP_UP)
  })

  it('that is on gets another address after a code that was mailed to that address, and goes off with one without it [AUTH-114, AUTH-119]', async () => {
    const { user, session, email } = await newEditor()
    await saveOwn(world.admin, user, ON)
    const next = `next.${email}`
    expect(await failureOf(saveOwn(session, user, { email: next }))).toMatchObject(STEP_UP)
    await proveByPassword(session)
    expect(await failureOf(saveOwn(session, user, { email: next }))).toMatchObject(CODE_NEEDED)
    await proveAddress(session, email)
    expect(await failureOf(saveOwn(session, user, { email: next }))).toMatchObject(CODE_NEEDED)
    await proveAddress(session, next)
    expect((await saveOwn(session, user, { email: next })).body).toMatchObject({ ...ON, email: next })
    const off = { twoFactorEnabled: false, email }
    expect((await saveOwn(session, user, off)).body).toMatchObject(off)
  })

  it('takes no code of another session or of more than five minutes ago, and a code goes to no text that is no address [AUTH-119]', async () => {
    const { user, session, email } = await newEditor()
    const other = await toSession(user)
    await proveByPassword(session)
    await proveByPassword(other)
    await proveAddress(other, email)
    expect(await failureOf(saveOwn(session, user, ON))).toMatchObject(CODE_NEEDED)
    world.gateway.advance(PROOF_LIFETIME_MS)
    await proveByPassword(other)
    expect(await failureOf(saveOwn(other, user, ON))).toMatchObject(CODE_NEEDED)
    for (const text of ['nowhere', 'a@b', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com']) {
      expect(await failureOf(other.session.sendProofCode({ query: { email: text } }))).toMatchObject({
        status: 400,
        fields: { email: ['Please enter a valid email.'] },
      })
    }
  })
})

describe('a request for a new password', () => {
  it('ends every session of the user, so that a stolen one cannot answer it without a proof', async () => {
    const { user, session } = await newEditor()
    await saveOwn(world.admin, user, { mustUpdatePassword: true })
    const params = { username: user.userName }
    expect(await failureOf(session.passwords.set({ params, body: { newPassword: NEW_PASSWORD } }))).toMatchObject({
      status: 412,
      message: sessionReplies.endedByPasswordRequest,
    })
    const fresh = await toSession(user)
    expect((await fresh.passwords.set({ params, body: { newPassword: NEW_PASSWORD } })).status).toBe(200)
  })
})

describe('a proof', () => {
  it('is valid for five minutes, only in its own session', async () => {
    const { user, session } = await newEditor()
    const other = await toSession(user)
    await session.session.prove({ body: { password: DEMO_PASSWORD } })
    expect(await failureOf(saveOwn(other, user, { email: 'a@example.com' }))).toMatchObject(STEP_UP)
    world.gateway.advance(PROOF_LIFETIME_MS - 10_000)
    expect((await saveOwn(session, user, { email: 'b@example.com' })).body.email).toBe('b@example.com')
    world.gateway.advance(10_000)
    expect(await failureOf(saveOwn(session, user, { email: 'c@example.com' }))).toMatchObject(STEP_UP)
  })

  it('expires when the clock jumps back an hour', async () => {
    const { user, session } = await newEditor()
    await session.session.prove({ body: { password: DEMO_PASSWORD } })
    world.gateway.advance(-60 * 60_000)
    const refused = await failureOf(saveOwn(session, user, { email: 'a@example.com' }))
    world.gateway.advance(60 * 60_000)
    expect(refused).toMatchObject(STEP_UP)
  })

  it('with a wrong password answers 400 with the field, and leaves the session as it is', async () => {
    const { user, session } = await newEditor()
    expect(await failureOf(session.session.prove({ body: { password: 'wrong' } }))).toMatchObject({
      status: 400,
      fields: { password: [sessionReplies.proofWrongPassword] },
    })
    expect((await session.session.verify()).status).toBe(200)
    const [last] = await world.db.orm.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    expect(last).toMatchObject({ action: 'session.prove.refused', subjectKind: 'user', subjectId: String(user.userId) })
  })

  it('accepts an emailed code once, within ten minutes', async () => {
    const { user, session, email } = await newEditor()
    await session.session.sendProofCode()
    const code = await lastCode(world.db.orm, email)
    expect((await session.session.prove({ body: { code: ` ${code} ` } })).status).toBe(200)
    expect((await saveOwn(session, user, { email: 'by.code@example.com' })).status).toBe(200)
    expect(await failureOf(session.session.prove({ body: { code } }))).toMatchObject({
      fields: { code: [sessionReplies.codeRefused] },
    })
  })

  it('rejects an expired code, a replaced code and a code of another session', async () => {
    const { user, session, email } = await newEditor()
    const other = await toSession(user)
    await session.session.sendProofCode()
    const first = await lastCode(world.db.orm, email)
    expect((await failureOf(other.session.prove({ body: { code: first } }))).status).toBe(400)
    await session.session.sendProofCode()
    const second = await lastCode(world.db.orm, email)
    if (first !== second) expect((await failureOf(session.session.prove({ body: { code: first } }))).status).toBe(400)
    world.gateway.advance(SECOND_FACTOR.lifetimeMs)
    const late = await failureOf(session.session.prove({ body: { code: second } }))
    world.gateway.advance(-SECOND_FACTOR.lifetimeMs)
    expect(late.fields).toEqual({ code: [sessionReplies.codeRefused] })
  })

  it('of a single sign-on user can only be an emailed code', async () => {
    const { user, session, email } = await newEditor()
    await saveOwn(world.admin, user, { isSsoUser: true })
    expect((await failureOf(session.session.prove({ body: { password: DEMO_PASSWORD } }))).fields).toEqual({
      password: [sessionReplies.proofNoPassword],
    })
    await session.session.sendProofCode()
    expect((await session.session.prove({ body: { code: await lastCode(world.db.orm, email) } })).status).toBe(200)
  })

  it('is limited to ten tries in 15 minutes, and 200 wrong tries do not block the user’s sign-in', async () => {
    const { user, session } = await newEditor()
    await session.session.sendProofCode()
    const statuses = new Map<number, number>()
    for (let tries = 0; tries < 200; tries += 1) {
      const { status } = await failureOf(session.session.prove({ body: { code: 'wrong' } }))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 400: 9, 429: 191 })
    expect(await failureOf(session.session.sendProofCode())).toMatchObject({
      status: 429,
      message: sharedMessages.tooMany,
    })
    const own = await toSession(user)
    expect((await own.session.verify()).status).toBe(200)
    expect((await own.session.prove({ body: { password: DEMO_PASSWORD } })).status).toBe(200)
  })

  it('names every missing field', async () => {
    const { session } = await newEditor()
    expect((await failureOf(session.session.prove({ body: { password: '' } }))).status).toBe(400)
    expect((await failureOf(session.session.prove({ body: { code: ' ' } }))).status).toBe(400)
  })
})

describe('a notice', () => {
  const newest = async (email: string) => (await mailsTo(world.db.orm, email)).at(-1)?.body ?? ''

  it('of a new password goes to the owner without the password, also when an administrator set it [AUTH-116]', async () => {
    const { user, email } = await newEditor()
    await world.admin.passwords.set({ params: { username: user.userName }, body: { newPassword: NEW_PASSWORD } })
    expect(await newest(email)).toMatch(/changed:\n\n- Password\n\n/)
    expect(await newest(email)).not.toContain(NEW_PASSWORD)
  })

  it('of a new email address, second factor and single sign-on goes to the previous address [AUTH-116]', async () => {
    const { user, email } = await newEditor()
    const change = { email: 'moved@example.com', twoFactorEnabled: true, isSsoUser: true }
    await saveOwn(world.admin, user, change)
    expect(await newest(email)).toMatch(
      /changed:\n\n- Email address\n- Two-factor authentication\n- Single sign-on\n\n/,
    )
    expect(await newest(email)).not.toContain('moved@example.com')
    expect(await mailsTo(world.db.orm, 'moved@example.com')).toEqual([])
  })

  it('is not sent for other changes, nor to a user without an address', async () => {
    const { user, email } = await newEditor()
    await saveOwn(world.admin, user, { position: 'Foreman' })
    expect(await mailsTo(world.db.orm, email)).toEqual([])
    const silent = await world.newUser({ row: { email: '' } })
    const before = await world.db.orm.$count(outbox)
    await world.admin.passwords.set({ params: { username: silent.userName }, body: { newPassword: NEW_PASSWORD } })
    expect(await world.db.orm.$count(outbox)).toBe(before)
  })
})
