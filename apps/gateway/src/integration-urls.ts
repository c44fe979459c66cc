import { isSafeAddress } from '@sitewright/domain/catalog/addresses'
import type { Seed } from './config'

/** The query value that Setup adds to an address. */
export const TOKEN_QUERY = 'jwt'

/** A name of this machine that browsers resolve without a name server. Demo mode serves the stand-in for an integration there. */
export const INTEGRATION_STAND_IN_HOST = 'integration.localhost'

/** By ids of the demo data. The port is that of the gateway (`addressOf`). */
const DEMO_URLS: ReadonlyMap<number, string> = new Map([
  [1, 'https://drawings.example/setup'],
  [3, `http://${INTEGRATION_STAND_IN_HOST}/`],
])

/**
 * Reads INTEGRATION_URLS, a JSON object such as `{"1":"https://drawings.example.com/setup"}`. Faults name an entry by its id and never repeat its address, which may
 * contain a secret.
 */
export function readIntegrationUrls(
  text: string | undefined,
  seed: Seed,
  faults: string[],
): ReadonlyMap<number, string> {
  if (text === undefined) return seed === 'none' ? new Map() : DEMO_URLS
  const entries = parse(text)
  if (entries === undefined) {
    faults.push(
      'INTEGRATION_URLS must be a JSON object of addresses by id: {"1":"https://drawings.example.com/setup"}.',
    )
    return new Map()
  }
  const urls = new Map<number, string>()
  for (const [id, address] of entries) {
    const fault = faultOf(id, address)
    if (fault !== undefined) faults.push(`INTEGRATION_URLS: ${fault}`)
    else urls.set(Number(id), address as string)
  }
  return urls
}

function parse(text: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined
  } catch {
    return undefined
  }
}

function faultOf(id: string, address: unknown): string | undefined {
  if (!/^[1-9]\d{0,8}$/.test(id)) return `"${id.slice(0, 20)}" is not the id of an integration.`
  if (typeof address !== 'string' || !URL.canParse(address))
    return `the address of integration ${id} is not an address.`
  const url = new URL(address)
  // The token in it would be readable on the network.
  if (!isSafeAddress(address))
    return `the address of integration ${id} must start with https:// (http:// only on this machine).`
  if (url.username !== '' || url.password !== '') return `the address of integration ${id} must not contain a password.`
  if (url.searchParams.has(TOKEN_QUERY))
    return `the address of integration ${id} must not have a "${TOKEN_QUERY}" query.`
  return undefined
}
