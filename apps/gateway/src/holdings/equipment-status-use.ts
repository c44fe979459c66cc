import { and, eq, sql, type SQL } from 'drizzle-orm'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { equipmentStatusUse } from '@sitewright/domain/workflows/equipment'
import type { EquipmentStatusUse } from '@sitewright/domain/workflows/workflow'
import { inPieces, inSmallPieces, orderBy, storedBytes, type OrderKey } from '../db/by-key'
import type { Queries } from '../db/database'
import { idList } from '../db/id-list'
import { projects, workflows } from '../db/schema'
import { visibleProjectsSql, type ProjectReader } from './visible-projects'

/** A use in a project, which the reader may not see. */
export interface PlacedStatusUse extends EquipmentStatusUse {
  readonly projectName: string
  readonly isVisible: boolean
}

/** The condition of workflows with an item that uses a status. @param states only these codes */
export function usesStatus(states?: readonly number[]): SQL {
  const isWanted = states === undefined ? '' : ` ? (${states.map((state) => `@ == ${Math.trunc(state)}`).join(' || ')})`
  const path = `$.phases[*].items[*].**.equipmentStatusState${isWanted}`
  return sql`jsonb_path_exists(${workflows.data}, ${path}::jsonpath)`
}

/**
 * Items of active workflows of a project that use an equipment status (CONF-44). Of a license, only those whose statuses come from its list: those of projects without a list of
 * their own, and those of workflows in several projects (WF-64, CONF-70).
 */
type StatusOwner = { readonly projectId: number } | { readonly licenseId: number }

const ofOwner = (owner: StatusOwner): SQL | undefined =>
  'projectId' in owner
    ? eq(workflows.projectId, owner.projectId)
    : and(
        eq(projects.licenseId, owner.licenseId),
        sql`(
          not exists (
            select from project_config own where own.project_id = ${workflows.projectId} and own.name = ${EQUIPMENT_STATUS_CONFIG}
          )
          or exists (
            select from workflow copy join project of_copy using (project_id)
            where copy.related_key = ${workflows.relatedKey} and copy.workflow_id <> ${workflows.workflowId}
              and not copy.is_decommissioned and of_copy.license_id = ${owner.licenseId}
          )
        )`,
      )

const ORDER: readonly OrderKey[] = [{ by: workflows.nameKey }, { by: workflows.workflowId }]
const itsProject = eq(projects.projectId, workflows.projectId)

interface UseOptions {
  /** Workflows whose sizes are read at once. */
  readonly size: number
  /** Only uses of these codes. */
  readonly states?: readonly number[]
}

/** The uses of the equipment statuses of a project or a license, in pieces. The caller checks who may read them. */
export async function* statusUsePieces(
  q: Queries,
  reader: ProjectReader,
  owner: StatusOwner,
  { size, states }: UseOptions,
): AsyncGenerator<PlacedStatusUse[]> {
  const sizes = inPieces(ORDER, size, ({ keyValues, after, order, limit }) =>
    q
      .select({ id: workflows.workflowId, bytes: storedBytes(workflows.data), keyValues })
      .from(workflows)
      .innerJoin(projects, itsProject)
      .where(and(eq(workflows.isDecommissioned, false), ofOwner(owner), after))
      .orderBy(...order)
      .limit(limit),
  )
  const read = (ids: readonly number[]) =>
    q
      .select({
        workflowId: workflows.workflowId,
        name: workflows.name,
        isDecommissioned: workflows.isDecommissioned,
        workflowData: workflows.data,
        projectName: projects.name,
        isVisible: sql<boolean>`coalesce(${visibleProjectsSql(reader) ?? sql`true`}, false)`,
      })
      .from(workflows)
      .innerJoin(projects, itsProject)
      .where(and(sql`${workflows.workflowId} = any(${idList(ids)})`, usesStatus(states)))
      .orderBy(...orderBy(ORDER))
  for await (const rows of inSmallPieces(sizes, read)) {
    yield rows.flatMap(({ projectName, isVisible, ...row }) =>
      equipmentStatusUse([row]).map((use) => ({ ...use, projectName, isVisible })),
    )
  }
}

/** The uses of these codes. */
export async function readStatusUse(
  q: Queries,
  reader: ProjectReader,
  owner: StatusOwner,
  states: readonly number[],
): Promise<PlacedStatusUse[]> {
  const uses: PlacedStatusUse[] = []
  for await (const piece of statusUsePieces(q, reader, owner, { size: 500, states }))
    for (const use of piece) uses.push(use)
  return uses
}
