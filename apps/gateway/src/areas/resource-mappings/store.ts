import { and, eq, sql } from 'drizzle-orm'
import { ADJUSTMENT } from '@sitewright/domain/resources/model'
import type { Mapping, MappingKind } from '@sitewright/domain/resource-mappings/model'
import { idList } from '../../db/id-list'
import type { Queries } from '../../db/database'
import { preservations, projects, resourceTypes, workflows } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { isStorableId } from '../../http/storable'

/** A type of a workflow or of a preservation, which has this id. */
export interface Pair {
  readonly id: number
  readonly resourceType: number
}

const TABLES = {
  workflow: { table: sql`resource_type_workflow`, id: sql`workflow_id` },
  preservation: { table: sql`resource_type_preservation`, id: sql`preservation_id` },
} as const satisfies Record<MappingKind, unknown>

/** What resource types of a project can be assigned to. */
export interface MappingOwner {
  readonly id: number
  readonly name: string
}

/** The workflows or preservations with these ids that the project has, by id. */
export async function readOwners(
  q: Queries,
  reader: ProjectReader,
  kind: MappingKind,
  projectId: number,
  ids: readonly number[],
): Promise<MappingOwner[]> {
  const wanted = idList(ids.filter(isStorableId))
  if (kind === 'preservation') {
    return q
      .select({ id: preservations.preservationId, name: preservations.name })
      .from(preservations)
      .innerJoin(projects, eq(projects.projectId, preservations.projectId))
      .where(
        and(
          eq(preservations.projectId, projectId),
          sql`${preservations.preservationId} = any(${wanted})`,
          visibleProjectsSql(reader, { forPreservation: true }),
        ),
      )
      .orderBy(preservations.preservationId)
  }
  return q
    .select({ id: workflows.workflowId, name: workflows.name })
    .from(workflows)
    .where(and(eq(workflows.projectId, projectId), sql`${workflows.workflowId} = any(${wanted})`))
    .orderBy(workflows.workflowId)
}

/** What decides whether types can be assigned to workflows. Their data is large, so only an assignment reads it. */
export const readMappable = async (q: Queries, workflowIds: readonly number[]) =>
  q
    .select({
      id: workflows.workflowId,
      isDecommissioned: workflows.isDecommissioned,
      workflowData: workflows.data,
    })
    .from(workflows)
    .where(sql`${workflows.workflowId} = any(${idList(workflowIds)})`)

/** The mappings of a project: all of them, or those of these ids. */
export async function readPairs(
  q: Queries,
  kind: MappingKind,
  projectId: number,
  ids?: readonly number[],
): Promise<Pair[]> {
  const { table, id } = TABLES[kind]
  const { rows } = await q.execute<Pair & Record<string, unknown>>(sql`
    select ${id} as id, type_number as "resourceType" from ${table}
    where project_id = ${projectId} ${ids === undefined ? sql`` : sql`and ${id} = any(${idList(ids)})`}
    order by ${id}, type_number`)
  return rows
}

const columnsOf = (pairs: readonly Pair[]) =>
  sql`unnest(${idList(pairs.map(({ id }) => id))}, ${idList(pairs.map(({ resourceType }) => resourceType))})`

/** Adds mappings. The caller has checked them. */
export async function addPairs(tx: Queries, kind: MappingKind, projectId: number, pairs: readonly Pair[]) {
  const { table, id } = TABLES[kind]
  await tx.execute(sql`
    insert into ${table} (project_id, ${id}, type_number)
    select ${projectId}::int, pair.id, pair.resource_type from ${columnsOf(pairs)} as pair (id, resource_type)`)
}

/** Removes mappings. Those that the project does not have are ignored. */
export async function removePairs(tx: Queries, kind: MappingKind, projectId: number, pairs: readonly Pair[]) {
  const { table, id } = TABLES[kind]
  await tx.execute(sql`
    delete from ${table} using ${columnsOf(pairs)} as pair (id, resource_type)
    where project_id = ${projectId} and ${id} = pair.id and type_number = pair.resource_type`)
}

/** The names of all resource types, by number. */
export async function readTypeNames(q: Queries): Promise<ReadonlyMap<number, string>> {
  const types = await q.select().from(resourceTypes)
  return new Map([ADJUSTMENT, ...types].map(({ typeNumber, typeName }) => [typeNumber, typeName]))
}

/** The types of each owner, in the order of the owners. */
export function groupPairs(owners: readonly Pick<MappingOwner, 'id'>[], pairs: readonly Pair[]): Mapping[] {
  const types = new Map<number, number[]>(owners.map(({ id }) => [id, []]))
  for (const { id, resourceType } of pairs) types.get(id)?.push(resourceType)
  return owners.map(({ id }) => ({ id, resourceTypes: types.get(id) ?? [] }))
}
