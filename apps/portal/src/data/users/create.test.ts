import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newUser } from '@sitewright/domain/users/rules'
import { startApi } from '../api'
import { createUser } from './create'

// What the session of the portal stands on; here nobody is signed in.
vi.hoisted(() => {
  const kept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: kept, sessionStorage: kept }))
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
})

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

describe('a duplicate', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (address: string | URL | Request, options?: RequestInit) => {
      const request = new Request(address, options)
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      if (request.method === 'GET') throw new TypeError('The network is gone.')
      return Response.json('Not copied: Preservation.', { status: 210 })
    })
    startApi(bases, () => undefined)
  })
  it('that was made is not told as failed when it cannot be read afterwards [USER-48, USER-50]', async () => {
    const original = {
      ...newUser(1),
      userId: 7,
      userName: 'mara',
      userGroups: [{ userGroupId: 3, name: 'Riggers' }],
      isSsoInitial: false,
      createDate: null,
      lastActivityDate: null,
      lastLoginDate: null,
      lastLockedOutDate: null,
      lastPasswordChangedDate: null,
      addons: [],
      userData: { vendors: [] },
      version: 1,
    }
    const input = { ...newUser(1), userName: 'nadia', userGroupIds: [3] }
    expect(await createUser(input, original)).toEqual({ status: 'created', userName: 'nadia' })
    expect(asked[0]).toBe('POST /gateway/users/mara/copy/nadia')
  })
})
