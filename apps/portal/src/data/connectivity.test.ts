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

it('has the bar while a page shows it', () => {
  const connectivity = createConnectivity()
  connectivity.setBar(true)
  expect(connectivity.hasBar()).toBe(true)
  connectivity.setBar(false)
  expect(connectivity.hasBar()).toBe(false)
})

it('tells its listeners when the server goes and when it comes back, once each', () => {
  const connectivity = createConnectivity()
  const listener = vi.fn()
  connectivity.subscribe(listener)
  for (const isReached of [true, false, false, true, true]) connectivity.note(isReached)
  expect(listener).toHaveBeenCalledTimes(2)
})

it.each([
  [undefined, "Can't reach the server. Your changes are safe. Try again in a moment."],
  [() => '', ''],
])('a call without an answer has the message that the portal wants: %s', async (unreachableMessage, message) => {
  const bases = { gateway: '', api: '', own: '' }
  const calls = createPartialClient(
    { session: sessionCalls },
    {
      bases,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      ...(unreachableMessage && { unreachableMessage }),
    },
  )
  await expect(calls.session.roles()).rejects.toMatchObject({ kind: 'unreachable', message })
})
