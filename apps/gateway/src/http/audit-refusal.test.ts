import { desc, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { failureOf } from '../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { audit } from '../db/schema'

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

const refusals = () => db.orm.select().from(audit).where(like(audit.action, '%.refused')).orderBy(desc(audit.auditId))

describe('a refusal by role', () => {
  it('is audited with the user, the call, the reason and the address', async () => {
    const viewer = await gateway.clientAs('viewer')
    const { message } = await failureOf(viewer.passwords.set({ params: { username: 'customer.admin' }, body: {} }))
    expect((await refusals())[0]).toMatchObject({
      action: 'passwords.set.refused',
      subjectKind: 'call',
      subjectId: 'passwords.set',
      actorUserName: 'viewer',
      licenseId: 1,
      after: { username: 'customer.admin', reason: message },
      address: '127.0.0.1',
    })
  })

  it('is audited with the ids in its path and its query', async () => {
    const viewer = await gateway.clientAs('viewer')
    await failureOf(viewer.apiKeys.one({ params: { id: 31 } }))
    expect((await refusals())[0]?.after).toMatchObject({ id: 31 })
    await failureOf(viewer.groups.saveUsers({ query: { userGroupId: 7 }, body: [] }))
    expect((await refusals())[0]?.after).toMatchObject({ userGroupId: 7 })
  })

  it('is audited once a minute for each user and call', async () => {
    const roleless = await gateway.clientAs('no.roles')
    const before = (await refusals()).length
    for (let tries = 0; tries < 5; tries += 1) await failureOf(roleless.users.list({}))
    expect((await refusals()).length - before).toBe(1)
    gateway.advance(60_000)
    await failureOf(roleless.users.list({}))
    expect((await refusals()).length - before).toBe(2)
  })

  it('is audited for each target, up to 20 a minute', async () => {
    const viewer = await gateway.clientAs('viewer')
    const before = (await refusals()).length
    const tries = Array.from({ length: 25 }, (_, index) => `nobody.${index}`)
    for (const userName of ['customer.admin', 'workflow.editor', ...tries]) {
      await failureOf(viewer.passwords.info({ params: { username: userName } }))
    }
    expect((await refusals()).length - before).toBe(20)
  })

  it('does not include a missing proof or an invalid field', async () => {
    const before = (await refusals()).length
    const editor = await gateway.clientAs('user.editor')
    await failureOf(editor.passwords.set({ params: { username: 'user.editor' }, body: {} }))
    await failureOf(editor.passwords.set({ params: { username: 'nobody.here' }, body: { newPassword: 'x' } }))
    expect((await refusals()).length).toBe(before)
  })
})
