import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Middleware, SWRConfig, type SWRResponse, unstable_serialize } from 'swr'
import { SWRGlobalState } from 'swr/_internal'
import { users as userCalls } from '@sitewright/api-client/contract/users'
import type { User } from '@sitewright/domain/users/model'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedUser } from '../../../../tests/support/stored-user'
import { tokenOf } from '../../test/fake-server'
import { session } from '../shell/session/session'
import { createOperations, startApi } from './api'
import { useLicenseAddOns, useLicenseProjects, useVendors } from './licenses'
import { useProjectSearch } from './projects/parent-search'
import { cacheEntry, fetchOnce, type Read, refresh, selectTagged, updateCached, useRead } from './read'

await vi.hoisted(async () => (await import('../../../../tests/support/signed-out-window')).stubWindow())

const { users } = createOperations({ users: userCalls })

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }
const mara = { params: { username: 'mara' } }
const nadia = { params: { username: 'nadia' } }

const signIn = (userId: number) =>
  session.start({ token: tokenOf({ userId }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })

/** A server of users by name, and what it was asked. */
function serve(answer: (userName: string) => unknown = (userName) => storedUser({ userName })) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address).pathname.split('/').slice(2).join('/')
    asked.push(path)
    return Response.json(await answer(path.split('/').at(-1) ?? ''), { headers: { etag: '"one"' } })
  })
  startApi(bases, () => undefined)
  return asked
}

beforeEach(() => {
  session.end('logged-out')
  signIn(7)
})

/** Mounts a read, as far as SWR knows: only what a component shows is found by its key and loads again. */
function mount(operation: string, input: unknown) {
  const reload = vi.fn(async () => true)
  const { cache } = SWRConfig.defaultValue
  const key = [session.shown()?.id ?? '', operation, input]
  const serialized = unstable_serialize(key)
  const state: object = { ...cache.get(serialized), _k: key }
  cache.set(serialized, state)
  const revalidators = SWRGlobalState.get(cache)?.[0]
  if (revalidators === undefined) throw new Error('SWR has no state for its default cache.')
  Object.assign(revalidators, { [serialized]: [reload] })
  return reload
}

describe('a read', () => {
  it('asks once for each input', async () => {
    const asked = serve()
    expect(await fetchOnce(users.one, mara)).toMatchObject({ userName: 'mara' })
    await fetchOnce(users.one, { params: { username: 'mara' } })
    await fetchOnce(users.one, nadia)
    expect(asked).toEqual(['users/mara', 'users/nadia'])
  })

  it('belongs to its session: the next one asks for itself', async () => {
    const asked = serve()
    await fetchOnce(users.one, mara)
    signIn(8)
    expect(cacheEntry(users.one, mara).get()).toBeUndefined()
    await fetchOnce(users.one, mara)
    expect(asked).toHaveLength(2)
  })

  it('that arrives after the session changed is not in the cache of the next session', async () => {
    let release = (_user: User): void => undefined
    const asked = serve(() => new Promise<User>((resolve) => (release = resolve)))
    const late = fetchOnce(users.one, mara)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    signIn(8)
    release(storedUser({ userName: 'mara' }))
    await late
    expect(cacheEntry(users.one, mara).get()).toBeUndefined()
  })

  it('keeps the unchanged parts of the reply before', async () => {
    let stored = [storedUser({ userId: 1 }), storedUser({ userId: 2 })]
    serve(() => stored)
    const entry = cacheEntry(users.list, {})
    await entry.load()
    const before = entry.get()
    await entry.load()
    expect(entry.get()).toBe(before)
    stored = [storedUser({ userId: 1 }), storedUser({ userId: 2, lastName: 'Okafor' })]
    await entry.load()
    expect(entry.get()?.[0]).toBe(before?.[0])
    expect(entry.get()?.[1]).toMatchObject({ lastName: 'Okafor' })
  })

  it('can carry the ETag of its reply', () => {
    expect(selectTagged({ body: [1], etag: '"one"' })).toEqual({ value: [1], tag: '"one"' })
    expect(selectTagged({ body: [1] })).toEqual({ value: [1] })
  })
})

describe('updateCached', () => {
  it('changes cached replies of the inputs that match, without a call', async () => {
    const asked = serve()
    await fetchOnce(users.one, mara)
    await fetchOnce(users.one, nadia)
    mount('users.one', mara)
    mount('users.one', nadia)
    await updateCached(
      users.one,
      ({ params }) => params.username === 'nadia',
      (user) => ({ ...user, lastName: 'Okafor' }),
    )
    expect(cacheEntry(users.one, nadia).get()).toMatchObject({ lastName: 'Okafor' })
    expect(cacheEntry(users.one, mara).get()?.lastName).not.toBe('Okafor')
    expect(asked).toHaveLength(2)
  })
})

describe('refresh', () => {
  it('loads mounted reads of the named operations again, whatever their input', async () => {
    serve()
    await fetchOnce(users.one, mara)
    await fetchOnce(users.one, nadia)
    await cacheEntry(users.list, {}).store({ body: [] })
    await cacheEntry(users.addOns, mara).store({ body: [] })
    const [one, other, list, addOns] = [
      mount('users.one', mara),
      mount('users.one', nadia),
      mount('users.list', {}),
      mount('users.addOns', mara),
    ]
    await refresh('users.one', 'users.list')
    expect([one, other, list, addOns].map((reload) => reload.mock.calls.length)).toEqual([1, 1, 1, 0])
  })
})

/**
 * Reads with one input, then with another whose reply has not arrived.
 * @returns what the second read shows: SWR has the reply of the first, and passes it on if it was asked to
 */
function readAfter<Value>(before: { body: unknown; input: unknown }, useValue: () => Value): Value {
  const late: Middleware = () => (_key, _fetcher, options) =>
    ({
      data: options.keepPreviousData === true ? before : undefined,
      error: undefined,
      isLoading: true,
      isValidating: true,
      mutate: async () => undefined,
    }) as SWRResponse
  const values: Value[] = []
  function Probe(): null {
    values.push(useValue())
    return null
  }
  renderToString(createElement(SWRConfig, { value: { use: [late] } }, createElement(Probe)))
  return values[0] as Value
}

describe('a read whose input changes', () => {
  const before = { body: ['of license 1'], input: { params: { licenseId: 1 } } }

  it.each<[string, () => Read<unknown>]>([
    ['projects', () => useLicenseProjects(2)],
    ['product licenses', () => useLicenseAddOns(2)],
    ['vendors', () => useVendors(2)],
    ['projects without a license', () => useLicenseProjects(undefined)],
  ])('does not show the %s of another license', (_, useOther) => {
    expect(readAfter(before, useOther).data).toBeUndefined()
  })

  it.each([
    [1, ['Alpha']],
    [2, []],
  ])('offers the projects of the search before for the same license alone: %s', (licenseId, names) => {
    const page = {
      body: [{ projectId: 3, name: 'Alpha', licenseId: 1, isActive: true }],
      input: { query: { licenseId: 1, isActive: true } },
    }
    const { found } = readAfter(page, () => useProjectSearch({ licenseId, isActive: true }))
    expect(found.map(({ name }) => name)).toEqual(names)
  })

  it('shows the value before if it is asked to, and never without an input', () => {
    const useUser = (input: typeof mara | undefined) => useRead(users.one, input, { keepsPrevious: true })
    const reply = { body: 'mara', input: mara }
    expect(readAfter(reply, () => useUser(nadia)).data).toBe('mara')
    expect(readAfter(reply, () => useUser(undefined)).data).toBeUndefined()
  })
})
