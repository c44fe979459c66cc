import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { lastCode, lastLinkToken } from '../../../test/mails'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PASSWORD } from '../../db/demo/accounts'
import { audit, users } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const emailOf = async (userName: string) =>
  (await db.orm.select().from(users)).find((user) => user.userName === userName)!.email

it('leaves no password, token, code or link in a log line or in the audit, whether calls succeed or fail [AUTH-109]', async () => {
  const client = gateway.clientWith(undefined)
  const ignore = (promise: Promise<unknown>) => promise.catch(() => undefined)

  const { body: begun } = await client.session.login({ body: { userName: 'two.factor', password: DEMO_PASSWORD } })
  const code = await lastCode(db.orm, await emailOf('two.factor'))
  await ignore(client.session.secondFactor({ body: { token: 'WRONG-CODE' } }, { token: begun.token! }))
  const { body } = await client.session.secondFactor({ body: { token: code } }, { token: begun.token! })
  const signedIn = gateway.clientWith(body.token)
  const { body: extended } = await signedIn.session.extend()
  await ignore(client.session.login({ body: { userName: 'viewer', password: 'WRONG-PASSWORD' } }))

  await client.passwords.recover({ params: { username: 'viewer' } })
  const token = await lastLinkToken(db.orm, await emailOf('viewer'))
  await client.passwords.verifyLink({ params: { token } })
  await client.passwords.configByToken({ query: { token } })
  await ignore(client.passwords.reset({ params: { token }, body: { newPassword: 'SHORT' } }))
  await client.passwords.reset({ params: { token }, body: { newPassword: 'NEW-PASSWORD' } })
  await ignore(client.passwords.verifyLink({ params: { token: 'MADE-UP-TOKEN' } }))
  // Addresses that no row has, or none can have.
  for (const path of [
    `/users/password/reset?token=PAGE-TOKEN`,
    `/gateway/users/token/verify/LONG-TOKEN${'x'.repeat(600)}`,
    `/gateway/users/token/verify/ODD-TOKEN/more`,
    `/gateway/users/password/reset/%ZZBAD-TOKEN`,
    `/gateway/login?password=QUERY-PASSWORD`,
  ]) {
    await gateway.send(path, { headers: { accept: 'text/html' } })
  }

  // What the database refuses is logged with its cause: not with the values that it was given.
  await db.execute(sql`alter table outbox add constraint refuse_all check (body = '') not valid`)
  const failed: unknown = await client.passwords
    .recover({ params: { username: 'user.editor' } })
    .catch((error: unknown) => error)
  expect(failed).toMatchObject({ status: 500 })
  await ignore(client.session.login({ body: { userName: 'two.factor', password: DEMO_PASSWORD } }))

  const log = gateway.logLines.join('')
  expect(log).toContain('A call failed.')
  expect(log).toContain('refuse_all')
  const written = log + JSON.stringify(await db.orm.select().from(audit))
  const secrets = [DEMO_PASSWORD, begun.token!, body.token!, extended.token!, token]
  for (const secret of secrets) expect(written).not.toContain(secret)
  expect(written).not.toMatch(/WRONG-|SHORT|NEW-PASSWORD|-TOKEN|QUERY-PASSWORD|token=|argon2id|code is/)
  expect(written).not.toMatch(new RegExp(`\\b${code}\\b`))
})
