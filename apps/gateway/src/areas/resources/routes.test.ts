import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('the resource types', () => {
  it('are 14 with number, name and id, by name and without Adjustment [API2-47, RES-16]', async () => {
    const { body } = await (await gateway.clientAs('viewer')).resources.types()
    expect(body).toHaveLength(14)
    expect(body).toContainEqual({ typeNumber: 203, typeName: 'Valve', resourceTypeId: 11 })
    expect(body.map(({ typeName }) => typeName)).toEqual(body.map(({ typeName }) => typeName).toSorted())
    expect(body.some(({ typeNumber }) => typeNumber === 707)).toBe(false)
  })

  it('are at their specified address, with a capital R [API2-47]', async () => {
    const token = await gateway.tokenOf('viewer')
    expect((await gateway.send('/api/Resource/resourceTypesMetaData', { token })).status).toBe(200)
  })

  it('are not for accounts without a role of the pages that offer them', async () => {
    expect((await failureOf((await gateway.clientAs('no.roles')).resources.types())).status).toBe(403)
    expect((await failureOf((await gateway.clientAs()).resources.types())).status).toBe(401)
  })
})
