import type { FieldErrors } from '../shared/problem'
import { workflowSaveMessages } from './save-messages'
import { toStoredData, type WorkflowContent } from './stored-data'
import { WORKFLOW_TYPE, type Workflow, type WorkflowArchived, type WorkflowSave } from './workflow'

/*
 * What a save sends, and in which order. (Operations specification §4, §7; WF-71 to WF-74.)
 */

/** A copy as it was read. */
export type StoredCopy = Pick<Workflow, 'workflowId' | 'projectId' | 'version'>

export interface PlanInput extends WorkflowContent {
  /** The active copies as they were read; none for a new workflow. */
  readonly stored: readonly StoredCopy[]
  /** The selected projects, in the order of their selection. */
  readonly projectIds: readonly number[]
  readonly workflowRelatedKey: string
}

/** The calls of a save, in their order. */
export interface SavePlan {
  /** Copies in removed projects, which are archived first (WF-71). */
  readonly archiveIds: readonly number[]
  /** `put` for an edit that stays in one project, else `bulk` (WF-74). */
  readonly call: 'put' | 'bulk'
  /** The first selected project, which the path names (WF-74). */
  readonly pathProjectId: number
  readonly entries: readonly WorkflowSave[]
}

/** Plans the calls of a save. @returns undefined while no project is selected, because Save is disabled then (WF-62) */
export function planSave({ stored, projectIds, workflowRelatedKey, ...content }: PlanInput): SavePlan | undefined {
  const [pathProjectId] = projectIds
  if (pathProjectId === undefined) return undefined
  const { name, workflowData } = toStoredData(content)
  const byProject = new Map(stored.map((copy) => [copy.projectId, copy]))
  const entries = projectIds.map((projectId): WorkflowSave => {
    const copy = byProject.get(projectId)
    return {
      workflowType: WORKFLOW_TYPE,
      name,
      projectId,
      workflowData,
      // New copies have the id 0 (WF-72).
      WorkflowId: copy?.workflowId ?? 0,
      WorkflowRelatedKey: workflowRelatedKey,
      ...(copy?.version !== undefined && { version: copy.version }),
    }
  })
  const isOneProject = stored.length === 1 && projectIds.length === 1 && byProject.has(pathProjectId)
  return {
    archiveIds: stored.filter(({ projectId }) => !projectIds.includes(projectId)).map(({ workflowId }) => workflowId),
    call: isOneProject ? 'put' : 'bulk',
    pathProjectId,
    entries,
  }
}

/** How a call of a save ended. */
export type CallOutcome<Value> =
  | { readonly status: 'saved'; readonly value: Value }
  | { readonly status: 'conflict'; readonly current: readonly Workflow[] }
  | {
      readonly status: 'failed'
      readonly message: string
      /** What the server found, by path. */
      readonly fields?: FieldErrors
      readonly requestId?: string | undefined
    }

/** Makes the calls. */
export interface SaveCalls {
  archive(workflowIds: readonly number[]): Promise<CallOutcome<WorkflowArchived>>
  put(projectId: number, entry: WorkflowSave): Promise<CallOutcome<readonly Workflow[]>>
  bulk(projectId: number, entries: readonly WorkflowSave[]): Promise<CallOutcome<readonly Workflow[]>>
}

/** How far a save got. */
export interface SaveResult {
  /** Copies that were archived, even if the save failed afterward. */
  readonly archivedIds: readonly number[]
  /** The step that failed; absent after a success. */
  readonly stoppedAt?: 'archive' | 'save'
  readonly outcome: CallOutcome<readonly Workflow[]>
}

/** A reply with a false flag is a failure, even with a 2xx status (API2-71). */
export function readArchived(outcome: CallOutcome<WorkflowArchived>): CallOutcome<WorkflowArchived> {
  if (outcome.status !== 'saved' || outcome.value.success) return outcome
  const { message = '' } = outcome.value
  return { status: 'failed', message: message.trim() === '' ? workflowSaveMessages.archiveFailed : message }
}

/**
 * Saves a workflow: archives the copies of removed projects first, then saves the remaining ones in one call. If the archive does not succeed, nothing is saved
 * (WF-71, WF-73). A further save plans from the copies that are left, so that nothing is archived twice.
 */
export async function runSave(plan: SavePlan, calls: SaveCalls): Promise<SaveResult> {
  const { archiveIds, call, pathProjectId, entries } = plan
  if (archiveIds.length > 0) {
    const archived = readArchived(await calls.archive(archiveIds))
    if (archived.status !== 'saved') return { archivedIds: [], stoppedAt: 'archive', outcome: archived }
  }
  const [first] = entries
  const outcome =
    call === 'put' && first !== undefined
      ? await calls.put(pathProjectId, first)
      : await calls.bulk(pathProjectId, entries)
  return { archivedIds: archiveIds, ...(outcome.status !== 'saved' && { stoppedAt: 'save' as const }), outcome }
}

/** The texts of a save: those of a create, or those of an edit (WF-75, WF-76). */
export const saveTexts = (isNew: boolean): { readonly saved: string; readonly failed: string } =>
  isNew
    ? { saved: workflowSaveMessages.added, failed: workflowSaveMessages.addFailed }
    : { saved: workflowSaveMessages.saved, failed: workflowSaveMessages.saveFailed }
