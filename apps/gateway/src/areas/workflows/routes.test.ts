import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import type { WorkflowListQuery } from '@sitewright/domain/workflows/workflow'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { DEMO_PROJECTS, projectNamed } from '../../db/demo/projects'
import { SITE_PROJECT } from '../../db/demo/sites'
import { demoWorkflows, workflowNamed } from '../../db/demo/workflows'
import { workflows } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
let editor: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
  editor = await gateway.clientAs('workflow.editor')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const refinery = projectNamed(SITE_PROJECT).projectId
const tanks = projectNamed('Tank Farm Revamp').projectId
const everyProject = DEMO_PROJECTS.map(({ projectId }) => projectId)
const namesOf = async (query: WorkflowListQuery, client = admin) =>
  (await client.workflows.list({ query })).body.map(({ name }) => name)

describe('the workflows of projects', () => {
  it('are returned with all fields, archived ones included [API2-66, WF-43, WF-44]', async () => {
    const { body } = await admin.workflows.ofProjects({ body: [refinery] })
    expect(body).toHaveLength(10)
    const { workflowId, relatedKey, data } = workflowNamed('Pipe Spool Fabrication', SITE_PROJECT)
    expect(body.find((workflow) => workflow.workflowId === workflowId)).toEqual({
      workflowId,
      name: 'Pipe Spool Fabrication',
      projectId: refinery,
      projectName: SITE_PROJECT,
      workflowType: 'progress',
      workflowData: data,
      workflowRelatedKey: relatedKey,
      isDecommissioned: false,
      decommissionDateTime: null,
      version: 1,
    })
    const archived = body.filter(({ isDecommissioned }) => isDecommissioned)
    expect(archived.map(({ name }) => name)).toEqual(['Hydrotest'])
    expect(archived[0]?.decommissionDateTime).toBeGreaterThan(0)
  })

  it('of projects that the caller does not see are left out, as are ids of none [API2-66, PERM-29]', async () => {
    const all = await admin.workflows.ofProjects({ body: [...everyProject, 99_999, 2 ** 40, -1, refinery] })
    const ofLicense = new Set(
      DEMO_PROJECTS.filter(({ licenseId }) => licenseId === 1).map(({ projectId }) => projectId),
    )
    expect(all.body).toHaveLength(demoWorkflows(0).filter(({ projectId }) => ofLicense.has(projectId)).length)
    const ofEditor = await editor.workflows.ofProjects({ body: everyProject })
    expect(new Set(ofEditor.body.map(({ projectId }) => projectId))).toEqual(new Set([refinery]))
    expect((await admin.workflows.ofProjects({ body: [] })).body).toEqual([])
  })

  it('return unknown fields of another server', async () => {
    const { workflowId, data } = workflowNamed('Hydrotest', SITE_PROJECT)
    const [phase] = data.phases
    const stored = {
      ...data,
      layout: { zoom: 2 },
      phases: [{ ...phase, note: 'x', items: [{ ...phase?.items[0], hint: [1] }] }],
    }
    await db.orm
      .update(workflows)
      .set({ data: stored as typeof data })
      .where(eq(workflows.workflowId, workflowId))
    const { body } = await admin.workflows.ofProjects({ body: [refinery] })
    expect(body.find((workflow) => workflow.workflowId === workflowId)?.workflowData).toEqual(stored)
  })
})

describe('the list of workflows', () => {
  it('has active workflows by name, the copies of one as one row [WF-07, WF-09, WF-10]', async () => {
    const { body, total } = await admin.workflows.list({ query: { page: 1 } })
    const names = body.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)))
    expect([body.length, total]).toEqual([12, 12])
    expect(names).not.toContain('Hydrotest')
    const valves = body.find(({ name }) => name === 'Valve Installation')
    expect(valves?.copies.map(({ projectName }) => projectName)).toEqual([
      'Crude Unit 2',
      SITE_PROJECT,
      'Tank Farm Revamp',
    ])
    expect(valves).toMatchObject({
      projectName: 'Crude Unit 2',
      workflowId: workflowNamed('Valve Installation', 'Crude Unit 2').workflowId,
    })
    expect(valves?.copies.map(({ archiveErrors }) => archiveErrors)).toEqual([
      [],
      [],
      ['Assigned to resource type Valve'],
    ])
  })

  it('has only the copies that the caller sees, the first of them in front [WF-09, PERM-13]', async () => {
    const { body, total } = await editor.workflows.list({ query: { page: 1 } })
    expect(total).toBe(9)
    expect(body.find(({ name }) => name === 'Valve Installation')).toMatchObject({
      projectName: SITE_PROJECT,
      copies: [{ projectId: refinery }],
    })
    expect(body.map(({ name }) => name)).not.toContain('Jetty Fender Installation')
  })

  it.each<[string, WorkflowListQuery, string[]]>([
    ['part of a name in other letters', { search: ' SPOOL ' }, ['Pipe Spool Fabrication']],
    ['a project that a row does not show first', { search: 'tank farm' }, ['Valve Installation']],
    ['the id of a project', { search: String(tanks) }, ['Valve Installation']],
    ['nothing that exists', { search: 'no such workflow' }, []],
    ['a percent sign', { search: '%' }, []],
    ['a project', { projectId: tanks }, ['Valve Installation']],
    ['a project and a name', { projectId: refinery, search: 'concrete' }, ['Concrete Pour']],
    ['another license', { licenseId: 2 }, []],
  ])('searches for %s [WF-04, WF-05]', async (_what, query, expected) => {
    expect(await namesOf(query)).toEqual(expected)
    expect((await admin.workflows.list({ query: { ...query, page: 1 } })).total).toBe(expected.length)
  })

  it('sorts by each column in both directions, and pages [WF-03]', async () => {
    const byName = await namesOf({ sort: '-name' })
    expect(byName).toEqual((await namesOf({})).toReversed())
    for (const key of ['projectId', 'projectName'] as const) {
      const { body } = await admin.workflows.list({ query: { sort: `${key},-name` } })
      const values = body.map((row) => row[key])
      expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    }
    const pages = [
      ...(await namesOf({ page: 1, pageSize: 4 })),
      ...(await namesOf({ page: 2, pageSize: 4 })),
      ...(await namesOf({ page: 3, pageSize: 4 })),
    ]
    expect(pages).toEqual(await namesOf({}))
    expect((await failureOf(admin.workflows.list({ query: { sort: 'version' } }))).status).toBe(400)
  })
})

describe('one workflow', () => {
  it('comes first, with its other visible copies and the reasons why it cannot be archived [WF-66]', async () => {
    const { workflowId } = workflowNamed('Valve Installation', SITE_PROJECT)
    const read = async (client: Client) =>
      (await client.workflows.one({ params: { projectId: refinery, workflowId } })).body.map((copy) => [
        copy.projectName,
        copy.archiveErrors,
      ])
    expect(await read(admin)).toEqual([
      [SITE_PROJECT, []],
      ['Crude Unit 2', []],
      ['Tank Farm Revamp', ['Assigned to resource type Valve']],
    ])
    expect(await read(editor)).toEqual([[SITE_PROJECT, []]])
  })

  it('of a project without access gets the 404 of one that does not exist [WF-31]', async () => {
    const { projectId, workflowId } = workflowNamed('Jetty Fender Installation', 'Jetty 3')
    const refusals = [
      { projectId, workflowId },
      { projectId: refinery, workflowId: 99_999 },
      { projectId: refinery, workflowId },
    ].map(async (params) => {
      const { status, message } = await failureOf(editor.workflows.one({ params }))
      return [status, message]
    })
    expect(new Set((await Promise.all(refusals)).map(String))).toEqual(
      new Set([`404,${workflowSaveMessages.notFound}`]),
    )
  })

  it('that is archived comes alone [WF-17]', async () => {
    const { workflowId } = workflowNamed('Hydrotest', SITE_PROJECT)
    const { body } = await admin.workflows.one({ params: { projectId: refinery, workflowId } })
    expect(body.map(({ isDecommissioned }) => isDecommissioned)).toEqual([true])
  })
})

it('equipment statuses in use are listed for the project with workflow, phase and item [CONF-44]', async () => {
  const { body } = await admin.workflows.equipmentStatusUse({ params: { projectId: refinery } })
  expect(
    body.map(({ state, workflowName, phaseName, itemName }) => [state, workflowName, phaseName, itemName]),
  ).toEqual([
    [4, 'Equipment Readiness', 'Ready', 'Serviced'],
    [5, 'Equipment Readiness', 'Ready', 'Serviced'],
    [4, 'Equipment Readiness', 'Ready', 'Handed over'],
  ])
  expect((await admin.workflows.equipmentStatusUse({ params: { projectId: tanks } })).body).toEqual([])
})
