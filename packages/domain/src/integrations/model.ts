import * as z from 'zod/mini'
import { MAX_INTEGRATION_IDS } from '../licenses/model'

/** Another product that a license can use. (Identity specification §3.) */
export const Integration = z.object({
  integrationId: z.int(),
  integrationName: z.string(),
  /** A picture that represents it; empty if it has none. */
  imgUrl: z.string(),
  /** The host of its address, if the gateway has one (LIC-34). Beyond the specification: other servers omit it, and Setup is hidden. */
  setupHost: z.optional(z.string()),
  /** Not offered for anything new (CAT-08); beyond the specification. */
  isRetired: z.optional(z.boolean()),
})
export type Integration = z.infer<typeof Integration>

/** The integrations of a license, by id. */
export const IntegrationIds = z.array(z.int()).check(z.maxLength(MAX_INTEGRATION_IDS))

/** Where an integration is set up: its address, with a token for that integration alone. */
export const IntegrationSetup = z.object({ url: z.string() })
export type IntegrationSetup = z.infer<typeof IntegrationSetup>

/** The public keys of the tokens that Setup adds: a JWK set (RFC 7517). */
export const IntegrationKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      alg: z.literal('ES256'),
      use: z.literal('sig'),
    }),
  ),
})
