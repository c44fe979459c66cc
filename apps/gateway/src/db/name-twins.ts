import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { keyOfName } from './contains'
import type { Queries } from './database'
import type { importSystems, userGroups } from './schema'

/**
 * Whether a name is the same as one that its unique index spares, because it was stored beside its twin before names were compared by their keys. Twins only ever become fewer, so that
 * no concurrent save can add one.
 * @param others the rows that the name must differ from
 */
export const hasTwin = async (
  tx: Queries,
  table: typeof userGroups | typeof importSystems,
  name: string,
  others: SQL | undefined,
): Promise<boolean> =>
  (await tx.$count(table, and(ne(table.nameTwin, 0), eq(keyOfName(sql`${table.name}`), nameKey(name)), others))) > 0
