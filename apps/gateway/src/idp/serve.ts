import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { providerMessages } from '@sitewright/domain/session/messages'
import type { Database } from '../db/database'
import { DEMO_ACCOUNTS } from '../db/demo/accounts'
import { NAMED_USERS } from '../db/demo/named-users'
import { formatPolicy } from '../http/headers'
import { writeProblem } from '../http/problems'
import { sendPlainPage } from '../http/plain-page'
import { DEVELOPMENT_PROVIDER_PATH } from './address'
import { readSigningKey } from './keys'
import { faultPage, signInPage, type KnownAccount } from './pages'
import { createDevelopmentProvider, interactionPath, LibraryMissing } from './provider'

interface Options {
  readonly db: Database
  readonly now: () => number
  /** Where people reach the gateway. */
  readonly origin: () => string
}

/** Of the library's own pages: forms that send themselves on, by a script whose hash it adds itself. Ours bring a policy of their own. */
const LIBRARY_POLICY = formatPolicy({
  'default-src': ["'none'"],
  'script-src': [],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/** Those of the demo world who come by single sign-on. */
const knownAccounts = (): KnownAccount[] => {
  const names = new Set(NAMED_USERS.filter(({ row }) => row?.isSsoUser).map(({ userName }) => userName))
  return DEMO_ACCOUNTS.flatMap(({ accounts }) => accounts).filter(({ userName }) => names.has(userName))
}

/**
 * Serves the identity provider for development below /idp. It is made at the first request: the address that it calls itself by is known once the gateway listens.
 * Only demo mode may call this: it signs in everyone as the user that they name.
 */
export function serveDevelopmentProvider(app: FastifyInstance, { db, now, origin }: Options): void {
  let making: Promise<Provider> | undefined
  const provider = (): Promise<Provider> => {
    making ??= readSigningKey(db)
      .then(async (key) => {
        const made = await createDevelopmentProvider({ origin: origin(), key, now })
        made.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'The identity provider failed.'))
        return made
      })
      .catch((error: unknown) => {
        making = undefined
        throw error
      })
    return making
  }
  void app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof LibraryMissing)) return writeProblem(error, request, reply)
      request.log.error(error.message)
      sendPlainPage(reply, faultPage(error.message, `${origin()}/login`), 503)
    })
    await scope.register(async (signIn) => serveSignIn(signIn, provider, origin))
    await scope.register(async (protocol) => serveProtocol(protocol, provider, origin))
  })
}

/** The page where a user says who they are. */
function serveSignIn(app: FastifyInstance, provider: () => Promise<Provider>, origin: () => string): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, new URLSearchParams(text.toString()))
  })
  const config = { operation: 'idp.signIn' }
  const path = interactionPath(':uid')

  app.get<{ Params: { uid: string } }>(path, { config }, async (request, reply) => {
    const started = await startedBy(await provider(), request, reply)
    if (started === undefined) return tooLate(reply, origin())
    const hint = started.params.login_hint
    sendPlainPage(
      reply,
      signInPage({
        action: interactionPath(started.uid),
        accounts: knownAccounts(),
        hint: typeof hint === 'string' ? hint : '',
      }),
    )
    return reply
  })

  app.post<{ Params: { uid: string } }>(path, { config }, async (request, reply) => {
    const openId = await provider()
    if ((await startedBy(openId, request, reply)) === undefined) return tooLate(reply, origin())
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const accountId = form.get('account')?.trim() ?? ''
    const result =
      form.has('cancel') || accountId === ''
        ? { error: 'access_denied', error_description: providerMessages.cancelled }
        : { login: { accountId } }
    const next = await openId.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
    return reply.redirect(next, 303)
  })
}

/** The pending interaction of this browser; `undefined` where it belongs to another browser or has expired. */
async function startedBy(
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
) {
  try {
    const started = await provider.interactionDetails(request.raw, reply.raw)
    return started.uid === request.params.uid ? started : undefined
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

function tooLate(reply: FastifyReply, origin: string): FastifyReply {
  sendPlainPage(reply, faultPage(providerMessages.tooLate, `${origin}/login`), 410)
  return reply
}

/** The library handles all other requests: it reads bodies and writes replies itself. */
function serveProtocol(app: FastifyInstance, provider: () => Promise<Provider>, origin: () => string): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['GET', 'POST'],
    url: `${DEVELOPMENT_PROVIDER_PATH}/*`,
    config: { operation: 'idp' },
    handler: async (request, reply) => {
      const openId = await provider()
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      reply.raw.setHeader('content-security-policy', LIBRARY_POLICY)
      mount(request.raw, origin())
      await openId.callback()(request.raw, reply.raw)
    },
  })
}

/** Says to the library where it lies, whatever host the request came by: the addresses that it writes are those of the origin. */
function mount(request: IncomingMessage & { originalUrl?: string }, origin: string): void {
  const { host, protocol } = new URL(origin)
  request.originalUrl = request.url
  request.url = (request.url ?? '').slice(DEVELOPMENT_PROVIDER_PATH.length)
  delete request.headers['x-forwarded-host']
  request.headers.host = host
  request.headers['x-forwarded-proto'] = protocol.replace(':', '')
}
