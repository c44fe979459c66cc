import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { EngineParts } from './database'
import * as schema from './schema'

const INT8 = 20
// As the embedded engine does: a number where it is exact.
pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
})

/** The parts of a PostgreSQL server; connects at the first query. */
export function postgresParts(connectionString: string): EngineParts {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 })
  return { engine: 'postgres', orm: drizzle({ client: pool, schema }), close: () => pool.end() }
}
