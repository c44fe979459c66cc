import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import { BASE_PATHS } from '@sitewright/api-client/contract/contract'
import { integrations } from '@sitewright/api-client/contract/integrations'
import { integrationStandInMessages as messages } from '@sitewright/domain/integrations/stand-in-messages'
import { markup, sendPlainPage, type Html } from '../http/plain-page'
import { INTEGRATION_STAND_IN_HOST, TOKEN_QUERY } from '../integration-urls'

const KEYS_PATH = BASE_PATHS[integrations.keys.base] + integrations.keys.path

interface Options {
  /** Where people reach the portal: the issuer of the tokens. */
  readonly origin: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * Plays an integration of the demo data on a host name of its own: verifies the token as a real one does, with the public keys of the gateway, and shows what it says. Only
 * demo mode may call this. Must be called before routes are added.
 */
export function serveIntegrationStandIn(app: FastifyInstance, options: Options): void {
  /** When each token that came expires, in milliseconds, by its `jti`: nobody uses one again. */
  const used = new Map<string, number>()
  app.addHook('onRequest', async (request, reply) => {
    const host = (request.headers.host ?? '').toLowerCase()
    if (host.replace(/:\d*$/, '') !== INTEGRATION_STAND_IN_HOST) return
    await answer(app, { ...options, used }, host, request, reply)
    return reply
  })
}

async function answer(
  app: FastifyInstance,
  { origin, now, used }: Options & { readonly used: Map<string, number> },
  host: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const portal = origin()
  const show = (body: Html, status: number): void =>
    sendPlainPage(
      reply,
      { title: messages.title, body: markup`${body}<ul><li><a href="${portal}/">${messages.portal}</a></li></ul>` },
      status,
    )
  const { pathname, searchParams } = new URL(request.url, 'http://here')
  if (request.method !== 'GET' || pathname !== '/') return show(markup`<p>${messages.noSuchPage}</p>`, 404)
  const token = searchParams.get(TOKEN_QUERY)
  if (token === null) return show(markup`<p>${messages.noToken}</p>`, 200)
  const response = await app.inject({ method: 'GET', url: KEYS_PATH, headers: { host: new URL(portal).host } })
  const keys = createLocalJWKSet(response.json<JSONWebKeySet>())
  const verified = await jwtVerify(token, keys, {
    algorithms: ['ES256'],
    issuer: portal,
    audience: host,
    requiredClaims: ['exp', 'jti', 'userName', 'licenseId'],
    currentDate: new Date(now()),
  }).catch(() => undefined)
  for (const [jti, expiresAt] of used) if (expiresAt <= now()) used.delete(jti)
  const { jti = '', exp = 0 } = verified?.payload ?? {}
  if (verified === undefined || used.has(jti)) return show(markup`<p>${messages.refused}</p>`, 401)
  used.set(jti, exp * 1000)
  show(claimsOf(verified.payload), 200)
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? null)

function claimsOf(payload: JWTPayload): Html {
  const rows = (
    [
      [messages.user, payload.userName],
      [messages.license, payload.licenseId],
      [messages.audience, payload.aud],
      [messages.issuer, payload.iss],
      [messages.issued, payload.iat],
      [messages.expires, payload.exp],
    ] as const
  ).map(([name, value]) => markup`<dt><code>${name}</code></dt><dd>${textOf(value)}</dd>`)
  return markup`<p class="muted">${messages.about}</p>
<h2>${messages.claims}</h2>
<dl>${rows}</dl>`
}
