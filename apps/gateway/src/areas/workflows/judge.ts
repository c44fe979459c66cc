import { setImmediate } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { haveDifferingStatuses, usesEquipmentStatus } from '@sitewright/domain/workflows/equipment'
import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import { TRIGGER_TYPE } from '@sitewright/domain/workflows/item'
import { getTrigger } from '@sitewright/domain/workflows/item-parts'
import { listItems } from '@sitewright/domain/workflows/links'
import { MAX_WORKFLOW_JSON } from '@sitewright/domain/workflows/size'
import { findNewFaults } from '@sitewright/domain/workflows/new-faults'
import type { WorkflowPhase, WorkflowSave } from '@sitewright/domain/workflows/workflow'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { sites } from '../../db/schema'
import { readStatusLists } from '../../holdings/status-lists'
import { addFieldError } from '../../http/field-errors'
import { isStorableId } from '../../http/storable'
import type { WorkflowRow } from './store'

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

/** A copy that is saved, and the stored one. */
export interface JudgedCopy {
  readonly entry: WorkflowSave
  readonly stored: Pick<WorkflowRow, 'name' | 'data'> | undefined
}

/**
 * Judges the copies of a workflow as the form does, with what only the server knows: the sites of each project and the equipment statuses. A fault that the stored copy already
 * has refuses nothing (LIC-88).
 * @param projectIds all projects that have a copy after the save
 * @param projectsBefore those that have one before it
 * @returns every fault, at the path of its entry
 */
export async function judgeCopies(
  q: Queries,
  copies: readonly JudgedCopy[],
  {
    projectIds,
    projectsBefore,
  }: { readonly projectIds: readonly number[]; readonly projectsBefore: readonly number[] },
  pathOf: (index: number) => readonly PropertyKey[],
): Promise<FieldErrors> {
  const usesStatuses = copies.some(
    ({ entry, stored }) =>
      usesEquipmentStatus(entry.workflowData.phases) || usesEquipmentStatus(stored?.data.phases ?? []),
  )
  const lists = usesStatuses ? await readStatusLists(q, [...new Set([...projectIds, ...projectsBefore])]) : undefined
  const factsOf = (ids: readonly number[]) => ({
    projectCount: ids.length,
    hasDifferingStatuses: lists !== undefined && haveDifferingStatuses(lists, ids),
  })
  const fields: FieldErrors = {}
  for (const [index, { entry, stored }] of copies.entries()) {
    // Other calls get a turn before and after each copy, which can be large.
    await setImmediate()
    const { name, projectId, workflowData } = entry
    const { phases } = workflowData
    if (JSON.stringify(workflowData).length > MAX_WORKFLOW_JSON) {
      addFieldError(fields, [...pathOf(index), 'workflowData'], faultMessages.tooLong(MAX_WORKFLOW_JSON))
      continue
    }
    const siteIds = await readTriggerSites(q, projectId, [...phases, ...(stored?.data.phases ?? [])])
    const faults = findNewFaults(
      { draft: { name, phases }, context: { ...factsOf(projectIds), siteIds } },
      stored && {
        draft: { name: stored.name, phases: stored.data.phases },
        context: { ...factsOf(projectsBefore), siteIds },
      },
    )
    for (const { path, message } of faults) {
      const steps = path === 'name' ? [path] : ['workflowData', ...path.split('.')]
      addFieldError(fields, [...pathOf(index), ...steps], message)
    }
  }
  await setImmediate()
  return fields
}
