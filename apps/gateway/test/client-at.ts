import { createClient, type Client } from '@sitewright/api-client/client'
import { BASE_PATHS } from '@sitewright/api-client/contract/contract'

/** A client of the gateway at an origin. */
export const clientAt = (origin: string, token?: string): Client =>
  createClient({
    bases: {
      gateway: origin + BASE_PATHS.gateway,
      api: origin + BASE_PATHS.api,
      own: origin + BASE_PATHS.own,
    },
    session: { token: () => token },
  })
