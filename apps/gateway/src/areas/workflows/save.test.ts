import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { faultMessages, linkFaultTexts } from '@sitewright/domain/workflows/fault-messages'
import { workflowMessages } from '@sitewright/domain/workflows/messages'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import { WORKFLOW_TYPE, type Workflow, type WorkflowSave } from '@sitewright/domain/workflows/workflow'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { SITE_PROJECT, siteNamed } from '../../db/demo/sites'
import { workflowNamed } from '../../db/demo/workflows'
import { audit, projects, workflows } from '../../db/schema'

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

const refinery = projectNamed(SITE_PROJECT).projectId
const crude = projectNamed('Crude Unit 2').projectId
const jetty = projectNamed('Jetty 3').projectId
const breakwater = projectNamed('Outer Breakwater').projectId

let keys = 0
const newKey = () => `key of the test ${++keys}`
const item = (itemId: string, itemWeight: number, more: object = {}) => ({
  itemId,
  itemName: `Item ${itemId}`,
  itemType: 2 as const,
  itemWeight,
  ...more,
})
const phase = (...items: WorkflowSave['workflowData']['phases'][number]['items']) => ({
  phaseId: 'p',
  phaseName: 'Cut',
  color: '#FCC400',
  phaseWeight: 100,
  items,
})
const entry = (WorkflowRelatedKey: string, projectId = refinery, more: Partial<WorkflowSave> = {}): WorkflowSave => ({
  workflowType: WORKFLOW_TYPE,
  name: 'Flange Management',
  projectId,
  workflowData: { phases: [phase(item('1', 40), item('2', 60))] },
  WorkflowId: 0,
  WorkflowRelatedKey,
  ...more,
})
const saveAll = (body: WorkflowSave[], client = admin, projectId = body[0]?.projectId ?? 0) =>
  client.workflows.saveAll({ params: { projectId }, body })
const asEntry = (workflow: Workflow, more: Partial<WorkflowSave> = {}): WorkflowSave => ({
  workflowType: workflow.workflowType,
  name: workflow.name,
  projectId: workflow.projectId,
  workflowData: workflow.workflowData,
  WorkflowId: workflow.workflowId,
  WorkflowRelatedKey: workflow.workflowRelatedKey,
  version: workflow.version,
  ...more,
})
const create = async (projectIds: number[] = [refinery]) => {
  const key = newKey()
  return (await saveAll(projectIds.map((projectId) => entry(key, projectId)))).body
}
const stored = (key: string) => db.orm.select().from(workflows).where(eq(workflows.relatedKey, key))
const lastEntry = async (workflowId: number) => {
  const [row] = await db.orm
    .select()
    .from(audit)
    .where(and(eq(audit.subjectKind, 'workflow'), eq(audit.subjectId, String(workflowId))))
    .orderBy(desc(audit.auditId))
    .limit(1)
  return row
}

describe('a save of copies', () => {
  it('creates one for each project with ids of the server, trimmed and without client state [API2-68, API2-76, WF-46, WF-72]', async () => {
    const key = newKey()
    const workflowData = { phases: [{ ...phase(item('1', 100, { itemName: ' Cut ', hint: 1 })), new: true }] }
    const { body } = await saveAll([
      entry(key, refinery, { name: ' Flanges ', workflowData }),
      entry(key, crude, { name: 'Flanges', workflowData }),
    ])
    expect(body.map(({ projectId, version, name }) => [projectId, version, name])).toEqual([
      [refinery, 1, 'Flanges'],
      [crude, 1, 'Flanges'],
    ])
    expect(body[0]?.workflowData.phases).toEqual([phase(item('1', 100, { itemName: 'Cut', hint: 1 }))])
    expect(new Set(body.map(({ workflowId }) => workflowId)).size).toBe(2)
    expect((await lastEntry(body[1]?.workflowId ?? 0))?.action).toBe('workflows.create')
  })

  it('edits stored copies and adds new ones in one call [WF-71, WF-72]', async () => {
    const [copy] = await create()
    if (copy === undefined) throw new Error('Nothing was created.')
    const { body } = await saveAll([
      asEntry(copy, { name: 'Bolting' }),
      asEntry(copy, { name: 'Bolting', projectId: crude, WorkflowId: 0, version: undefined }),
    ])
    expect(body.map(({ version, name }) => [version, name])).toEqual([
      [2, 'Bolting'],
      [1, 'Bolting'],
    ])
  })

  it('that changes nothing is no new version and no entry [API2-76]', async () => {
    const [copy] = await create()
    if (copy === undefined) throw new Error('Nothing was created.')
    expect((await saveAll([asEntry(copy)])).body[0]?.version).toBe(1)
    expect((await lastEntry(copy.workflowId))?.action).toBe('workflows.create')
  })

  it('answers every fault of every entry at its path, and saves none [WF-47, WF-59, WF-74, ITEM-91]', async () => {
    const key = newKey()
    const wrong = phase(item('1', 50, { preRequisite: { phaseId: 'p', itemId: '9' } }), item('2', 50.0002))
    const { status, fields } = await failureOf(
      saveAll([entry(key), entry(key, crude, { name: ' ', workflowData: { phases: [wrong] } })]),
    )
    expect([status, fields]).toEqual([
      400,
      {
        '1.name': [faultMessages.nameRequired],
        '1.workflowData.phases.0.items': [workflowMessages.itemWeightSum],
        '1.workflowData.phases.0.items.0.preRequisite': [linkFaultTexts.dangling('preRequisite')],
      },
    ])
    expect(await stored(key)).toEqual([])
  })

  it.each<[string, (key: string) => WorkflowSave[], string, string]>([
    ['a project twice', (key) => [entry(key), entry(key)], '1.projectId', messages.namedTwice],
    ['two keys', (key) => [entry(key), entry(`${key} other`, crude)], '1.WorkflowRelatedKey', messages.oneKey],
    ['no key', () => [entry('')], '0.WorkflowRelatedKey', messages.keyRequired],
    [
      'no phases',
      (key) => [entry(key, refinery, { workflowData: { phases: [] } })],
      '0.workflowData.phases',
      faultMessages.noPhases,
    ],
  ])('with %s is refused [WF-60, WF-74]', async (_what, body, field, sentence) => {
    const { status, fields } = await failureOf(saveAll(body(newKey())))
    expect([status, fields]).toEqual([400, { [field]: [sentence] }])
  })

  it('does not move a copy, give it another key, or change an archived one [WF-10, WF-74]', async () => {
    const [copy, other] = await create([refinery, crude])
    if (copy === undefined || other === undefined) throw new Error('Nothing was created.')
    const faultsOf = async (body: WorkflowSave) => (await failureOf(saveAll([body]))).fields
    expect(await faultsOf(asEntry(copy, { projectId: jetty }))).toEqual({ '0.projectId': [messages.projectMismatch] })
    expect(await faultsOf(asEntry(copy, { WorkflowRelatedKey: newKey() }))).toEqual({
      '0.WorkflowRelatedKey': [messages.keyMismatch],
    })
    await admin.workflows.archive({ body: [other.workflowId] })
    expect(await faultsOf(asEntry(other, { version: undefined }))).toEqual({
      '0.WorkflowId': [messages.archivedAlready],
    })
  })

  it('adds no copy to a project that is not active [WF-30]', async () => {
    const root = await gateway.clientAs('super.admin')
    const [inactive] = await db.orm.select().from(projects).where(eq(projects.isActive, false)).limit(1)
    const { fields } = await failureOf(saveAll([entry(newKey(), inactive?.projectId)], root))
    expect(fields).toEqual({ '0.projectId': [messages.projectInactive] })
  })

  it('checks the site of a location-based trigger, and that the workflow is of one project [ITEM-52, ITEM-56, WF-68]', async () => {
    const trigger = { id: 't', triggerType: 1 as const, triggerName: 'Gate', condition: 1 as const }
    const withSite = (siteID: number) => ({ phases: [phase(item('1', 100, { triggers: [{ ...trigger, siteID }] }))] })
    const { siteId } = siteNamed(SITE_PROJECT, 'Utilities', 'Zone D')
    const key = newKey()
    expect((await saveAll([entry(key, refinery, { workflowData: withSite(siteId) })])).status).toBe(200)
    const foreign = await failureOf(saveAll([entry(newKey(), crude, { workflowData: withSite(siteId) })]))
    expect(foreign.message).toBe(faultMessages.triggerSiteMissing)
    // The other copy is stored already.
    const second = await failureOf(saveAll([entry(key, crude, { workflowData: withSite(siteId) })]))
    expect(Object.keys(second.fields ?? {})).toContain('0.workflowData.phases.0.items.0.triggers.0.triggerType')
  })
})

describe('who may save', () => {
  it('a user with EDIT_WORKFLOW alone edits and adds copies, but creates no workflow [PERM-12, PERM-13]', async () => {
    const [editor, creator] = [await gateway.clientAs('workflow.editor'), await gateway.clientAs('workflow.admin')]
    const refused = await failureOf(saveAll([entry(newKey())], editor))
    expect(refused.status).toBe(403)
    const key = newKey()
    const { body } = await saveAll([entry(key)], creator)
    const [copy] = body
    if (copy === undefined) throw new Error('Nothing was created.')
    const edited = await editor.workflows.save({
      params: { projectId: refinery },
      body: asEntry(copy, { name: 'Edited' }),
    })
    expect(edited.body).toMatchObject({ name: 'Edited', version: 2 })
    expect(
      (await creator.workflows.save({ params: { projectId: refinery }, body: asEntry(edited.body, { name: 'Again' }) }))
        .status,
    ).toBe(200)
  })

  it.each<[string, () => WorkflowSave[]]>([
    ['a project of another license', () => [entry('own'), entry('own', breakwater)]],
    ['a project that does not exist', () => [entry('own'), entry('own', 99_999)]],
    [
      'a workflow of another license',
      () => [entry('own', refinery, { WorkflowId: workflowNamed('Rock Armor', 'Outer Breakwater').workflowId })],
    ],
    ['a workflow that does not exist', () => [entry('own', refinery, { WorkflowId: 99_999 })]],
  ])('a list with %s is refused whole with a 404 [PERM-29, WF-74]', async (_what, body) => {
    expect((await failureOf(saveAll(body()))).status).toBe(404)
    expect(await stored('own')).toEqual([])
  })

  it('the key of a workflow of another license gives no access to it [PERM-29]', async () => {
    const { relatedKey, workflowId } = workflowNamed('Rock Armor', 'Outer Breakwater')
    const { body } = await saveAll([entry(relatedKey)])
    const { body: read } = await admin.workflows.one({
      params: { projectId: refinery, workflowId: body[0]?.workflowId ?? 0 },
    })
    expect(read.map(({ projectId }) => projectId)).toEqual([refinery])
    const harbour = await gateway.clientAs('harbour.admin')
    const theirs = await harbour.workflows.one({ params: { projectId: breakwater, workflowId } })
    expect(theirs.body).toHaveLength(1)
  })
})

describe('a save over another version', () => {
  it('of one copy is a conflict with all current copies, and nothing is saved [WF-74, API2-68]', async () => {
    const copies = await create([refinery, crude])
    const [first, second] = copies
    if (first === undefined || second === undefined) throw new Error('Nothing was created.')
    await admin.workflows.save({ params: { projectId: crude }, body: asEntry(second, { name: 'Theirs' }) })
    const failure = await failureOf(saveAll(copies.map((copy) => asEntry(copy, { name: 'Mine' }))))
    expect([failure.status, failure.message]).toEqual([409, messages.conflict])
    const current = failure.current as Workflow[]
    expect(current.map(({ name, version }) => [name, version])).toEqual([
      ['Flange Management', 1],
      ['Theirs', 2],
    ])
    const retried = await saveAll(current.map((copy) => asEntry(copy, { name: 'Mine' })))
    expect(retried.body.map(({ name, version }) => [name, version])).toEqual([
      ['Mine', 2],
      ['Mine', 3],
    ])
  })

  it('is a conflict too where a copy was archived or added meanwhile [WF-72]', async () => {
    const [copy] = await create()
    if (copy === undefined) throw new Error('Nothing was created.')
    const added = { ...asEntry(copy), projectId: crude, WorkflowId: 0, version: undefined }
    await saveAll([added])
    expect((await failureOf(saveAll([asEntry(copy), added]))).status).toBe(409)
    await admin.workflows.archive({ body: [copy.workflowId] })
    const failure = await failureOf(saveAll([asEntry(copy, { name: 'Late' })]))
    expect(failure.current).toMatchObject([{ isDecommissioned: true, version: 2 }])
  })
})

it('the activity says in words what a save changed', async () => {
  const [copy] = await create()
  if (copy === undefined) throw new Error('Nothing was created.')
  const changed = phase(item('1', 30), item('2', 70, { preRequisite: { phaseId: 'p', itemId: '1' } }))
  await saveAll([asEntry(copy, { name: 'Bolting', workflowData: { phases: [changed] } })])
  const { body } = await admin.activity.ofWorkflow({ params: { id: copy.workflowId }, query: {} })
  expect(body.entries.map(({ action }) => action)).toEqual(['workflows.save', 'workflows.create'])
  expect(body.entries[0]?.changes).toEqual([
    { field: 'name', before: 'Flange Management', after: 'Bolting' },
    {
      field: 'phaseItems',
      added: { count: 2, items: [{ name: 'Cut › Item 1: Progress, 30' }, { name: 'Cut › Item 2: Progress, 70' }] },
      removed: { count: 2, items: [{ name: 'Cut › Item 1: Progress, 40' }, { name: 'Cut › Item 2: Progress, 60' }] },
    },
    {
      field: 'prerequisites',
      added: { count: 1, items: [{ name: 'Cut › Item 2: Cut › Item 1' }] },
    },
  ])
})
