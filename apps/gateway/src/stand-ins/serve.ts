import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BASE_PATHS } from '@sitewright/api-client/contract/contract'
import { handover } from '@sitewright/api-client/contract/session'
import { standInMessages } from '@sitewright/domain/environments/messages'
import { RedeemReply } from '@sitewright/domain/session/model'
import { standInHostOf } from '../http/stand-in-address'
import { listEnvironments } from '../areas/environments/store'
import type { GatewayConfig } from '../config'
import type { Database } from '../db/database'
import { readCookie, writeCookie } from '../http/cookies'
import { sendPlainPage, type PlainPage } from '../http/plain-page'
import { visitPage, wordPage } from './pages'
import { createVisits, type Visits } from './sessions'

const COOKIE = 'stand_in_session'
const VISIT_SECONDS = 8 * 60 * 60
const REDEEM_PATH = BASE_PATHS[handover.redeem.base] + handover.redeem.path
/** Characters of an address that is shown, at the most. */
const SHOWN = 2000

interface Options {
  readonly db: Database
  readonly config: Pick<GatewayConfig, 'seed' | 'environmentSecrets'>
  /** Where people reach the portal. */
  readonly origin: () => string
}

/** A request to a stand-in, which has a name of its own. */
interface StandIn extends Options {
  readonly app: FastifyInstance
  readonly visits: Visits
  readonly name: string
}

/**
 * Plays the web applications of the demo environments, so that the way into them can be gone to its end: each answers to a host name of its own, on which nothing else of
 * the gateway is served, and knows of the gateway no more than a real one does. Demo mode alone may call this. Has to be called before routes are added.
 */
export function serveStandIns(app: FastifyInstance, options: Options): void {
  const visits = createVisits()
  app.addHook('onRequest', async (request, reply) => {
    const host = hostOf(request)
    if (!host.endsWith('.localhost')) return
    const rows = await listEnvironments(options.db.orm)
    const here = rows.filter(({ serverUrl }) => standInHostOf(serverUrl, options.config) === host)
    if (here.length === 0) return
    await answer({ ...options, app, visits, name: here.map(({ name }) => name).join(', ') }, request, reply)
    return reply
  })
}

/** The host without its port, as browsers write it. */
const hostOf = (request: FastifyRequest): string =>
  (request.headers.host ?? '').replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()

async function answer(standIn: StandIn, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const portal = standIn.origin()
  const say = (sentence: string, status: number): void => show(reply, wordPage(standIn.name, sentence, portal), status)
  const session = readCookie(request.headers.cookie, COOKIE)
  const path = (request.url.split('?', 1)[0] ?? '').toLowerCase()
  if (request.method !== 'GET') return say(standInMessages.noSuchPage, 404)
  switch (path) {
    case '/account/authenticate':
      return authenticate(standIn, request, reply)
    case '/account/logoff':
      standIn.visits.end(session)
      setSession(reply, '', portal)
      return say(standInMessages.loggedOff, 200)
    case '/': {
      const visit = standIn.visits.find(session)
      return visit === undefined ? say(standInMessages.nobody, 200) : show(reply, visitPage(visit, portal), 200)
    }
    default: {
      // The page that the user requested, such as a link in an email.
      const visit = standIn.visits.find(session)
      const isRequested = visit?.redirectUrl !== undefined && getPath(visit.redirectUrl) === request.url
      return isRequested ? show(reply, visitPage(visit, portal), 200) : say(standInMessages.noSuchPage, 404)
    }
  }
}

/** The part of an address after its host. */
function getPath(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Learns who comes from the gateway, by the call that every web application makes, and takes the guid out of the address. */
async function authenticate(standIn: StandIn, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { app, visits, name, config } = standIn
  const portal = standIn.origin()
  const query = new URL(request.url, 'http://here').searchParams
  const environmentId = Number(query.get('environmentId') ?? NaN)
  const response = await app.inject({
    method: 'POST',
    url: REDEEM_PATH,
    headers: { host: new URL(portal).host },
    payload: {
      sessionGuid: query.get('sessionGuid') ?? '',
      environmentId,
      environmentSecret: config.environmentSecrets.get(environmentId),
    },
  })
  const redeemed = response.statusCode === 200 ? RedeemReply.safeParse(response.json()) : undefined
  if (!redeemed?.success) {
    const isOurs = response.statusCode === 404 || response.statusCode === 400
    const sentence = isOurs ? standInMessages.guidRefused : standInMessages.failed
    return show(reply, wordPage(name, sentence, portal), isOurs ? 410 : 502)
  }
  const redirectUrl = ownAddress(query.get('redirectUrl'), hostOf(request))
  setSession(reply, visits.open({ visitor: redeemed.data, redirectUrl }), portal)
  await reply.header('cache-control', 'no-store').redirect(redirectUrl === undefined ? '/' : getPath(redirectUrl), 303)
}

/** An address of this host, which a real web application would open now; another's is shown to nobody. */
function ownAddress(address: string | null, host: string): string | undefined {
  if (address === null || address.length > SHOWN || !URL.canParse(address)) return undefined
  const { hostname, protocol } = new URL(address)
  return hostname === host && /^https?:$/.test(protocol) ? address : undefined
}

function setSession(reply: FastifyReply, value: string, portal: string): void {
  reply.header(
    'set-cookie',
    writeCookie({
      name: COOKIE,
      value,
      path: '/',
      maxAgeSeconds: value === '' ? 0 : VISIT_SECONDS,
      isSecure: portal.startsWith('https:'),
    }),
  )
}

const show = (reply: FastifyReply, page: PlainPage, status: number): void => sendPlainPage(reply, page, status)
