import * as z from 'zod/mini'
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
