import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteMoveMessages } from '@sitewright/domain/sites/move-messages'
import { siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { SiteEdit } from '@sitewright/domain/sites/tree-save'
import { tokenOf } from '../../../test/fake-server'
import { session } from '../../shell/session/session'
import { toasts } from '../../shell/toasts'
import { startApi } from '../api'
import { checkSiteCopy } from './copy'
import { createHierarchies, saveHierarchy } from './save-trees'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

const signIn = (userId: number) =>
  session.start({ token: tokenOf({ userId }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })

/** A server that answers each write in turn. */
function serve(...answers: { status?: number; body: unknown; onAnswered?: () => void }[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    const answer = answers[asked.length]
    asked.push(method ?? 'GET')
    answer?.onAnswered?.()
    return Response.json(answer?.body ?? null, { status: answer?.status ?? 200 })
  })
  startApi(bases, () => undefined)
  return asked
}

const getToasts = () => toasts.getSnapshot().map(({ kind, text }) => `${kind}: ${text}`)

/** A new root and a renamed one: one call each. */
const edits: SiteEdit[] = [
  { id: 'new-1', name: 'North', parentId: null },
  { id: 1, name: 'South 2', parentId: null },
]
const known = { sites: [{ siteId: 1, parentId: null, name: 'South', version: 3 }], topParentId: null }
const saved = (siteId: number, name: string) => ({
  body: [{ index: 0, success: true, site: { siteId, name, children: [] } }],
})

beforeEach(() => {
  session.end('logged-out')
  signIn(7301)
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
})

describe('a save of a hierarchy', () => {
  it('is reported once, although it is two calls [SITE-34, SITE-35]', async () => {
    const asked = serve(saved(1, 'South 2'), saved(9, 'North'))
    expect((await saveHierarchy(1, edits, known))?.failed.size).toBe(0)
    expect(asked).toHaveLength(2)
    expect(getToasts()).toEqual([`success: ${siteMessages.hierarchySaved}`])
  })

  it('whose first call is refused saves nothing, and shows the text of the server [SITE-36, PERM-25]', async () => {
    const asked = serve({ status: 403, body: { message: 'You may not add sites to this project.' } })
    expect(await saveHierarchy(1, edits, known)).toBeUndefined()
    expect(asked).toHaveLength(1)
    expect(getToasts()).toEqual(['error: You may not add sites to this project.'])
  })

  it('whose second call fails says that it failed, and which sites are saved [SITE-35]', async () => {
    serve(saved(1, 'South 2'), { status: 500, body: { message: 'Later.' } })
    const outcome = await saveHierarchy(1, edits, known)
    expect([...(outcome?.saved.keys() ?? [])]).toEqual([1])
    expect([...(outcome?.failed ?? [])]).toEqual([['new-1', 'Later.']])
    expect(getToasts()).toEqual([`error: ${siteMessages.hierarchyFailed}`])
  })

  it('stops and is silent when the session changes hands', async () => {
    const asked = serve({ ...saved(1, 'South 2'), onAnswered: () => signIn(8) })
    await saveHierarchy(1, edits, known)
    expect(asked).toHaveLength(1)
    expect(getToasts()).toEqual([])
  })
})

describe('a save of a hierarchy with moved sites', () => {
  const site = (siteId: number, parentId: number | null, name: string) => ({ siteId, parentId, name, version: 3 })
  const tree = { sites: [site(1, null, 'Yard'), site(2, 1, 'Row 1'), site(3, 1, 'Row 2')], topParentId: null }
  const moved: SiteEdit[] = [
    { id: 3, name: 'Row 2', parentId: 2, kinds: ['parent'] },
    { id: 'new-1', name: 'Bin', parentId: 3, kinds: ['new'] },
  ]
  const done = (version: number) => ({
    body: { before: [{ siteId: 3, parentId: 1, siteClass: null, version }], numSites: 1, deepPolygons: 2 },
  })

  it('sends the moves first, and what is new where it is then [SITE-84]', async () => {
    const bodies: unknown[] = []
    const asked = serve(done(4), { body: [{ index: 0, success: true, siteId: 1, siteIds: [1, 2, 3, 9] }] })
    const { fetch: answer } = globalThis
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)))
      return answer(address, init)
    })
    const outcome = await saveHierarchy(1, moved, tree)
    expect(asked).toEqual(['POST', 'PUT'])
    expect(bodies[0]).toEqual({ sites: [{ siteId: 3, version: 3, parentId: 2 }] })
    expect(bodies[1]).toMatchObject([
      { siteId: 1, children: [{ siteId: 2, children: [{ siteId: 3, version: 4, children: [{ name: 'Bin' }] }] }] },
    ])
    expect([...(outcome?.saved ?? [])].filter(([id]) => id === 3 || id === 'new-1')).toEqual([
      [3, 3],
      ['new-1', 9],
    ])
    expect(getToasts()).toEqual([`success: ${siteMessages.hierarchySaved} ${siteMoveMessages.deepPolygons(2)}`])
  })

  it.each([
    ['refused', { status: 400, body: { message: 'No.', fields: { 'sites.0': ['Too deep.'] } } }, 'Too deep.'],
    [
      'of a site that has changed',
      {
        status: 409,
        body: { message: 'Changed.', current: { ...site(3, 1, 'Row 2'), projectId: 1, active: true, depth: 2 } },
      },
      siteMoveMessages.conflict('Row 2'),
    ],
  ])('saves nothing when a move is %s, and says why at its row [SITE-84]', async (_, answer, reason) => {
    const asked = serve(answer)
    const outcome = await saveHierarchy(1, moved, tree)
    expect(asked).toHaveLength(1)
    expect([...(outcome?.failed ?? [])]).toEqual([
      [3, reason],
      ['new-1', siteScreenMessages.treeSkipped],
    ])
    expect(getToasts()).toEqual([`error: ${siteMessages.hierarchyFailed}`])
  })

  it('shows a failure of the whole call [SITE-76, SITE-84]', async () => {
    const asked = serve({ status: 403, body: { message: 'You may not move sites.' } })
    expect(await saveHierarchy(1, [{ id: 3, name: 'Row 2', parentId: null, kinds: ['parent'] }], tree)).toBeUndefined()
    expect(asked).toHaveLength(1)
    expect(getToasts()).toEqual(['error: You may not move sites.'])
  })
})

describe('the hierarchies of the bulk screen', () => {
  const root = { name: 'North', place: 0 } as never
  const created = [{ root, siteId: 4 }]
  it.each([
    ['all are created', { failed: [], skipped: [], created }, `success: ${siteMessages.hierarchiesSaved}`],
    [
      'one fails',
      { failed: [{ root, message: 'No.' }], skipped: [], created },
      `error: ${siteMessages.hierarchiesFailed}`,
    ],
    ['the user stops', { failed: [], skipped: [root], created }, `info: ${siteScreenMessages.bulkStopped(1, 2)}`],
  ])('are reported once when %s [SITE-49]', async (_, report, toast) => {
    serve()
    expect(await createHierarchies(async () => report)).toBe(report)
    expect(getToasts()).toEqual([toast])
  })
})

it.each([
  [{ canCopy: false, isActive: true, askUnarchivePermission: false }, [`error: ${siteMessages.copyExists('North')}`]],
  [{ canCopy: false, isActive: false, askUnarchivePermission: false }, [`error: ${siteMessages.copyFailed}`]],
  [{ canCopy: true, isActive: true, askUnarchivePermission: false }, []],
])('the check of a copy says why a site is not copied: %j [COPY-23, COPY-29]', async (body, shown) => {
  serve({ body })
  expect(await checkSiteCopy(1, { siteId: 4, name: 'North' })).toEqual(body)
  expect(getToasts()).toEqual(shown)
})
