import { beforeEach, describe, expect, it, vi } from 'vitest'
import { configCopyMessages } from '@sitewright/domain/configs/copy-messages'
import type { Config } from '@sitewright/domain/configs/model'
import type { PlannedSite } from '@sitewright/domain/sites/copy-plan'
import type { CopyResult } from '@sitewright/ui/features/patterns/use-several-copies'
import { tokenOf } from '../../test/fake-server'
import { session } from '../shell/session/session'
import { toasts } from '../shell/toasts'
import { startApi } from './api'
import { copySeveral, type Planned } from './several-copies'

await vi.hoisted(async () => (await import('../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

interface Asked {
  readonly call: string
  readonly body: unknown
}

/** A server that answers each call by its method and path. */
function serve(answer: (call: string) => { status?: number; body: unknown }) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${new URL(address).pathname.replace(/^\/\w+/, '')}`
    asked.push({ call, body: body === undefined || body === null ? undefined : JSON.parse(String(body)) })
    const reply = answer(call)
    return Response.json(reply.body, { status: reply.status ?? 200 })
  })
  startApi(bases, () => undefined)
  return asked
}

async function copy(copies: readonly Planned[], unarchive = false) {
  const results: [name: string, result: CopyResult][] = []
  await copySeveral(18)(copies, unarchive, (one, result) => results.push([one.name, result]))
  return results.filter(([, { state }]) => state !== 'copying')
}
const getToasts = () => toasts.getSnapshot().map(({ kind, text }) => `${kind}: ${text}`)

const FREE = { canCopy: true, isActive: false, askUnarchivePermission: false }
const rack = (change: Partial<PlannedSite> = {}): PlannedSite => ({
  kind: 'site',
  ids: [4],
  name: 'Pipe Rack 4',
  parentId: 32,
  subSites: 2,
  ...change,
})
const config = (id: number, value: string, version: number): Config => ({
  id,
  name: 'ReceiptPost',
  projectId: id,
  isLicense: false,
  data: { configs: [{ property: 'ReceiptPost', parameters: [{ name: 'value', value }] }] },
  version,
})
const overwritten: Planned = {
  kind: 'config',
  ids: [1],
  name: 'ReceiptPost',
  replaced: [],
  parts: [{ source: config(1, 'source', 1), existing: config(2, 'target', 5) }],
}

beforeEach(() => {
  session.end('logged-out')
  session.start({ token: tokenOf({ userId: 7301 }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
})

describe('several copies', () => {
  const answerSites = (call: string) => ({ body: call.startsWith('GET') ? FREE : { siteId: 90, numSites: 3 } })
  const postOf = (asked: readonly Asked[]) => asked.find(({ call }) => call.startsWith('POST'))?.body

  it('check a site and copy it below its place [COPY-23, COPY-38, COPY-40]', async () => {
    const asked = serve(answerSites)
    expect(await copy([rack()])).toEqual([['Pipe Rack 4', { state: 'copied', text: 'Copied 3 sites' }]])
    expect(asked.map(({ call }) => call)).toEqual(['GET /site/18/4/canCopySites', 'POST /site/4/copy'])
    expect(postOf(asked)).toEqual({ site: { projectId: 18, parentId: 32 }, unarchiveExisting: false })
    expect(getToasts()).toEqual(['success: Copied 1 site with 2 sub-sites.'])
  })

  it.each([
    [true, { site: { projectId: 18, parentId: 32 }, unarchiveExisting: true }],
    [false, { site: { projectId: 18 }, unarchiveExisting: false }],
  ])('unarchive what is in the way, or go to the top: %s [COPY-25, COPY-26, COPY-39]', async (unarchive, body) => {
    const asked = serve(answerSites)
    await copy([rack({ archivedThere: 'Pipe Racks' })], unarchive)
    expect(postOf(asked)).toEqual(body)
  })

  it('go on after a refusal, and send nothing for it [COPY-28, COPY-40]', async () => {
    const asked = serve((call) =>
      call.includes('/4/') ? { body: { ...FREE, canCopy: false, isActive: true } } : answerSites(call),
    )
    expect(await copy([rack(), rack({ ids: [7], name: 'Pipe Rack 5' })])).toEqual([
      ['Pipe Rack 4', { state: 'failed', text: 'Site with name Pipe Rack 4 already exists.' }],
      ['Pipe Rack 5', { state: 'copied', text: 'Copied 3 sites' }],
    ])
    expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual(['POST /site/7/copy'])
    expect(getToasts()).toEqual(['error: Copied 1 site with 2 sub-sites. 1 copy failed. The lists say why.'])
  })

  it('save a config over the version that was reviewed, and overwrite no other [COPY-15, COPY-40]', async () => {
    const stored = config(2, 'source', 6)
    const asked = serve(() => ({ body: stored }))
    expect(await copy([overwritten])).toEqual([['ReceiptPost', { state: 'copied', text: 'Overwritten' }]])
    expect(asked[0]?.body).toMatchObject({ id: 2, version: 5, data: config(1, 'source', 1).data })
    serve(() => ({ status: 409, body: { message: 'Changed.', current: config(2, 'theirs', 6) } }))
    expect(await copy([overwritten])).toEqual([
      ['ReceiptPost', { state: 'failed', text: configCopyMessages.changedMeanwhile }],
    ])
  })
})
