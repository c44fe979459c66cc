import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { FacetCounts } from '@sitewright/domain/shared/facets'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { idleBefore, USER_FACETS, type UserFacet } from '@sitewright/domain/users/facets'
import type { UserQuery, UserSortKey } from '@sitewright/domain/users/model'
import { orderBy, sortedList, toOrderKeys, type Page } from '../../db/by-key'
import { keyContains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { licenseCounts, users } from '../../db/schema'
import { isStorableId } from '../../http/storable'
import { inScope, type LicenseScope } from '../../db/scope'
import { countFacets, type FacetConditions, inFacets } from '../list-query'
import { userColumns, type UserRow } from './store'

export interface UserFilter {
  readonly scope: LicenseScope
  readonly isActiveOnly: boolean
  readonly search: string
  /** Only users who have this product license; `undefined` is all users. */
  readonly addOnId: number | undefined
  /** The facets that are on; all users without any. */
  readonly inFacets?: SQL | undefined
}

/** The users that a query asks for. @throws Problem 400 for an unknown facet */
export const toUserFilter = (
  query: Pick<UserQuery, 'activeOnly' | 'search' | 'addOnId' | 'facets'>,
  scope: LicenseScope,
  now: number,
): UserFilter => ({
  scope,
  isActiveOnly: query.activeOnly === true,
  search: query.search?.trim() ?? '',
  addOnId: query.addOnId,
  inFacets: inFacets(query.facets, USER_FACETS, facetConditions(now)),
})

/** Which users belong to a facet (USER-132). The index `app_user_idle` serves the idle ones. */
const facetConditions = (now: number): FacetConditions<UserFacet> => ({
  idle: sql`(${users.isApproved} and coalesce(${users.lastLoginDate}, ${users.createDate}) < ${idleBefore(now)})`,
  locked: eq(users.isLockedOut, true),
})

/**
 * Whether a user has a product license, directly or through a group. Asked of one user at a time: most users have the common ones, and a list of those who do would be sorted
 * and made distinct first, which takes five times as long for 50,000 users. An id that the column cannot hold is of no product license.
 */
const hasAddOn = (addOnId: number): SQL =>
  isStorableId(addOnId)
    ? sql`(
        exists (select 1 from user_add_on own where own.user_id = ${users.userId} and own.add_on_id = ${addOnId})
        or exists (
          select 1 from user_group_user member join user_group_add_on granted using (user_group_id)
          where member.user_id = ${users.userId} and granted.add_on_id = ${addOnId}))`
    : sql`false`

const conditionOf = ({ scope, isActiveOnly, search, addOnId, inFacets: ofFacets }: UserFilter): SQL | undefined =>
  and(
    ofFacets,
    inScope(users.licenseId, scope),
    isActiveOnly ? eq(users.isApproved, true) : undefined,
    addOnId === undefined ? undefined : hasAddOn(addOnId),
    search === '' ? undefined : keyContains(sql`${users.searchText}`, search),
  )

/** Texts sort without regard to case, by code point, each by an index of its own. */
const EXPRESSIONS: Readonly<Record<UserSortKey, SQL>> = {
  userName: sql`lower(${users.userName})`,
  firstName: sql`lower(${users.firstName})`,
  lastName: sql`lower(${users.lastName})`,
  isApproved: sql`${users.isApproved}`,
  isLockedOut: sql`${users.isLockedOut}`,
}

/** Without a search, a product license and facets the database has counted the users already. */
async function countUsers(q: Queries, filter: UserFilter): Promise<number> {
  if (filter.search !== '' || filter.addOnId !== undefined || filter.inFacets !== undefined)
    return q.$count(users, conditionOf(filter))
  const counted = filter.isActiveOnly ? licenseCounts.activeUserCount : licenseCounts.userCount
  const [row] = await q
    .select({ total: sql<number>`coalesce(sum(${counted}), 0)::int` })
    .from(licenseCounts)
    .where(inScope(licenseCounts.licenseId, filter.scope))
  return row?.total ?? 0
}

/** Counts the users of each facet among those that match (USER-132). */
export const countUserFacets = (q: Queries, filter: UserFilter, now: number): Promise<FacetCounts<UserFacet>> =>
  countFacets(q, {
    conditions: facetConditions(now),
    rows: sql`${users}`,
    where: conditionOf(filter),
    count: () => countUsers(q, filter),
  })

/** The users that match, sorted, the id as the last key. */
export function userList(q: Queries, filter: UserFilter, sort: readonly SortKey<UserSortKey>[]) {
  const keys = toOrderKeys(sort, EXPRESSIONS, users.userId)
  const list = sortedList(
    keys,
    ({ keyValues, after, order, limit }) =>
      q
        .select({ ...userColumns, keyValues })
        .from(users)
        .where(and(conditionOf(filter), after))
        .orderBy(...order)
        .limit(limit),
    () => countUsers(q, filter),
  )
  // Ids first, rows of the page alone after: to skip 100,000 wide rows takes ten times as long.
  const read = async (page: Page): Promise<UserRow[]> => {
    const ids = q
      .select({ userId: users.userId })
      .from(users)
      .where(conditionOf(filter))
      .orderBy(...orderBy(keys))
      .limit(page.pageSize)
      .offset((page.page - 1) * page.pageSize)
    return q
      .select(userColumns)
      .from(users)
      .where(inArray(users.userId, ids))
      .orderBy(...orderBy(keys))
  }
  return { ...list, read }
}
