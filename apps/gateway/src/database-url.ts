import { X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import { createSecureContext, type ConnectionOptions } from 'node:tls'
import type pg from 'pg'
import { isLoopback } from './loopback'
import { StartFault } from './start-fault'

/** The sslmode of DATABASE_URL, and whether the certificate of the server is checked. `pg` 8 checks it in all of these modes too, and `pg` 9 no longer will. */
const TLS_MODES = new Map<string, 'off' | 'unchecked' | 'checked'>([
  ['disable', 'off'],
  ['no-verify', 'unchecked'],
  ['prefer', 'checked'],
  ['require', 'checked'],
  ['verify-ca', 'checked'],
  ['verify-full', 'checked'],
])
const FILES = { ca: 'sslrootcert', cert: 'sslcert', key: 'sslkey' } as const
const PARAMETERS = ['sslmode', ...Object.values(FILES)]

/** What is wrong with DATABASE_URL. `pg` ignores a name that it does not know, and would connect without TLS. Values are not repeated: they may contain the password. */
export function databaseUrlFaults(databaseUrl: string): string[] {
  const { username, password, hostname, pathname, search, searchParams, hash } = new URL(databaseUrl)
  // Then the host ends inside the password, and messages would repeat the password as a path.
  if (`${pathname}${search}`.includes('@') || hash !== '') {
    return ['DATABASE_URL must percent-encode the characters / ? # @ of the user name and the password.']
  }
  if (![username, password, hostname, pathname].every(isPercentEncoded)) {
    return ['DATABASE_URL has a % that does not start a percent-encoded UTF-8 character. Write % as %25.']
  }
  const names = [...new Set(searchParams.keys())]
  const mode = searchParams.get('sslmode')
  return [
    ...names
      .filter((name) => !PARAMETERS.includes(name))
      .map((name) => `DATABASE_URL has an unknown parameter${shownName(name)}. Use ${PARAMETERS.join(', ')}.`),
    ...PARAMETERS.filter((name) => searchParams.getAll(name).length > 1).map((name) => `DATABASE_URL repeats ${name}.`),
    ...(mode === null || TLS_MODES.has(mode)
      ? []
      : [`sslmode of DATABASE_URL must be one of ${[...TLS_MODES.keys()].join(', ')}.`]),
    ...(searchParams.has(FILES.cert) === searchParams.has(FILES.key)
      ? []
      : ['DATABASE_URL needs both sslcert and sslkey, or neither.']),
  ]
}

/** Other names may contain a value (an encoded `=`), or look like a known one (a Cyrillic letter). */
const shownName = (name: string): string =>
  /^\w+$/.test(name) ? ` ${name}` : ' with a character other than A-Z, 0-9, _'

function isPercentEncoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** `host:port/database` */
export const placeOf = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${decodeURIComponent(pathname)}`
}

/**
 * Whether the database is on another machine, and DATABASE_URL does not say that no TLS is wanted.
 * @param host of the open connection: PGHOST applies if DATABASE_URL has none. A path is a Unix socket.
 */
export const expectsTls = (databaseUrl: string, host: string): boolean =>
  !host.startsWith('/') && !isLoopback(host) && new URL(databaseUrl).searchParams.get('sslmode') !== 'disable'

/**
 * The options of a connection. Certificate files are read here, once: a connection that is opened later does not fail because a file is being replaced.
 * @throws StartFault for a file that cannot be used
 */
export function connectionOf(databaseUrl: string): Pick<pg.PoolConfig, 'connectionString' | 'ssl'> {
  const url = new URL(databaseUrl)
  const parameters = Object.fromEntries(url.searchParams)
  for (const name of PARAMETERS) url.searchParams.delete(name)
  const files = Object.entries(FILES).flatMap(([option, name]) => {
    const file = parameters[name]
    return file === undefined ? [] : [[option, readTlsFile(name, file)] as const]
  })
  const mode = parameters.sslmode === undefined ? undefined : TLS_MODES.get(parameters.sslmode)
  // Without a parameter, PGSSLMODE decides.
  if (mode === undefined && files.length === 0) return { connectionString: databaseUrl }
  if (mode === 'off') return { connectionString: url.href, ssl: false }
  const ssl: ConnectionOptions = { ...Object.fromEntries(files), rejectUnauthorized: mode !== 'unchecked' }
  try {
    if (typeof ssl.ca === 'string') void new X509Certificate(ssl.ca)
    createSecureContext(ssl)
  } catch (error) {
    throw fileFault(files.length === 1 ? FILES.ca : Object.values(FILES).join(', '), error)
  }
  return { connectionString: url.href, ssl }
}

function readTlsFile(name: string, file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    throw fileFault(name, error)
  }
}

const fileFault = (names: string, error: unknown): StartFault =>
  new StartFault(
    `A file of DATABASE_URL (${names}) cannot be used: ${error instanceof Error ? error.message : 'no reason given'}.`,
    'Use PEM files that the user of the gateway can read. The key must belong to sslcert and have no passphrase.',
    error,
  )
