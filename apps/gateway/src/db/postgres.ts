import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartFault } from '../start-fault'
import type { EngineParts } from './database'
import { POOL_LIMITS, type PoolLimits } from './pool-limits'
import { rootCause } from './root-cause'
import * as schema from './schema'

const INT8 = 20
// As the embedded engine does: a number where it is exact.
pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
})

/** The collation of names came with it. */
const OLDEST_MAJOR = 17

/**
 * Connects to a PostgreSQL server.
 * @throws StartFault when it does not answer, refuses, or is one that the gateway cannot use; the address is told without its password
 */
export async function connectPostgres(
  connectionString: string,
  { size, statementTimeoutMs }: PoolLimits = POOL_LIMITS,
): Promise<EngineParts> {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'sitewright',
  })
  // An idle connection that the server ends: the pool opens another one for the next query, and that one tells if it cannot.
  pool.on('error', () => undefined)
  try {
    await checkServer(pool, placeOf(connectionString))
  } catch (error) {
    await pool.end()
    throw error
  }
  return { engine: 'postgres', orm: drizzle({ client: pool, schema }), close: () => pool.end() }
}

/** `host:port/database` */
const placeOf = (connectionString: string): string => {
  const { host, pathname } = new URL(connectionString)
  return `${host}${decodeURIComponent(pathname)}`
}

async function checkServer(pool: pg.Pool, place: string): Promise<void> {
  let version: number
  let encoding: string
  try {
    const { rows } = await pool.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding`,
    )
    version = rows[0]?.version ?? 0
    encoding = rows[0]?.encoding ?? ''
  } catch (error) {
    throw connectionFault(error, place)
  }
  if (version < OLDEST_MAJOR) {
    throw new StartFault(
      `The server of DATABASE_URL (${place}) is PostgreSQL ${version}; the gateway needs ${OLDEST_MAJOR} or newer.`,
      'Upgrade the server, or leave DATABASE_URL out to use the embedded database.',
    )
  }
  if (encoding !== 'UTF8') {
    throw new StartFault(
      `The database of DATABASE_URL (${place}) has the encoding ${encoding}; the gateway needs UTF8.`,
      'Create the database with: create database … encoding UTF8 template template0.',
    )
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** By SQLSTATE where the server answered, by the system's code where it did not. */
function connectionFault(error: unknown, place: string): StartFault {
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return new StartFault(
        `The PostgreSQL server of DATABASE_URL (${place}) refuses the user name or the password.`,
        'Correct the user name and the password in DATABASE_URL.',
        error,
      )
    case '3D000':
      return new StartFault(
        `The PostgreSQL server of DATABASE_URL has no database ${place}.`,
        'Create an empty database of that name, or correct the name in DATABASE_URL.',
        error,
      )
    default:
      return new StartFault(
        `The PostgreSQL server of DATABASE_URL (${place}) cannot be reached: ${reasonOf(error)}.`,
        'Start the server or correct DATABASE_URL; leave it out to use the embedded database.',
        error,
      )
  }
}

/** What a server refuses while its database is prepared, where a person can mend it; any other error as it is. */
export function preparationFault(error: unknown): unknown {
  const refusal = rootCause(error)
  // A migration that failed says which one it was.
  const reason = error instanceof StartFault ? error.message.replace(/\.$/, '') : reasonOf(refusal)
  switch (codeOf(refusal)) {
    case '42501':
      return new StartFault(
        `The user of DATABASE_URL may not prepare the database: ${reason}.`,
        'Make the user the owner of the database: alter database … owner to ….',
        error,
      )
    case '0A000':
    case '58P01':
      return new StartFault(
        `The server of DATABASE_URL lacks what the gateway needs: ${reason}.`,
        'Install the contributed extensions of PostgreSQL (pg_trgm) on the server.',
        error,
      )
    default:
      return error
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error && error.message !== '' ? error.message : 'no reason given'
}
