import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import { labelChoices, readLabels } from '@sitewright/domain/labels/config'
import { labelMessages } from '@sitewright/domain/labels/messages'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { projectConfigs } from '../../db/schema'

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

const idOf = (project: string) => projectNamed(project).projectId
const read = (projectId: number, configName = SITE_BARCODE_CONFIG, client = admin) =>
  client.configs.ofProject({ params: { projectId, configName } })
const labelsOf = async (project: string) => readLabels((await read(idOf(project))).body)

it('a config of a project is found by its name [API2-38]', async () => {
  const { body, etag } = await read(idOf('Jetty 3'))
  expect(etag).toBe('"1"')
  expect(body).toMatchObject({
    name: SITE_BARCODE_CONFIG,
    projectId: idOf('Jetty 3'),
    isLicense: false,
    version: 1,
    data: { configs: [{ property: 'CustomZPL1' }] },
  })
})

it('a config that a project does not have is null, and so is a name in other letters [API2-38]', async () => {
  expect((await read(idOf('Pump Station 4'))).body).toBeNull()
  expect((await read(idOf('Jetty 3'), 'NoSuchConfig')).body).toBeNull()
  expect((await read(idOf('Jetty 3'), SITE_BARCODE_CONFIG.toLowerCase())).body).toBeNull()
})

it.each([
  ['of another license', idOf('Outer Breakwater')],
  ['that does not exist', 99_999],
  ['with an id that cannot be stored', 2 ** 40],
])('the configs of a project %s are not found [API2-38, PERM-28]', async (_what, projectId) => {
  const failure = await failureOf(read(projectId))
  expect([failure.status, failure.message]).toEqual([404, projectRecordMessages.notFound])
})

it('a user who is not assigned to a project does not see its configs [PERM-28]', async () => {
  const viewer = await gateway.clientAs('viewer')
  expect((await failureOf(read(idOf('Jetty 3'), SITE_BARCODE_CONFIG, viewer))).status).toBe(404)
})

it('fields that are unknown here come back as they were stored', async () => {
  const data = { configs: [{ property: 'P', parameters: [{ name: 'a', value: 2, hint: { deep: [1] } }], note: 'x' }] }
  await db.orm.insert(projectConfigs).values({ projectId: idOf('Pump Station 4'), name: 'Other', data })
  expect((await read(idOf('Pump Station 4'), 'Other')).body?.data).toEqual(data)
})

it('the demo data has projects with several labels, with one, with a faulty one, and with none [CODE-16, CODE-22]', async () => {
  const several = await labelsOf('Northgate Refinery Expansion')
  expect(several.labels.map(({ number, size, dpmm, sort }) => [number, size, dpmm, sort])).toEqual([
    [1, '4x2', 12, 'alpha-asc'],
    [2, '2x1', 6, 'active-asc'],
    [4, '6x4', 24, 'active-desc'],
  ])
  expect((await labelsOf('Jetty 3')).labels).toHaveLength(1)
  const faulty = await labelsOf('Crude Unit 2')
  expect(faulty.labels).toHaveLength(2)
  expect(faulty.faults).toEqual([{ property: 'CustomZPL3', text: labelMessages.invalidSize }])
  expect(labelChoices(await labelsOf('Tank Farm Revamp')).map(({ number }) => number)).toEqual([0])
})
