import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SortKey } from '@sitewright/domain/shared/lists'
import {
  WORKFLOW_SORT_KEYS,
  type WorkflowListQuery,
  type WorkflowRow as ListedWorkflow,
  type WorkflowSortKey,
} from '@sitewright/domain/workflows/workflow'
import { sortedList, toOrderKeys } from '../../db/by-key'
import { contains, keyContains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { projects, workflows } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { hasId, sortOf } from '../list-query'
import { headColumns, readArchiveErrors, type WorkflowHead } from './store'

/** Which workflows a list holds. */
export interface WorkflowListFilter {
  readonly reader: ProjectReader
  /** With a copy in this project. */
  readonly projectId?: number | undefined
  /** With a copy in this license. */
  readonly licenseId?: number | undefined
  /** Trimmed; empty matches all. */
  readonly search: string
}

/** @throws Problem 400 for an unknown sort key */
export const workflowSort = (text: string | undefined): readonly SortKey<WorkflowSortKey>[] =>
  sortOf(text, WORKFLOW_SORT_KEYS, [{ key: 'name', isDescending: false }])

/** The filter of a query. */
export const toWorkflowFilter = (
  reader: ProjectReader,
  { licenseId, projectId, search }: WorkflowListQuery,
): WorkflowListFilter => ({ reader, licenseId, projectId, search: search?.trim() ?? '' })

/** The project of the copy in a row. Subqueries name the project of another copy `project`, as the rule of visible projects does. */
const owner = alias(projects, 'owner')
const OWNER_NAME = sql`lower(${owner.name})`

const EXPRESSIONS: Readonly<Record<WorkflowSortKey, SQL>> = {
  name: sql`${workflows.nameKey}`,
  projectId: sql`${workflows.projectId}`,
  projectName: OWNER_NAME,
}

/** An active copy of a workflow, joined with its project. */
const copy = alias(workflows, 'copy')
const PROJECT_NAME = sql`lower(${projects.name})`

/** The active copies that the reader sees and that match: the search looks in the name, and in the name and the id of the project (WF-05). */
const matches = ({ reader, licenseId, projectId, search }: WorkflowListFilter): SQL | undefined =>
  and(
    eq(copy.isDecommissioned, false),
    visibleProjectsSql(reader),
    licenseId === undefined ? undefined : hasId(projects.licenseId, licenseId),
    projectId === undefined ? undefined : hasId(copy.projectId, projectId),
    search === ''
      ? undefined
      : or(
          keyContains(sql`${copy.nameKey}`, search),
          contains(sql`${projects.name}`, search),
          contains(sql`${copy.projectId}::text`, search),
        ),
  )

/** Copies belong together within a license (WF-81). */
const copiesOfRow = (condition: SQL | undefined): SQL =>
  sql`exists (select from ${workflows} ${sql.raw('copy')} join ${projects} on ${projects.projectId} = ${copy.projectId}
    where ${copy.relatedKey} = ${workflows.relatedKey} and ${projects.licenseId} = ${owner.licenseId} and ${condition})`

/** Ids of the projects that the reader sees, as an array: PostgreSQL computes it once for a statement, not once for each row. */
function visibleIds(reader: ProjectReader): SQL | undefined {
  const visible = visibleProjectsSql(reader)
  return visible && sql`any (array(select ${projects.projectId} from ${projects} where ${visible}))`
}

/**
 * The condition of the rows: each copy that comes first among those of its workflow that the reader sees, by the name of its project (WF-07, WF-09). Written so that an index in
 * the order of the list serves a page, and the copies of each workflow are looked up by their key.
 */
function conditionOf(filter: WorkflowListFilter): SQL | undefined {
  const ids = visibleIds(filter.reader)
  const { licenseId, projectId, search } = filter
  const isFiltered = licenseId !== undefined || projectId !== undefined || search !== ''
  const isEarlier = sql`(${PROJECT_NAME}, ${projects.projectId}) < (${OWNER_NAME}, ${owner.projectId})`
  return and(
    eq(workflows.isDecommissioned, false),
    ids && sql`${workflows.projectId} = ${ids}`,
    sql`not ${copiesOfRow(and(eq(copy.isDecommissioned, false), ids && sql`${copy.projectId} = ${ids}`, isEarlier))}`,
    isFiltered ? copiesOfRow(matches(filter)) : undefined,
  )
}

/** The rows that match, sorted, the id as the last key. */
export const workflowList = (q: Queries, filter: WorkflowListFilter, sort: readonly SortKey<WorkflowSortKey>[]) =>
  sortedList(
    toOrderKeys(sort, EXPRESSIONS, workflows.workflowId),
    ({ keyValues, after, order, limit, offset }) =>
      q
        .select({ ...headColumns, projectName: owner.name, licenseId: owner.licenseId, keyValues })
        .from(workflows)
        .innerJoin(owner, eq(owner.projectId, workflows.projectId))
        .where(and(conditionOf(filter), after))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    () => countRows(q, filter),
  )

/** How many workflows match, copies counted once. */
async function countRows(q: Queries, filter: WorkflowListFilter): Promise<number> {
  const [row] = await q
    .select({ total: sql<number>`count(distinct (${copy.relatedKey}, ${projects.licenseId}))::int` })
    .from(copy)
    .innerJoin(projects, eq(projects.projectId, copy.projectId))
    .where(matches(filter))
  return row?.total ?? 0
}

/** Rows with all copies that the reader sees: two queries, however many rows. */
export async function presentRows(
  q: Queries,
  reader: ProjectReader,
  rows: readonly WorkflowHead[],
): Promise<ListedWorkflow[]> {
  if (rows.length === 0) return []
  const copies = await q
    .select({
      workflowId: copy.workflowId,
      projectId: copy.projectId,
      projectName: projects.name,
      version: copy.version,
      relatedKey: copy.relatedKey,
      licenseId: projects.licenseId,
    })
    .from(copy)
    .innerJoin(projects, eq(projects.projectId, copy.projectId))
    .where(
      and(
        inArray(
          copy.relatedKey,
          rows.map(({ relatedKey }) => relatedKey),
        ),
        eq(copy.isDecommissioned, false),
        visibleProjectsSql(reader),
      ),
    )
    .orderBy(PROJECT_NAME, copy.projectId)
  const errors = await readArchiveErrors(
    q,
    copies.map(({ workflowId }) => workflowId),
  )
  const byKey = new Map<string, typeof copies>()
  for (const listed of copies) byKey.set(listed.relatedKey, [...(byKey.get(listed.relatedKey) ?? []), listed])
  return rows.map(({ relatedKey, licenseId, name, workflowId, projectId, projectName }) => {
    const withKey = byKey.get(relatedKey) ?? []
    const own = withKey.filter((listed) => listed.licenseId === licenseId)
    return {
      workflowRelatedKey: relatedKey,
      name,
      workflowId,
      projectId,
      projectName,
      copies: own.map(({ relatedKey: _key, licenseId: _license, ...listed }) => ({
        ...listed,
        archiveErrors: errors.get(listed.workflowId) ?? [],
      })),
      ...(own.length < withKey.length && { isKeyShared: true }),
    }
  })
}
