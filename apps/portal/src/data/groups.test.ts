import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GroupVersion, UserGroup } from '@sitewright/domain/groups/model'
import { tokenOf } from '../../test/fake-server'
import { session } from '../shell/session/session'
import { startApi } from './api'
import { saveGroup } from './groups'

await vi.hoisted(async () => (await import('../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }
const group: UserGroup = { userGroupId: 7, name: 'Night Shift', licenseId: 1, userCount: 1, addOns: [], version: 3 }
const version: GroupVersion = [3, '"users-1"']

/** A server that stores what it is sent. @returns the body of each call by its path */
function serve() {
  const asked: Record<string, unknown> = {}
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked[new URL(address).pathname.split('/').slice(-2).join('/')] = JSON.parse(String(body)) as unknown
    return Response.json({ ...group, version: 4 })
  })
  startApi(bases, () => undefined)
  return asked
}

beforeEach(() => {
  session.end('logged-out')
  session.start({ token: tokenOf({ userId: 7 }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })
})

describe('the save of a user group', () => {
  const input = { name: 'Day Shift', userIds: new Set([1, 2]) }
  const save = (changedFields: string[], values = input) => saveGroup(group, values, { version, changedFields })

  it('sends only what changed', async () => {
    const asked = serve()
    await save(['userIds'])
    expect(Object.values(asked)).toEqual([[1, 2]])
  })

  it('sends the details before the users', async () => {
    const asked = serve()
    await expect(save(['name', 'userIds'])).resolves.toMatchObject({ status: 'saved' })
    expect(Object.values(asked)).toEqual([{ userGroupId: 7, licenseId: 1, name: 'Day Shift', version: 3 }, [1, 2]])
  })

  it('sends a field that a form gets later with the details', async () => {
    const asked = serve()
    const values = { ...input, description: 'Nights at the jetty' }
    await save(['description'], values)
    expect(Object.values(asked)).toEqual([
      { userGroupId: 7, licenseId: 1, name: 'Day Shift', description: 'Nights at the jetty', version: 3 },
    ])
  })
})
