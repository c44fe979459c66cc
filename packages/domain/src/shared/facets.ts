/** Facets: buttons beside the search of a list that select rows by their state. Several can be on together. */

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
