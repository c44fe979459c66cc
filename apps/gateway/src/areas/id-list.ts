import { sql, type SQL } from 'drizzle-orm'

/** Ids as one array parameter: a list of parameters ends at 65,535. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`
