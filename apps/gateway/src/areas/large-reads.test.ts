import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { failureOf } from '../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { projectNamed } from '../db/demo/projects'
import { SITE_PROJECT, siteNamed } from '../db/demo/sites'
import { LIST_LIMITS } from '../http/list-turns'

const { projectId } = projectNamed(SITE_PROJECT)

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db, lists: { ...LIST_LIMITS, inAll: 0, waitMs: 1 } })
  admin = await gateway.clientAs('customer.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

it.each<[string, () => Promise<unknown>]>([
  ['users', () => admin.users.list({})],
  ['user groups', () => admin.groups.list({})],
  ['projects', () => admin.projects.list({})],
  ['users of a project', () => admin.projects.users({ params: { projectId } })],
  ['sites', () => admin.sites.list({ params: { projectId } })],
  ['sites for trees', () => admin.sites.list({ params: { projectId }, query: { simple: true } })],
  ['a tree of sites', () => admin.sites.hierarchy({ params: { projectId } })],
  ['sites by name', () => admin.sites.byName({ params: { projectId, siteName: 'Zone A' } })],
  ['sites below a site', () => admin.sites.one({ params: { siteId: siteNamed(SITE_PROJECT, 'Tank Farm').siteId } })],
  ['choices of the default storage', () => admin.sites.defaultStorage({ params: { projectId } })],
  ['workflows', () => admin.workflows.ofProjects({ body: [projectId] })],
  ['copies of a workflow', () => admin.workflows.one({ params: { projectId, workflowId: 1 } })],
  ['uses of statuses', () => admin.workflows.equipmentStatusUse({ params: { projectId } })],
  ['preservations', () => admin.preservations.list({ body: [projectId] })],
  ['preservations of a project', () => admin.preservations.ofProject({ params: { projectId } })],
  ['configs', () => admin.configs.list({ params: { projectId } })],
  ['configs of projects', () => admin.configs.ofProjects({ params: { configName: 'a' }, body: [projectId] })],
  ['configs of a license', () => admin.licenseConfigs.list({ params: { licenseId: 1 } })],
  ['uses of statuses of a license', () => admin.licenseConfigs.statusUse({ params: { licenseId: 1 } })],
])('reads %s only after its turn', async (_, read) => {
  expect(await failureOf(read())).toMatchObject({ status: 503, message: requestMessages.listsBusy })
})
