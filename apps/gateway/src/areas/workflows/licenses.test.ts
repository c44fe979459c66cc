import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { TRIGGER_TYPE } from '@sitewright/domain/workflows/item'
import { sampleItem } from '@sitewright/domain/workflows/workflow-sample'
import { startTestGateway, type TestGateway } from '../../../../../tests/support/test-gateway'
import { failureOf } from '../../../test/failure'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database'
import { asEntry, entry, newKey, phase, saveCopiesAs } from '../../../test/workflow-entries'
import { projectNamed } from '../../db/demo/projects'
import { SITE_PROJECT, siteNamed } from '../../db/demo/sites'
import { workflows } from '../../db/schema'

let db: TestDatabase
let gateway: TestGateway
let root: Client
let admin: Client
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
  root = await gateway.clientAs('super.admin')
  admin = await gateway.clientAs('customer.admin')
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const refinery = projectNamed(SITE_PROJECT).projectId
const crude = projectNamed('Crude Unit 2').projectId
const breakwater = projectNamed('Outer Breakwater').projectId

/** Copies of one workflow in projects of two licenses, as earlier versions stored them. */
async function storeOverLicenses(name: string) {
  const relatedKey = newKey()
  const { workflowData: data } = entry(relatedKey)
  const values = [refinery, crude, breakwater].map((projectId) => ({ projectId, relatedKey, name, data }))
  const rows = await db.orm.insert(workflows).values(values).returning({ id: workflows.workflowId })
  const [first = 0, second = 0, foreign = 0] = rows.map(({ id }) => id)
  return { relatedKey, first, second, foreign }
}

const projectsOf = (copies: readonly { readonly projectId: number }[]): number[] =>
  copies.map(({ projectId }) => projectId).toSorted((one, other) => one - other)

describe('a stored workflow over two licenses', () => {
  it('is a row for each license that says so, counted and paged as two [WF-07, WF-81]', async () => {
    await storeOverLicenses('Over licenses')
    const search = 'over licenses'
    const { body, total } = await root.workflows.list({ query: { search, page: 1, pageSize: 10 } })
    expect(body.map(({ copies, isKeyShared }) => [projectsOf(copies), isKeyShared])).toEqual(
      expect.arrayContaining([
        [projectsOf([{ projectId: refinery }, { projectId: crude }]), true],
        [[breakwater], true],
      ]),
    )
    expect([body.length, total]).toEqual([2, 2])
    const pages = await Promise.all([1, 2].map((page) => root.workflows.list({ query: { search, page, pageSize: 1 } })))
    expect(pages.flatMap((page) => page.body.map(({ workflowId }) => workflowId))).toEqual(
      body.map(({ workflowId }) => workflowId),
    )
    const own = await admin.workflows.list({ query: { search } })
    expect(own.body.map(({ copies, isKeyShared }) => [copies.length, isKeyShared])).toEqual([[2, undefined]])
  })

  it('opens and is saved for each license alone [WF-81]', async () => {
    const { first, foreign } = await storeOverLicenses('Opened apart')
    const open = async (projectId: number, workflowId: number) =>
      (await root.workflows.one({ params: { projectId, workflowId } })).body
    const copies = await open(refinery, first)
    expect([projectsOf(copies), copies.map(({ isKeyShared }) => isKeyShared)]).toEqual([
      projectsOf([{ projectId: refinery }, { projectId: crude }]),
      [true, true],
    ])
    const saved = await saveCopiesAs(
      root,
      copies.map((copy) => asEntry(copy, { name: 'Saved apart' })),
    )
    expect(saved.body.map(({ name }) => name)).toEqual(['Saved apart', 'Saved apart'])
    const [other] = await open(breakwater, foreign)
    expect(other).toMatchObject({ name: 'Opened apart', version: 1, isKeyShared: true })
  })

  it('is refused at the field of each project of another license, and nothing is saved [WF-81]', async () => {
    const { relatedKey, first, foreign } = await storeOverLicenses('Refused')
    const { fields, status } = await failureOf(
      saveCopiesAs(root, [
        entry(relatedKey, refinery, { WorkflowId: first, name: 'Joined' }),
        entry(relatedKey, breakwater, { WorkflowId: foreign, name: 'Joined' }),
      ]),
    )
    expect([status, fields]).toEqual([400, { '1.projectId': [copyMessages.otherLicense] }])
    const added = await failureOf(
      saveCopiesAs(
        root,
        [entry(newKey(), breakwater), entry(newKey(), refinery)].map((one) => ({ ...one, WorkflowRelatedKey: 'new' })),
      ),
    )
    expect(added.fields).toEqual({ '1.projectId': [copyMessages.otherLicense] })
    const rows = await db.orm
      .select()
      .from(workflows)
      .where(inArray(workflows.workflowId, [first, foreign]))
    expect(rows.map(({ name, version }) => [name, version])).toEqual([
      ['Refused', 1],
      ['Refused', 1],
    ])
  })

  it('has rules of its own in each license: what one project alone may have is judged by its license [WF-68, WF-81]', async () => {
    const key = newKey()
    const { siteId } = siteNamed(SITE_PROJECT, 'Utilities', 'Zone D')
    const trigger = {
      id: 't',
      triggerType: TRIGGER_TYPE.geo,
      triggerName: 'Gate',
      siteID: siteId,
      condition: 1 as const,
    }
    const workflowData = { phases: [phase(sampleItem('1', 100, { triggers: [trigger] }))] }
    expect((await saveCopiesAs(root, [entry(key, breakwater)])).status).toBe(200)
    expect((await saveCopiesAs(root, [entry(key, refinery, { workflowData })])).status).toBe(200)
  })
})

describe('the key of a workflow of another license', () => {
  it('joins nothing: the rows stay apart, and only a creator can use it [PERM-13, WF-81]', async () => {
    const { relatedKey } = await storeOverLicenses('Not joined')
    const harbour = await gateway.clientAs('harbour.admin')
    const before = await harbour.workflows.list({ query: { search: 'not joined' } })
    expect(before.body.map(({ copies }) => copies.length)).toEqual([1])
    const onlyForeign = newKey()
    await saveCopiesAs(root, [entry(onlyForeign, breakwater)])
    const editor = await gateway.clientAs('workflow.editor')
    expect((await failureOf(saveCopiesAs(editor, [entry(onlyForeign, refinery)]))).status).toBe(403)
    expect((await saveCopiesAs(admin, [entry(onlyForeign, refinery, { name: 'Key of others' })])).status).toBe(200)
    const { body } = await root.workflows.list({ query: { search: 'key of others' } })
    expect(body.map(({ copies }) => projectsOf(copies))).toEqual([[refinery]])
    expect(relatedKey).not.toBe(onlyForeign)
  })
})

describe('the versions of copies', () => {
  it('grow when a copy is added, so that people who edit one learn of it, without activity [WF-72]', async () => {
    const key = newKey()
    const [copy] = (await saveCopiesAs(admin, [entry(key)])).body
    if (copy === undefined) throw new Error('Nothing was created.')
    await saveCopiesAs(admin, [asEntry(copy), entry(key, crude)])
    const failure = await failureOf(
      admin.workflows.save({ params: { projectId: refinery }, body: asEntry(copy, { name: 'Mine' }) }),
    )
    expect([failure.status, failure.current]).toEqual([409, expect.objectContaining({ version: 2 })])
    const { body } = await admin.activity.ofWorkflow({ params: { id: copy.workflowId }, query: {} })
    expect(body.entries.map(({ action }) => action)).toEqual(['workflows.create'])
  })

  it('are judged by an archive that names them, all or none [WF-71, WF-73]', async () => {
    const key = newKey()
    const copies = (await saveCopiesAs(admin, [entry(key), entry(key, crude)])).body
    const [first, second] = copies
    if (first === undefined || second === undefined) throw new Error('Nothing was created.')
    const changed = await admin.workflows.save({
      params: { projectId: crude },
      body: asEntry(second, { name: 'Theirs' }),
    })
    const body = copies.map(({ workflowId }) => workflowId)
    const tagOf = (version: number) => ({ ifMatch: `"${first.workflowId}:1.${second.workflowId}:${version}"` })
    const failure = await failureOf(admin.workflows.archive({ body }, tagOf(1)))
    expect([failure.status, failure.current]).toEqual([
      409,
      [expect.objectContaining({ version: 1 }), expect.objectContaining({ name: 'Theirs', isDecommissioned: false })],
    ])
    expect((await admin.workflows.archive({ body }, tagOf(changed.body.version ?? 0))).body).toEqual({ success: true })
    // An archived one stays as it is, and the tag of the conflict would be accepted too.
    const again = await failureOf(admin.workflows.archive({ body }, tagOf(1)))
    expect((await admin.workflows.archive({ body }, { ifMatch: again.etag })).body).toEqual({ success: true })
  })
})
