import * as z from 'zod/mini'
import { facetsQuery, listQuery } from '../shared/list-query'
import { DEFAULT_PAGE_SIZE, type ListFilter } from '../shared/lists'
import { orElse } from '../shared/or-else'
import type { LicenseFacet } from './facets'

/** Rows a page of the license list (LIC-12, CONST-04). */
export const LICENSE_PAGE_SIZE = DEFAULT_PAGE_SIZE

/** The filter waits this long after the last key, in milliseconds. */
export const LICENSE_FILTER_DELAY_MS = 200

/** Characters of a name and of a company. */
export const LICENSE_LIMITS = { name: 150, company: 150 } as const

/** The largest limit that the database stores. */
export const MAX_LIMIT = 2_147_483_647

/** Most integrations, and most notification days, of one license. */
export const MAX_INTEGRATION_IDS = 1000
export const MAX_NOTIFICATION_DAYS = 50

/** (Identity specification §3.) Another server may leave out what has a default here (LIC-89). */
export const License = z.object({
  licenseId: z.int(),
  name: z.string(),
  company: z.string(),
  environmentId: z._default(z.nullable(z.int()), null),
  /** Negative is unlimited (CONST-08). */
  maxProjects: z.int(),
  maxUsers: z.int(),
  isActive: z.boolean(),
  /** Epoch milliseconds. */
  expiryDate: z._default(z.nullable(z.number()), null),
  expiryNotificationDays: orElse(z.array(z.int()), []),
  licenseType: orElse(z.string(), ''),
  ownerId: z._default(z.nullable(z.int()), null),
  /** User name of the owner, and the names of the environments. Beyond the specification: other servers may omit them. */
  ownerName: z.optional(z.nullable(z.string())),
  environmentNames: z.optional(z.array(z.string())),
  numProjects: z.int(),
  numUsers: z.int(),
  ssoUrl: orElse(z.string(), ''),
  /** Beyond the specification: a save over a license without one names none (LIC-89). */
  version: z.optional(z.int()),
})
export type License = z.infer<typeof License>

/** A vendor of a license (LIC-07). */
export const Vendor = z.object({ vendorId: z.int(), name: z.string() })
export type Vendor = z.infer<typeof Vendor>

/** Usage of a license, for the list of licenses (LIC-09, API-34). */
export const LicenseReport = z.object({
  licenseId: z.int(),
  numProjects: z.int(),
  maxProjects: z.int(),
  numUsers: z.int(),
  maxUsers: z.int(),
})
export type LicenseReport = z.infer<typeof LicenseReport>

/** Reply to POST license/create: the license, or a part of it, or its number alone (API-39). */
export const LicenseCreated = z.union([z.int(), z.looseObject({ licenseId: z.int() })])
export type LicenseCreated = z.infer<typeof LicenseCreated>

/** Most users that are named beside a limit lower than its use. */
export const MAX_OVER_LIMIT_USERS = 20

/** A user who counts against a limit. */
export const OverLimitUser = z.object({
  userId: z.int(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})
export type OverLimitUser = z.infer<typeof OverLimitUser>

/** What a limit would mean: how many users count against it, and how many more than it allows. */
export const OverLimit = z.object({
  numUsers: z.int(),
  over: z.int(),
  /** The users created last among those who count, as many as are over the limit, at most `MAX_OVER_LIMIT_USERS`. */
  users: z.array(OverLimitUser),
})
export type OverLimit = z.infer<typeof OverLimit>

/** Most users that are named as signed in. */
export const MAX_SIGNED_IN_USERS = 3

/** Who can use a license now: who would be shut out without it (LIC-86). */
export const LicenseUse = z.object({
  /** Users who are active and not locked. */
  userCount: z.int(),
  /** Those of them who have a session. */
  signedInCount: z.int(),
  /** The other users of the license. */
  inactiveCount: z.int(),
  apiKeyCount: z.int(),
  /** User names of those who are signed in, the first `MAX_SIGNED_IN_USERS`. */
  signedIn: z.array(z.string()),
})
export type LicenseUse = z.infer<typeof LicenseUse>

/** Keys that the list of licenses sorts by; the id is always the last one. */
export const LICENSE_SORT_KEYS = [
  'licenseId',
  'name',
  'maxProjects',
  'numProjects',
  'maxUsers',
  'numUsers',
  'isActive',
  'expiryDate',
] as const
export type LicenseSortKey = (typeof LICENSE_SORT_KEYS)[number]

/** The filter of the list of licenses. */
export type LicenseFilter = ListFilter<LicenseSortKey> & { facets: readonly LicenseFacet[] }

/** Query of GET license and of GET licenses/report. Without `page` the whole list is answered, as specified. */
export const LicenseQuery = z.strictObject({ ...listQuery, ...facetsQuery })
export type LicenseQuery = z.infer<typeof LicenseQuery>

/** Query of licenses.facets. */
export const LicenseFacetQuery = z.strictObject({ search: listQuery.search })
