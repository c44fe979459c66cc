import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { LICENSE_SORT_KEYS, type LicenseQuery, type LicenseSortKey } from '@sitewright/domain/licenses/model'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { sortedList, toOrderKeys } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { licenseCounts, licenses } from '../../db/schema'
import { inScope, type LicenseScope } from '../../db/scope'
import { sortOf } from '../list-query'
import { narrow } from './narrow'

/** Which licenses a query asks for, in which order. */
export interface LicenseSelection {
  readonly scope: LicenseScope
  readonly search: string
  readonly sort: readonly SortKey<LicenseSortKey>[]
}

const DEFAULT_SORT: readonly SortKey<LicenseSortKey>[] = [{ key: 'licenseId', isDescending: false }]

/** @throws Problem 400 for an unknown sort key, 404 for a license out of scope */
export async function selectionOf(q: Queries, actor: Actor, query: LicenseQuery): Promise<LicenseSelection> {
  const sort = sortOf(query.sort, LICENSE_SORT_KEYS, DEFAULT_SORT)
  return { scope: await narrow(q, actor, query.licenseId), search: query.search?.trim() ?? '', sort }
}

const NAME = sql`lower(${licenses.name})`
const NUM_PROJECTS = sql<number>`coalesce(${licenseCounts.projectCount}, 0)`
const NUM_USERS = sql<number>`coalesce(${licenseCounts.userCount}, 0)`
/** A license that never expires comes after all others: the last instant that JavaScript has. */
const EXPIRY = sql`coalesce(${licenses.expiryDate}, 8640000000000000)`

const EXPRESSIONS: Readonly<Record<LicenseSortKey, SQL>> = {
  licenseId: sql`${licenses.licenseId}`,
  name: NAME,
  maxProjects: sql`${licenses.maxProjects}`,
  numProjects: NUM_PROJECTS,
  maxUsers: sql`${licenses.maxUsers}`,
  numUsers: NUM_USERS,
  isActive: sql`${licenses.isActive}`,
  expiryDate: EXPIRY,
}

const conditionOf = ({ scope, search }: Pick<LicenseSelection, 'scope' | 'search'>): SQL | undefined =>
  and(
    inScope(licenses.licenseId, scope),
    search === ''
      ? undefined
      : contains(sql`lower(${licenses.name} || ' ' || ${licenses.company} || ' ' || ${licenses.licenseId})`, search),
  )

const columns = { ...getTableColumns(licenses), numProjects: NUM_PROJECTS, numUsers: NUM_USERS }
const itsCounts = eq(licenseCounts.licenseId, licenses.licenseId)

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
