import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { GroupSortKey } from '@sitewright/domain/groups/model'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { sortedList, toOrderKeys } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { groupCounts, groupUsers, userGroups } from '../../db/schema'

import { inScope, type LicenseScope } from '../../db/scope'
import type { GroupRow } from './store'

export interface GroupFilter {
  readonly scope: LicenseScope
  readonly search: string
}

/** The order without a sort. */
export const DEFAULT_GROUP_SORT: readonly SortKey<GroupSortKey>[] = [{ key: 'name', isDescending: false }]

const NAME = sql`lower(${userGroups.name})`
const USER_COUNT = sql<number>`coalesce(${groupCounts.userCount}, 0)`

const conditionOf = ({ scope, search }: GroupFilter): SQL | undefined =>
  and(inScope(userGroups.licenseId, scope), search === '' ? undefined : contains(sql`${userGroups.name}`, search))

const EXPRESSIONS: Readonly<Record<GroupSortKey, SQL>> = { name: NAME, userCount: USER_COUNT }

export type CountedGroup = GroupRow & { readonly userCount: number }

const countedColumns = { ...getTableColumns(userGroups), userCount: USER_COUNT }
const itsCount = eq(groupCounts.userGroupId, userGroups.userGroupId)

const countedGroups = <Extra extends Record<string, SQL>>(q: Queries, extra: Extra) =>
  q
    .select({ ...countedColumns, ...extra })
    .from(userGroups)
    .leftJoin(groupCounts, itsCount)

/** The groups of a user, by name. */
export const groupsOfUser = (q: Queries, userId: number): Promise<CountedGroup[]> => {
  const ids = q.select({ id: groupUsers.ownerId }).from(groupUsers).where(eq(groupUsers.itemId, userId))
  return countedGroups(q, {}).where(inArray(userGroups.userGroupId, ids)).orderBy(NAME, asc(userGroups.userGroupId))
}

/** The groups that match, sorted, the id as the last key. */
export const groupList = (q: Queries, filter: GroupFilter, sort: readonly SortKey<GroupSortKey>[]) =>
  sortedList(
    toOrderKeys(sort, EXPRESSIONS, userGroups.userGroupId),
    ({ keyValues, after, order, limit, offset }) =>
      countedGroups(q, { keyValues })
        .where(and(conditionOf(filter), after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => q.$count(userGroups, conditionOf(filter)),
  )
