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
