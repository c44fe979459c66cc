import { createPartialClient, type ClientOptions } from '@sitewright/api-client/client-of'
import { session as sessionCalls } from '@sitewright/api-client/contract/session'
import { expect, it, vi } from 'vitest'
import { createConnectivity } from './connectivity'

it.each([
  ['no network', 'unreachable', true],
  ['a gateway without its server', 502, true],
  ['a server in maintenance', 503, true],
  ['a refusal', 403, false],
  ['a fault of the server', 500, false],
  ['an answer', 200, false],
] as const)('%s: the server is away: %s → %s', async (_, answer, isOffline) => {
  const connectivity = createConnectivity()
  const fetcher: NonNullable<ClientOptions['fetch']> = async () => {
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    return new Response('[]', { status: answer, headers: { 'content-type': 'application/json' } })
  }
  const bases = { gateway: '', api: '', own: '' }
  const calls = createPartialClient({ session: sessionCalls }, { bases, fetch: fetcher, onAnswer: connectivity.note })
  await calls.session.roles().catch(() => undefined)
  expect(connectivity.isOffline()).toBe(isOffline)
})

it('tells its listeners when the server goes and when it comes back, once each', () => {
  const connectivity = createConnectivity()
  const listener = vi.fn()
  connectivity.subscribe(listener)
  for (const isReached of [true, false, false, true, true]) connectivity.note(isReached)
  expect(listener).toHaveBeenCalledTimes(2)
})
