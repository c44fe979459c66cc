import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  LOGIN_LIMIT_PER_ACCOUNT,
  LOGIN_LIMIT_PER_ADDRESS,
  LOGIN_WINDOW_MS,
  SESSION_LIFETIME_MS,
} from '@sitewright/domain/session/rules'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { ENVIRONMENT_LABELS } from '@sitewright/domain/shared/runtime-config'
import { isReservedUserName } from '@sitewright/domain/users/rules'
import { USER_LIMITS } from '@sitewright/domain/users/model'

export const SEEDS = ['demo', 'large', 'none'] as const
/** What an empty database is filled with. `none` is production: nothing but the first administrator. */
export type Seed = (typeof SEEDS)[number]

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Characters of the first administrator's password, at the least. */
export const ADMIN_PASSWORD_MIN = 12

/** Everything that the environment decides, read once at the start. Durations are milliseconds. */
export interface GatewayConfig {
  /** 0 takes a free one. */
  readonly port: number
  readonly host: string
  /** Absolute. Each seed has a folder of its own below it. */
  readonly dataDir: string
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined
  readonly seed: Seed
  /** The first administrator of an empty database, with SEED=none. */
  readonly admin: { readonly userName: string; readonly password: string } | undefined
  /** Evaluated sign-in attempts in a window before 429. */
  readonly login: { readonly limitPerAccount: number; readonly limitPerAddress: number; readonly windowMs: number }
  readonly sessionLifetimeMs: number
  /** Whether X-Forwarded-* are believed: true, false, how many proxies stand in front, or their addresses, comma-separated. */
  readonly trustProxy: boolean | number | string
  /** Told to the portal by /config.json. */
  readonly environmentLabel: string
  readonly supportEmail: string
  readonly productName: string
  /** Absolute folder of the built portal. */
  readonly portalDist: string
  /** Another server for the portal to call; `undefined` is the same origin. */
  readonly portalBases: { readonly gateway: string | undefined; readonly api: string | undefined }
  readonly logLevel: LogLevel
}

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

// The bundle (dist/main.js) and this file lie equally deep.
const here = path.dirname(fileURLToPath(import.meta.url))
const root = path.resolve(here, '../../..')

/**
 * Reads the environment. An empty variable counts as one that is not set.
 * @throws ConfigFault
 */
export function readConfig(environment: Environment): GatewayConfig {
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

  const seed = oneOf('SEED', SEEDS, 'demo')
  const config: GatewayConfig = {
    port: integer('PORT', 8080, 0, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: folder('DATA_DIR', path.join(root, '.data')),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    seed,
    admin: readAdmin(environment, seed, faults),
    login: {
      limitPerAccount: integer('LOGIN_LIMIT_ACCOUNT', LOGIN_LIMIT_PER_ACCOUNT, 1, 1_000_000),
      limitPerAddress: integer('LOGIN_LIMIT_ADDRESS', LOGIN_LIMIT_PER_ADDRESS, 1, 1_000_000),
      windowMs: integer('LOGIN_WINDOW_MS', LOGIN_WINDOW_MS, 1000, 7 * 24 * 60 * 60_000),
    },
    sessionLifetimeMs: integer('SESSION_LIFETIME_MS', SESSION_LIFETIME_MS, 1000, 365 * 24 * 60 * 60_000),
    trustProxy: readTrustProxy(text('TRUST_PROXY')),
    environmentLabel: oneOf('ENVIRONMENT_LABEL', ENVIRONMENT_LABELS, 'PROD'),
    supportEmail: text('SUPPORT_EMAIL') ?? 'support@sitewright.example',
    productName: text('PRODUCT_NAME') ?? sharedMessages.productName,
    portalDist: folder('PORTAL_DIST', path.resolve(here, '../../portal/dist')),
    portalBases: { gateway: base('PORTAL_GATEWAY_BASE'), api: base('PORTAL_API_BASE') },
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
  }
  if (faults.length > 0) throw new ConfigFault(faults)
  return config
}

function readAdmin(environment: Environment, seed: Seed, faults: string[]): GatewayConfig['admin'] {
  if (seed !== 'none') return undefined
  const userName = environment.ADMIN_USERNAME?.trim() ?? ''
  const password = environment.ADMIN_PASSWORD ?? ''
  if (userName === '' && password === '') return undefined
  if (userName === '' || userName.length > USER_LIMITS.userName || isReservedUserName(userName)) {
    faults.push(`ADMIN_USERNAME must have 1 to ${USER_LIMITS.userName} characters and be no reserved name.`)
  }
  if (password.length < ADMIN_PASSWORD_MIN || password.length > 1024) {
    faults.push(`ADMIN_PASSWORD must have ${ADMIN_PASSWORD_MIN} to 1024 characters.`)
  }
  return { userName, password }
}

function readTrustProxy(given: string | undefined): GatewayConfig['trustProxy'] {
  if (given === undefined || given === 'false') return false
  if (given === 'true') return true
  return /^\d+$/.test(given) ? Number(given) : given
}
