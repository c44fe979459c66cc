import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Workflow } from '@sitewright/domain/workflows/workflow'
import { tokenOf } from '../../../test/fake-server'
import { capabilities } from '../../shell/capabilities'
import { session } from '../../shell/session/session'
import { startApi } from '../api'
import { oneWorkflow, workflowPage } from './sources'
import { archiveWorkflow, findWorkflowAuthor } from '../workflows'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }
const project = (projectId: number) => ({
  projectId,
  licenseId: 1,
  environmentId: 1,
  parentId: null,
  parentProjectId: null,
  rootProjectId: projectId,
  name: `Site ${projectId}`,
  description: '',
  isActive: true,
  numberOfUsers: 0,
  mobileEnabled: false,
  version: 1,
})
const copy = (workflowId: number, projectId: number, values: Partial<Workflow> = {}): Workflow => ({
  workflowId,
  name: 'Pipe Spool',
  projectId,
  projectName: `Site ${projectId}`,
  workflowType: 'progress',
  workflowData: { phases: [] },
  workflowRelatedKey: `key-${workflowId}`,
  isDecommissioned: false,
  decommissionDateTime: null,
  version: 1,
  ...values,
})
const WORKFLOWS = [
  copy(1, 12, { workflowRelatedKey: 'shared' }),
  copy(2, 14, { workflowRelatedKey: 'shared' }),
  copy(3, 12, { name: 'Anchor Bolts' }),
  copy(4, 14, { name: 'Cable Trays' }),
  copy(5, 12, { name: 'Old Welds', isDecommissioned: true, decommissionDateTime: 1 }),
]
const ERRORS = { 2: ['Assigned to resource type Valve'] }

/** A server that knows only the specified calls. */
function serve(answers: Record<string, unknown> = {}) {
  const asked: string[] = []
  const replies: Record<string, unknown> = {
    'GET /gateway/projects': [12, 14].map(project),
    'POST /gateway/0/workflow/getAll': WORKFLOWS,
    'POST /gateway/workflow/validateArchive': { archiveErrorsByWorkflowId: ERRORS },
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const call = `${method} ${new URL(address).pathname}`
    asked.push(call)
    return call in replies ? Response.json(replies[call]) : Response.json({}, { status: 404 })
  })
  startApi(bases, () => undefined)
  return asked
}

let userId = 100
beforeEach(() => {
  session.end('logged-out')
  // A user of its own for each test, because the cache belongs to a session.
  userId += 1
  session.start({
    token: tokenOf({ userId }),
    userName: 'mara',
    roles: ['ADMINISTER_WORKFLOW'],
    userHasNoProjects: false,
  })
  capabilities.start([])
})

const query = { page: 1, pageSize: 10, sort: 'name' }

describe('the workflow list on a server without a list call', () => {
  it('groups copies into rows, hides archived workflows and has the reasons against an archive [WF-07, WF-10]', async () => {
    serve()
    const { body, total } = await workflowPage.load({ query })
    expect(total).toBe(3)
    expect(body.map(({ name, copies }) => [name, copies.map(({ archiveErrors }) => archiveErrors)])).toEqual([
      ['Anchor Bolts', [[]]],
      ['Cable Trays', [[]]],
      ['Pipe Spool', [[], ERRORS[2]]],
    ])
  })

  it('has a row for each license of a shared key, and so has one workflow [WF-81]', async () => {
    const foreign = { ...project(45), licenseId: 2 }
    serve({
      'GET /gateway/projects': [...[12, 14].map(project), foreign],
      'POST /gateway/0/workflow/getAll': [...WORKFLOWS, copy(6, 45, { workflowRelatedKey: 'shared' })],
    })
    const { body } = await workflowPage.load({ query: { ...query, search: 'pipe' } })
    expect(body.map(({ copies, isKeyShared }) => [copies.map(({ projectId }) => projectId), isKeyShared])).toEqual([
      [[12, 14], true],
      [[45], true],
    ])
    const one = await oneWorkflow.load({ params: { projectId: 45, workflowId: 6 } })
    expect(one.body.map(({ workflowId, isKeyShared }) => [workflowId, isKeyShared])).toEqual([[6, true]])
  })

  it('is searched, filtered by project, sorted and paged here [WF-03, WF-04, WF-05]', async () => {
    serve()
    const namesOf = async (changes: object): Promise<unknown> => {
      const { body, total } = await workflowPage.load({ query: { ...query, ...changes } })
      return [body.map(({ name }) => name), total]
    }
    expect(await namesOf({ search: 'CABLE' })).toEqual([['Cable Trays'], 1])
    expect(await namesOf({ projectId: 14 })).toEqual([['Cable Trays', 'Pipe Spool'], 2])
    expect(await namesOf({ sort: '-name' })).toEqual([['Pipe Spool', 'Cable Trays', 'Anchor Bolts'], 3])
    expect(await namesOf({ page: 2, pageSize: 2 })).toEqual([['Pipe Spool'], 3])
  })

  it('is not fetched again until a change forces it [WF-77, WF-78]', async () => {
    const asked = serve({ 'POST /gateway/workflow/archive': { success: true } })
    const countFetches = (): number => asked.filter((call) => call.endsWith('/0/workflow/getAll')).length
    const { body } = await workflowPage.load({ query })
    await workflowPage.load({ query: { ...query, page: 2 } })
    expect(countFetches()).toBe(1)
    const [row] = body
    if (row === undefined) throw new Error('The list is empty.')
    expect(await archiveWorkflow(row)).toBeUndefined()
    await workflowPage.load({ query })
    expect(countFetches()).toBe(2)
  })

  it('gives way to the list call of a server that has one', async () => {
    capabilities.start(['workflows.list'])
    const asked = serve({ 'GET /x/workflows': [] })
    expect((await workflowPage.load({ query })).body).toEqual([])
    expect(asked).toEqual(['GET /x/workflows'])
  })
})

describe('an archive of a row', () => {
  it('names the versions that the list showed, and says so where someone changed one [WF-14, WF-16]', async () => {
    serve()
    const { body } = await workflowPage.load({ query: { ...query, search: 'pipe' } })
    const [row] = body
    if (row === undefined) throw new Error('The list is empty.')
    const tags: (string | undefined)[] = []
    vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
      tags.push(headers['If-Match'])
      return Promise.resolve(Response.json({ message: 'Changed.', current: [] }, { status: 409 }))
    })
    expect(await archiveWorkflow(row)).toBe(
      'Someone else changed this workflow. Nothing was archived. Check it, then archive it again.',
    )
    expect(tags[0]).toBe('"1:1.2:1"')
  })
})

describe('one workflow on a server without a call for it', () => {
  const load = (projectId: number, workflowId: number) => oneWorkflow.load({ params: { projectId, workflowId } })

  it('comes with its other active copies, always fetched', async () => {
    const asked = serve()
    expect((await load(14, 2)).body.map(({ workflowId }) => workflowId)).toEqual([2, 1])
    expect((await load(12, 5)).body.map(({ workflowId }) => workflowId)).toEqual([5])
    expect(asked.filter((call) => call.endsWith('/getAll'))).toHaveLength(2)
  })

  it('is not found under the address of another project', async () => {
    serve()
    await expect(load(12, 2)).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('the author of the newer version of a workflow', () => {
  const entry = {
    activityId: 7,
    at: 1_700_000_000_000,
    action: 'workflows.save',
    actor: { kind: 'user', userId: 9, userName: 'nadia', fullName: 'Nadia Rahman' },
    changes: [],
  }
  const stored = [copy(1, 12), copy(2, 14)]
  const newer = [copy(1, 12), copy(2, 14, { version: 2 })]
  const activity = { 'GET /x/activity/workflows/2': { entries: [entry], olderThan: null } }

  it('is read from the activity of the copy that changed', async () => {
    capabilities.start(['activity.ofWorkflow'])
    const asked = serve(activity)
    expect(await findWorkflowAuthor(stored, newer)).toEqual({ name: 'Nadia Rahman', at: entry.at })
    expect(asked).toEqual(['GET /x/activity/workflows/2'])
  })

  it('is that of an added copy, with which the others get a new version', async () => {
    capabilities.start(['activity.ofWorkflow'])
    const asked = serve({ 'GET /x/activity/workflows/3': { entries: [entry], olderThan: null } })
    const grown = [copy(1, 12, { version: 2 }), copy(2, 14, { version: 2 }), copy(3, 15)]
    expect(await findWorkflowAuthor(stored, grown)).toMatchObject({ name: 'Nadia Rahman' })
    expect(asked).toEqual(['GET /x/activity/workflows/3'])
  })

  it('is unknown on a server without activity', async () => {
    const asked = serve(activity)
    expect(await findWorkflowAuthor(stored, newer)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
