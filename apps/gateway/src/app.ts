import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { contract } from '@sitewright/api-client/contract/all'
import { allHandlers } from './areas/all'
import { allJobs } from './areas/all-jobs'
import { runLabelRenderer } from './areas/labels/run-renderer'
import { identityProviderOf } from './areas/sso/choose'
import { serveSso } from './areas/sso/start'
import { createCallerOf } from './sign-in/caller-of'
import { verifyPassword, type VerifyPassword } from './sign-in/passwords'
import type { GatewayConfig } from './config'
import type { Database } from './db/database'
import { compressReplies, fixedJson } from './http/compression'
import { strictHeaders } from './http/headers'
import { serveHealth } from './http/health'
import { readJsonAlone } from './http/json-body'
import { openApiOf } from './http/openapi'
import { createPortalPage, servePortal } from './http/portal'
import { writeProblem, writeUnreadable } from './http/problems'
import { warnOfUnknownProxy } from './http/proxy-warning'
import { publicOriginOf } from './http/public-origin'
import type { ListLimits } from './http/list-turns'
import { logRequests } from './http/request-log'
import { logRetries } from './http/retry-log'
import { serveContract, type Faults } from './http/route'
import { serveRuntimeConfig, SERVER_VERSION } from './http/runtime-config'
import { createTokens } from './sign-in/token'
import { answerUnknownPaths } from './http/unknown-path'
import type { JobKind } from './jobs/define'
import type { JobTiming } from './jobs/run'
import { runJobs } from './jobs/run-jobs'
import { sendMails } from './mail/send-mails'

/** Characters of a path value: the tokens of reset links are long. */
const PATH_VALUE_LIMIT = 600

/** A request that has not arrived after this long is given up, in milliseconds. */
const REQUEST_TIMEOUT_MS = 60_000

export interface AppOptions {
  readonly db: Database
  /** Epoch milliseconds: the clock of the database (`db/clock.ts`), because it judges what has ended. */
  readonly now: () => number
  readonly config: GatewayConfig
  /** fastify's logger options; `false` is silence. */
  readonly log: FastifyServerOptions['logger']
  /** Only tests fail calls. */
  readonly faults?: Faults
  /** Default: LIST_LIMITS. Tests use smaller ones. */
  readonly lists?: ListLimits
  /** Default: argon2. A test counts with its own. */
  readonly verify?: VerifyPassword
  /** Whether a reply that is not as its row says is an error. Default: yes in tests and development; in production what is unknown is dropped. */
  readonly isStrict?: boolean
  /** Default: all kinds of the product. Tests run kinds of their own, and shorten the lease. */
  readonly jobs?: { readonly kinds?: readonly JobKind[]; readonly timing?: JobTiming }
  /** Aborted when the gateway is going to stop. */
  readonly stopping?: AbortSignal
}

const isDeveloping = (): boolean => process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development'

/** The gateway, the public API and the portal on one origin. Needs no port: `inject` calls it, `listen` opens it. */
export async function buildApp({
  db,
  now,
  config,
  log,
  faults,
  lists,
  verify,
  isStrict,
  jobs,
  stopping,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: config.bodyLimits.open,
    requestTimeout: REQUEST_TIMEOUT_MS,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: PATH_VALUE_LIMIT, ignoreTrailingSlash: true },
    frameworkErrors: writeUnreadable,
  })
  app.setErrorHandler(writeProblem)
  readJsonAlone(app)
  logRequests(app)
  if (config.metrics !== undefined) {
    const { serveMetrics } = await import('./metrics/serve')
    serveMetrics(app, { db, config: config.metrics, stopping })
  }
  logRetries(app, db)
  warnOfUnknownProxy(app, config)
  await strictHeaders(app)
  await compressReplies(app)

  const origin = publicOriginOf(app, config)
  const demo = config.seed === 'none' ? undefined : await import('./demo-mode')
  demo?.serveDemoHosts(app, { db, now, config, origin })

  const tokens = createTokens(db, config, now)
  const sender = await sendMails(app, { db, config, origin })
  const kinds = jobs?.kinds ?? allJobs({ config })
  const worker = runJobs(app, { db, now, kinds, timing: jobs?.timing })
  const sso = identityProviderOf(app, config, origin)
  const handlers = allHandlers({
    db,
    tokens,
    verify: verify ?? verifyPassword,
    config,
    origin,
    sso,
    onMail: () => sender?.nudge(),
    kinds,
    onJob: worker.nudge,
    onCanceled: worker.drop,
    labelRenderer: runLabelRenderer(app),
  })
  serveContract(app, contract, handlers, {
    db,
    callerOf: createCallerOf({ db, tokens, login: config.login }),
    now,
    faults,
    bodyLimits: config.bodyLimits,
    lists,
    isStrict: isStrict ?? isDeveloping(),
  })
  serveOpenApi(app)
  if (sso !== undefined) serveSso(app, { db, now, config, origin, provider: sso })
  const page = createPortalPage(config, serveRuntimeConfig(app, contract, config, demo?.demoConfig()))
  serveHealth(app, db, stopping)
  demo?.serveDemoPages(app, { db, now, config, origin })
  await servePortal(app, config, page)
  answerUnknownPaths(app, contract, page)
  return app
}

/** So many proxies in front are believed, counted from here. */
const trustOf = (trust: GatewayConfig['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust

function serveOpenApi(app: FastifyInstance): void {
  app.get('/gateway/openapi.json', fixedJson(JSON.stringify(openApiOf(contract, SERVER_VERSION))))
}
