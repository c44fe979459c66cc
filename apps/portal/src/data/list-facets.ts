import type { FacetCounts } from '@sitewright/domain/shared/facets'
import { listMessages } from '@sitewright/domain/shared/messages'
import { capabilities } from '../shell/capabilities'
import { showFailure } from '../shell/show-failure'
import type { Source } from './api'
import { isMissing } from './as-view'
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
  const onError = (error: unknown): void => {
    // Of a license that does not exist, the list says so.
    if (!isMissing(error)) showFailure(error, listMessages.countsFailed(many), { key: source.operation })
  }
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
    const { data } = useRead(source, hasFacets ? { query } : undefined, { onError })
    return hasFacets ? { counts: data } : undefined
  }
}
