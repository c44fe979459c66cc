import { and, asc, count, eq, or, sql, type SQL } from 'drizzle-orm'
import { IMPORT_FACETS, type ImportFacet } from '@sitewright/domain/imports/facets'
import type { ImportSystemQuery, ImportSystemSortKey } from '@sitewright/domain/imports/system'
import type { FacetCounts } from '@sitewright/domain/shared/facets'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { sortedList, toOrderKeys } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { importSystems, projects, userImports } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { countFacets, type FacetConditions, hasId, inFacets } from '../list-query'

/** An import system with the name and the license of its project. */
export type SystemRow = Omit<typeof importSystems.$inferSelect, 'nameTwin'> & {
  readonly projectName: string
  readonly licenseId: number
  /** Switched on for the reader. */
  readonly enabled: boolean
}

/** Which import systems of visible projects a list has. */
export interface SystemFilter {
  readonly reader: ProjectReader
  /** The project; all visible projects if undefined. */
  readonly projectId?: number | undefined
  /** Trimmed; empty matches all. */
  readonly search: string
  /** The facets that are on; all import systems without any. */
  readonly inFacets?: SQL | undefined
}

/** Which import systems belong to a facet (IMP-37). */
const FACETS: FacetConditions<ImportFacet> = { inactive: eq(importSystems.isActive, false) }

/** The import systems that a query asks for. @throws Problem 400 for an unknown facet */
export const toSystemFilter = (
  reader: ProjectReader,
  query: Pick<ImportSystemQuery, 'projectId' | 'search' | 'facets'>,
): SystemFilter => ({
  reader,
  projectId: query.projectId,
  search: query.search?.trim() ?? '',
  inFacets: inFacets(query.facets, IMPORT_FACETS, FACETS),
})

export const DEFAULT_SYSTEM_SORT: readonly SortKey<ImportSystemSortKey>[] = [
  { key: 'displayName', isDescending: false },
]

const NAME = sql`lower(${importSystems.name})`
const PATH = sql`lower(${importSystems.path})`
const DESCRIPTION = sql`lower(${importSystems.description})`

const conditionOf = ({ reader, projectId, search, inFacets: ofFacets }: SystemFilter): SQL | undefined =>
  and(
    ofFacets,
    visibleProjectsSql(reader),
    projectId === undefined ? undefined : hasId(importSystems.projectId, projectId),
    search === ''
      ? undefined
      : or(
          contains(sql`${importSystems.name}`, search),
          contains(sql`${importSystems.path}`, search),
          contains(sql`${importSystems.description}`, search),
        ),
  )

const EXPRESSIONS: Readonly<Record<ImportSystemSortKey, SQL>> = {
  displayName: NAME,
  projectId: sql`${importSystems.projectId}`,
  path: PATH,
  description: DESCRIPTION,
  isInternal: sql`${importSystems.isInternal}`,
  active: sql`${importSystems.isActive}`,
}

const columns = {
  importId: importSystems.importId,
  projectId: importSystems.projectId,
  name: importSystems.name,
  description: importSystems.description,
  path: importSystems.path,
  isActive: importSystems.isActive,
  isInternal: importSystems.isInternal,
  version: importSystems.version,
  projectName: projects.name,
  licenseId: projects.licenseId,
  enabled: sql<boolean>`${userImports.itemId} is not null`,
}

const itsProject = eq(projects.projectId, importSystems.projectId)

/** The switch of the reader. A program is no user, and has none. */
const ofReader = ({ userId }: ProjectReader): SQL | undefined =>
  and(eq(userImports.itemId, importSystems.importId), eq(userImports.ownerId, userId))

async function countSystems(q: Queries, filter: SystemFilter): Promise<number> {
  const [row] = await q
    .select({ total: count() })
    .from(importSystems)
    .innerJoin(projects, itsProject)
    .where(conditionOf(filter))
  return row?.total ?? 0
}

/** Counts the import systems of each facet among those that match (IMP-37). */
export const countSystemFacets = (q: Queries, filter: SystemFilter): Promise<FacetCounts<ImportFacet>> =>
  countFacets(q, {
    conditions: FACETS,
    rows: sql`${importSystems} inner join ${projects} on ${itsProject}`,
    where: conditionOf(filter),
    count: () => countSystems(q, filter),
  })

/** The import systems that match, sorted, the id as the last key. */
export const systemList = (q: Queries, filter: SystemFilter, sort: readonly SortKey<ImportSystemSortKey>[]) =>
  sortedList(
    toOrderKeys(sort, EXPRESSIONS, importSystems.importId),
    ({ keyValues, after, order, limit, offset }) =>
      q
        .select({ ...columns, keyValues })
        .from(importSystems)
        .innerJoin(projects, itsProject)
        .leftJoin(userImports, ofReader(filter.reader))
        .where(and(conditionOf(filter), after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => countSystems(q, filter),
  )

/** An import system of a project that the reader sees. A transaction that writes locks it with `forUpdate`. */
export async function findSystem(
  q: Queries,
  reader: ProjectReader,
  importId: number,
  { forUpdate = false } = {},
): Promise<SystemRow | undefined> {
  const query = q
    .select(columns)
    .from(importSystems)
    .innerJoin(projects, itsProject)
    .leftJoin(userImports, ofReader(reader))
    .where(and(visibleProjectsSql(reader), eq(importSystems.importId, importId)))
  const [row] = await (forUpdate ? query.for('no key update', { of: importSystems }) : query)
  return row
}

/** The paths of import systems of visible projects, each once. */
export async function readPaths(q: Queries, reader: ProjectReader): Promise<string[]> {
  const rows = await q
    .selectDistinct({ path: importSystems.path })
    .from(importSystems)
    .innerJoin(projects, itsProject)
    .where(visibleProjectsSql(reader))
    .orderBy(asc(importSystems.path))
  return rows.map(({ path }) => path)
}
