import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { mappingMessages } from '@sitewright/domain/resource-mappings/messages'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { preservationNamed } from '../../db/demo/preservations'
import { projectNamed } from '../../db/demo/projects'
import { SITE_PROJECT } from '../../db/demo/sites'
import { demoWorkflows, workflowNamed } from '../../db/demo/workflows'
import { audit, resourceTypePreservations, resourceTypeWorkflows, workflows } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  admin = await gateway.clientAs('customer.admin')
})
beforeEach(async () => {
  await db.orm.delete(resourceTypeWorkflows)
  await db.orm.delete(resourceTypePreservations)
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const { projectId } = projectNamed(SITE_PROJECT)
const params = { projectId }
const painting = workflowNamed('Painting and Insulation', SITE_PROJECT).workflowId
const concrete = workflowNamed('Concrete Pour', SITE_PROJECT).workflowId
const panels = preservationNamed('Electrical Panels').preservationId ?? 0
const valves = preservationNamed('Valves and Actuators').preservationId ?? 0
const VALVE = 203
const STEEL = 204

const assign = async (workflowId: number, ...types: number[]) =>
  (await admin.resourceMappings.addToWorkflows({ params, body: [{ WorkflowId: workflowId, ResourceTypes: types }] }))
    .body
const assignToPreservation = async (preservationId: number, ...types: number[]) =>
  (
    await admin.resourceMappings.addToPreservations({
      params,
      body: [{ PreservationId: preservationId, ResourceTypes: types }],
    })
  ).body
const read = async (...ids: number[]) => (await admin.resourceMappings.workflows({ params, body: ids })).body

describe('the workflows of resource types', () => {
  it('are assigned, read by workflow ids and removed [API2-48, API2-49, API2-50, RES-22, RES-32]', async () => {
    expect(await assign(painting, STEEL, VALVE, 707)).toEqual([
      { WorkflowId: painting, ResourceTypes: [VALVE, STEEL, 707] },
    ])
    expect(await read(concrete, painting, 99_999)).toEqual(
      [
        { WorkflowId: concrete, ResourceTypes: [] },
        { WorkflowId: painting, ResourceTypes: [VALVE, STEEL, 707] },
      ].toSorted((one, other) => one.WorkflowId - other.WorkflowId),
    )
    const { body } = await admin.resourceMappings.removeFromWorkflows({
      params,
      body: [{ WorkflowId: painting, ResourceTypes: [STEEL, 101] }],
    })
    expect(body).toEqual([{ WorkflowId: painting, ResourceTypes: [VALVE, 707] }])
  })

  it('are one for each type of a project: all or nothing is saved [RES-24]', async () => {
    await assign(painting, VALVE)
    expect(await failureOf(assign(concrete, STEEL, VALVE))).toMatchObject({
      status: 400,
      fields: { '0.ResourceTypes.1': [mappingMessages.alreadyAssigned('Valve')] },
    })
    const twice = admin.resourceMappings.addToWorkflows({
      params,
      body: [painting, concrete].map((WorkflowId) => ({ WorkflowId, ResourceTypes: [STEEL] })),
    })
    expect(await failureOf(twice)).toMatchObject({ status: 400, fields: { '1.ResourceTypes.0': [expect.any(String)] } })
    expect(await read(concrete, painting)).toContainEqual({ WorkflowId: concrete, ResourceTypes: [] })
    expect(await assign(painting, VALVE)).toEqual([{ WorkflowId: painting, ResourceTypes: [VALVE] }])
  })

  it('cannot be archived ones, or ones with a Production item [RES-26, RES-27]', async () => {
    const candidates = demoWorkflows(0).filter((row) => row.projectId === projectId)
    const archived = candidates.find(({ isDecommissioned }) => isDecommissioned === true)?.workflowId ?? 0
    const producing =
      candidates.find(
        ({ isDecommissioned, data }) =>
          isDecommissioned !== true && data.phases.some(({ items }) => items.some(({ itemType }) => itemType === 3)),
      )?.workflowId ?? 0
    expect(await failureOf(assign(archived, VALVE))).toMatchObject({ status: 400, message: mappingMessages.archived })
    expect(await failureOf(assign(producing, VALVE))).toMatchObject({
      status: 400,
      message: mappingMessages.hasProduction,
    })
  })

  it('are rejected for a type that does not exist, and for a workflow of another project [PERM-29]', async () => {
    expect(await failureOf(assign(painting, 99_999))).toMatchObject({
      fields: { '0.ResourceTypes.0': [mappingMessages.noSuchType] },
    })
    const other = workflowNamed('Jetty Fender Installation', 'Jetty 3').workflowId
    expect(await failureOf(assign(other, VALVE))).toMatchObject({
      status: 404,
      message: mappingMessages.noSuchOwner.workflow,
    })
    expect(await read(other)).toEqual([])
  })

  it('are refused in few words, however many types do not exist', async () => {
    const unknown = Array.from({ length: 1000 }, (_, index) => 10_000 + index)
    const { status, fields } = await failureOf(assign(painting, ...unknown))
    expect(status).toBe(400)
    expect(Object.keys(fields ?? {})).toHaveLength(50)
  })

  it('are audited with their names, and a save that changes nothing is not', async () => {
    await assign(painting, VALVE)
    const entries = await db.orm
      .select()
      .from(audit)
      .where(eq(audit.action, 'resourceMappings.addToWorkflows'))
      .orderBy(desc(audit.auditId))
    const { length } = entries
    await assign(painting, VALVE)
    expect(entries[0]).toMatchObject({ after: { mappedTypes: [`${painting} · Painting and Insulation: Valve`] } })
    expect(await db.orm.$count(audit, eq(audit.action, 'resourceMappings.addToWorkflows'))).toBe(length)
  })
})

it('the activity of a project names both of two workflows with the same name, whatever the name is', async () => {
  const name = 'Password token'
  await db.orm
    .update(workflows)
    .set({ name })
    .where(inArray(workflows.workflowId, [painting, concrete]))
  const mappings = [painting, concrete].map((WorkflowId, index) => ({
    WorkflowId,
    ResourceTypes: [[VALVE, STEEL][index] ?? 0],
  }))
  await admin.resourceMappings.addToWorkflows({ params, body: mappings })
  await admin.resourceMappings.removeFromWorkflows({ params, body: mappings })
  const { entries } = (await admin.activity.ofProject({ params: { id: projectId }, query: {} })).body
  const items = {
    count: 2,
    items: [`${painting} · ${name}: Valve`, `${concrete} · ${name}: Steel Member`].map((text) => ({ name: text })),
  }
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'resourceMappings.removeFromWorkflows', changes: [{ field: 'mappedTypes', removed: items }] },
    { action: 'resourceMappings.addToWorkflows', changes: [{ field: 'mappedTypes', added: items }] },
  ])
})

describe('the preservations of resource types', () => {
  it('can be several for one type [API2-51, API2-52, API2-53, API2-54, RES-23, RES-25, RES-32]', async () => {
    await assignToPreservation(panels, VALVE, STEEL)
    expect(await assignToPreservation(valves, VALVE)).toEqual([{ PreservationId: valves, ResourceTypes: [VALVE] }])
    const { body } = await admin.resourceMappings.removeFromPreservations({
      params,
      body: [{ PreservationId: panels, ResourceTypes: [VALVE] }],
    })
    expect(body).toEqual([{ PreservationId: panels, ResourceTypes: [STEEL] }])
    const listed = await admin.resourceMappings.preservations({ params, body: [valves, panels, 99_999] })
    expect(listed.body).toHaveLength(2)
  })

  it('are not those of the project with the defaults [PERM-22]', async () => {
    const superAdmin = await gateway.clientAs('super.admin')
    const hidden = preservationNamed('Default Preservation', 'Company Defaults').preservationId ?? 0
    const call = superAdmin.resourceMappings.addToPreservations({
      params: { projectId: 1 },
      body: [{ PreservationId: hidden, ResourceTypes: [VALVE] }],
    })
    expect(await failureOf(call)).toMatchObject({ status: 404 })
  })
})
