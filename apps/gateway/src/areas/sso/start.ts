import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BASE_PATHS } from '@sitewright/api-client/contract/contract'
import { SSO_START_LIFETIME_MS } from '@sitewright/domain/session/rules'
import { Problem } from '@sitewright/domain/shared/problem'
import type { GatewayConfig } from '../../config'
import type { Database } from '../../db/database'
import { writeCookie } from '../../http/cookies'
import { countFromAddress } from '../../sign-in/attempts'
import { hashOfSecret, makeSecret } from '../../secrets/secrets'
import type { IdentityProvider } from './provider'
import { noteStart } from './store'

const START_PATH = `${BASE_PATHS.own}/sso/start`
const LOGOUT_PATH = `${BASE_PATHS.own}/sso/logout`
const LOGIN_PATH = '/login'

/** Holds the secret whose hash is the nonce: an id_token is of use to the browser alone that started it. */
export const SSO_COOKIE = 'sitewright_sso'

/** What the portal gives: a random value of its own, which it knows again (AUTH-55). */
const STATE = /^[\w-]{16,128}$/

/** What a person may be called there; longer is no name. */
const HINT_LIMIT = 256

/** The nonce that goes to the provider, of the cookie's secret. */
export const nonceOf = hashOfSecret

/** Where single sign-on starts; its log-out lies beside it (AUTH-106). */
export const ssoStartUrl = (origin: string): string => origin + START_PATH

export interface SsoOptions {
  readonly db: Database
  readonly now: () => number
  readonly config: Pick<GatewayConfig, 'login'>
  readonly origin: () => string
  readonly provider: IdentityProvider
}

/**
 * The two addresses of single sign-on that a browser opens. They are no calls: they lead on to the provider, and back to Login with the reason in the hash where that
 * cannot be (as a provider itself does: OpenID Connect Core 1.0, section 3.2.2.6).
 */
export function serveSso(app: FastifyInstance, options: SsoOptions): void {
  const { origin, provider, now } = options
  app.get(START_PATH, { config: { operation: 'sso.start' } }, (request, reply) =>
    redirect(reply, request, origin(), () => start(options, request, reply)),
  )
  app.get(LOGOUT_PATH, { config: { operation: 'sso.logout' } }, (request, reply) =>
    redirect(reply, request, origin(), async () => {
      const endSession = await provider.endSessionEndpoint(now())
      if (endSession === undefined) return origin() + LOGIN_PATH
      return withQuery(endSession, {
        client_id: provider.clientId,
        post_logout_redirect_uri: origin() + LOGIN_PATH,
      })
    }),
  )
}

async function start(
  { db, now, config, origin, provider }: SsoOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const at = now()
  await countFromAddress(db, 'sso-start', request.ip, config.login, at)
  const authorize = await provider.authorizationEndpoint(at)
  const { state, login_hint: hint } = request.query as Readonly<Record<string, unknown>>
  const secret = makeSecret()
  await noteStart(db.orm, nonceOf(secret), at + SSO_START_LIFETIME_MS)
  reply.header(
    'set-cookie',
    writeCookie({
      name: SSO_COOKIE,
      value: secret,
      path: BASE_PATHS.gateway,
      maxAgeSeconds: SSO_START_LIFETIME_MS / 1000,
      isSecure: origin().startsWith('https:'),
    }),
  )
  return withQuery(authorize, {
    response_type: 'id_token',
    response_mode: 'fragment',
    client_id: provider.clientId,
    scope: 'openid profile email',
    redirect_uri: origin() + LOGIN_PATH,
    state: typeof state === 'string' && STATE.test(state) ? state : makeSecret(),
    nonce: nonceOf(secret),
    ...(typeof hint === 'string' && hint !== '' && hint.length <= HINT_LIMIT ? { login_hint: hint } : {}),
  })
}

function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

async function redirect(
  reply: FastifyReply,
  request: FastifyRequest,
  origin: string,
  placeOf: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store')
  try {
    return await reply.redirect(await placeOf(), 303)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
    // A browser is redirected to Login with the reason. A program gets the status.
    if (error.status === 429 && !(request.headers.accept ?? '').includes('text/html')) throw error
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'Single sign-on did not start.')
    const reason = new URLSearchParams({ error: 'temporarily_unavailable', error_description: error.message })
    return reply.redirect(`${origin}${LOGIN_PATH}#${reason.toString()}`, 303)
  }
}
