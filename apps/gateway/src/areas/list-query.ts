import { eq, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Page } from '../db/by-key'
import { parseFacets } from '@sitewright/domain/shared/facets'
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

/**
 * The facets of a query; none for all rows.
 * @throws Problem 400 for a facet that the list does not know
 */
export function facetsOf<Facet extends string>(text: string | undefined, known: readonly Facet[]): readonly Facet[] {
  if (text === undefined) return []
  const facets = parseFacets(text, known)
  if (facets === undefined) throw invalid({ facets: [requestMessages.unknownFacet] })
  return facets
}

/** The condition for rows with an id that a query names. An id that the column cannot hold names no row. */
export const hasId = (column: AnyColumn, id: number): SQL => (isStorableId(id) ? eq(column, id) : sql`false`)
