import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod/mini'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { Problem } from '@sitewright/domain/shared/problem'
import type { SsoConfig } from '../../config'
import type { ReadDocument } from './read-document'
import { remember } from '../../sign-in/remember'

/** Signatures that only the holder of a private key can make. Neither `none`, nor one that is checked with a public value. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** Seconds that its clock and ours may be apart. */
const CLOCK_TOLERANCE = 30
/** An id_token is for now: seconds since it was made. */
const MAX_AGE = 10 * 60

const DISCOVERY = { freshMs: 60 * 60_000, cooldownMs: 5000 }
const KEYS = { freshMs: 10 * 60_000, cooldownMs: 30_000 }

/** What we use of a provider's discovery document. (OpenID Connect Discovery 1.0, section 3.) */
const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.optional(z.url()),
})
type Discovery = z.infer<typeof Discovery>

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** The identity provider that says who a user is. `now` is epoch milliseconds. */
export interface IdentityProvider {
  readonly clientId: string
  /** @throws Problem 503 where it cannot be reached */
  authorizationEndpoint(now: number): Promise<string>
  /** `undefined` where the provider knows no log-out. @throws Problem 503 where it cannot be reached */
  endSessionEndpoint(now: number): Promise<string | undefined>
  /** The claims of an id_token that the provider made for us, for this nonce, just now; else `undefined`. @throws Problem 503 where its keys cannot be read */
  verify(idToken: string, expected: { readonly nonce: string; readonly now: number }): Promise<JWTPayload | undefined>
}

interface Options {
  /** Asked for when it is needed: the one for development lies at an address that is known once the gateway listens. */
  readonly config: () => Pick<SsoConfig, 'issuer' | 'clientId'>
  readonly read: ReadDocument
}

const unavailable = (cause: unknown): Problem =>
  new Problem({ status: 503, message: sessionReplies.ssoUnavailable, cause })

/** Finds a provider's addresses by its issuer, and keeps its keys: a token with a key that is not among them makes it read them again, because providers change theirs. */
export function createIdentityProvider({ config, read }: Options): IdentityProvider {
  const discovery = remember(() => discover(config().issuer, read), DISCOVERY)
  const discovered = (now: number): Promise<Discovery> =>
    discovery.get(now).catch((error: unknown) => {
      throw unavailable(error)
    })
  const keys = remember(async (now) => {
    const set: unknown = await read((await discovery.get(now)).jwks_uri)
    return createLocalJWKSet(KeySet.parse(set))
  }, KEYS)

  const check = async (idToken: string, now: number): Promise<JWTPayload> => {
    const { issuer, clientId } = config()
    const set = await keys.get(now).catch((error: unknown) => {
      throw unavailable(error)
    })
    const { payload } = await jwtVerify(idToken, set, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      currentDate: new Date(now),
      clockTolerance: CLOCK_TOLERANCE,
      maxTokenAge: MAX_AGE,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    })
    return payload
  }

  return {
    get clientId() {
      return config().clientId
    },
    authorizationEndpoint: async (now) => (await discovered(now)).authorization_endpoint,
    endSessionEndpoint: async (now) => (await discovered(now)).end_session_endpoint,
    verify: async (idToken, { nonce, now }) => {
      try {
        const payload = await check(idToken, now).catch(async (error: unknown) => {
          if (error instanceof errors.JWKSNoMatchingKey && (await keys.refresh(now))) return check(idToken, now)
          throw error
        })
        return payload.nonce === nonce && isForUs(payload, config().clientId) ? payload : undefined
      } catch (error) {
        // Whatever is wrong with it, it opens nothing.
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

async function discover(issuer: string, read: ReadDocument): Promise<Discovery> {
  const document = Discovery.parse(await read(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`))
  if (document.issuer !== issuer) throw new Error(`The provider calls itself ${document.issuer}, not ${issuer}.`)
  const addresses = [document.authorization_endpoint, document.jwks_uri, document.end_session_endpoint ?? issuer]
  const isHttps = addresses.every((address) => new URL(address).protocol === 'https:')
  // A provider on this machine may do without.
  if (!isHttps && new URL(issuer).protocol === 'https:') throw new Error(`${issuer} has addresses that are not https.`)
  return document
}

/** A token for several has to say that it was made for us. (OpenID Connect Core 1.0, section 3.1.3.7.) */
const isForUs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId
