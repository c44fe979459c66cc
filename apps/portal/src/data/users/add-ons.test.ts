import { describe, expect, it, vi } from 'vitest'
import type { AddOnsChoice } from '@sitewright/domain/add-ons/model'
import { storedUser } from '../../../../../tests/support/stored-user'
import { saveUserAddOns } from './add-ons'
import { startApi } from '../api'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }
const TAG = '"one"'
const VALVE = 'Prairie Valve Supply'
const PIPE = 'Boreal Pipe and Fittings'

interface ServerOptions {
  /** Rejects the save of the product licenses. */
  rejection?: { status: number; body: object; etag?: string }
  /** Another administrator saves the user before this call of a save of the user. */
  racesAt?: number
}

/** A server with one user, who has one vendor and no product license. */
function startServer({ rejection, racesAt }: ServerOptions = {}) {
  const stored = storedUser({ userData: { vendors: [VALVE] } })
  const saves: string[][] = []
  const calls: string[] = []
  let attempts = 0
  vi.stubGlobal('fetch', async (address: string | URL | Request, options?: RequestInit) => {
    const request = new Request(address, options)
    const isAddOns = new URL(request.url).pathname.endsWith('/addons')
    calls.push(`${request.method} ${isAddOns ? 'addons' : 'user'}`)
    if (request.method === 'GET') return Response.json(isAddOns ? [] : stored, { headers: { etag: TAG } })
    if (isAddOns) {
      if (rejection === undefined) return Response.json([], { headers: { etag: '"two"' } })
      const headers: Record<string, string> = rejection.etag === undefined ? {} : { etag: rejection.etag }
      return Response.json({ requestId: 'r', ...rejection.body }, { status: rejection.status, headers })
    }
    attempts += 1
    if (attempts === racesAt) stored.version += 1
    const { userData, version } = (await request.json()) as typeof stored
    if (version !== stored.version) return Response.json({ message: 'Old.', current: stored }, { status: 409 })
    stored.userData = userData
    stored.version += 1
    saves.push(userData.vendors)
    return Response.json(stored)
  })
  startApi(bases, () => undefined)
  return { stored, saves, calls }
}

const choose = (addOnIds: number[], ...vendors: string[]): AddOnsChoice => ({
  addOnIds: new Set(addOnIds),
  vendors: new Set(vendors),
})
const save = (choice = choose([6], VALVE, PIPE), base = choose([], VALVE)) =>
  saveUserAddOns('mara', choice, { base, version: TAG })

describe('product licenses and vendors of a user', () => {
  it('are saved one after the other, vendors first [USER-68]', async () => {
    const server = startServer()
    expect(await save()).toEqual({ status: 'saved', value: choose([], VALVE, PIPE), etag: '"two"' })
    expect(server.saves).toEqual([[VALVE, PIPE]])
    expect(server.calls.slice(-2)).toEqual(['PUT user', 'PUT addons'])
  })

  it('are saved in one call if the vendors did not change', async () => {
    const server = startServer()
    expect(await save(choose([6], VALVE))).toMatchObject({ status: 'saved' })
    expect(server.calls).toEqual(['PUT addons'])
  })

  it('are saved both or neither: the vendors are rolled back if the product licenses are rejected [USER-68, USER-72]', async () => {
    const server = startServer({ rejection: { status: 400, body: { message: 'The limit is reached.' } } })
    expect(await save()).toMatchObject({ status: 'failed', message: 'The limit is reached.' })
    expect(server.saves).toEqual([[VALVE, PIPE], [VALVE]])
    expect(server.stored.userData.vendors).toEqual([VALVE])
  })

  it('are not saved over vendors that someone else changed, and the conflict has both fields', async () => {
    const server = startServer()
    const outcome = await save(choose([6], PIPE), choose([], 'Someone Else'))
    expect(outcome).toEqual({ status: 'conflict', current: choose([], VALVE), etag: TAG })
    expect(server.saves).toEqual([])
  })

  it('do not clear vendors that someone else changed [USER-64]', async () => {
    const server = startServer()
    expect(await save(choose([1]), choose([], 'Someone Else'))).toMatchObject({ status: 'conflict' })
    expect(server.calls).not.toContain('PUT addons')
  })

  it('roll the vendors back after a conflict of the product licenses, which has both fields [USER-68]', async () => {
    const addonData = { category: 'Standard', color: '#123456', shortName: 'PR' }
    const current = [{ addOnId: 3, name: 'Preservation', description: '', shortName: 'PR', addonData }]
    const server = startServer({ rejection: { status: 409, body: { message: 'Changed.', current }, etag: '"two"' } })
    expect(await save()).toEqual({ status: 'conflict', current: choose([3], VALVE), etag: '"two"' })
    expect(server.saves).toEqual([[VALVE, PIPE], [VALVE]])
  })

  it('are saved if someone else changed only other fields of the user between the read and the save', async () => {
    const server = startServer({ racesAt: 1 })
    expect(await save()).toMatchObject({ status: 'saved' })
    expect(server.saves).toEqual([[VALVE, PIPE]])
  })
})
