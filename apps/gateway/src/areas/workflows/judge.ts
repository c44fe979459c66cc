import { setImmediate } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { haveDifferingStatuses, usesEquipmentStatus } from '@sitewright/domain/workflows/equipment'
import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import { TRIGGER_TYPE } from '@sitewright/domain/workflows/item'
import { getTrigger } from '@sitewright/domain/workflows/item-parts'
import { listItems } from '@sitewright/domain/workflows/links'
import { MAX_WORKFLOW_JSON } from '@sitewright/domain/workflows/size'
import { validateWorkflow, type WorkflowContext } from '@sitewright/domain/workflows/validate'
import type { WorkflowPhase, WorkflowSave } from '@sitewright/domain/workflows/workflow'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { sites } from '../../db/schema'
import { readStatusLists } from '../../holdings/status-lists'
import { addFieldError } from '../../http/field-errors'
import { isStorableId } from '../../http/storable'

/** Which of the sites that location-based triggers name belong to the project. */
async function readTriggerSites(
  q: Queries,
  projectId: number,
  phases: readonly WorkflowPhase[],
): Promise<ReadonlySet<number>> {
  const named = listItems(phases).flatMap(({ item }) => {
    const trigger = getTrigger(item)
    return trigger?.triggerType === TRIGGER_TYPE.geo && isStorableId(trigger.siteID) ? [trigger.siteID] : []
  })
  if (named.length === 0) return new Set()
  const rows = await q
    .select({ siteId: sites.siteId })
    .from(sites)
    .where(and(eq(sites.projectId, projectId), sql`${sites.siteId} = any(${idList(named)})`))
  return new Set(rows.map(({ siteId }) => siteId))
}

/**
 * Judges the copies of a workflow as the form does, with what only the server knows: the sites of each project and the equipment statuses.
 * @param projectIds all projects that have a copy after the save
 * @returns every fault, at the path of its entry
 */
export async function judgeCopies(
  q: Queries,
  entries: readonly WorkflowSave[],
  projectIds: readonly number[],
  pathOf: (index: number) => readonly PropertyKey[],
): Promise<FieldErrors> {
  const usesStatuses = entries.some(({ workflowData }) => usesEquipmentStatus(workflowData.phases))
  const hasDifferingStatuses = usesStatuses && haveDifferingStatuses(await readStatusLists(q, projectIds), projectIds)
  const fields: FieldErrors = {}
  for (const [index, { name, projectId, workflowData }] of entries.entries()) {
    // Other calls get a turn before and after each copy, which can be large.
    await setImmediate()
    const { phases } = workflowData
    if (JSON.stringify(workflowData).length > MAX_WORKFLOW_JSON) {
      addFieldError(fields, [...pathOf(index), 'workflowData'], faultMessages.tooLong(MAX_WORKFLOW_JSON))
      continue
    }
    const siteIds = await readTriggerSites(q, projectId, phases)
    const context: WorkflowContext = { projectCount: projectIds.length, hasDifferingStatuses, siteIds }
    for (const { path, message } of validateWorkflow({ name, phases }, context)) {
      const steps = path === 'name' ? [path] : ['workflowData', ...path.split('.')]
      addFieldError(fields, [...pathOf(index), ...steps], message)
    }
  }
  await setImmediate()
  return fields
}
