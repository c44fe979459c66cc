import { and, count, desc, eq, getTableColumns, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Config } from '@sitewright/domain/configs/model'
import {
  type ConfigOrigin,
  type ConfigVersion,
  type ConfigVersionKind,
  type ConfigVersionPage,
  describeVersion,
  LISTED_CHANGES,
  VERSIONS_PAGE_SIZE,
  type WholeConfigVersion,
} from '@sitewright/domain/configs/versions'
import type { Queries } from '../../db/database'
import { readByIds } from '../../db/id-list'
import { configVersions, projects } from '../../db/schema'
import { scopeOf } from '../../db/scope'
import { visibleProjectsSql } from '../../holdings/visible-projects'
import type { AuditedCall } from '../../http/audit'
import type { SignedIn } from '../../http/caller'
import { isStorableId } from '../../http/storable'
import { readActors } from '../../holdings/actors'

/** The type of a config in a project, or in a license if there is no project. */
export interface VersionKey {
  readonly licenseId: number
  readonly projectId?: number | undefined
  readonly name: string
}

/** The values before and after a write; undefined where the config does not exist. */
interface Change {
  readonly before?: Config['data'] | undefined
  readonly after?: Config['data'] | undefined
  readonly origin?: ConfigOrigin | undefined
}

const isOf = ({ licenseId, projectId, name }: VersionKey): SQL | undefined =>
  and(
    eq(configVersions.name, name),
    projectId === undefined
      ? and(isNull(configVersions.projectId), eq(configVersions.licenseId, licenseId))
      : eq(configVersions.projectId, projectId),
  )

const kindOf = ({ before, after, origin }: Change): ConfigVersionKind =>
  after === undefined ? 'deleted' : (origin?.kind ?? (before === undefined ? 'added' : 'edited'))

const sourceOf = (origin: ConfigOrigin | undefined): number | null =>
  origin === undefined ? null : ((origin.kind === 'copied' ? origin.projectId : origin.version) ?? null)

/**
 * Keeps the version that a write makes, in its transaction. The project or license is locked, so numbers have no race. The state before is kept as well if the last version is
 * another one: the config is older than its history, or something else wrote it (CONF-74).
 */
export async function keepVersion(tx: Queries, call: AuditedCall, key: VersionKey, change: Change): Promise<void> {
  const { before, after, origin } = change
  const [last] = await tx
    .select({
      version: configVersions.version,
      isBefore: sql<boolean>`coalesce(${configVersions.data} = ${JSON.stringify(before ?? null)}::jsonb, false)`,
    })
    .from(configVersions)
    .where(isOf(key))
    .orderBy(desc(configVersions.version))
    .limit(1)
  const { now, actor } = call
  const { licenseId, projectId = null, name } = key
  const place = { licenseId, projectId, name, at: now }
  const rows: (typeof configVersions.$inferInsert)[] = []
  let version = last?.version ?? 0
  if (before !== undefined && last?.isBefore !== true) {
    version += 1
    const unknown = { actorUserId: null, actorUserName: '', kind: 'before', source: null } as const
    rows.push({ ...place, ...unknown, version, valueCount: 0, changes: [], data: before })
  }
  rows.push({
    ...place,
    version: version + 1,
    actorUserId: actor === undefined || actor.userId < 0 ? null : actor.userId,
    actorUserName: actor?.userName ?? '',
    kind: kindOf(change),
    source: sourceOf(origin),
    ...(after === undefined ? { valueCount: 0, changes: [] } : describeVersion(before, after, name)),
    data: after ?? null,
  })
  await tx.insert(configVersions).values(rows)
}

/** Without the values and all but the first changes, which can be large. */
const { data: _data, ...others } = getTableColumns(configVersions)
const listed = {
  ...others,
  changes: sql<
    ConfigVersion['changes']
  >`jsonb_path_query_array(${configVersions.changes}, ${`$[0 to ${LISTED_CHANGES - 1}]`}::jsonpath)`,
}
type ListedRow = Omit<typeof configVersions.$inferSelect, 'data'>

/** The versions that a reader of the project sees: those from before it moved to its license belong to the other one. The reader can belong to a third one (PERM-20). */
const isVisible = (actor: SignedIn, projectId: number, name: string): SQL | undefined =>
  and(
    eq(configVersions.projectId, projectId),
    eq(configVersions.name, name),
    scopeOf(actor) === 'all'
      ? undefined
      : eq(configVersions.licenseId, sql`(select license_id from project where project_id = ${projectId})`),
  )

/** A page of the versions of a config of a project. The caller checks who may read them. */
export async function readVersions(
  q: Queries,
  actor: SignedIn,
  { projectId, configName }: { readonly projectId: number; readonly configName: string },
  { before, limit = VERSIONS_PAGE_SIZE }: { readonly before?: number | undefined; readonly limit?: number | undefined },
): Promise<ConfigVersionPage> {
  const isKept = isVisible(actor, projectId, configName)
  const rows = await q
    .select(listed)
    .from(configVersions)
    .where(and(isKept, before === undefined ? undefined : lt(configVersions.version, before)))
    .orderBy(desc(configVersions.version))
    .limit(limit + 1)
  const [sum] = await q.select({ total: count() }).from(configVersions).where(isKept)
  const page = rows.slice(0, limit)
  const olderThan = rows.length > limit ? (page.at(-1)?.version ?? null) : null
  return { versions: await presentVersions(q, actor, page), total: sum?.total ?? 0, olderThan }
}

/** One version with its values. The caller checks who may read it. */
export async function readVersion(
  q: Queries,
  actor: SignedIn,
  { projectId, configName, version }: { projectId: number; configName: string; version: number },
): Promise<WholeConfigVersion | undefined> {
  if (!isStorableId(version)) return undefined
  const [row] = await q
    .select()
    .from(configVersions)
    .where(and(isVisible(actor, projectId, configName), eq(configVersions.version, version)))
  const [presented] = row === undefined ? [] : await presentVersions(q, actor, [row])
  return row && presented && { ...presented, data: row.data }
}

/** Versions as their reader may see them: users, keys and projects of other licenses have no name. */
async function presentVersions(q: Queries, actor: SignedIn, rows: readonly ListedRow[]): Promise<ConfigVersion[]> {
  const actorOf = await readActors(q, scopeOf(actor), rows)
  const sources = rows.flatMap(({ kind, source }) => (kind === 'copied' && source !== null ? [source] : []))
  const named = await readByIds([...new Set(sources)], (ids) =>
    q
      .select({ projectId: projects.projectId, name: projects.name })
      .from(projects)
      .where(and(sql`${projects.projectId} = any(${ids})`, visibleProjectsSql(actor))),
  )
  return rows.map(({ version, at, kind, source, valueCount, changes, ...row }) => ({
    version,
    at,
    actor: actorOf(row),
    kind,
    ...(kind === 'copied' && {
      copiedFrom: source === null ? {} : { projectId: source, ...named.find(({ projectId }) => projectId === source) },
    }),
    ...(kind === 'restored' && source !== null && { restored: source }),
    valueCount,
    changes: [...changes],
  }))
}
