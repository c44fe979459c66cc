import path from 'node:path'
import {
  LOGIN_LIMIT_PER_ACCOUNT,
  LOGIN_LIMIT_PER_ADDRESS,
  LOGIN_WINDOW_MS,
  SESSION_LIFETIME_MS,
  SESSION_MAX_LIFETIME_MS,
} from '@sitewright/domain/session/rules'
import { PASSWORD_MAX } from '@sitewright/domain/passwords/model'
import { preparePassword } from '@sitewright/domain/passwords/prepare'
import { PASSWORD_MIN } from '@sitewright/domain/passwords/rules'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { ENVIRONMENT_LABELS } from '@sitewright/domain/shared/runtime-config'
import { USER_LIMITS } from '@sitewright/domain/users/model'
import { isReservedUserName } from '@sitewright/domain/users/new-user'
import { databaseUrlFaults } from './database-url'
import { EDITION, type Edition } from './edition'
import { POOL_LIMITS, type PoolLimits } from './db/pool-limits'
import { BODY_LIMITS, type BodyLimits } from './http/body-limits'
import { readIntegrationUrls } from './integration-urls'
import { readMapboxToken } from './mapbox-token'
import { readMobileAppUrl } from './mobile-app-url'
import { isLoopback } from './loopback'

export const SEEDS = ['demo', 'large', 'none'] as const
/** What an empty database is filled with. `none` is production: nothing but the first administrator. */
export type Seed = (typeof SEEDS)[number]

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Characters of the first administrator's password, at the least. */
export const ADMIN_PASSWORD_MIN = 12

/** Characters of a random secret, such as a key that signs tokens; `openssl rand -base64 32` prints 44. */
const TOKEN_KEY_MIN = 32
const TOKEN_KEY_MAX = 1024

/** Parsing a larger body would block other calls for too long. */
const MAX_BODY_LIMIT = 16 * 1024 * 1024

export const RECOVERY_BY = ['username', 'email'] as const
/** What a user who forgot the password types (AUTH-82). */
export type RecoveryBy = (typeof RECOVERY_BY)[number]

/** Full months of the audit that are kept. */
const AUDIT_MONTHS = 24

/** An OpenID provider whose id_tokens are taken. */
export interface SsoConfig {
  /** As the provider itself writes it, letter by letter: it is compared with `iss`. */
  readonly issuer: string
  readonly clientId: string
  /** The claim that holds the user name; `undefined`: preferred_username, else email, else sub. */
  readonly claim: string | undefined
  /** Whether an email address can be the user name although the provider never sends `email_verified`. */
  readonly trustsEmail: boolean
}

/** Minimum characters of an environment's secret. */
const ENVIRONMENT_SECRET_MIN = 32

/** Everything that the environment decides, read once at the start. Durations are milliseconds. */
export interface GatewayConfig {
  /** 0 takes a free one. */
  readonly port: number
  readonly host: string
  /** Absolute. Each seed has a folder of its own below it. */
  readonly dataDir: string
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined
  /** Limits of the connections to that server. */
  readonly pool: PoolLimits
  /** How long /readyz answers 503 before the gateway stops taking calls, in milliseconds: longer than between two probes of a load balancer. */
  readonly stopDelayMs: number
  readonly bodyLimits: BodyLimits
  readonly seed: Seed
  /** Demo data where others than this machine can reach it, as ALLOW_PUBLIC_DEMO allows. */
  readonly isPublicDemo: boolean
  /** Absolute path of the setup file, for SEED=none. */
  readonly setupFile: string | undefined
  /** The first administrator of an empty database, with SEED=none. */
  readonly admin: { readonly userName: string; readonly password: string } | undefined
  /** Evaluated sign-in attempts in a window before 429. */
  readonly login: { readonly limitPerAccount: number; readonly limitPerAddress: number; readonly windowMs: number }
  /** Keys that sign tokens: the first signs, all verify. If empty, the gateway makes a key and keeps it in the database. */
  readonly tokenKeys: readonly string[]
  /** Secrets by environment id. An environment with a secret must send it to redeem a session guid. */
  readonly environmentSecrets: ReadonlyMap<number, string>
  /** Where integrations are set up, by integration id. Setup is hidden for those without an address. */
  readonly integrationUrls: ReadonlyMap<number, string>
  readonly sessionLifetimeMs: number
  /** The longest time from sign-in to the end of a session, with all extensions. */
  readonly sessionMaxLifetimeMs: number
  /** Full months before the current one whose audit is kept. */
  readonly auditMonths: number
  /** Characters of a new password, at the least. */
  readonly passwordMinLength: number
  /** The identity provider of single sign-on; `undefined` is the one for development in demo mode, and none otherwise. */
  readonly sso: SsoConfig | undefined
  /** Whether X-Forwarded-* are believed: true, false, the number of proxies in front, or their addresses, comma-separated. */
  readonly trustProxy: boolean | number | string
  /** The portal reads it from /config.json. */
  readonly environmentLabel: string
  readonly supportEmail: string
  readonly productName: string
  readonly productionUrl: string | undefined
  readonly mobileAdminUrl: string | undefined
  /** The link that opens the mobile app with labels. */
  readonly mobileAppUrl: string
  /** The public token of Mapbox, which then draws the maps. */
  readonly mapboxToken: string | undefined
  readonly webApplicationName: string | undefined
  readonly recoveryBy: RecoveryBy
  /** Absolute folder of the built portal. */
  readonly portalDist: string
  /** Whether the portal's source maps are served. */
  readonly hasSourceMaps: boolean
  /** Another server for the portal to call; `undefined` is the same origin. */
  readonly portalBases: { readonly gateway: string | undefined; readonly api: string | undefined }
  /** Where people reach the gateway: an origin, used by links in mails and by single sign-on. Default: this machine at the port that it listens at. */
  readonly publicUrl: string | undefined
  /** The server that mails are handed to; without one they wait in the outbox. */
  readonly smtpUrl: string | undefined
  /** Who the mails are from: an address, or `Name <address>`. */
  readonly mailFrom: string
  readonly logLevel: LogLevel
  /** Where /metrics answers and which callers it accepts; `undefined`: it does not exist. */
  readonly metrics: MetricsConfig | undefined
}

export interface MetricsConfig {
  /** A port of its own, 0 for a free one; `undefined`: the port of the gateway. */
  readonly port: number | undefined
  /** The address of that port. */
  readonly host: string
  /** What a caller must send as `Authorization: Bearer`. Always set without a port of its own. */
  readonly token: string | undefined
}

const DEFAULT_SUPPORT_EMAIL = 'support@sitewright.example'

export type Environment = Readonly<Record<string, string | undefined>>

/** Every fault of the environment at once; each line names its variable. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/**
 * Reads the environment. An empty variable counts as one that is not set.
 * @throws ConfigFault
 */
export function readConfig(environment: Environment, edition: Edition = EDITION): GatewayConfig {
  const faults: string[] = []
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined
  const integer = (name: string, fallback: number, min: number, max: number): number => {
    const given = text(name)
    if (given === undefined) return fallback
    const value = Number(given)
    if (/^\d+$/.test(given) && value >= min && value <= max) return value
    faults.push(`${name} must be a whole number from ${min} to ${max}, not "${given}".`)
    return fallback
  }
  const oneOf = <T extends string>(name: string, known: readonly T[], fallback: T): T => {
    const given = text(name)
    if (given === undefined) return fallback
    const value = known.find((candidate) => candidate === given)
    if (value === undefined) faults.push(`${name} must be one of ${known.join(', ')}, not "${given}".`)
    return value ?? fallback
  }
  const url = (name: string, protocols: readonly string[]): string | undefined => {
    const given = text(name)
    if (given === undefined) return undefined
    // The value may hold a password: it is not repeated.
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
      faults.push(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
    }
    return given
  }
  const folder = (name: string, fallback: string): string => path.resolve(text(name) ?? fallback)
  const base = (name: string): string | undefined => url(name, ['http:', 'https:'])?.replace(/\/+$/, '')
  const origin = (name: string): string | undefined => {
    const given = base(name)
    if (given === undefined || !URL.canParse(given)) return undefined
    if (new URL(given).origin === given.toLowerCase()) return given.toLowerCase()
    faults.push(`${name} must be an origin such as https://portal.example.com, without a path.`)
    return undefined
  }

  const seed = readSeed(oneOf('SEED', SEEDS, edition.hasDemo ? 'demo' : 'none'), edition, faults)
  const reach = {
    host: text('HOST') ?? '127.0.0.1',
    publicUrl: origin('PUBLIC_URL'),
    trustProxy: readTrustProxy(text('TRUST_PROXY')),
  }
  const config: GatewayConfig = {
    port: integer('PORT', 8080, 0, 65_535),
    ...reach,
    isPublicDemo: seed !== 'none' && isReachable(reach),
    dataDir: folder('DATA_DIR', edition.dataDir ?? '.'),
    databaseUrl: readDatabaseUrl(url('DATABASE_URL', ['postgres:', 'postgresql:']), faults),
    pool: {
      size: integer('DATABASE_POOL_SIZE', POOL_LIMITS.size, 1, 1000),
      statementTimeoutMs: integer('STATEMENT_TIMEOUT_MS', POOL_LIMITS.statementTimeoutMs, 100, 60 * 60_000),
      waitMs: integer('DATABASE_WAIT_MS', POOL_LIMITS.waitMs, 100, 10 * 60_000),
    },
    stopDelayMs: integer('STOP_DELAY_MS', 0, 0, 60_000),
    bodyLimits: {
      open: integer('BODY_LIMIT_OPEN', BODY_LIMITS.open, 4096, MAX_BODY_LIMIT),
      known: integer('BODY_LIMIT_KNOWN', BODY_LIMITS.known, 4096, MAX_BODY_LIMIT),
    },
    seed,
    setupFile: readSetupPath(text('SETUP_FILE'), seed, faults),
    admin: readAdmin(environment, seed, faults),
    login: {
      limitPerAccount: integer('LOGIN_LIMIT_ACCOUNT', LOGIN_LIMIT_PER_ACCOUNT, 1, 1_000_000),
      limitPerAddress: integer('LOGIN_LIMIT_ADDRESS', LOGIN_LIMIT_PER_ADDRESS, 1, 1_000_000),
      windowMs: integer('LOGIN_WINDOW_MS', LOGIN_WINDOW_MS, 1000, 7 * 24 * 60 * 60_000),
    },
    environmentSecrets: readEnvironmentSecrets(text('ENVIRONMENT_SECRETS'), faults),
    integrationUrls: readIntegrationUrls(text('INTEGRATION_URLS'), seed, faults),
    tokenKeys: readTokenKeys(text('TOKEN_KEYS'), faults),
    sessionLifetimeMs: integer('SESSION_LIFETIME_MS', SESSION_LIFETIME_MS, 1000, 365 * 24 * 60 * 60_000),
    sessionMaxLifetimeMs: integer('SESSION_MAX_LIFETIME_MS', SESSION_MAX_LIFETIME_MS, 1000, 365 * 24 * 60 * 60_000),
    auditMonths: integer('AUDIT_MONTHS', AUDIT_MONTHS, 1, 1200),
    passwordMinLength: integer('PASSWORD_MIN_LENGTH', PASSWORD_MIN, PASSWORD_MIN, 128),
    sso: readSso(
      {
        issuer: url('SSO_ISSUER', ['https:', 'http:']),
        clientId: text('SSO_CLIENT_ID'),
        claim: text('SSO_CLAIM'),
        trustsEmail: oneOf('SSO_TRUST_EMAIL', ['0', '1'], '0') === '1',
      },
      faults,
    ),
    environmentLabel: oneOf('ENVIRONMENT_LABEL', ENVIRONMENT_LABELS, 'PROD'),
    supportEmail: text('SUPPORT_EMAIL') ?? DEFAULT_SUPPORT_EMAIL,
    productName: text('PRODUCT_NAME') ?? sharedMessages.productName,
    productionUrl: url('PRODUCTION_URL', ['https:', 'http:']),
    mobileAdminUrl: url('MOBILE_ADMIN_URL', ['https:', 'http:']),
    mobileAppUrl: readMobileAppUrl(text('MOBILE_APP_URL'), faults),
    mapboxToken: readMapboxToken(text('MAPBOX_TOKEN'), faults),
    webApplicationName: text('WEB_APPLICATION_NAME'),
    recoveryBy: oneOf('RECOVERY_BY', RECOVERY_BY, 'username'),
    portalDist: folder('PORTAL_DIST', edition.portalDist),
    hasSourceMaps: oneOf('SOURCE_MAPS', ['0', '1'], seed === 'none' ? '0' : '1') === '1',
    portalBases: { gateway: base('PORTAL_GATEWAY_BASE'), api: base('PORTAL_API_BASE') },
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? text('SUPPORT_EMAIL') ?? DEFAULT_SUPPORT_EMAIL,
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    metrics: readMetrics(
      {
        port: text('METRICS_PORT') === undefined ? undefined : integer('METRICS_PORT', 0, 0, 65_535),
        host: text('METRICS_HOST'),
        token: text('METRICS_TOKEN'),
      },
      faults,
    ),
  }
  if (config.port !== 0 && config.metrics?.port === config.port) {
    faults.push('METRICS_PORT must differ from PORT. To serve metrics at PORT, set only METRICS_TOKEN.')
  }
  if (edition.dataDir === undefined && text('DATA_DIR') === undefined && config.databaseUrl === undefined) {
    faults.push(
      'DATABASE_URL must name a PostgreSQL server, or DATA_DIR a folder for the embedded database outside of the package, because an upgrade replaces the package.',
    )
  }
  if (config.isPublicDemo && text('ALLOW_PUBLIC_DEMO') !== '1') {
    faults.push(
      `SEED=${seed} makes accounts whose password everybody knows, and HOST, PUBLIC_URL or TRUST_PROXY lets others than this machine in. Set SEED=none, or ALLOW_PUBLIC_DEMO=1 for a demonstration.`,
    )
  }
  if (seed === 'none') faults.push(...productionFaults(config))
  if (faults.length > 0) throw new ConfigFault(faults)
  return config
}

/** Can others than this machine reach it? A proxy is there for others. */
const isReachable = ({ host, publicUrl, trustProxy }: Pick<GatewayConfig, 'host' | 'publicUrl' | 'trustProxy'>) =>
  !isLoopback(host) || trustProxy !== false || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname))

/** Settings that undo a protection, which a demonstration may do without. */
function productionFaults({ sso, tokenKeys, trustProxy }: GatewayConfig): string[] {
  return [
    ...(tokenKeys.length === 0
      ? [
          'TOKEN_KEYS must contain a key that signs sessions, such as the output of `openssl rand -base64 32`. A key in the database would be readable there.',
        ]
      : []),
    ...(trustProxy === true
      ? [
          'TRUST_PROXY=true lets every caller choose the address by which attempts are counted. Set how many proxies stand in front, or their addresses.',
        ]
      : []),
    ...(sso !== undefined && sso.claim === undefined
      ? [
          'SSO_CLAIM must name the claim with the user name: without it a claim that people can change at the provider decides who they are here.',
        ]
      : []),
  ]
}

function readSeed(seed: Seed, { hasDemo }: Edition, faults: string[]): Seed {
  if (hasDemo || seed === 'none') return seed
  faults.push(`SEED=${seed} needs demo data, which this package does not have. Set SEED=none, or remove SEED.`)
  return 'none'
}

function readAdmin(environment: Environment, seed: Seed, faults: string[]): GatewayConfig['admin'] {
  if (seed !== 'none') return undefined
  const userName = environment.ADMIN_USERNAME?.trim() ?? ''
  const password = preparePassword(environment.ADMIN_PASSWORD ?? '')
  if (userName === '' && password === '') return undefined
  if (userName === '' || userName.length > USER_LIMITS.userName || isReservedUserName(userName)) {
    faults.push(`ADMIN_USERNAME must have 1 to ${USER_LIMITS.userName} characters and be no reserved name.`)
  }
  if (password.length < ADMIN_PASSWORD_MIN || password.length > PASSWORD_MAX) {
    faults.push(`ADMIN_PASSWORD must have ${ADMIN_PASSWORD_MIN} to ${PASSWORD_MAX} characters.`)
  }
  return { userName, password }
}

function readDatabaseUrl(given: string | undefined, faults: string[]): string | undefined {
  if (given !== undefined && URL.canParse(given)) faults.push(...databaseUrlFaults(given))
  return given
}

function readSetupPath(file: string | undefined, seed: Seed, faults: string[]): string | undefined {
  if (file === undefined) return undefined
  if (seed !== 'none') faults.push('SETUP_FILE needs SEED=none: demo data has everything that it would create.')
  return path.resolve(file)
}

/** What is wrong with a random secret, after its name; `undefined` where nothing is. */
function secretFault(secret: string): string | undefined {
  if (secret.length < TOKEN_KEY_MIN || secret.length > TOKEN_KEY_MAX) {
    return `must have ${TOKEN_KEY_MIN} to ${TOKEN_KEY_MAX} characters.`
  }
  return new Set(secret).size < 10 ? 'has too few different characters. Generate a random key.' : undefined
}

function readMetrics(
  { port, host, token }: { [Key in keyof MetricsConfig]: MetricsConfig[Key] | undefined },
  faults: string[],
): MetricsConfig | undefined {
  if (host !== undefined && port === undefined) faults.push('METRICS_HOST needs METRICS_PORT.')
  const fault = token === undefined ? undefined : secretFault(token)
  if (fault !== undefined) faults.push(`METRICS_TOKEN ${fault}`)
  else if (token !== undefined && !/^[!-~]+$/.test(token)) {
    faults.push('METRICS_TOKEN must consist of visible ASCII characters without spaces.')
  }
  return port === undefined && token === undefined ? undefined : { port, host: host ?? '127.0.0.1', token }
}

/** Faults name a key by its position and never repeat it. */
function readTokenKeys(given: string | undefined, faults: string[]): string[] {
  const keys = given?.split(',').map((key) => key.trim()) ?? []
  for (const [index, key] of keys.entries()) {
    const name = `Key ${index + 1} of TOKEN_KEYS`
    const fault = secretFault(key)
    if (fault !== undefined) faults.push(`${name} ${fault}`)
    else if (keys.indexOf(key) !== index) faults.push(`${name} repeats an earlier key.`)
  }
  return keys
}

/** Reads `1=secret,2=secret`. Faults name a part by its position and never repeat a secret. */
function readEnvironmentSecrets(given: string | undefined, faults: string[]): Map<number, string> {
  const secrets = new Map<number, string>()
  for (const [index, part] of (given?.split(',') ?? []).entries()) {
    const [, id = '', secret = ''] = /^\s*(\d+)=(\S+)\s*$/.exec(part) ?? []
    const name = `Part ${index + 1} of ENVIRONMENT_SECRETS`
    if (id === '') faults.push(`${name} must have the form id=secret, with the id of an environment.`)
    else if (secret.length < ENVIRONMENT_SECRET_MIN) {
      faults.push(`${name} must have a secret of at least ${ENVIRONMENT_SECRET_MIN} characters.`)
    } else if (secrets.has(Number(id))) faults.push(`${name} repeats environment ${id}.`)
    else secrets.set(Number(id), secret)
  }
  return secrets
}

const isPrivate = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || isLoopback(hostname)

function readSso(
  { issuer, clientId, claim, trustsEmail }: Partial<SsoConfig> & Pick<SsoConfig, 'trustsEmail'>,
  faults: string[],
): SsoConfig | undefined {
  if (issuer === undefined) {
    if (clientId !== undefined || claim !== undefined || trustsEmail)
      faults.push('SSO_CLIENT_ID and the other settings of single sign-on need an SSO_ISSUER.')
    return undefined
  }
  if (URL.canParse(issuer) && !isPrivate(new URL(issuer))) {
    faults.push(
      'SSO_ISSUER must use https unless it is on this machine: otherwise an attacker on the network could change the keys.',
    )
  }
  if (clientId === undefined) faults.push('SSO_ISSUER needs SSO_CLIENT_ID, the name of the portal at the provider.')
  return { issuer, clientId: clientId ?? '', claim, trustsEmail }
}

function readTrustProxy(given: string | undefined): GatewayConfig['trustProxy'] {
  if (given === undefined || given === 'false') return false
  if (given === 'true') return true
  return /^\d+$/.test(given) ? Number(given) : given
}
