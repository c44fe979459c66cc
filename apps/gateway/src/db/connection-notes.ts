import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { expectsTls } from '../database-url'
import type { TransactionLimits } from './pool-limits'

/** Takes a sentence for the operator of the gateway. */
export type Note = (sentence: string) => void

/** Connections of one gateway beside DATABASE_POOL_SIZE: for periodic tasks, and for probes of readiness. */
const CONNECTIONS_BESIDE_CALLS = 2

/** Transactions set their limits themselves, but a single statement has only those of the connection, which a pooler may drop. */
export async function warnOfDroppedLimits(pool: pg.Pool, { statementMs }: TransactionLimits, note: Note) {
  if (statementMs === 0) return
  const { rows } = await pool.query<{ role: string; statementMs: number }>(
    `select quote_ident(current_user) as role, setting::int as "statementMs" from pg_settings where name = 'statement_timeout'`,
  )
  const [found] = rows
  if (found === undefined || found.statementMs === statementMs) return
  const limit = found.statementMs === 0 ? 'no limit' : `a limit of ${found.statementMs} ms`
  note(
    `The pooler in front of PostgreSQL drops statement_timeout, so single statements have ${limit}. Set it with: alter role ${found.role} set statement_timeout = ${statementMs};`,
  )
}

interface Allowed {
  readonly processId: number
  readonly maxConnections: number
  readonly reserved: number
  readonly role: string
  readonly isSuper: boolean
  /** -1 is no limit. */
  readonly ofRole: number
  readonly ofDatabase: number
  /** Other gateways that are connected to the server, as the role, and to the database. */
  readonly onServer: number
  readonly asRole: number
  readonly onDatabase: number
}

/** Only the connection for probes has a name of its own: PgBouncer sets the name again whenever another one uses a connection. */
export const GATEWAY_NAME = 'sitewright-'

const ALLOWED = `
  select pg_backend_pid() as "processId", current_setting('max_connections')::int as "maxConnections",
    current_setting('superuser_reserved_connections')::int + current_setting('reserved_connections')::int as reserved,
    rolname as role, rolsuper as "isSuper", rolconnlimit as "ofRole", datconnlimit as "ofDatabase",
    count(distinct application_name)::int as "onServer",
    (count(distinct application_name) filter (where usesysid = r.oid))::int as "asRole",
    (count(distinct application_name) filter (where datid = d.oid))::int as "onDatabase"
  from pg_roles r cross join pg_database d
    left join pg_stat_activity on starts_with(application_name, $1)
  where rolname = session_user and d.datname = current_database()
  group by r.oid, rolname, rolsuper, rolconnlimit, datconnlimit, d.oid`

/** Names a connection without TLS, and limits into which the connections of the gateways do not fit. */
export async function warnOfConnection(pool: pg.Pool, databaseUrl: string, size: number, note: Note): Promise<void> {
  const client = await pool.connect()
  try {
    if (!client.ssl && expectsTls(databaseUrl, client.host)) {
      const host = isIPv6(client.host) ? `[${client.host}]` : client.host
      note(
        `The connection to PostgreSQL (${host}:${client.port}/${client.database}) is not encrypted. Add sslmode=verify-full to DATABASE_URL, or sslmode=disable to accept that.`,
      )
    }
    const { rows } = await client.query<Allowed>(ALLOWED, [GATEWAY_NAME])
    const [found] = rows
    // A pooler answers with a process id of its own.
    if (found === undefined || found.processId !== (client as typeof client & { processID: number }).processID) return
    for (const sentence of exceeded(found, size)) note(sentence)
  } finally {
    client.release()
  }
}

function exceeded(found: Allowed, size: number): string[] {
  const { maxConnections, reserved, role, isSuper, ofRole, ofDatabase } = found
  const each = size + CONNECTIONS_BESIDE_CALLS
  const limits = isSuper
    ? [[maxConnections, found.onServer, `max_connections is ${maxConnections}`] as const]
    : ([
        [
          maxConnections - reserved,
          found.onServer,
          `max_connections is ${maxConnections}, of which ${reserved} are reserved`,
        ],
        [ofRole, found.asRole, `the CONNECTION LIMIT of the role ${role}`],
        [ofDatabase, found.onDatabase, 'the CONNECTION LIMIT of the database'],
      ] as const)
  return limits.flatMap(([allowed, others, name]) => {
    const all = each * (others + 1)
    if (allowed < 0 || all <= allowed) return []
    const who =
      others === 0
        ? `This gateway can open ${each} connections to PostgreSQL (DATABASE_POOL_SIZE ${size}, and ${CONNECTIONS_BESIDE_CALLS} for tasks and probes)`
        : `This gateway and the other connected ones (${others}) can open ${all} connections to PostgreSQL (${each} each, if all have DATABASE_POOL_SIZE ${size})`
    return [
      `${who}, but only ${allowed} are allowed: ${name}. Raise this limit, lower DATABASE_POOL_SIZE, or put a pooler in between.`,
    ]
  })
}
