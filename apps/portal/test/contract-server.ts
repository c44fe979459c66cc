import { contract } from '@sitewright/api-client/contract/all'
import { jsonReplyOf, rowsOf } from '@sitewright/api-client/contract/contract'
import { ROLES } from '@sitewright/domain/shared/role-catalog'
import { vi } from 'vitest'
import type { OperationName } from '../src/data/api'
import { sampleOf } from './sample-of'

const ORIGIN = 'http://server.test'

/** The base addresses of the server, as in /config.json. All unit tests use the same ones, because a worker shares the clients. */
export const bases = { gateway: `${ORIGIN}/gateway`, api: `${ORIGIN}/api`, own: `${ORIGIN}/x` }

export const operations = rowsOf(contract).map(({ operation }) => operation as OperationName)

const countParameters = (path: string): number => path.split('/:').length

/** Rows with fewer parameters first: `/users/new` before `/users/:username`. */
const rows = rowsOf(contract)
  .map((named) => ({
    ...named,
    pattern: new RegExp(`^${bases[named.row.base]}${named.row.path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => countParameters(one.path) - countParameters(other.path))

/** Values that replace those of the samples, in all reply objects of an area. */
type AreaValues = Readonly<Record<string, object>>
const AREA_VALUES: AreaValues = {
  users: { isSsoUser: false, isSsoInitial: false },
  apiKeys: { apiKeyId: 1 },
}

const withValues = (reply: unknown, values: object | undefined): unknown => {
  if (values === undefined || typeof reply !== 'object' || reply === null) return reply
  return Array.isArray(reply) ? reply.map((item) => withValues(item, values)) : { ...reply, ...values }
}

/** How a call fails. */
export type Failure = 'without-text' | 'with-text' | 'unreachable'

/** The text of a failure `with-text`. */
export const SERVER_TEXT = 'The server says no.'

const fail = (failure: Failure): Response => {
  if (failure === 'unreachable') throw new TypeError('Failed to fetch')
  return failure === 'with-text'
    ? Response.json({ message: SERVER_TEXT }, { status: 500 })
    : new Response('', { status: 500 })
}

/**
 * Replaces fetch by a server that answers each call of the contract with a sample of its reply.
 * @param failing the call that fails, and how
 */
export function serveContract(failing?: { operation: OperationName; failure: Failure }, values?: AreaValues): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { origin, pathname } = new URL(address)
    const found = rows.find(({ row, pattern }) => row.method === method && pattern.test(origin + pathname))
    if (found === undefined) throw new Error(`The contract has no ${method} ${pathname}.`)
    const { operation, area, row } = found
    if (operation === failing?.operation) return fail(failing.failure)
    if (operation === 'session.roles') return Response.json(ROLES.map(({ name }) => name))
    const status = Number(Object.keys(row.replies)[0])
    const schema = jsonReplyOf(row, status)
    const body = schema === undefined ? null : withValues(sampleOf(schema), { ...AREA_VALUES, ...values }[area])
    return Response.json(body, { status, headers: { etag: '"1"', 'x-total-count': '1' } })
  })
}
