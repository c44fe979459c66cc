/** Facets: buttons beside the search of a list that select rows by their state. Several can be on together. */

/** How many rows match the other filters of a list, and how many of them each facet has: more than `FACET_COUNT_LIMIT` count as one more. */
export type FacetCounts<Facet extends string> = Readonly<Record<Facet | 'all', number>>

/** The most rows of a facet that are counted, so that the counts cost no more than the list. */
export const FACET_COUNT_LIMIT = 10_000

/** `2,041`, or `10,000+` for a count that stopped at the limit. @param isBounded whether it is the count of a facet, and not of all rows */
export const formatFacetCount = (count: number, isBounded: boolean): string =>
  isBounded && count > FACET_COUNT_LIMIT
    ? `${FACET_COUNT_LIMIT.toLocaleString('en-US')}+`
    : count.toLocaleString('en-US')

/** Characters of the facets in a query, at the most. */
export const MAX_FACETS_LENGTH = 200

/** Reads `expired,inactive`. A facet that is not in `known`, or is there twice, makes it `undefined`. */
export function parseFacets<Facet extends string>(text: string, known: readonly Facet[]): Facet[] | undefined {
  const facets = text.split(',').map((name) => known.find((candidate) => candidate === name))
  if (facets.includes(undefined) || new Set(facets).size < facets.length) return undefined
  return facets.filter((facet) => facet !== undefined)
}

/** The facets as text, in the order of `known`, so that one choice has one address; `undefined` without any. */
export const formatFacets = <Facet extends string>(
  facets: readonly Facet[],
  known: readonly Facet[],
): string | undefined => known.filter((facet) => facets.includes(facet)).join(',') || undefined
