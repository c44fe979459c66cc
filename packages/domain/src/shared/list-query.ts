import * as z from 'zod/mini'
import { MAX_FACETS_LENGTH } from './facets'
import { MAX_PAGE_SIZE } from './lists'

/** The most characters that a list is searched for. */
export const MAX_SEARCH_LENGTH = 200

/** What the queries of all lists share. Without `page` and `pageSize` the whole list is answered, as specified. */
export const listQuery = {
  licenseId: z.optional(z.int()),
  search: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH))),
  /** `-lastName,userName` (`parseSort`). */
  sort: z.optional(z.string()),
  /** From 1. */
  page: z.optional(z.int().check(z.minimum(1))),
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
}

/** Of the queries of lists with facets. Beyond the specification. */
export const facetsQuery = {
  /** `expired,inactive` (`parseFacets`): the rows of each facet. */
  facets: z.optional(z.string().check(z.maxLength(MAX_FACETS_LENGTH))),
}

/** The reply of a call that counts these facets. */
export const facetCounts = <const Facet extends string>(facets: readonly Facet[]) =>
  z.object(
    Object.fromEntries(['all', ...facets].map((name) => [name, z.int()])) as Record<
      Facet | 'all',
      z.ZodMiniNumberFormat
    >,
  )

/**
 * What the exports of all lists share: the filter of the list, without a page, and the columns in their order.
 * @param columns the ids of the columns that can be exported
 */
export const exportQuery = <const Column extends string>(columns: readonly Column[]) => ({
  licenseId: listQuery.licenseId,
  search: listQuery.search,
  sort: listQuery.sort,
  columns: z.array(z.enum(columns)).check(z.minLength(1), z.maxLength(columns.length)),
})
