import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { notingDatabase } from '../../../test/noting-database'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { users } from '../../db/schema'

/** What calls asked the database since the last test, a word each. */
let asked: string[] = []
const note = (statement: string) => asked.push(statement)
/** Waits for what happens once a minute, or once, whose statements no call of a test causes. */
const finishStart = (started: TestGateway): Promise<string> => started.tokenOf('viewer')

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db: notingDatabase(db, note) })
  await finishStart(gateway)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

/** Status, body and statements of a call. */
const tried = async (path: string, body?: object) => {
  asked = []
  const response = await gateway.send(path, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const text = await response.text()
  return { status: response.status, text: text.replace(/"requestId":"[^"]*"/, ''), asked: [...asked] }
}
const login = (userName: string, password = DEMO_PASSWORD) => tried('/gateway/login', { userName, password })
const recover = (userName: string) => tried(`/gateway/users/${userName}/password/recovery`)

describe('what is answered alike is done alike, statement by statement:', () => {
  it.each(['nobody.at.all', 'locked.out', 'inactive.user', 'quarry.user', 'sso.user'])(
    'a refused login of %s as one with a wrong password [AUTH-110]',
    async (userName) => {
      const expected = await login('viewer', 'wrong')
      expect(expected.asked.length).toBeGreaterThan(2)
      expect(await login(userName)).toEqual(expected)
    },
  )

  it.each(['nobody.at.all', 'locked.out', 'inactive.user', 'quarry.user', 'sso.user'])(
    'the recovery of %s as that of a known user [AUTH-111]',
    async (userName) => {
      const expected = await recover('viewer')
      expect(expected.asked.length).toBeGreaterThan(5)
      expect(await recover(userName)).toEqual(expected)
    },
  )

  it('the recovery by email of an address of no user, one user or several [AUTH-111]', async () => {
    const byEmail = await startTestGateway({ db: notingDatabase(db, note), environment: { RECOVERY_BY: 'email' } })
    await finishStart(byEmail)
    const ask = async (address: string) => {
      asked = []
      const response = await byEmail.send(`/gateway/users/${address}/password/recovery`)
      return { status: response.status, text: await response.text(), asked: [...asked] }
    }
    const rows = await db.orm
      .select()
      .from(users)
      .where(inArray(users.userName, ['viewer', 'user.editor', 'sso.user']))
    const [one, two, sso] = rows
    const expected = await ask(one!.email)
    expect(expected.asked.length).toBeGreaterThan(5)
    expect(await ask('nobody@nowhere.example')).toEqual(expected)
    expect(await ask(sso!.email)).toEqual(expected)
    await db.orm.update(users).set({ email: one!.email }).where(eq(users.userId, two!.userId))
    expect(await ask(one!.email)).toEqual(expected)
    await byEmail.close()
  })

  it.each(['nobody.at.all', 'inactive.user', 'locked.out'])(
    'the look-up of single sign-on of %s as that of a user with a password [AUTH-112]',
    async (userName) => {
      const expected = await tried('/gateway/user/viewer/getSsoUrl')
      expect(await tried(`/gateway/user/${userName}/getSsoUrl`)).toEqual(expected)
    },
  )
})
