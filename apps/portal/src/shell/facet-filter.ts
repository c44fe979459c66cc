import { formatFacets, parseFacets } from '@sitewright/domain/shared/facets'
import type { ExtraFilter } from './list-address'

/** The facets of a list in its address. Unknown ones are none (LIC-91). */
export const facetFilter = <Facet extends string>(
  known: readonly Facet[],
): ExtraFilter<{ facets: readonly Facet[] }> => ({
  read: (query) => ({ facets: parseFacets(query.get('facets') ?? '', known) ?? [] }),
  write: ({ facets }) => ({ facets: formatFacets(facets, known) }),
  onChange: () => undefined,
})
