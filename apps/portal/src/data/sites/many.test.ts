import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { selectedSiteMessages as messages } from '@sitewright/domain/sites/selected-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { tokenOf } from '../../../test/fake-server'
import { session } from '../../shell/session/session'
import { toasts } from '../../shell/toasts'
import { startApi } from '../api'
import { archiveSites, changeSites } from './many'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

/** A server that answers each call by its method and path. */
function serve(answer: (call: string, body: unknown) => { status?: number; body: unknown }) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${new URL(address).pathname}`
    asked.push(call)
    const reply = answer(call, body === undefined ? undefined : JSON.parse(String(body)))
    return Response.json(reply.body, { status: reply.status ?? 200 })
  })
  startApi(bases, () => undefined)
  return asked
}

const simple = (siteId: number): SimpleSite => ({
  siteId,
  projectId: 1,
  parentId: 9,
  name: `Site ${siteId}`,
  active: true,
  depth: 2,
  version: 3,
})
const whole = (siteId: number) => ({
  ...simple(siteId),
  siteClass: siteId === 2 ? 'bin' : null,
  siteType: { receivable: false, issuable: false, quarantine: false, locked: false, toolsAndEquipment: false },
  location: null,
  properties: { overlays: [], userProperties: {} },
})
const chosen = [1, 2, 3].map(simple)
const control = { onProgress: () => undefined, isStopped: () => false }
const reasons = (failures: ReadonlyMap<SimpleSite, string>) =>
  Array.from(failures, ([{ siteId }, message]) => [siteId, message])
const getToasts = () => toasts.getSnapshot().map(({ kind, text }) => `${kind}: ${text}`)

beforeEach(() => {
  session.end('logged-out')
  session.start({ token: tokenOf({ userId: 7301 }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
})

describe('an archive of several sites', () => {
  const idOf = (body: unknown) => (body as { siteId: number }).siteId

  it('names the site that is refused, and archives the others [SITE-82]', async () => {
    serve((_call, body) =>
      idOf(body) === 2
        ? { status: 400, body: { message: 'It has material.' } }
        : { body: { siteIds: [idOf(body), 10 * idOf(body)] } },
    )
    expect(reasons(await archiveSites(1)(chosen, control))).toEqual([[2, 'It has material.']])
    expect(getToasts()).toEqual([`success: ${messages.archived(4)}`])
  })

  it('ends at a failure that would repeat, and after a stop [SITE-82]', async () => {
    const asked = serve(() => ({ status: 403, body: { message: 'You may not.' } }))
    expect(reasons(await archiveSites(1)(chosen, control))).toEqual([1, 2, 3].map((id) => [id, 'You may not.']))
    expect(asked).toHaveLength(1)
    expect(getToasts()).toEqual([])
    let steps = 0
    serve((_call, body) => ({ body: { siteIds: [idOf(body)] } }))
    const failures = await archiveSites(1)(chosen, { ...control, isStopped: () => (steps += 1) > 1 })
    expect(reasons(failures)).toEqual([2, 3].map((id) => [id, messages.stopped]))
  })
})

describe('a change of several sites', () => {
  it('saves each whole site over the version that it read, but not one that is like that [SITE-82]', async () => {
    const bodies: unknown[] = []
    const asked = serve((call, body) => {
      const id = Number(/\/site\/(\d+)/.exec(call)?.[1])
      if (call.startsWith('POST')) bodies.push(body)
      return { body: whole(id) }
    })
    const failures = await changeSites({ kind: 'class', siteClass: 'bin' }, chosen, control)
    expect(failures.size).toBe(0)
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(2)
    expect(bodies[0]).toMatchObject({ siteId: 1, version: 3, siteClass: 'bin' })
    expect(getToasts()).toEqual([`success: ${messages.changed(3)}`])
  })

  it('names the site that someone else changed, and goes on [SITE-82]', async () => {
    serve((call) => {
      const id = Number(/\/site\/(\d+)/.exec(call)?.[1])
      if (call.startsWith('POST') && id === 1) return { status: 409, body: { message: 'Changed.', current: whole(1) } }
      return { body: whole(id) }
    })
    const failures = await changeSites({ kind: 'types', types: ['locked'], isOn: true }, chosen, control)
    expect(reasons(failures)).toEqual([[1, siteMessages.conflict]])
    expect(getToasts()).toEqual([`success: ${messages.changed(2)}`])
  })
})
