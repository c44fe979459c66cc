import { and, asc, count, desc, sql, type SQL } from 'drizzle-orm'
import type { GroupSortKey } from '@sitewright/domain/groups/model'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { userGroups } from '../../db/schema'
import type { Page } from '../list-query'
import { inScope, type LicenseScope } from '../scope'
import type { GroupRow } from './store'

export interface GroupFilter {
  readonly scope: LicenseScope
  readonly search: string
}

const NAME = sql`lower(${userGroups.name})`
/** Counted in the index of the table's key, and for the groups of a page alone where the order does not ask for it. */
const USER_COUNT = sql<number>`(select count(*)::int from user_group_user member where member.user_group_id = user_group.user_group_id)`

const conditionOf = ({ scope, search }: GroupFilter): SQL | undefined =>
  and(inScope(userGroups.licenseId, scope), search === '' ? undefined : contains(NAME, search))

const EXPRESSIONS: Readonly<Record<GroupSortKey, SQL>> = { name: NAME, userCount: sql`user_count` }

export type CountedGroup = GroupRow & { readonly userCount: number }

/** The groups that match, sorted, the id as the last key. */
export async function listGroups(
  q: Queries,
  filter: GroupFilter,
  sort: readonly SortKey<GroupSortKey>[],
  page: Page,
): Promise<CountedGroup[]> {
  const query = q
    .select({
      userGroupId: userGroups.userGroupId,
      licenseId: userGroups.licenseId,
      name: userGroups.name,
      version: userGroups.version,
      userCount: USER_COUNT.as('user_count'),
    })
    .from(userGroups)
    .where(conditionOf(filter))
    .orderBy(
      ...sort.map(({ key, isDescending }) => (isDescending ? desc : asc)(EXPRESSIONS[key])),
      asc(userGroups.userGroupId),
    )
  return page === undefined ? query : query.limit(page.pageSize).offset((page.page - 1) * page.pageSize)
}

export async function countGroups(q: Queries, filter: GroupFilter): Promise<number> {
  const [row] = await q.select({ total: count() }).from(userGroups).where(conditionOf(filter))
  return row?.total ?? 0
}
