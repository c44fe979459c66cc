import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { contract } from '@sitewright/api-client/contract/all'
import { rowsOf } from '@sitewright/api-client/contract/contract'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { TokenClaims } from '@sitewright/domain/session/model'
import { sessionMessages } from '@sitewright/domain/session/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { hashPassword } from '../../db/password-hash'
import { audit, users } from '../../db/schema'

const NAME = 'must.change'
const NEW_PASSWORD = 'a brand new one'

let db: TestDatabase
let gateway: TestGateway
let client: Client
let token: string
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
beforeEach(async () => {
  await change({ mustUpdatePassword: true, isSsoUser: false, passwordHash: await hashPassword(DEMO_PASSWORD) })
  token = (await gateway.clientWith(undefined).session.login({ body: { userName: NAME, password: DEMO_PASSWORD } }))
    .body.token!
  client = gateway.clientWith(token)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const change = (values: Partial<typeof users.$inferInsert>) =>
  db.orm.update(users).set(values).where(eq(users.userName, NAME))
const userOf = async () => (await db.orm.select().from(users).where(eq(users.userName, NAME)))[0]!
const update = (by: Client, username = NAME, newPassword = NEW_PASSWORD) =>
  by.passwords.set({ params: { username }, body: { newPassword } })
/** Whose own password need not be updated sets one by the role for it, like everybody. */
const refused = { status: 403, message: 'You need the "Administer User Create Update" role. Ask your administrator.' }

describe('a forced update', () => {
  it('is what the session is for: token and check say so [AUTH-34, AUTH-75, AUTH-113]', async () => {
    const claims = TokenClaims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
    expect(claims.mustUpdatePassword).toBe(true)
    expect((await client.session.verify()).body.mustUpdatePassword).toBe(true)
  })

  it('refuses the present password, and the session goes on', async () => {
    await expect(update(client, NAME, DEMO_PASSWORD)).rejects.toMatchObject({
      status: 400,
      fields: { newPassword: [passwordMessages.notPresent] },
    })
    expect((await userOf()).mustUpdatePassword).toBe(true)
    expect((await client.session.verify()).body.mustUpdatePassword).toBe(true)
  })

  it('sets the own password, in any case of the name, and ends every session [AUTH-99]', async () => {
    const before = await userOf()
    expect(await update(client, NAME.toUpperCase(), ` ${NEW_PASSWORD} `)).toMatchObject({ status: 200, body: null })
    await expect(client.session.verify()).rejects.toMatchObject({
      status: 412,
      message: passwordMessages.sessionsEnded,
    })
    const anybody = gateway.clientWith(undefined)
    const { body } = await anybody.session.login({ body: { userName: NAME, password: NEW_PASSWORD } })
    const again = gateway.clientWith(body.token)
    expect((await again.session.verify()).body.mustUpdatePassword).toBe(false)
    expect((await userOf()).version).toBe(before.version + 1)
    const entries = await db.orm.select().from(audit).where(eq(audit.action, 'passwords.update'))
    expect(entries.at(-1)).toMatchObject({
      actorUserName: NAME,
      before: { mustUpdatePassword: true },
      after: { mustUpdatePassword: false },
    })
    expect(JSON.stringify(entries)).not.toMatch(/brand new|argon2/)
    // Once done it is not allowed any more.
    await expect(update(again)).rejects.toMatchObject(refused)
  })

  it('is of the own name alone: another’s, known or not, is refused alike [AUTH-99]', async () => {
    for (const username of ['viewer', 'harbour.admin', 'nobody.at.all']) {
      await expect(update(client, username)).rejects.toMatchObject({
        status: 403,
        message: sessionMessages.mustUpdatePassword,
      })
    }
    await expect(update(await gateway.clientAs('viewer'))).rejects.toMatchObject(refused)
    await expect(update(gateway.clientWith(undefined))).rejects.toMatchObject({ status: 401 })
  })

  it('is not of a single sign-on user [AUTH-75]', async () => {
    await change({ isSsoUser: true })
    await expect(update(client)).rejects.toMatchObject(refused)
  })

  it('needs a good password, and says what is wrong with it [AUTH-93]', async () => {
    await expect(update(client, NAME, 'Must.Change')).rejects.toMatchObject({
      status: 400,
      fields: { newPassword: ['Must not be the username.'] },
    })
    expect((await client.session.verify()).status).toBe(200)
  })

  it('happens once, of ten at the same time too', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        update(client, NAME, `the password of ${index}`).then(
          ({ status }) => status,
          (error: { status: number }) => error.status,
        ),
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 403, 412].includes(status))).toBe(true)
  })
})

describe('a session that must update the password first', () => {
  const OPEN = new Set(['session.logout', 'session.verify', 'session.roles', 'passwords.set'])
  const signedInCalls = rowsOf(contract).filter(({ row }) => row.allow !== 'anyone')
  const shut = signedInCalls.filter(({ operation }) => !OPEN.has(operation))

  it.each(shut.map(({ operation, row, path }) => [operation, row.method, path] as const))(
    'opens no other call: %s [AUTH-113]',
    async (_operation, method, path) => {
      const response = await gateway.send(path.replace(/:\w+/g, '1'), { method, token })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ message: 'Please update your password.' })
    },
  )

  it('opens the log-out, the check, the roles, the configuration and the update [AUTH-113]', async () => {
    expect(signedInCalls.length - shut.length).toBe(OPEN.size)
    expect((await client.session.verify()).status).toBe(200)
    expect((await client.session.roles()).body).toEqual(['MENU_ADMIN_TOOL_ACCESS'])
    expect((await client.passwords.config({ params: { username: NAME } })).status).toBe(200)
    expect((await client.session.logout()).status).toBe(200)
  })
})
