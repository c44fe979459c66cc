import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { ApiKeySortKey } from '@sitewright/domain/api-keys/model'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { sortedList, toOrderKeys } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { apiKeys } from '../../db/schema'

import { inScope, type LicenseScope } from '../../db/scope'
import { keyColumns } from './store'

export interface KeyFilter {
  readonly scope: LicenseScope
  readonly isActiveOnly: boolean
  readonly search: string
}

export const DEFAULT_KEY_SORT: readonly SortKey<ApiKeySortKey>[] = [{ key: 'name', isDescending: false }]

const conditionOf = ({ scope, isActiveOnly, search }: KeyFilter): SQL | undefined =>
  and(
    inScope(apiKeys.licenseId, scope),
    isActiveOnly ? eq(apiKeys.isActive, true) : undefined,
    search === '' ? undefined : or(contains(sql`${apiKeys.name}`, search), contains(sql`${apiKeys.keyPrefix}`, search)),
  )

/** Names sort without regard to case; a prefix is lower case anyway. */
const EXPRESSIONS: Readonly<Record<ApiKeySortKey, SQL>> = {
  name: sql`lower(${apiKeys.name})`,
  keyPrefix: sql`${apiKeys.keyPrefix} collate pg_c_utf8`,
  isActive: sql`${apiKeys.isActive}`,
  licenseId: sql`${apiKeys.licenseId}`,
}

/** The keys that match, sorted, the id as the last key. */
export const keyList = (q: Queries, filter: KeyFilter, sort: readonly SortKey<ApiKeySortKey>[]) =>
  sortedList(
    toOrderKeys(sort, EXPRESSIONS, apiKeys.apiKeyId),
    ({ keyValues, after, order, limit, offset }) =>
      q
        .select({ ...keyColumns, keyValues })
        .from(apiKeys)
        .where(and(conditionOf(filter), after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => q.$count(apiKeys, conditionOf(filter)),
  )
