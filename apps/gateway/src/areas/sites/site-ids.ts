import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database'
import { inStatements } from './in-statements'

/** Ids of sites that do not exist yet, ascending. */
export async function takeSiteIds(tx: Queries, count: number): Promise<number[]> {
  const ids: number[] = []
  await inStatements(Array.from({ length: count }), async ({ length }) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('site', 'site_id'))::int as id from generate_series(1, ${length}::int)`,
    )
    for (const { id } of rows) ids.push(id)
  })
  return ids
}
