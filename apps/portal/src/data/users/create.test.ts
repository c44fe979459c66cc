import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newUser } from '@sitewright/domain/users/rules'
import { storedUser } from '../../../../../tests/support/stored-user'
import { startApi } from '../api'
import { createUser, settleAgain } from './create'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }

const original = storedUser({ userGroups: [{ userGroupId: 3, name: 'Riggers' }] })

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
  it('is not reported as failed if the created user cannot be read afterwards [USER-48, USER-50]', async () => {
    const input = { ...newUser(1), userName: 'nadia', userGroupIds: new Set([3]) }
    expect(await createUser(input, original)).toEqual({ status: 'saved', value: { userName: 'nadia' } })
    expect(asked[0]).toBe('POST /gateway/users/mara/copy/nadia')
  })
})

describe('the groups of a new user', () => {
  const input = { ...newUser(1), userName: 'nadia', userGroupIds: new Set([3, 4]) }

  /** A server whose assignments are refused as often as it is said; the new user is in the groups named. */
  function serve(refusals: number, userGroups: typeof original.userGroups = []) {
    const made = { ...original, userId: 8, userName: 'nadia', userGroups }
    const asked: string[] = []
    let left = refusals
    vi.stubGlobal('fetch', async (address: string | URL | Request, options?: RequestInit) => {
      const request = new Request(address, options)
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname.split('/').slice(2).join('/')} ${await request.text()}`.trim())
      if (!pathname.startsWith('/gateway/userGroup/')) return Response.json(made)
      left -= 1
      return left >= 0
        ? Response.json({ message: 'The limit is reached.', requestId: 'r' }, { status: 400 })
        : Response.json(null)
    })
    startApi(bases, () => undefined)
    return asked
  }

  it('that were refused are named with the reason, and the user is there [USER-37]', async () => {
    serve(1)
    expect(await createUser(input)).toEqual({
      status: 'saved',
      value: { userName: 'nadia', missed: { join: [3, 4], leave: [], why: 'The limit is reached.' } },
    })
  })

  it('are tried again without adding the user again, those that it is in by now left out [USER-37]', async () => {
    const asked = serve(0, [{ userGroupId: 3, name: 'Riggers' }])
    expect(await settleAgain(input)).toEqual({ status: 'saved', value: { userName: 'nadia' } })
    expect(asked).toEqual(['GET users/nadia', expect.stringMatching(/^POST userGroup\/.*\{"4":\[8\]\}$/)])
  })
})
