import { and, desc, inArray, sql } from 'drizzle-orm'
import { parseActor } from '@sitewright/domain/activity/filter'
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityCounts,
  type ActivityPage,
  type ActivityQuery,
  MAX_ACTORS,
  MAX_CHANGE_NAMES,
  MAX_EXAMINED,
  MAX_OPENED_NAMES,
} from '@sitewright/domain/activity/model'
import { canReadAddresses } from '@sitewright/domain/activity/policy'
import type { Actor } from '@sitewright/domain/shared/policy'
import type { Queries } from '../../db/database'
import { audit } from '../../db/schema'
import { scopeOf, type LicenseScope } from '../../db/scope'
import { type ActingRow, readActors } from '../../holdings/actors'
import { kindSql } from './kind-sql'
import { foundSql, type Conditions, type Narrowing, readConditions } from './narrowing'
import { presentEntries } from './present'
import {
  activityQuery,
  type ActivitySlice,
  type ActivitySource,
  type AuditRow,
  conditionOf,
  findKeyPrefix,
} from './store'

/** Entries that match, and the id that older ones come before. */
interface Matches {
  readonly rows: readonly AuditRow[]
  readonly olderThan: number | null
}

/** Reads a page of the activity of a source, as its reader sees it. @throws Problem 400 for a filter that cannot be read */
export async function readPage(
  q: Queries,
  actor: Actor,
  source: ActivitySource,
  query: ActivityQuery,
): Promise<{ status: 200; body: ActivityPage }> {
  const { beforeId, allNames = false, from, to } = query
  const limit = allNames ? 1 : (query.limit ?? ACTIVITY_PAGE_SIZE)
  const slice = { source, scope: scopeOf(actor), beforeId, from, to }
  const conditions = await readConditions(q, readerOf(actor), query)
  const { rows, olderThan } = await readMatches(q, slice, conditions, { ...query, limit })
  return {
    status: 200,
    body: {
      entries: await presentEntries(q, actor, rows, allNames ? MAX_OPENED_NAMES : MAX_CHANGE_NAMES),
      olderThan,
      ...(query.counts === true && { counts: await readCounts(q, slice, conditions, query) }),
    },
  }
}

/** What the conditions of a filter need to know of its reader. */
export const readerOf = (actor: Actor) => ({ scope: scopeOf(actor), hasAddresses: canReadAddresses(actor) })

/** The entries of a slice that meet all conditions: at most `limit` of the next MAX_EXAMINED ones (ACT-10). */
export async function readMatches(
  q: Queries,
  slice: ActivitySlice,
  conditions: Conditions,
  narrowing: Narrowing & { readonly limit: number },
): Promise<Matches> {
  const { limit } = narrowing
  if (Object.values(conditions).every((condition) => condition === undefined))
    return cutPage(await activityQuery(q, slice, limit + 1), limit)
  const { rows: found } = await q.execute<{ audit_id: string }>(matchesSql(slice, conditions, narrowing))
  const ids = found.map(({ audit_id: id }) => Number(id))
  if (ids.length > limit) return cutPage(await readRows(q, slice, ids), limit)
  const [last] = await q
    .select({ auditId: audit.auditId })
    .from(audit)
    .where(conditionOf(slice))
    .orderBy(desc(audit.auditId))
    .offset(MAX_EXAMINED - 1)
    .limit(1)
  return { rows: await readRows(q, slice, ids), olderThan: last?.auditId ?? null }
}

/** The ids of the entries that match, one more than the limit. */
export const matchesSql = (
  slice: ActivitySlice,
  { search, by, kinds }: Conditions,
  { search: searched, limit }: Narrowing & { readonly limit: number },
) => sql`
  with found as materialized (${foundIn(slice, searched)}),
  audit as (${examined(slice)})
  select audit_id from audit where ${and(search, by, kinds)} order by audit_id desc limit ${limit + 1}`

/** Reads one entry more than the page, to know whether there are older ones. */
const cutPage = (rows: readonly AuditRow[], limit: number): Matches => {
  const page = rows.slice(0, limit)
  return { rows: page, olderThan: rows.length > limit ? (page.at(-1)?.auditId ?? null) : null }
}

const readRows = async (q: Queries, slice: ActivitySlice, ids: readonly number[]): Promise<AuditRow[]> =>
  ids.length === 0
    ? []
    : q
        .select()
        .from(audit)
        .where(and(conditionOf(slice), inArray(audit.auditId, [...ids])))
        .orderBy(desc(audit.auditId))

const foundIn = ({ scope }: ActivitySlice, search = '') =>
  search.trim() === '' ? sql`select null::text as kind, null::text as id where false` : foundSql(scope, search.trim())

const examined = (slice: ActivitySlice) =>
  sql`select * from ${audit} where ${conditionOf(slice)} order by ${audit.auditId} desc limit ${MAX_EXAMINED}`

/** A part of the entries that share who did them and their kind. */
type Group = {
  kind: string
  actor_user_id: number | null
  actor_user_name: string
  is_found: boolean
  is_by: boolean
  is_kind: boolean
  count: number
}

/** Counts the newest entries of a slice, by kind and by who did them (ACT-04, ACT-06). */
export async function readCounts(
  q: Queries,
  slice: ActivitySlice,
  { search, by, kinds }: Conditions,
  narrowing: Narrowing,
): Promise<ActivityCounts> {
  const { scope, source } = slice
  const dated = { ...slice, beforeId: undefined }
  const { rows: groups } = await q.execute<Group>(sql`
    with found as materialized (${foundIn(slice, narrowing.search)}),
    audit as (${examined(dated)})
    select ${kindSql} as kind, actor_user_id, actor_user_name,
      ${search ?? sql`true`} as is_found, ${by ?? sql`true`} as is_by, ${kinds ?? sql`true`} as is_kind,
      count(*)::int as count
    from audit group by 1, 2, 3, 4, 5, 6`)
  const { rows: sums } = await q.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ${audit} where ${conditionOf({ source, scope })} limit ${MAX_EXAMINED + 1}
    ) as counted`)
  const total = sums[0]?.total ?? 0
  const sumOf = (group: readonly Group[]) => group.reduce((sum, { count }) => sum + count, 0)
  const found = groups.filter((group) => group.is_found)
  const kindCounts = new Map<string, number>()
  for (const { kind, is_by: isBy, count } of found) {
    if (isBy) kindCounts.set(kind, (kindCounts.get(kind) ?? 0) + count)
  }
  return {
    total: Math.min(total, MAX_EXAMINED),
    matching: sumOf(found.filter((group) => group.is_by && group.is_kind)),
    isPartial: total > MAX_EXAMINED,
    kinds: Object.fromEntries(kindCounts),
    without: {
      search: sumOf(groups.filter((group) => group.is_by && group.is_kind)),
      by: sumOf(found.filter((group) => group.is_kind)),
      kinds: sumOf(found.filter((group) => group.is_by)),
    },
    actors: await countActors(
      q,
      slice,
      found.filter((group) => group.is_kind),
      await readActor(q, scope, narrowing.by),
    ),
  }
}

/** The person or key that the filter names. `readActors` leaves out a user of another license. */
async function readActor(q: Queries, scope: LicenseScope, by = ''): Promise<ActingRow | undefined> {
  const { kind, id } = parseActor(by) ?? {}
  if (id === undefined) return undefined
  if (kind === 'user') return { actorUserId: id, actorUserName: by }
  const prefix = await findKeyPrefix(q, scope, id)
  return prefix === undefined ? undefined : { actorUserId: null, actorUserName: `key:${prefix}` }
}

/** The people and keys of groups, those with the most entries first, and the chosen one. Leaves out those who are hidden from the reader or no longer exist. */
async function countActors(
  q: Queries,
  { scope }: ActivitySlice,
  groups: readonly Group[],
  chosen: ActingRow | undefined,
): Promise<ActivityCounts['actors']> {
  const ofGroups = groups.map((group) => ({
    actorUserId: group.actor_user_id,
    actorUserName: group.actor_user_name,
    count: group.count,
  }))
  const acting = chosen === undefined ? ofGroups : [...ofGroups, { ...chosen, count: 0 }]
  const actorOf = await readActors(q, scope, acting)
  const counted = new Map<string, ActivityCounts['actors'][number]>()
  for (const row of acting) {
    const actor = actorOf(row)
    if (actor.id === undefined) continue
    const key = `${actor.kind} ${actor.id}`
    // Groups of several kinds, and of the names that a user had.
    counted.set(key, { ...actor, count: (counted.get(key)?.count ?? 0) + row.count })
  }
  return [...counted.values()]
    .toSorted((one, other) => other.count - one.count || (one.id ?? 0) - (other.id ?? 0))
    .slice(0, MAX_ACTORS)
}
