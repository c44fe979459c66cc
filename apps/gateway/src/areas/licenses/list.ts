import { and, eq, getTableColumns, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { warnsUntil } from '@sitewright/domain/licenses/expiry'
import { LICENSE_FACETS, type LicenseFacet } from '@sitewright/domain/licenses/facets'
import { MAX_LIMIT, LICENSE_SORT_KEYS, type LicenseQuery, type LicenseSortKey } from '@sitewright/domain/licenses/model'
import type { FacetCounts } from '@sitewright/domain/shared/facets'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { sortedList, toOrderKeys } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { licenseCounts, licenses } from '../../db/schema'
import { inScope, type LicenseScope } from '../../db/scope'
import { countFacets, type FacetConditions, inFacets, sortOf } from '../list-query'
import { narrow } from './narrow'

/** Which licenses a query asks for, in which order. */
export interface LicenseSelection {
  readonly scope: LicenseScope
  readonly search: string
  /** The facets that are on; all licenses without any. */
  readonly inFacets?: SQL | undefined
  readonly sort: readonly SortKey<LicenseSortKey>[]
}

const DEFAULT_SORT: readonly SortKey<LicenseSortKey>[] = [{ key: 'licenseId', isDescending: false }]

/** @throws Problem 400 for an unknown sort key or facet, 404 for a license out of scope */
export async function selectionOf(
  q: Queries,
  actor: Actor,
  query: LicenseQuery,
  now: number,
): Promise<LicenseSelection> {
  const selection = selectionIn('all', query, now)
  return { ...selection, scope: await narrow(q, actor, query.licenseId) }
}

/** The same in a scope that is known. @throws Problem 400 for an unknown sort key or facet */
export const selectionIn = (scope: LicenseScope, query: LicenseQuery, now: number): LicenseSelection => ({
  scope,
  search: query.search?.trim() ?? '',
  inFacets: inFacets(query.facets, LICENSE_FACETS, facetConditions(now)),
  sort: sortOf(query.sort, LICENSE_SORT_KEYS, DEFAULT_SORT),
})

const NAME = sql`lower(${licenses.name})`
const NUM_PROJECTS = sql<number>`coalesce(${licenseCounts.projectCount}, 0)`
const NUM_USERS = sql<number>`coalesce(${licenseCounts.userCount}, 0)`
/** A license that never expires comes after all others: the last instant that JavaScript has. */
const EXPIRY = sql`coalesce(${licenses.expiryDate}, 8640000000000000)`
/** Unlimited comes after all limits (LIC-93). */
const unlimitedLast = (limit: AnyColumn): SQL =>
  sql`case when ${limit} < 0 then ${MAX_LIMIT}::bigint + 1 else ${limit} end`

const EXPRESSIONS: Readonly<Record<LicenseSortKey, SQL>> = {
  licenseId: sql`${licenses.licenseId}`,
  name: NAME,
  maxProjects: unlimitedLast(licenses.maxProjects),
  numProjects: NUM_PROJECTS,
  maxUsers: unlimitedLast(licenses.maxUsers),
  numUsers: NUM_USERS,
  isActive: sql`${licenses.isActive}`,
  expiryDate: EXPIRY,
}

const itsCounts = eq(licenseCounts.licenseId, licenses.licenseId)

/** Which licenses belong to a facet (LIC-90). */
export const facetConditions = (now: number): FacetConditions<LicenseFacet> => ({
  expiring: sql`(${licenses.expiryDate} > ${now} and ${licenses.expiryDate} <= ${warnsUntil(now)})`,
  expired: sql`${licenses.expiryDate} <= ${now}`,
  overLimit: sql`exists (
    select from ${licenseCounts} where ${itsCounts}
    and (${licenses.maxUsers} >= 0 and ${licenseCounts.userCount} > ${licenses.maxUsers}
      or ${licenses.maxProjects} >= 0 and ${licenseCounts.projectCount} > ${licenses.maxProjects}))`,
  inactive: sql`not ${licenses.isActive}`,
})

const conditionOf = ({ scope, search, inFacets }: Omit<LicenseSelection, 'sort'>): SQL | undefined =>
  and(
    inFacets,
    inScope(licenses.licenseId, scope),
    search === ''
      ? undefined
      : contains(sql`(${licenses.name} || ' ' || ${licenses.company} || ' ' || ${licenses.licenseId})`, search),
  )

/** Counts the licenses of each facet among those that match (LIC-90). */
export const countLicenseFacets = (
  q: Queries,
  filter: LicenseSelection,
  now: number,
): Promise<FacetCounts<LicenseFacet>> =>
  countFacets(q, {
    conditions: facetConditions(now),
    rows: sql`${licenses}`,
    where: conditionOf(filter),
    count: licenseList(q, filter).count,
  })

const columns = { ...getTableColumns(licenses), numProjects: NUM_PROJECTS, numUsers: NUM_USERS }

/** The licenses that match, sorted, the id as the last key. */
export const licenseList = (q: Queries, { sort, ...filter }: LicenseSelection) =>
  sortedList(
    toOrderKeys(sort, EXPRESSIONS, licenses.licenseId),
    ({ keyValues, after, order, limit, offset }) =>
      q
        .select({ ...columns, keyValues })
        .from(licenses)
        .leftJoin(licenseCounts, itsCounts)
        .where(and(conditionOf(filter), after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => q.$count(licenses, conditionOf(filter)),
  )
