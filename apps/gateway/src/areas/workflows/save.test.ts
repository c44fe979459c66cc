import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { faultMessages, linkFaultTexts } from '@sitewright/domain/workflows/fault-messages'
import { workflowMessages } from '@sitewright/domain/workflows/messages'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import { MAX_WORKFLOW_JSON } from '@sitewright/domain/workflows/size'
import { WORKFLOW_LIMITS, type WorkflowSave } from '@sitewright/domain/workflows/workflow'
import { sampleItem as item } from '@sitewright/domain/workflows/workflow-sample'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { asEntry, entry, newKey, phase, saveCopiesAs } from '../../../test/workflow-entries'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { projectNamed } from '../../db/demo/projects'
import { SITE_PROJECT, siteNamed } from '../../db/demo/sites'
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

const saveAll = (body: WorkflowSave[], client = admin) => saveCopiesAs(client, body)
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

  it('refuses a name and a key that no index takes, and saves the longest ones', async () => {
    const random = (length: number): string =>
      Array.from({ length }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('')
    const longest = await saveAll([
      entry(random(WORKFLOW_LIMITS.key), refinery, { name: random(WORKFLOW_LIMITS.name) }),
    ])
    expect(longest.status).toBe(200)
    const { name, key } = WORKFLOW_LIMITS
    for (const wrong of [entry(newKey(), refinery, { name: random(name + 1) }), entry(random(key + 1), refinery)]) {
      expect((await failureOf(saveAll([wrong]))).status).toBe(400)
    }
  })

  it('refuses a workflow with more text than the database writes quickly', async () => {
    const items = Array.from({ length: 100 }, (_, index) =>
      item(`${index}`, 1, { itemName: `Item ${index}`, notes: ['x'.repeat(9900), 'x'.repeat(9900)] }),
    )
    const long = entry(newKey(), refinery, { workflowData: { phases: [phase(...items)], extra: 'x'.repeat(9900) } })
    expect((await saveAll([long])).status).toBe(200)
    const longer = { phases: [phase(...items)], extra: Array.from({ length: 3 }, () => 'x'.repeat(9900)) }
    expect(await failureOf(saveAll([entry(newKey(), refinery, { workflowData: longer })]))).toMatchObject({
      status: 400,
      fields: { '0.workflowData': [faultMessages.tooLong(MAX_WORKFLOW_JSON)] },
    })
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

  it('that changes nothing creates no version and no activity entry [API2-76]', async () => {
    const [copy] = await create()
    if (copy === undefined) throw new Error('Nothing was created.')
    expect((await saveAll([asEntry(copy)])).body[0]?.version).toBe(1)
    expect((await lastEntry(copy.workflowId))?.action).toBe('workflows.create')
  })

  it('returns every error of every entry at its path, and saves none [WF-47, WF-59, WF-74, ITEM-91]', async () => {
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

  it('does not count copies that another license adds with the same key', async () => {
    const trigger = { id: 't', triggerType: 1 as const, triggerName: 'Gate', condition: 1 as const }
    const { siteId } = siteNamed(SITE_PROJECT, 'Utilities', 'Zone D')
    const workflowData = { phases: [phase(item('1', 100, { triggers: [{ ...trigger, siteID: siteId }] }))] }
    const key = newKey()
    const [own] = (await saveAll([entry(key, refinery, { workflowData })])).body
    if (own === undefined) throw new Error('Nothing was saved.')
    const harbour = await gateway.clientAs('harbour.admin')
    expect((await saveAll([entry(key, projectNamed('Outer Breakwater').projectId)], harbour)).status).toBe(200)
    expect((await saveAll([{ ...asEntry(own), name: 'Gate' }])).status).toBe(200)
  })
})
