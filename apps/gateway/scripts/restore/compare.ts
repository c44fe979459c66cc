import { drizzle } from 'drizzle-orm/node-postgres'
import { fixTextForms, listTables, sumTables, type TableSum } from '../../src/db/tables'
import * as schema from '../../src/db/schema'
import { withAdminClient } from '../../test/admin-client'

/** What every table has, by its name. */
export type Sums = ReadonlyMap<string, TableSum>

/** Of one moment. */
export const readSums = (url: string): Promise<Sums> =>
  withAdminClient(url, (client) =>
    drizzle({ client, schema }).transaction(
      async (tx) => {
        await fixTextForms(tx)
        return sumTables(tx, await listTables(tx))
      },
      { isolationLevel: 'repeatable read' },
    ),
  )

/** The tables that are not the same. */
export const differing = (one: Sums, other: Sums): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name)?.checksum !== other.get(name)?.checksum || one.get(name)?.rows !== other.get(name)?.rows,
  )

export const countRows = (sums: Sums): string =>
  [...sums.values()].reduce((total, { rows }) => total + rows, 0).toLocaleString('en-US')
