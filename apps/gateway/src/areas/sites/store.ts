import { and, asc, eq, getTableColumns, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { nameKey } from '@sitewright/domain/shared/name-key'
import type { Actor } from '@sitewright/domain/shared/policy'
import { canSeeArchivedSites } from '@sitewright/domain/sites/policy'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { inPieces, inSmallPieces, storedBytes, type OrderKey } from '../../db/by-key'
import { keyOfName } from '../../db/contains'
import type { Queries } from '../../db/database'
import { idList, readByIds } from '../../db/id-list'
import { projects, sites } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'

const { nameKey: _nameKey, nameTwin: _nameTwin, ...columns } = getTableColumns(sites)

/** A site without what compares its name. */
export type SiteRow = Omit<typeof sites.$inferSelect, 'nameKey' | 'nameTwin'>

/** The columns that lists and trees need. */
const simpleColumns = {
  siteId: sites.siteId,
  projectId: sites.projectId,
  parentId: sites.parentId,
  name: sites.name,
  active: sites.isActive,
  depth: sites.depth,
  version: sites.version,
}

/** Level by level, so that each site comes before those below it. */
const BY_LEVEL: readonly OrderKey[] = [{ by: sites.depth }, { by: sites.nameKey }, { by: sites.siteId }]
const byLevel = BY_LEVEL.map(({ by }) => asc(by))

/** The condition for the sites that an actor can see within a visible project (PERM-08). */
const visibleSitesSql = (actor: Pick<Actor, 'roles'>, isActiveOnly = false): SQL | undefined =>
  isActiveOnly || !canSeeArchivedSites(actor) ? eq(sites.isActive, true) : undefined

export interface SiteFilter {
  readonly projectId: number
  readonly actor: Pick<Actor, 'roles'>
  readonly isActiveOnly?: boolean | undefined
  /** Only sites at the top. */
  readonly isTopOnly?: boolean | undefined
  /** Only sites directly below this one. */
  readonly parentId?: number
  /** Only the parent and the siblings of this site, and of those only sites with a location. */
  readonly around?: Pick<SiteRow, 'siteId' | 'parentId'>
  /** Only sites with the key of this name. */
  readonly name?: string
}

const neighborsOf = ({ siteId, parentId }: Pick<SiteRow, 'siteId' | 'parentId'>): SQL | undefined =>
  and(
    isNotNull(sites.location),
    ne(sites.siteId, siteId),
    parentId === null ? isNull(sites.parentId) : or(eq(sites.siteId, parentId), eq(sites.parentId, parentId)),
  )

const conditionOf = (filter: SiteFilter): SQL | undefined => {
  const { projectId, actor, isActiveOnly, isTopOnly, parentId, around, name } = filter
  return and(
    eq(sites.projectId, projectId),
    visibleSitesSql(actor, isActiveOnly),
    isTopOnly === true ? eq(sites.depth, 1) : undefined,
    parentId === undefined ? undefined : eq(sites.parentId, parentId),
    around === undefined ? undefined : neighborsOf(around),
    name === undefined ? undefined : eq(sites.nameKey, nameKey(name)),
  )
}

/** The sites of a project that match, level by level, in pieces. */
export const sitePieces = (q: Queries, filter: SiteFilter, size: number): AsyncIterable<SiteRow[]> =>
  inSmallPieces(
    inPieces(BY_LEVEL, size, ({ keyValues, after, order, limit }) =>
      q
        .select({ id: sites.siteId, bytes: storedBytes(sites.location, sites.properties), keyValues })
        .from(sites)
        .where(and(conditionOf(filter), after))
        .orderBy(...order)
        .limit(limit),
    ),
    (ids) =>
      q
        .select(columns)
        .from(sites)
        .where(sql`${sites.siteId} = any(${idList(ids)})`)
        .orderBy(...byLevel),
  )

/** Rows in one statement. They are small, so a lower number would spend more time on statements than on rows. */
const SIMPLE_ROWS_AT_ONCE = 2500

/**
 * Like `sitePieces`, with only the columns that trees need. The rows are as the driver reads them, because a tree has tens of thousands of sites and mapping a row takes
 * longer than reading it. The database reads the next piece while the caller writes this one.
 */
export async function* simpleSitePieces(q: Queries, filter: SiteFilter): AsyncGenerator<SimpleSite[]> {
  const readAfter = async (last?: SimpleSite): Promise<SimpleSite[]> => {
    const after: SQL | undefined =
      last === undefined
        ? undefined
        : sql`(depth, name_key, site_id) > (${last.depth}::int, ${keyOfName(sql`${last.name}::text`)}, ${last.siteId}::int)`
    const { rows } = await q.execute<SimpleSite & Record<string, unknown>>(sql`
      select site_id as "siteId", project_id as "projectId", parent_id as "parentId", name, is_active as active, depth, version
      from site where ${and(conditionOf(filter), after)}
      order by depth, name_key, site_id limit ${SIMPLE_ROWS_AT_ONCE}`)
    return rows
  }
  let next: Promise<SimpleSite[]> | undefined = readAfter()
  while (next !== undefined) {
    const rows: SimpleSite[] = await next
    next = rows.length < SIMPLE_ROWS_AT_ONCE ? undefined : readAfter(rows.at(-1))
    // The caller can stop before it reads the next piece, and nothing else would handle its error.
    next?.catch(() => undefined)
    if (rows.length > 0) yield rows
  }
}

/** All sites of a project that match, level by level. */
export async function readSimpleSites(q: Queries, filter: SiteFilter): Promise<SimpleSite[]> {
  const rows: SimpleSite[] = []
  for await (const piece of simpleSitePieces(q, filter)) for (const row of piece) rows.push(row)
  return rows
}

/** Ids of a site and of all sites below it. */
export const treeOf = (siteId: number): SQL => sql`(
  with recursive tree (site_id) as (
    select ${siteId}::int
    union all
    select child.site_id from site child join tree on child.parent_id = tree.site_id
  ) select site_id from tree)`

/** Ids of the sites above a site, at every level. */
export const above = (siteId: number): SQL => sql`(
  with recursive above (site_id) as (
    select parent_id from site where site_id = ${siteId}
    union all
    select parent.parent_id from site parent join above on above.site_id = parent.site_id
  ) select site_id from above where site_id is not null)`

/** A site and all visible sites below it, level by level. In one statement, because each piece would walk the tree again. */
export const readTree = async (
  q: Queries,
  actor: Pick<Actor, 'roles'>,
  siteId: number,
  isActiveOnly = false,
): Promise<SimpleSite[]> =>
  q
    .select(simpleColumns)
    .from(sites)
    .where(and(sql`${sites.siteId} in ${treeOf(siteId)}`, visibleSitesSql(actor, isActiveOnly)))
    .orderBy(...byLevel)

/** The sites above a site, the topmost first. */
export const readAbove = async (q: Queries, siteId: number): Promise<SiteRow[]> =>
  q
    .select(columns)
    .from(sites)
    .where(sql`${sites.siteId} in ${above(siteId)}`)
    .orderBy(asc(sites.depth))

/** A visible site, with the license of its project. */
export async function findSite(
  q: Queries,
  actor: ProjectReader,
  siteId: number,
): Promise<(SiteRow & { readonly licenseId: number }) | undefined> {
  const [row] = await q
    .select({ ...columns, licenseId: projects.licenseId })
    .from(sites)
    .innerJoin(projects, eq(projects.projectId, sites.projectId))
    .where(and(eq(sites.siteId, siteId), visibleProjectsSql(actor), visibleSitesSql(actor)))
  return row
}

/** Sites of a project by id, including archived ones. */
export const readSitesOf = (q: Queries, projectId: number, siteIds: readonly number[]): Promise<SiteRow[]> =>
  readByIds(siteIds, (ids) =>
    q
      .select(columns)
      .from(sites)
      .where(and(eq(sites.projectId, projectId), sql`${sites.siteId} = any(${ids})`)),
  )

/** Sites by the id of the site above them, `null` at the top. */
export function groupByParent<Row extends Pick<SiteRow, 'parentId'>>(
  rows: readonly Row[],
): ReadonlyMap<number | null, readonly Row[]> {
  const groups = new Map<number | null, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.parentId)
    if (group === undefined) groups.set(row.parentId, [row])
    else group.push(row)
  }
  return groups
}
