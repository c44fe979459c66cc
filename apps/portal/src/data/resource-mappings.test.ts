import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenOf } from '../../test/fake-server'
import { session } from '../shell/session/session'
import { startApi } from './api'
import { addMappings, loadMappedOwners } from './resource-mappings'

await vi.hoisted(async () => (await import('../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

const workflow = (workflowId: number) => ({
  workflowId,
  name: `Workflow ${workflowId}`,
  projectId: 7,
  projectName: 'Refinery',
  workflowType: 'progress',
  workflowData: { phases: [] },
  workflowRelatedKey: `${workflowId}`,
  isDecommissioned: false,
  decommissionDateTime: null,
})
const COUNT = 1001
const WORKFLOWS = Array.from({ length: COUNT }, (_, index) => workflow(index + 1))

/** The bodies of calls, by the end of their path. */
let sent: { path: string; body: unknown[] }[] = []

beforeEach(() => {
  sent = []
  session.end('logged-out')
  session.start({ token: tokenOf({ userId: 7 }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const items = JSON.parse(String(body)) as unknown[]
    sent.push({ path: address.split('/').at(-1) ?? '', body: items })
    if (address.endsWith('getAll')) return Response.json(WORKFLOWS)
    if (items.length > 1000) return Response.json({ message: 'Too many.' }, { status: 400 })
    return Response.json(
      address.endsWith('workflowIds') ? items.map((WorkflowId) => ({ WorkflowId, ResourceTypes: [203] })) : items,
    )
  })
  startApi(bases, () => undefined)
})

const lengthsOf = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body.length)

describe('the resource types of 1,001 workflows', () => {
  it('are read in calls of at most 1,000 ids', async () => {
    const found = await loadMappedOwners('workflow', 7)
    if ('message' in found) throw new Error(found.message)
    expect(lengthsOf('workflowIds')).toEqual([1000, 1])
    expect(found.owners.filter(({ resourceTypes }) => resourceTypes.includes(203))).toHaveLength(COUNT)
  })

  it('are copied in calls of at most 1,000 workflows', async () => {
    expect(
      await addMappings(
        'workflow',
        7,
        WORKFLOWS.map(({ workflowId: id }) => ({ id, resourceTypes: [203] })),
      ),
    ).toBe(undefined)
    expect(lengthsOf('workflow')).toEqual([1000, 1])
  })
})
