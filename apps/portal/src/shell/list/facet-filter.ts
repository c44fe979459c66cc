import { formatFacets, parseFacets } from '@sitewright/domain/shared/facets'
import type { OperationName } from '../../data/api'
import { capabilities } from '../capabilities'
import type { ExtraFilter } from './list-address'

/**
 * The facets of a list in its address. Unknown ones are none (LIC-91), and so are all of them on a server without facets.
 * @param call counts them
 */
export const facetFilter = <Facet extends string>(
  call: OperationName,
  known: readonly Facet[],
): ExtraFilter<{ facets: readonly Facet[] }> => ({
  read: (query) => ({
    facets: (capabilities.has(call) && parseFacets(query.get('facets') ?? '', known)) || [],
  }),
  write: ({ facets }) => ({ facets: formatFacets(facets, known) }),
  onChange: () => undefined,
})
