import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { configMessages } from '@sitewright/domain/configs/messages'
import { CONFIG_NAMES } from '@sitewright/domain/configs/names'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let superAdmin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  superAdmin = await gateway.clientAs('super.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const defaultsFor = async (client: Client) => (await client.configs.list({ params: { projectId: 1 } })).body

describe('the configs of project 1', () => {
  it('are the defaults of every known type [CONF-13, CONF-16, CONF-66, API2-33]', async () => {
    expect((await defaultsFor(admin)).map(({ name }) => name)).toEqual(CONFIG_NAMES.toSorted())
  })

  it('are full configs for readers of its license, also those without the project [CONF-67]', async () => {
    for (const name of ['customer.admin', 'viewer', 'no.projects', 'super.admin']) {
      const configs = await defaultsFor(await gateway.clientAs(name))
      expect(configs.every(({ id, projectId, version }) => id > 0 && projectId === 1 && version === 1)).toBe(true)
    }
  })

  it('are types and parameters alone for readers of another license [CONF-67]', async () => {
    const own = await defaultsFor(admin)
    const configs = await defaultsFor(await gateway.clientAs('harbour.admin'))
    expect(configs).toEqual(own.map(({ name, data }) => ({ id: 0, name, isLicense: false, data })))
  })

  it('change only by editors of all licenses [CONF-68]', async () => {
    const [config] = await defaultsFor(admin)
    if (config === undefined) throw new Error('There are no defaults.')
    const { id, data } = config
    for (const attempt of [
      () => admin.configs.save({ body: { id, data } }),
      () => admin.configs.add({ body: { projectId: 1, name: 'Extra', data } }),
      () => admin.configs.remove({ params: { configId: id } }),
    ]) {
      const failure = await failureOf(attempt())
      expect([failure.status, failure.message]).toEqual([403, configMessages.defaultsNeedAllLicenses])
    }
    expect((await failureOf(admin.projects.deactivate({ params: { projectId: 1 } }))).status).toBe(403)
  })

  it('can contain a new type, which every project can then add [CONF-16, CONF-66]', async () => {
    const data = { configs: [{ property: 'CraneSchedule', parameters: [{ name: 'shifts', value: 2 }] }] }
    const harbour = await gateway.clientAs('harbour.admin')
    const body = { projectId: projectNamed('Dredging Campaign').projectId, name: 'CraneSchedule', data }
    expect((await failureOf(harbour.configs.add({ body }))).message).toBe(configMessages.unknownType('CraneSchedule'))
    await superAdmin.configs.add({ body: { projectId: 1, name: 'CraneSchedule', data } })
    expect((await harbour.configs.add({ body })).body).toMatchObject({ name: 'CraneSchedule', data })
    const ofLicense = { params: { licenseId: 2 }, body: { name: 'CraneSchedule', data } }
    expect((await harbour.licenseConfigs.add(ofLicense)).body).toMatchObject({ name: 'CraneSchedule', data })
  })

  it('can lose a type of the product, which projects, licenses and project 1 itself can still add [CONF-69]', async () => {
    const [lost] = (await defaultsFor(superAdmin)).filter(({ name }) => name === 'DefaultMaterialStatus')
    const [other] = (await defaultsFor(superAdmin)).filter(({ name }) => name === 'DocumentNameAutoNumbering')
    if (lost === undefined || other === undefined) throw new Error('Project 1 lacks a type.')
    const changed = { configs: other.data.configs.map((entry) => ({ ...entry, note: 'of project 1' })) }
    await superAdmin.configs.save({ body: { id: other.id, data: changed } })
    await superAdmin.configs.remove({ params: { configId: lost.id } })
    const { body: offered } = await admin.licenseConfigs.defaults()
    const dataOf = (name: string) => offered.find((config) => config.name === name)?.data
    expect(dataOf('DefaultMaterialStatus')).toEqual(lost.data)
    expect(dataOf('DocumentNameAutoNumbering')).toEqual(changed)
    for (const projectId of [projectNamed('Polymer Silos').projectId, 1]) {
      const { body } = await superAdmin.configs.add({ body: { projectId, name: lost.name, data: lost.data } })
      expect(body).toMatchObject({ projectId, name: lost.name, data: lost.data })
    }
  })
})

it('the material statuses are listed in their order [CONF-29, API2-44]', async () => {
  expect((await admin.configs.materialStatuses()).body).toEqual({
    materialStatusOptions: ['Good', 'Damaged', 'On Hold', 'Quarantined', 'Scrapped'],
  })
})

it('the first project of an empty system offers every known type [CONF-16, CONF-66]', async () => {
  const empty = await createTestDatabase()
  await empty.execute(sql`delete from project`)
  await empty.execute(sql`alter table project alter column project_id restart with 1`)
  const other = await startTestGateway({ db: empty })
  const client = await other.clientAs('super.admin')
  const { body } = await client.projects.create({ body: { name: 'First', description: 'None', licenseId: 1 } })
  const second = await client.projects.create({ body: { name: 'Second', description: 'None', licenseId: 1 } })
  const namesOf = async (projectId: number) =>
    (await client.configs.list({ params: { projectId } })).body.map(({ name }) => name)
  expect([body.projectId, await namesOf(1)]).toEqual([1, CONFIG_NAMES.toSorted()])
  expect(await namesOf(second.body.projectId)).toEqual([])
  await other.close()
  await empty.close()
})
