import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROLES } from '@sitewright/domain/shared/role-catalog'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'

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

it('the roles are those of the catalog, in its order, with their display names [API-24, ROLE-03, ROLE-39..ROLE-48]', async () => {
  const { body } = await (await gateway.clientAs('user.editor')).roles.list()
  expect(body.map(({ name, friendlyName }) => ({ name, friendlyName }))).toEqual(ROLES)
  expect(new Set(body.map(({ roleId }) => roleId)).size).toBe(ROLES.length)
})

it('the roles are for users who grant them, not for everyone [ROLE-49]', async () => {
  expect((await failureOf((await gateway.clientAs('viewer')).roles.list())).status).toBe(403)
})
