import { and, eq, sql } from 'drizzle-orm'
import { equipmentStatusUse } from '@sitewright/domain/workflows/equipment'
import type { EquipmentStatusUse } from '@sitewright/domain/workflows/workflow'
import type { Queries } from '../db/database'
import { workflows } from '../db/schema'

/** Items of active workflows of a project that use an equipment status (CONF-44). The caller checks who may read it. */
export async function readEquipmentStatusUse(q: Queries, projectId: number): Promise<EquipmentStatusUse[]> {
  const rows = await q
    .select({
      workflowId: workflows.workflowId,
      name: workflows.name,
      isDecommissioned: workflows.isDecommissioned,
      workflowData: workflows.data,
    })
    .from(workflows)
    .where(
      and(
        eq(workflows.projectId, projectId),
        eq(workflows.isDecommissioned, false),
        sql`jsonb_path_exists(${workflows.data}, '$.phases[*].items[*].**.equipmentStatusState')`,
      ),
    )
    .orderBy(workflows.nameKey, workflows.workflowId)
  return equipmentStatusUse(rows)
}
