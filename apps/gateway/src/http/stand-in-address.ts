import type { GatewayConfig } from '../config'

/** Names of this machine that browsers resolve by themselves: stand-ins for web applications answer to them. */
const isOfThisMachine = (url: URL): boolean => url.hostname.endsWith('.localhost')

/** The host name of an environment that the gateway itself plays the web application of: in demo mode, and on this machine alone. */
export function standInHostOf(serverUrl: string, { seed }: Pick<GatewayConfig, 'seed'>): string | undefined {
  if (seed === 'none' || !URL.canParse(serverUrl)) return undefined
  const url = new URL(serverUrl)
  return isOfThisMachine(url) ? url.hostname : undefined
}

/** Where an environment is reached. Stand-ins listen where the gateway does, whatever port stood in the address when the demo data was written. */
export function addressOf(serverUrl: string, config: Pick<GatewayConfig, 'seed'>, origin: string): string {
  if (standInHostOf(serverUrl, config) === undefined) return serverUrl
  const [url, here] = [new URL(serverUrl), new URL(origin)]
  url.protocol = here.protocol
  url.port = here.port
  return url.href
}
