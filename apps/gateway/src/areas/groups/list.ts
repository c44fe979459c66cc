import { and, asc, count, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { GroupSortKey } from '@sitewright/domain/groups/model'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { inPieces, orderBy, readPiece, toOrderKeys, type Step } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { groupCounts, groupUsers, userGroups } from '../../db/schema'
import type { Page } from '../list-query'
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
  and(inScope(userGroups.licenseId, scope), search === '' ? undefined : contains(NAME, search))

const EXPRESSIONS: Readonly<Record<GroupSortKey, SQL>> = { name: NAME, userCount: USER_COUNT }

export type CountedGroup = GroupRow & { readonly userCount: number }

const countedColumns = { ...getTableColumns(userGroups), userCount: USER_COUNT }
const itsCount = eq(groupCounts.userGroupId, userGroups.userGroupId)

const countedGroups = (q: Queries) => q.select(countedColumns).from(userGroups).leftJoin(groupCounts, itsCount)

/** The groups of a user, by name. */
export const groupsOfUser = (q: Queries, userId: number): Promise<CountedGroup[]> => {
  const ids = q.select({ id: groupUsers.ownerId }).from(groupUsers).where(eq(groupUsers.itemId, userId))
  return countedGroups(q).where(inArray(userGroups.userGroupId, ids)).orderBy(NAME, asc(userGroups.userGroupId))
}

/** A page of the groups that match, sorted, the id as the last key. */
export const listGroups = async (
  q: Queries,
  filter: GroupFilter,
  sort: readonly SortKey<GroupSortKey>[],
  page: Page,
): Promise<CountedGroup[]> =>
  countedGroups(q)
    .where(conditionOf(filter))
    .orderBy(...orderBy(toOrderKeys(sort, EXPRESSIONS, userGroups.userGroupId)))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)

const readStep =
  (q: Queries, filter: GroupFilter) =>
  ({ keyValues, after, order, limit }: Step) =>
    q
      .select({ ...countedColumns, keyValues })
      .from(userGroups)
      .leftJoin(groupCounts, itsCount)
      .where(and(conditionOf(filter), after))
      .orderBy(...order)
      .limit(limit)

/** All groups that match, in the same order. */
export const groupPieces = (
  q: Queries,
  filter: GroupFilter,
  sort: readonly SortKey<GroupSortKey>[],
  size: number,
): AsyncIterable<CountedGroup[]> =>
  inPieces(toOrderKeys(sort, EXPRESSIONS, userGroups.userGroupId), size, readStep(q, filter))

/** The groups that match, from where the piece before ended. */
export const readGroupPiece = (
  q: Queries,
  filter: GroupFilter,
  sort: readonly SortKey<GroupSortKey>[],
  size: number,
  start: readonly unknown[] | undefined,
) => readPiece(toOrderKeys(sort, EXPRESSIONS, userGroups.userGroupId), size, start, readStep(q, filter))

export async function countGroups(q: Queries, filter: GroupFilter): Promise<number> {
  const [row] = await q.select({ total: count() }).from(userGroups).where(conditionOf(filter))
  return row?.total ?? 0
}
