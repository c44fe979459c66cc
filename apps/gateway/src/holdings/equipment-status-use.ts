import { and, eq, sql, type SQL } from 'drizzle-orm'
import { EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { equipmentStatusUse } from '@sitewright/domain/workflows/equipment'
import type { EquipmentStatusUse } from '@sitewright/domain/workflows/workflow'
import type { Queries } from '../db/database'
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

async function readUses(q: Queries, reader: ProjectReader, condition: SQL | undefined): Promise<PlacedStatusUse[]> {
  const rows = await q
    .select({
      workflowId: workflows.workflowId,
      name: workflows.name,
      isDecommissioned: workflows.isDecommissioned,
      workflowData: workflows.data,
      projectName: projects.name,
      isVisible: sql<boolean>`coalesce(${visibleProjectsSql(reader) ?? sql`true`}, false)`,
    })
    .from(workflows)
    .innerJoin(projects, eq(projects.projectId, workflows.projectId))
    .where(and(eq(workflows.isDecommissioned, false), condition))
    .orderBy(workflows.nameKey, workflows.workflowId)
  return rows.flatMap(({ projectName, isVisible, ...row }) =>
    equipmentStatusUse([row]).map((use) => ({ ...use, projectName, isVisible })),
  )
}

/** Items of active workflows of a project that use an equipment status (CONF-44). The caller checks who may read it. @param states only these codes */
export const readEquipmentStatusUse = async (
  q: Queries,
  reader: ProjectReader,
  projectId: number,
  states?: readonly number[],
): Promise<PlacedStatusUse[]> => readUses(q, reader, and(eq(workflows.projectId, projectId), usesStatus(states)))

/**
 * Items of active workflows whose statuses come from the list of the license: those of projects without a list of their own, and those of workflows in several projects (WF-64,
 * CONF-70).
 */
export const readLicenseStatusUse = async (
  q: Queries,
  reader: ProjectReader,
  licenseId: number,
  states?: readonly number[],
): Promise<PlacedStatusUse[]> =>
  readUses(
    q,
    reader,
    and(
      eq(projects.licenseId, licenseId),
      usesStatus(states),
      sql`(
        not exists (
          select from project_config own where own.project_id = ${workflows.projectId} and own.name = ${EQUIPMENT_STATUS_CONFIG}
        )
        or exists (
          select from workflow copy join project of_copy using (project_id)
          where copy.related_key = ${workflows.relatedKey} and copy.workflow_id <> ${workflows.workflowId}
            and not copy.is_decommissioned and of_copy.license_id = ${licenseId}
        )
      )`,
    ),
  )
