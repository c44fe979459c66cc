import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'

/**
 * What the build before sent to PostgreSQL, and its schema (`npm run measure -- save-queries`). Its gateways run beside those of this build during an upgrade, so their queries must
 * work on the schema of this build.
 */
const FOLDER = path.join(import.meta.dirname, 'build-before')
export const QUERIES = path.join(FOLDER, 'queries.sql')
export const SCHEMA = path.join(FOLDER, 'schema.txt')

export const linesOf = (file: string): string[] => fs.readFileSync(file, 'utf8').trimEnd().split('\n')

/** Changes that `schemaFaults` reports, by a part of their line, each with the reason why the build before bears it. */
const BORNE: Readonly<Record<string, string>> = {
  _last_super_administrator: 'refuses no write but one that would shut out every super-administrator (LIC-86)',
  site_sibling_name: 'has the name that the build before reports as a sibling of the same name (decision 75)',
  user_group_license_id_name: 'has the name that the build before reports as a taken name (decision 75)',
  import_system_project_id_name: 'has the name that the build before reports as a taken name (decision 75)',
  _name_twin: 'writes a column that the build before does not know, and refuses nothing (decision 75)',
}

export const isBorne = (line: string): boolean => Object.keys(BORNE).some((part) => line.includes(part))

/**
 * Plans each query, which fails for a table, a column, a type, a function or a conflict target that is missing. It changes nothing.
 * @returns the queries that fail, with the database's message
 */
export async function queryFaults(client: pg.Client, queries: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  await client.query('begin')
  for (const query of queries) {
    await client.query('savepoint planned')
    try {
      await client.query(`explain (generic_plan) ${query}`)
    } catch (error) {
      faults.push(`${error instanceof Error ? error.message : String(error)}: ${query}`)
      await client.query('rollback to planned')
    }
    await client.query('release planned')
  }
  await client.query('rollback')
  return faults
}

const TABLE =
  /^(?:(?:column|constraint) |index CREATE (?:UNIQUE )?INDEX \w+ ON (?:ONLY )?(?:\w+\.)?|trigger CREATE .*? ON (?:\w+\.)?)(\w+)/
const COLUMN = /^column \S+ /
const DEFAULT = /(?<= default=).*(?= identity=)/
const hasDefault = (column: string): boolean => /default=[^ ]|identity=\w|generated=\w/.test(column)

/** Whether a row that the build before writes still fits into a column that it knows. */
const isWider = (before: string, after: string): boolean => {
  const [one, other] = [before, after].map((line) => line.replace(DEFAULT, ''))
  const isSame = one === other || one?.replace('not null=t', 'not null=f') === other
  return isSame && (hasDefault(after) || !hasDefault(before))
}

/**
 * What a schema demands beyond the one before, of tables that both have: rows that the build before writes could be refused.
 * @param before lines of `readStoredSchema`
 * @param after as `before`
 */
export function schemaFaults(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(before)
  const tables = new Set(before.map((line) => /^relation (\w+)/.exec(line)?.[1]))
  return after.filter((line) => {
    const table = TABLE.exec(line)?.[1]
    if (known.has(line) || table === undefined || !tables.has(table)) return false
    const [start] = COLUMN.exec(line) ?? []
    if (start !== undefined) {
      const old = before.find((one) => one.startsWith(start))
      return old === undefined ? line.includes('not null=t') && !hasDefault(line) : !isWider(old, line)
    }
    return !line.startsWith('index CREATE INDEX')
  })
}
