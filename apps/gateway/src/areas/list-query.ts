import { and, eq, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Page } from '../db/by-key'
import type { Queries } from '../db/database'
import { FACET_COUNT_LIMIT, type FacetCounts, parseFacets } from '@sitewright/domain/shared/facets'
import { parseSort, type SortKey } from '@sitewright/domain/shared/lists'
import { requestMessages } from '@sitewright/domain/shared/messages'
import { invalid } from '../http/refusals'
import { isStorableId } from '../http/storable'

/** The page that the query requests; `undefined` requests the whole list. */
export const pageOf = (
  { page, pageSize }: { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  usual: number,
): Page | undefined =>
  page === undefined && pageSize === undefined ? undefined : { page: page ?? 1, pageSize: pageSize ?? usual }

/**
 * The keys that a query sorts by; `usual` where it says nothing.
 * @throws Problem 400 for a key that the list does not know
 */
export function sortOf<Key extends string>(
  text: string | undefined,
  known: readonly Key[],
  usual: readonly SortKey<Key>[],
): readonly SortKey<Key>[] {
  if (text === undefined) return usual
  const keys = parseSort(text, known)
  if (keys === undefined) throw invalid({ sort: [requestMessages.unknownSort] })
  return keys
}

/** The rows that each facet of a list has. */
export type FacetConditions<Facet extends string> = Readonly<Record<Facet, SQL>>

/**
 * The condition for the rows of the facets of a query; `undefined` where it names none.
 * @throws Problem 400 for a facet that the list does not know
 */
export function inFacets<Facet extends string>(
  text: string | undefined,
  known: readonly Facet[],
  conditions: FacetConditions<Facet>,
): SQL | undefined {
  if (text === undefined) return undefined
  const facets = parseFacets(text, known)
  if (facets === undefined) throw invalid({ facets: [requestMessages.unknownFacet] })
  return or(...facets.map((facet) => conditions[facet]))
}

interface CountedList<Facet extends string> {
  readonly conditions: FacetConditions<Facet>
  /** The rows of the list, for `from`. */
  readonly rows: SQL
  /** The other filters of the list. */
  readonly where: SQL | undefined
  /** How the list itself counts its rows. */
  readonly count: () => Promise<number>
}

/**
 * Counts the rows of each facet, each with an index of its own: one pass over all rows that counts them together reads the whole table. It stops after `FACET_COUNT_LIMIT` rows
 * of a facet.
 */
export async function countFacets<Facet extends string>(
  q: Queries,
  { conditions, rows, where, count }: CountedList<Facet>,
): Promise<FacetCounts<Facet>> {
  const counts = Object.entries<SQL>(conditions).map(
    ([facet, condition]) => sql`'${sql.raw(facet)}', (
      select count(*) from (select from ${rows} where ${and(where, condition)} limit ${FACET_COUNT_LIMIT + 1}) as found)`,
  )
  const { rows: found } = await q.execute<{ counts: Record<Facet, number> }>(
    sql`select json_build_object(${sql.join(counts, sql`, `)}) as counts`,
  )
  if (found[0] === undefined) throw new Error('A count without a row.')
  return { all: await count(), ...found[0].counts }
}

/** The condition for rows with an id that a query names. An id that the column cannot hold names no row. */
export const hasId = (column: AnyColumn, id: number): SQL => (isStorableId(id) ? eq(column, id) : sql`false`)
