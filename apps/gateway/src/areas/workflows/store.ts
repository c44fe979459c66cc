import { and, eq, inArray, getTableColumns, ne, sql, type SQL } from 'drizzle-orm'
import { ADJUSTMENT } from '@sitewright/domain/resources/model'
import { groupBy } from '@sitewright/domain/shared/group-by'
import { archiveErrorsOf } from '@sitewright/domain/workflows/archive'
import { inPieces, inSmallPieces, storedBytes } from '../../db/by-key'
import type { Queries } from '../../db/database'
import { idList, readByIds } from '../../db/id-list'
import { projects, resourceTypes, resourceTypeWorkflows, workflows } from '../../db/schema'
import { usesStatus } from '../../holdings/equipment-status-use'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { isStorableId } from '../../http/storable'

type Stored = typeof workflows.$inferSelect

/** A workflow with the name and the license of its project, without its phases, which can have megabytes. */
export type WorkflowHead = Omit<Stored, 'nameKey' | 'data'> & {
  readonly projectName: string
  readonly licenseId: number
}

/** A workflow with its phases. */
export type WorkflowRow = WorkflowHead & Pick<Stored, 'data'>

const { nameKey: _nameKey, data, ...ownColumns } = getTableColumns(workflows)
export const headColumns = { ...ownColumns, projectName: projects.name, licenseId: projects.licenseId }
const rowColumns = { ...headColumns, data }
const itsProject = eq(projects.projectId, workflows.projectId)

/** Workflows in the projects that the reader sees, by id. */
const readVisible = (q: Queries, reader: ProjectReader, condition: SQL | undefined): Promise<WorkflowRow[]> =>
  q
    .select(rowColumns)
    .from(workflows)
    .innerJoin(projects, itsProject)
    .where(and(visibleProjectsSql(reader), condition))
    .orderBy(workflows.workflowId)

/** The same workflows without their phases. */
const readVisibleHeads = (q: Queries, reader: ProjectReader, condition: SQL | undefined): Promise<WorkflowHead[]> =>
  q
    .select(headColumns)
    .from(workflows)
    .innerJoin(projects, itsProject)
    .where(and(visibleProjectsSql(reader), condition))
    .orderBy(workflows.workflowId)

/** The condition of workflows of these projects. */
export const ofProjects = (projectIds: readonly number[]): SQL =>
  sql`${workflows.projectId} = any(${idList([...new Set(projectIds)].filter(isStorableId))})`

/** Workflows that match and that the reader sees, by id, in pieces. */
export const workflowPieces = (
  q: Queries,
  reader: ProjectReader,
  condition: SQL | undefined,
  size: number,
): AsyncIterable<WorkflowRow[]> =>
  inSmallPieces(
    inPieces([{ by: workflows.workflowId }], size, ({ keyValues, after, order, limit }) =>
      q
        .select({ id: workflows.workflowId, bytes: storedBytes(workflows.data), keyValues })
        .from(workflows)
        .innerJoin(projects, itsProject)
        .where(and(visibleProjectsSql(reader), condition, after))
        .orderBy(...order)
        .limit(limit),
    ),
    (ids) => readSome(q, reader, ids),
  )

/** The workflows with these ids that the reader sees. */
export const readSome = (q: Queries, reader: ProjectReader, ids: readonly number[]): Promise<WorkflowRow[]> =>
  readByIds([...new Set(ids)].filter(isStorableId), (list) =>
    readVisible(q, reader, sql`${workflows.workflowId} = any(${list})`),
  )

/** The workflows with these ids that the reader sees, without their phases. */
export const readHeads = (q: Queries, reader: ProjectReader, ids: readonly number[]): Promise<WorkflowHead[]> =>
  readByIds([...new Set(ids)].filter(isStorableId), (list) =>
    readVisibleHeads(q, reader, sql`${workflows.workflowId} = any(${list})`),
  )

/** Which copies belong together: those with one related key in projects of one license (WF-81). */
export type CopyGroup = Pick<WorkflowHead, 'relatedKey' | 'licenseId'>

const isActiveCopy = ({ relatedKey, licenseId }: CopyGroup): SQL | undefined =>
  and(eq(workflows.relatedKey, relatedKey), eq(workflows.isDecommissioned, false), eq(projects.licenseId, licenseId))

/** A workflow, and then its active copies that the reader sees, unless it is archived. */
export async function* copyPieces(
  q: Queries,
  reader: ProjectReader,
  { workflowId, ...head }: WorkflowHead,
  size: number,
): AsyncGenerator<WorkflowRow[]> {
  yield* workflowPieces(q, reader, eq(workflows.workflowId, workflowId), size)
  if (head.isDecommissioned) return
  yield* workflowPieces(q, reader, and(isActiveCopy(head), ne(workflows.workflowId, workflowId)), size)
}

/** The active copies of a group that the reader sees, without their phases. */
export const readCopyHeads = (q: Queries, reader: ProjectReader, group: CopyGroup): Promise<WorkflowHead[]> =>
  readVisibleHeads(q, reader, isActiveCopy(group))

/** Whether the reader sees active copies with the same key in projects of another license. */
export async function isKeyShared(
  q: Queries,
  reader: ProjectReader,
  { relatedKey, licenseId }: CopyGroup,
): Promise<boolean> {
  const [found] = await q
    .select({ workflowId: workflows.workflowId })
    .from(workflows)
    .innerJoin(projects, itsProject)
    .where(
      and(
        visibleProjectsSql(reader),
        eq(workflows.relatedKey, relatedKey),
        eq(workflows.isDecommissioned, false),
        ne(projects.licenseId, licenseId),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** A copy of a workflow, whether the caller sees it or not. */
export interface HiddenCopy {
  readonly workflowId: number
  readonly projectId: number
  readonly relatedKey: string
  readonly licenseId: number
  readonly isDecommissioned: boolean
}

/**
 * All copies with these keys in these licenses, whether the caller sees them or not: the active ones of each group (WF-81), or those that were archived last where none is active. Copies
 * of other licenses do not count: anyone who knows a key could add one in a project of their own, and block the saves of its owner.
 */
export async function readAllCopies(
  q: Queries,
  relatedKeys: readonly string[],
  licenseIds: readonly number[],
): Promise<HiddenCopy[]> {
  const rows = await q
    .select({
      workflowId: workflows.workflowId,
      projectId: workflows.projectId,
      relatedKey: workflows.relatedKey,
      licenseId: projects.licenseId,
      isDecommissioned: workflows.isDecommissioned,
      decommissionedAt: workflows.decommissionedAt,
    })
    .from(workflows)
    .innerJoin(projects, itsProject)
    .where(and(inArray(workflows.relatedKey, [...relatedKeys]), inArray(projects.licenseId, [...licenseIds])))
    .orderBy(workflows.workflowId)
  return groupCopies(rows).flatMap((copies) => {
    const active = copies.filter(({ isDecommissioned }) => !isDecommissioned)
    if (active.length > 0) return active
    const last = Math.max(...copies.map(({ decommissionedAt }) => decommissionedAt ?? 0))
    return copies.filter(({ decommissionedAt }) => (decommissionedAt ?? 0) === last)
  })
}

/** Copies that belong together: those with the same key and license (WF-81). */
export const groupCopies = <Copy extends CopyGroup>(copies: readonly Copy[]): Copy[][] => [
  ...groupBy(copies, ({ relatedKey, licenseId }) => JSON.stringify([relatedKey, licenseId])).values(),
]

/** The projects of the active copies with these keys, in the licenses of other projects. */
export async function readKeyProjects(
  q: Queries,
  relatedKeys: readonly string[],
  projectIds: readonly number[],
): Promise<number[]> {
  const rows = await q
    .select({ projectId: workflows.projectId })
    .from(workflows)
    .innerJoin(projects, itsProject)
    .where(
      and(
        inArray(workflows.relatedKey, [...relatedKeys]),
        eq(workflows.isDecommissioned, false),
        sql`${projects.licenseId} in (select other.license_id from project other where other.project_id = any(${idList(projectIds)}))`,
      ),
    )
  return rows.map(({ projectId }) => projectId)
}

/** The phases of workflows that use an equipment status, whether the caller sees them or not. */
export const readStatusPhases = (
  q: Queries,
  ids: readonly number[],
): Promise<{ workflowId: number; name: string; data: WorkflowRow['data'] }[]> =>
  readByIds(ids, (list) =>
    q
      .select({ workflowId: workflows.workflowId, name: workflows.name, data: workflows.data })
      .from(workflows)
      .where(and(sql`${workflows.workflowId} = any(${list})`, usesStatus()))
      .orderBy(workflows.workflowId),
  )

/** The names of the resource types that each workflow is assigned to. Workflows without any are left out. */
async function readMappedTypes(q: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const types = new Map<number, string[]>()
  if (ids.length === 0) return types
  const { workflowId: mappedId, typeNumber } = resourceTypeWorkflows
  const rows = await q
    .select({ workflowId: mappedId, typeNumber, typeName: resourceTypes.typeName })
    .from(resourceTypeWorkflows)
    .leftJoin(resourceTypes, eq(resourceTypes.typeNumber, typeNumber))
    .where(sql`${resourceTypeWorkflows.workflowId} = any(${idList(ids)})`)
    .orderBy(typeNumber)
  for (const row of rows) {
    // The type that the portal adds is in no table.
    const name = row.typeName ?? (row.typeNumber === ADJUSTMENT.typeNumber ? ADJUSTMENT.typeName : `${row.typeNumber}`)
    types.set(row.workflowId, [...(types.get(row.workflowId) ?? []), name])
  }
  return types
}

/** Why each workflow cannot be archived: one query, however many ids. Workflows that can be archived are left out. */
export async function readArchiveErrors(q: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const types = await readMappedTypes(q, ids)
  return new Map([...types].map(([id, resourceTypes]) => [id, archiveErrorsOf({ resourceTypes })]))
}
