import { expect, it, vi } from 'vitest'
import { type LicenseState, toLicenseEdit } from '@sitewright/domain/licenses/edit'
import type { License } from '@sitewright/domain/licenses/model'
import { startApi } from '../api'
import { saveLicenseInSteps } from './save-license'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

const license: License = {
  licenseId: 1,
  name: 'Northgate',
  company: 'Northgate Ltd.',
  licenseType: 'Standard',
  maxProjects: 60,
  maxUsers: 300,
  numProjects: 1,
  numUsers: 1,
  isActive: true,
  expiryDate: null,
  expiryNotificationDays: [],
  environmentId: null,
  ownerId: null,
  ssoUrl: '',
  version: 3,
}

const addOn = (maxUsers: number) => ({
  addOnId: 3,
  name: 'Preservation',
  description: '',
  shortName: 'PR',
  addonData: { category: 'Standard', color: '#123456', shortName: 'PR' },
  maxUsers,
  numUsers: 1,
})

/** A server on which someone else changed the limit of a product license, the company and the integrations. */
function startServer() {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request, options?: RequestInit) => {
    const request = new Request(address, options)
    const { pathname } = new URL(request.url)
    const part = pathname.includes('ntegration') ? 'integrations' : /addon/i.test(pathname) ? 'addOns' : 'license'
    calls.push(`${request.method} ${part}`)
    if (request.method !== 'GET') {
      const body = { message: 'Changed.', requestId: 'r', current: [addOn(50)] }
      return Response.json(body, { status: 409, headers: { etag: '"new limits"' } })
    }
    if (part === 'addOns') return Response.json([addOn(50)], { headers: { etag: '"new limits"' } })
    if (part === 'integrations') return Response.json([7], { headers: { etag: '"new integrations"' } })
    return Response.json([{ ...license, company: 'Changed by them', version: 4 }])
  })
  startApi(bases, () => undefined)
  return calls
}

it('reads all parts of a license again after a conflict in one of them, so that all of them are merged', async () => {
  const calls = startServer()
  const state: LicenseState = {
    parts: { license, addOns: [addOn(40)], integrationIds: [] },
    tags: [3, '"limits"', '"integrations"'],
  }
  const edit = { ...toLicenseEdit(state.parts), limit3: 45 }
  const { outcome } = await saveLicenseInSteps(state, edit, { changedFields: ['limit3'], before: undefined })
  expect(outcome).toMatchObject({
    status: 'conflict',
    current: {
      parts: { license: { company: 'Changed by them' }, addOns: [{ maxUsers: 50 }], integrationIds: [7] },
      tags: [4, '"new limits"', '"new integrations"'],
    },
  })
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['PUT addOns'])
})
