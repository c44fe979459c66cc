import { and, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm'
import { PROJECT_FACETS, type ProjectFacet } from '@sitewright/domain/projects/facets'
import type { ProjectQuery, ProjectSortKey } from '@sitewright/domain/projects/record'
import type { FacetCounts } from '@sitewright/domain/shared/facets'
import type { SortKey } from '@sitewright/domain/shared/lists'
import { sortedList, toOrderKeys } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { licenses, projects, sites } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { countFacets, type FacetConditions, hasId, inFacets } from '../list-query'

/** A project with the name of its license. */
export type ProjectRow = typeof projects.$inferSelect & { readonly licenseName: string }

/** Which projects of the caller a list holds. */
export interface ProjectListFilter {
  readonly reader: ProjectReader
  /** Of one license; of all that the caller sees without it. */
  readonly licenseId?: number | undefined
  readonly isActive?: boolean | undefined
  /** Trimmed; empty matches all. */
  readonly search: string
  /** The facets that are on; all projects without any. */
  readonly inFacets?: SQL | undefined
}

/** Which projects belong to a facet (PROJ-57). */
const FACETS: FacetConditions<ProjectFacet> = {
  withoutSites: sql`not exists (select from ${sites} where ${sites.projectId} = ${projects.projectId})`,
}

/** The projects that a query asks for. @throws Problem 400 for an unknown facet */
export const toProjectFilter = (
  reader: ProjectReader,
  query: Pick<ProjectQuery, 'licenseId' | 'isActive' | 'search' | 'facets'>,
): ProjectListFilter => ({
  reader,
  licenseId: query.licenseId,
  isActive: query.isActive,
  search: query.search?.trim() ?? '',
  inFacets: inFacets(query.facets, PROJECT_FACETS, FACETS),
})

export const DEFAULT_PROJECT_SORT: readonly SortKey<ProjectSortKey>[] = [{ key: 'name', isDescending: false }]

const NAME = sql`lower(${projects.name})`
const DESCRIPTION = sql`lower(${projects.description} collate pg_c_utf8)`

/** The search looks through the name, the description and the id as text, also written as 'id: name' (PROJ-06, PROJ-08, COPY-32). */
const conditionOf = ({ reader, licenseId, isActive, search, inFacets: ofFacets }: ProjectListFilter): SQL | undefined =>
  and(
    ofFacets,
    visibleProjectsSql(reader),
    licenseId === undefined ? undefined : hasId(projects.licenseId, licenseId),
    isActive === undefined ? undefined : eq(projects.isActive, isActive),
    search === ''
      ? undefined
      : or(
          contains(sql`${projects.name}`, search),
          contains(sql`${projects.description}`, search),
          contains(sql`${projects.projectId} || ': ' || ${projects.name}`, search),
        ),
  )

const EXPRESSIONS: Readonly<Record<ProjectSortKey, SQL>> = {
  projectId: sql`${projects.projectId}`,
  name: NAME,
  description: DESCRIPTION,
  licenseId: sql`${projects.licenseId}`,
  isActive: sql`${projects.isActive}`,
}

const rowColumns = { ...getTableColumns(projects), licenseName: licenses.name }
const itsLicense = eq(licenses.licenseId, projects.licenseId)

/** The projects that match, sorted, the id as the last key. */
export const projectList = (q: Queries, filter: ProjectListFilter, sort: readonly SortKey<ProjectSortKey>[]) =>
  sortedList(
    toOrderKeys(sort, EXPRESSIONS, projects.projectId),
    ({ keyValues, after, order, limit, offset }) =>
      q
        .select({ ...rowColumns, keyValues })
        .from(projects)
        .innerJoin(licenses, itsLicense)
        .where(and(conditionOf(filter), after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => q.$count(projects, conditionOf(filter)),
  )

/** Counts the projects of each facet among those that match (PROJ-57). */
export const countProjectFacets = (q: Queries, filter: ProjectListFilter): Promise<FacetCounts<ProjectFacet>> =>
  countFacets(q, {
    conditions: FACETS,
    rows: sql`${projects}`,
    where: conditionOf(filter),
    count: () => q.$count(projects, conditionOf(filter)),
  })

/** A project, without asking who reads it. */
export async function readProject(q: Queries, projectId: number): Promise<ProjectRow | undefined> {
  const [row] = await q
    .select(rowColumns)
    .from(projects)
    .innerJoin(licenses, itsLicense)
    .where(eq(projects.projectId, projectId))
  return row
}

/** A project that the reader sees. */
export async function findProject(
  q: Queries,
  reader: ProjectReader,
  projectId: number,
): Promise<ProjectRow | undefined> {
  const [row] = await q
    .select(rowColumns)
    .from(projects)
    .innerJoin(licenses, itsLicense)
    .where(and(visibleProjectsSql(reader), eq(projects.projectId, projectId)))
  return row
}
