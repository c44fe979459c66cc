import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import type { ConfigParameter } from '@sitewright/domain/configs/model'
import { packName } from '@sitewright/domain/resources/property'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const NAME = 'ResourceProperties'
const { projectId } = projectNamed('Northgate Refinery Expansion')
const PLAIN = { defaultValue: '', type: 'default', selection: [], requiresElevated: false } as const
const PACKED = packName({ ...PLAIN, selection: [] })

const toData = (parameters: ConfigParameter[]) => ({ configs: [{ property: NAME, parameters }] })
async function save(parameters: ConfigParameter[]) {
  const { body } = await admin.configs.ofProject({ params: { projectId, configName: NAME } })
  return admin.configs.save({ body: { id: body?.id ?? 0, data: toData(parameters) } })
}

describe('a save of resource properties at the gateway', () => {
  it('is refused for blank, repeated and too long names, and for a missing selection, with every fault [RES-09, RES-10, RES-11, RES-12, RES-14]', async () => {
    const refused = await failureOf(
      save([
        { label_name: 'Heat Number', name: PACKED, resourceTypes: [201, 202] },
        { label_name: 'HEAT NUMBER', name: PACKED, resourceTypes: [202] },
        { label_name: ' ', name: PACKED },
        { label_name: 'Owner', name: 'Northgate' },
        { label_name: 'owner', name: PACKED },
        { label_name: 'x'.repeat(10_000), name: 'y'.repeat(10_000) },
        { label_name: 'Coating', name: packName({ ...PLAIN, type: 'selection', selection: [] }) },
      ]),
    )
    const at = 'data.configs.0.parameters'
    expect([refused.status, refused.fields]).toEqual([
      400,
      {
        [`${at}.1.label_name`]: ['Property names must be unique.'],
        [`${at}.2.label_name`]: ['Property names cannot be blank.'],
        [`${at}.4.label_name`]: ['Property names must be unique.'],
        [`${at}.5.label_name`]: ['Use 100 characters or fewer.'],
        [`${at}.5.name`]: ['Use 1000 characters or fewer.'],
        [`${at}.6.name`]: ['Properties with restricted selection must have selections to choose from.'],
      },
    ])
  })

  it('accepts one name for disjoint types, and for a property without types beside one with types [RES-13, RES-15]', async () => {
    const { status } = await save([
      { label_name: 'Heat Number', name: PACKED, resourceTypes: [201] },
      { label_name: 'Heat Number', name: PACKED, resourceTypes: [202] },
      { label_name: 'Heat Number', name: PACKED, resourceTypes: [] },
    ])
    expect(status).toBe(200)
  })

  it('is judged by the same rules in a license [RES-01, RES-14]', async () => {
    const twice = [
      { label_name: 'Owner', name: PACKED },
      { label_name: 'OWNER', name: PACKED },
    ]
    const params = { licenseId: 1 }
    const { body } = await admin.licenseConfigs.list({ params })
    const stored = body.find(({ name }) => name === NAME)
    const saving =
      stored === undefined
        ? admin.licenseConfigs.add({ params, body: { name: NAME, data: toData(twice) } })
        : admin.licenseConfigs.save({
            params,
            body: { systemConfigId: stored.systemConfigId ?? 0, data: toData(twice) },
          })
    const refused = await failureOf(saving)
    expect([refused.status, refused.message]).toEqual([400, 'Property names must be unique.'])
  })
})
