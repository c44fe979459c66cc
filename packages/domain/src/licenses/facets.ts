import * as z from 'zod/mini'
import { listQuery } from '../shared/list-query'

/** The facets of the list of licenses (LIC-90). */
export const LICENSE_FACETS = ['expiring', 'expired', 'overLimit', 'inactive'] as const
export type LicenseFacet = (typeof LICENSE_FACETS)[number]

/** How many licenses match a search, and how many of them belong to each facet. */
export const LicenseFacetCounts = z.object({
  all: z.int(),
  expiring: z.int(),
  expired: z.int(),
  overLimit: z.int(),
  inactive: z.int(),
})
export type LicenseFacetCounts = z.infer<typeof LicenseFacetCounts>

/** Query of licenses.facets. */
export const LicenseFacetQuery = z.strictObject({ search: listQuery.search })
export type LicenseFacetQuery = z.infer<typeof LicenseFacetQuery>
