import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import type { Workflow, WorkflowSave } from '@sitewright/domain/workflows/workflow'
import { sampleItem as item } from '@sitewright/domain/workflows/workflow-sample'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { asEntry, entry, newKey, phase, saveCopiesAs } from '../../../test/workflow-entries'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
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

const refinery = projectNamed(SITE_PROJECT).projectId
const crude = projectNamed('Crude Unit 2').projectId
const breakwater = projectNamed('Outer Breakwater').projectId

const saveAll = (body: WorkflowSave[], client = admin) => saveCopiesAs(client, body)
const create = async (projectIds: number[] = [refinery]) => {
  const key = newKey()
  return (await saveAll(projectIds.map((projectId) => entry(key, projectId)))).body
}
const stored = (key: string) => db.orm.select().from(workflows).where(eq(workflows.relatedKey, key))

describe('who may save', () => {
  it('a user with EDIT_WORKFLOW alone edits and adds copies, but creates no workflow [PERM-12, PERM-13, API2-69]', async () => {
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
