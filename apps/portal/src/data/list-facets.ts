import type { FacetCounts } from '@sitewright/domain/shared/facets'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import { capabilities } from '../shell/capabilities'
import type { Source } from './api'
import type { PageQuery } from './page-query'
import { useRead } from './read'

interface FacetReply<Facet extends string> {
  readonly body: FacetCounts<Facet>
  readonly etag?: string
}

/**
 * The counts of the facets of a list, as a hook.
 * @param source the call that counts them
 * @param many names the rows in a message
 */
export function createFacetRead<Query extends object, Facet extends string>(
  source: Source<{ readonly query: Query }, FacetReply<Facet>>,
  many: string,
) {
  const failure = { text: listMessages.countsFailed(many), key: source.operation }
  /**
   * @param query that of a page of the list
   * @returns `undefined` if the server has no facets (LIC-90)
   */
  return (listQuery: Query & Partial<PageQuery>) => {
    const query = { ...listQuery }
    delete query.facets
    delete query.sort
    delete query.page
    delete query.pageSize
    const hasFacets = capabilities.has(source.operation)
    const { data } = useRead(source, hasFacets ? { query } : undefined, { failure, keepsPrevious: true })
    return hasFacets ? { counts: data } : undefined
  }
}
