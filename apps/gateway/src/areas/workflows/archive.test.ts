import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { asEntry, entry, newKey, saveCopiesAs } from '../../../test/workflow-entries'
import { projectNamed } from '../../db/demo/projects'
import { SITE_PROJECT } from '../../db/demo/sites'
import { workflowNamed } from '../../db/demo/workflows'
import { workflows } from '../../db/schema'

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

const idOf = (name: string, project = SITE_PROJECT) => workflowNamed(name, project).workflowId
const rowOf = async (workflowId: number) =>
  (await db.orm.select().from(workflows).where(eq(workflows.workflowId, workflowId)))[0]
const valves = ['Crude Unit 2', SITE_PROJECT, 'Tank Farm Revamp'].map((project) => idOf('Valve Installation', project))
const steel = idOf('Structural Steel Erection')
const harbour = idOf('Rock Armor', 'Outer Breakwater')

it('the validation gives the reasons by workflow id, and nothing of workflows that the caller does not see [WF-13, WF-18, API2-67, PERM-29]', async () => {
  const { body } = await admin.workflows.validateArchive({ body: [...valves, steel, harbour, 99_999] })
  expect(body).toEqual({
    archiveErrorsByWorkflowId: {
      [valves[2] ?? 0]: ['Assigned to resource type Valve'],
      [steel]: ['Assigned to resource type Valve', 'Assigned to resource type Steel Member'],
    },
  })
})

it('one workflow that cannot be archived blocks the whole archive, with a false flag and status 200 [WF-13, API2-70, API2-71]', async () => {
  const { status, body } = await admin.workflows.archive({ body: valves })
  expect([status, body.success]).toEqual([200, false])
  expect(body.message).toBe(
    'Valve Installation in Tank Farm Revamp cannot be archived: Assigned to resource type Valve.',
  )
  expect(await Promise.all(valves.map(async (id) => (await rowOf(id))?.isDecommissioned))).toEqual([
    false,
    false,
    false,
  ])
})

it('an archive sets flag and time, and the workflow leaves the list [WF-14, WF-15, WF-17, API2-70]', async () => {
  const ids = valves.slice(0, 2)
  expect((await admin.workflows.archive({ body: ids })).body).toEqual({ success: true })
  const row = await rowOf(ids[0] ?? 0)
  expect(row).toMatchObject({ isDecommissioned: true, version: 2 })
  expect(Math.abs((row?.decommissionedAt ?? 0) - gateway.now())).toBeLessThan(60_000)
  const { body } = await admin.workflows.list({ query: { search: 'valve' } })
  expect(body.map(({ copies }) => copies.map(({ projectName }) => projectName))).toEqual([['Tank Farm Revamp']])
  const { body: activity } = await admin.activity.ofWorkflow({ params: { id: ids[0] ?? 0 }, query: {} })
  expect(activity.entries[0]).toMatchObject({
    action: 'workflows.archive',
    changes: [{ field: 'isDecommissioned', before: false, after: true }],
  })
})

it('an archived workflow stays as it is when it is archived again [WF-17]', async () => {
  const workflowId = idOf('Hydrotest')
  const before = await rowOf(workflowId)
  expect((await admin.workflows.archive({ body: [workflowId] })).body).toEqual({ success: true })
  expect(await rowOf(workflowId)).toEqual(before)
})

it.each([
  ['of another license', harbour],
  ['that does not exist', 99_999],
  ['with an id that cannot be stored', 2 ** 40],
])('a list with a workflow %s is refused whole [PERM-29]', async (_what, id) => {
  const workflowId = idOf('Concrete Pour')
  const { status, message } = await failureOf(admin.workflows.archive({ body: [workflowId, id] }))
  expect([status, message]).toEqual([404, messages.notFound])
  expect((await rowOf(workflowId))?.isDecommissioned).toBe(false)
})

it('of copies with a save of the others is a conflict where someone changed one of them [WF-16, WF-80]', async () => {
  const key = newKey()
  const projects = [SITE_PROJECT, 'Crude Unit 2'].map((name) => projectNamed(name).projectId)
  const { body: copies } = await saveCopiesAs(
    admin,
    projects.map((projectId) => entry(key, projectId)),
  )
  const [remaining, removed] = copies
  if (remaining === undefined || removed === undefined) throw new Error('The copies were not written.')
  const { body: changed } = await admin.workflows.save({
    params: { projectId: removed.projectId },
    body: asEntry(removed, { name: 'Changed by someone else' }),
  })
  const save = (version: number | undefined) =>
    admin.workflows.saveProjects({
      params: { projectId: remaining.projectId },
      body: {
        archived: [{ workflowId: removed.workflowId, version }],
        entries: [asEntry(remaining, { name: 'Mine' })],
      },
    })
  expect(await failureOf(save(removed.version))).toMatchObject({
    status: 409,
    current: [{ workflowId: removed.workflowId, name: 'Changed by someone else', isDecommissioned: false }],
  })
  expect((await save(changed.version)).body).toMatchObject([{ name: 'Mine' }])
})
