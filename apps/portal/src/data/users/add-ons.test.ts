import { describe, expect, it, vi } from 'vitest'
import { storedUser } from '../../../../../tests/support/stored-user'
import { saveUserAddOns } from './add-ons'
import { startApi } from '../api'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }
const TAG = '"one"'

/** The server: its user, and what it answers to a save of product licenses. */
function serve(refusal?: { status: number; message: string }) {
  const stored = storedUser({ userData: { vendors: ['Prairie Valve Supply'] } })
  const saves: string[][] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request, options?: RequestInit) => {
    const request = new Request(address, options)
    const isAddOns = new URL(request.url).pathname.endsWith('/addons')
    if (request.method === 'GET') return Response.json(isAddOns ? [] : stored, { headers: { etag: TAG } })
    if (isAddOns) {
      if (refusal === undefined) return Response.json([])
      return Response.json({ message: refusal.message, requestId: 'r' }, { status: refusal.status })
    }
    const { userData, version } = (await request.json()) as typeof stored
    if (version !== stored.version) return Response.json({ message: 'Old.', current: stored }, { status: 409 })
    stored.userData = userData
    stored.version += 1
    saves.push(userData.vendors)
    return Response.json(stored)
  })
  startApi(bases, () => undefined)
  return { stored, saves }
}

const both = ['Prairie Valve Supply', 'Boreal Pipe and Fittings']
const save = (vendorsBefore = ['Prairie Valve Supply']) =>
  saveUserAddOns('mara', { addOnIds: [6], vendors: both, vendorsBefore }, TAG)

describe('vendors of a user and product licenses', () => {
  it('are saved one after the other [USER-68]', async () => {
    const server = serve()
    expect(await save()).toMatchObject({ status: 'saved' })
    expect(server.saves).toEqual([both])
  })

  it('are saved both or neither: where the product licenses are refused the vendors go back [USER-68, USER-72]', async () => {
    const server = serve({ status: 400, message: 'The limit is reached.' })
    expect(await save()).toMatchObject({ status: 'failed', message: 'The limit is reached.' })
    expect(server.saves).toEqual([both, ['Prairie Valve Supply']])
    expect(server.stored.userData.vendors).toEqual(['Prairie Valve Supply'])
  })

  it('are not sent over vendors that somebody else has chosen', async () => {
    const server = serve()
    expect(await save(['Somebody Else'])).toEqual({ status: 'conflict', current: [], etag: TAG })
    expect(server.saves).toEqual([])
  })
})
