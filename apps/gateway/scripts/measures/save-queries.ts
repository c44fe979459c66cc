import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { migrate } from '../../src/db/migrate'
import { withAdminClient } from '../../test/admin-client'
import { QUERIES, queryFaults, SCHEMA } from '../../test/build-before'
import { openAsIs } from '../../test/old-database'
import { readStoredSchema } from '../../test/stored-schema'
import type { Arguments } from '../measure'
import { withPlace } from '../own-gateway'

export const purpose =
  'records the queries and the schema of this build, once after a release and before the next migration (decision 50); of named areas it only counts the queries'
export const usage = '[area …]'

/** The gateway's tests of calls, tasks and jobs on PostgreSQL: about five minutes. */
const WALK = ['areas', 'jobs', 'mail', 'sign-in', 'tasks']
const root = path.join(import.meta.dirname, '../../../..')

/** A query without repetitions: one row of its VALUES, one value of its IN, parameters in order. */
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

export const run = ({ words }: Arguments): Promise<boolean> =>
  withPlace(true, async ({ dataDir, databaseUrl = '' }) => {
    const walk = (words.length === 0 ? WALK : words).map((area) => `apps/gateway/src/${area}`)
    const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'gateway-postgres', ...walk], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, RECORD_QUERIES: dataDir },
    })
    if (status !== 0) throw new Error('The walk failed.')
    const db = await openAsIs({ databaseUrl, dataDir, seed: 'none', admin: undefined })
    await migrate(db)
    const schema = (await readStoredSchema(db.orm)).filter((line) =>
      /^(relation|column|constraint|index|trigger) /.test(line),
    )
    await db.close()
    const recorded = readRecorded(dataDir)
    // Tests also make and read tables of their own.
    const foreign = new Set(
      (await withAdminClient(databaseUrl, (client) => queryFaults(client, recorded))).map((fault) =>
        fault.slice(fault.indexOf(': ') + 2),
      ),
    )
    const queries = recorded.filter((query) => !foreign.has(query))
    if (words.length === 0) {
      fs.writeFileSync(QUERIES, `${queries.join('\n')}\n`)
      fs.writeFileSync(SCHEMA, `${schema.join('\n')}\n`)
    }
    console.log(`${queries.length} queries, ${foreign.size} of tests left out`)
    return true
  })
