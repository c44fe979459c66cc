import { and, count, eq, or, sql, type SQL } from 'drizzle-orm'
import type { ApiKeySortKey } from '@sitewright/domain/api-keys/model'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { inPieces, orderBy, readPiece, toOrderKeys, type Step } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { apiKeys } from '../../db/schema'
import type { Page } from '../list-query'
import { inScope, type LicenseScope } from '../../db/scope'
import { keyColumns, type KeyRow } from './store'

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
    search === ''
      ? undefined
      : or(contains(sql`lower(${apiKeys.name})`, search), contains(sql`${apiKeys.keyPrefix}`, search)),
  )

/** Names sort without regard to case; a prefix is lower case anyway. */
const EXPRESSIONS: Readonly<Record<ApiKeySortKey, SQL>> = {
  name: sql`lower(${apiKeys.name})`,
  keyPrefix: sql`${apiKeys.keyPrefix} collate pg_c_utf8`,
  isActive: sql`${apiKeys.isActive}`,
  licenseId: sql`${apiKeys.licenseId}`,
}

/** A page of the keys that match, sorted, the id as the last key. */
export const listKeys = async (
  q: Queries,
  filter: KeyFilter,
  sort: readonly SortKey<ApiKeySortKey>[],
  page: Page,
): Promise<KeyRow[]> =>
  q
    .select(keyColumns)
    .from(apiKeys)
    .where(conditionOf(filter))
    .orderBy(...orderBy(toOrderKeys(sort, EXPRESSIONS, apiKeys.apiKeyId)))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)

const readStep =
  (q: Queries, filter: KeyFilter) =>
  ({ keyValues, after, order, limit }: Step) =>
    q
      .select({ ...keyColumns, keyValues })
      .from(apiKeys)
      .where(and(conditionOf(filter), after))
      .orderBy(...order)
      .limit(limit)

/** All keys that match, in the same order. */
export const keyPieces = (
  q: Queries,
  filter: KeyFilter,
  sort: readonly SortKey<ApiKeySortKey>[],
  size: number,
): AsyncIterable<KeyRow[]> => inPieces(toOrderKeys(sort, EXPRESSIONS, apiKeys.apiKeyId), size, readStep(q, filter))

/** The keys that match, from where the piece before ended. */
export const readKeyPiece = (
  q: Queries,
  filter: KeyFilter,
  sort: readonly SortKey<ApiKeySortKey>[],
  size: number,
  start: readonly unknown[] | undefined,
) => readPiece(toOrderKeys(sort, EXPRESSIONS, apiKeys.apiKeyId), size, start, readStep(q, filter))

export async function countKeys(q: Queries, filter: KeyFilter): Promise<number> {
  const [row] = await q.select({ total: count() }).from(apiKeys).where(conditionOf(filter))
  return row?.total ?? 0
}
