import type { FastifyInstance } from 'fastify'
import { createClient, type Client } from '@sitewright/api-client/client'
import { BASE_PATHS, type Base } from '@sitewright/api-client/contract/contract'
import { buildApp, type AppOptions } from '../../apps/gateway/src/app'
import { readConfig, type Environment } from '../../apps/gateway/src/config'
import { DEMO_PASSWORD } from '../../apps/gateway/src/db/demo/accounts'
import type { Database } from '../../apps/gateway/src/db/database'
import { logOptions } from '../../apps/gateway/src/log'

export interface TestGatewayOptions extends Partial<Pick<AppOptions, 'faults' | 'lists' | 'verify' | 'isStrict'>> {
  readonly db: Database
  /** Variables of the environment beside those of every test. */
  readonly environment?: Environment
}

/** A gateway in this process, on a free port of this machine, over a database of the test. */
export interface TestGateway {
  readonly app: FastifyInstance
  readonly origin: string
  readonly bases: Readonly<Record<Base, string>>
  /** What it logged, a JSON line each. */
  readonly logLines: string[]
  /** Moves the gateway's clock. */
  advance(ms: number): void
  /** The gateway's clock, epoch milliseconds. */
  now(): number
  /** Signs in as a demo account, once for all callers of this gateway. */
  tokenOf(userName: string): Promise<string>
  /** Our own client, signed in as a demo account; without a name, signed out. */
  clientAs(userName?: string): Promise<Client>
  clientWith(token: string | undefined): Client
  /** A request that the client would not make. */
  send(path: string, init?: RequestInit & { token?: string }): Promise<Response>
  close(): Promise<void>
}

/** Enough for a test file that signs in again and again; the limits have tests of their own. */
const TEST_ENVIRONMENT: Environment = {
  SEED: 'demo',
  ALLOW_PUBLIC_DEMO: '1',
  LOGIN_LIMIT_ADDRESS: '100000',
  PORTAL_DIST: 'no-portal-here',
}

/** Production requires keys outside the database. */
const PRODUCTION_ENVIRONMENT: Environment = { TOKEN_KEYS: 'a key for tests alone: of 32 letters at least' }

export async function startTestGateway(options: TestGatewayOptions): Promise<TestGateway> {
  const { db, environment, ...rest } = options
  let offset = 0
  const now = () => Date.now() + offset
  const logLines: string[] = []
  const app = await buildApp({
    db,
    now,
    config: readConfig({
      ...TEST_ENVIRONMENT,
      ...(environment?.SEED === 'none' && PRODUCTION_ENVIRONMENT),
      ...environment,
    }),
    log: { ...logOptions('info'), stream: { write: (line: string) => void logLines.push(line) } },
    ...rest,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const bases = { gateway: origin + BASE_PATHS.gateway, api: origin + BASE_PATHS.api, own: origin + BASE_PATHS.own }
  const clientWith = (token: string | undefined) => createClient({ bases, session: { token: () => token } })
  const tokens = new Map<string, Promise<string>>()
  const signIn = async (userName: string) => {
    const { body } = await clientWith(undefined).session.login({ body: { userName, password: DEMO_PASSWORD } })
    return body.token ?? ''
  }
  const tokenOf = (userName: string) => {
    const token = tokens.get(userName) ?? signIn(userName)
    tokens.set(userName, token)
    return token
  }
  return {
    app,
    origin,
    bases,
    logLines,
    advance: (ms) => {
      offset += ms
    },
    now,
    tokenOf,
    clientWith,
    clientAs: async (userName) => clientWith(userName === undefined ? undefined : await tokenOf(userName)),
    send: (path, { token, headers, ...init } = {}) =>
      fetch(origin + path, {
        ...init,
        headers: { ...(token === undefined ? {} : { Authorization: token }), ...(headers as Record<string, string>) },
      }),
    close: () => app.close(),
  }
}
