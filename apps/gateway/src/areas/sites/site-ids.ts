import { eq, sql } from 'drizzle-orm'
import { projectSizeProblem } from '@sitewright/domain/sites/project-size'
import type { Queries } from '../../db/database'
import { sites } from '../../db/schema'
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

/** Why a locked project cannot get this many more sites, or undefined. */
export const findSizeProblem = async (tx: Queries, projectId: number, added: number): Promise<string | undefined> =>
  added === 0 ? undefined : projectSizeProblem(await tx.$count(sites, eq(sites.projectId, projectId)), added)
