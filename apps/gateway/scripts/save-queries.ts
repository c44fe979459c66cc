import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrate } from '../src/db/migrate'
import { withAdminClient } from '../test/admin-client'
import { QUERIES, queryFaults, SCHEMA } from '../test/build-before'
import { openAsIs } from '../test/old-database'
import { startPostgres } from '../test/postgres-server'
import { readStoredSchema } from '../test/stored-schema'

/**
 * Saves the queries and the schema of this build, for the test that they work with the migrations of the next one (decision 50): `npm run save-queries`, once after a release,
 * before the first migration that follows. The walk is the gateway's tests of calls, tasks and jobs on PostgreSQL, about five minutes.
 */
const WALK = ['areas', 'jobs', 'mail', 'sign-in', 'tasks'].map((area) => `apps/gateway/src/${area}`)
const root = path.join(import.meta.dirname, '../../..')

/** A query without what repeats: one row of its VALUES, one value of its IN, parameters in order. */
function shorten(query: string): string {
  const numbers = new Map<string, number>()
  return query
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/(\bvalues \((?:[^()']|\([^()]*\))*\))(?:, ?\((?:[^()']|\([^()]*\))*\))+/g, '$1')
    .replaceAll(/\bin \((\$\d+)(?:, ?\$\d+)+\)/g, 'in ($1)')
    .replaceAll(/\$\d+/g, (parameter) => {
      numbers.set(parameter, numbers.get(parameter) ?? numbers.size + 1)
      return `$${numbers.get(parameter)}`
    })
}

/** Equal for queries that differ in constants only. */
const kindOf = (query: string): string => query.replaceAll(/'[^']*'|\b\d+\b/g, '?')

function readRecorded(folder: string): string[] {
  const kinds = new Map<string, string>()
  for (const file of fs.readdirSync(folder)) {
    for (const line of fs.readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n')) {
      const query = shorten(JSON.parse(line) as string)
      if (/^(\(?select|insert|update|delete|with) /i.test(query)) kinds.set(kindOf(query), query)
    }
  }
  return [...kinds.values()].toSorted()
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-queries-'))
const server = await startPostgres()
try {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'gateway-postgres', ...WALK], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RECORD_QUERIES: folder },
  })
  if (status !== 0) throw new Error('The walk failed.')
  const db = await openAsIs({ databaseUrl: server.url, dataDir: folder, seed: 'none', admin: undefined })
  await migrate(db)
  const schema = (await readStoredSchema(db.orm)).filter((line) =>
    /^(relation|column|constraint|index|trigger) /.test(line),
  )
  await db.close()
  const recorded = readRecorded(folder)
  // Tests also make and read tables of their own.
  const foreign = new Set(
    (await withAdminClient(server.url, (client) => queryFaults(client, recorded))).map((fault) =>
      fault.slice(fault.indexOf(': ') + 2),
    ),
  )
  const queries = recorded.filter((query) => !foreign.has(query))
  fs.writeFileSync(QUERIES, `${queries.join('\n')}\n`)
  fs.writeFileSync(SCHEMA, `${schema.join('\n')}\n`)
  console.log(`${queries.length} queries, ${foreign.size} of tests left out`)
} finally {
  await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
