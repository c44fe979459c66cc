import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { describeEntry } from '@sitewright/domain/activity/rules'
import { configMessages } from '@sitewright/domain/configs/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { configNamed, licenseConfigNamed } from '../../db/demo/configs'
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

const projectId = projectNamed('Polymer Silos').projectId
const entries = (value: string) => ({
  configs: [{ property: 'P', parameters: [{ name: 'a', label_name: 'Password hint', value }] }],
})
const add = (name: string) => admin.configs.add({ body: { projectId, name, data: entries('Good') } })

it('the activity of a config says in words what changed, without the other configs of the project', async () => {
  const { body } = await add('DefaultMaterialStatus')
  await add('Integration')
  await admin.configs.save({ body: { id: body.id, data: entries('Damaged') } })
  const page = (await admin.activity.ofConfig({ params: { id: body.id } })).body
  expect(page.entries.map(({ action }) => action)).toEqual(['configs.save', 'configs.add'])
  expect(page.entries[0]?.actor).toMatchObject({ kind: 'user', userName: 'customer.admin' })
  const project = page.entries[0]?.subject?.name ?? ''
  const texts = page.entries.map((entry) => describeEntry(entry, {}))
  expect(
    texts.map(({ title, lines }) => [title, lines.map(({ label, before, after }) => [label, before, after])]),
  ).toEqual([
    [`Changed config DefaultMaterialStatus of project ${project}`, [['P · Password hint', 'Good', 'Damaged']]],
    [`Added config DefaultMaterialStatus of project ${project}`, [['P · Password hint', undefined, 'Good']]],
  ])
})

it('the activity of a project contains all its configs, also removed ones, whose history a new config continues', async () => {
  const { body } = await add('ReceiptPost')
  await admin.configs.remove({ params: { configId: body.id } })
  expect((await failureOf(admin.activity.ofConfig({ params: { id: body.id } }))).message).toBe(configMessages.notFound)
  const project = (await admin.activity.ofProject({ params: { id: projectId }, query: { limit: 2 } })).body
  expect(project.entries.map(({ action, subject }) => [action, subject?.kind])).toEqual([
    ['configs.remove', 'project'],
    ['configs.add', 'project'],
  ])
  const again = await add('ReceiptPost')
  const page = (await admin.activity.ofConfig({ params: { id: again.body.id } })).body
  expect(page.entries.map(({ action }) => action)).toEqual(['configs.add', 'configs.remove', 'configs.add'])
})

it('only editors of a license config see its activity', async () => {
  const { systemConfigId } = licenseConfigNamed(1, 'DefaultMaterialStatus')
  await admin.licenseConfigs.save({ params: { licenseId: 1 }, body: { systemConfigId, data: entries('On Hold') } })
  const input = { params: { id: systemConfigId } }
  const page = (await admin.activity.ofLicenseConfig(input)).body
  expect(page.entries.map(({ action }) => action)).toEqual(['licenseConfigs.save'])
  expect((await failureOf((await gateway.clientAs('viewer')).activity.ofLicenseConfig(input))).status).toBe(403)
  const harbour = await gateway.clientAs('harbour.admin')
  expect((await failureOf(harbour.activity.ofLicenseConfig(input))).status).toBe(404)
  const { configId } = configNamed('Northgate Refinery Expansion', 'ReceiptPost')
  expect((await failureOf(harbour.activity.ofConfig({ params: { id: configId } }))).status).toBe(404)
})
