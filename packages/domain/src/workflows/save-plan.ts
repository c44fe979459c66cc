import type { FieldErrors } from '../shared/problem'
import { workflowSaveMessages } from './save-messages'
import { toStoredData, type WorkflowContent } from './stored-data'
import { WORKFLOW_TYPE, type Workflow, type WorkflowArchived, type WorkflowData, type WorkflowSave } from './workflow'

/*
 * What a save sends, and in which order. (Operations specification §4, §7; WF-71 to WF-74.)
 */

/** A copy as it was read. */
export type StoredCopy = Pick<Workflow, 'workflowId' | 'projectId' | 'version'> &
  Partial<Pick<Workflow, 'workflowData'>>

export interface PlanInput extends WorkflowContent {
  /** The active copies as they were read; none for a new workflow. */
  readonly stored: readonly StoredCopy[]
  /** The selected projects, in the order of their selection. */
  readonly projectIds: readonly number[]
  readonly workflowRelatedKey: string
  /** Whether the server archives and saves in one call, because codes of equipment statuses changed with the projects (WF-80). */
  readonly isTogether?: boolean
}

/** The calls of a save, in their order. */
export interface SavePlan {
  /** Copies in removed projects, which are archived first (WF-71). */
  readonly archived: readonly StoredCopy[]
  /** `put` for an edit that stays in one project, else `bulk` (WF-74); `together` for one call that archives too. */
  readonly call: 'put' | 'bulk' | 'together'
  /** The first selected project, which the path names (WF-74). */
  readonly pathProjectId: number
  readonly entries: readonly WorkflowSave[]
}

/** Plans the calls of a save. @returns undefined while no project is selected, because Save is disabled then (WF-62) */
export function planSave({
  stored,
  projectIds,
  workflowRelatedKey,
  isTogether = false,
  ...content
}: PlanInput): SavePlan | undefined {
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
      workflowData: copy?.workflowData === undefined ? workflowData : keepHidden(workflowData, copy.workflowData),
      // New copies have the id 0 (WF-72).
      WorkflowId: copy?.workflowId ?? 0,
      WorkflowRelatedKey: workflowRelatedKey,
      ...(copy?.version !== undefined && { version: copy.version }),
    }
  })
  const isOneProject = stored.length === 1 && projectIds.length === 1 && byProject.has(pathProjectId)
  const removed = stored.filter(({ projectId }) => !projectIds.includes(projectId))
  return {
    archived: removed,
    call: isOneProject ? 'put' : isTogether && removed.length > 0 ? 'together' : 'bulk',
    pathProjectId,
    entries,
  }
}

/** The edited phases with the fields that the form does not show, as the copy has them. */
const keepHidden = ({ phases }: WorkflowData, stored: WorkflowData): WorkflowData => ({
  ...stored,
  phases: phases.map((phase) => {
    const own = stored.phases.find(({ phaseId }) => phaseId === phase.phaseId)
    if (own === undefined) return phase
    const { phaseId, phaseName, color, phaseWeight, items } = phase
    return { ...own, phaseId, phaseName, color, phaseWeight, items }
  }),
})

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
  /** Archives these versions of copies. Another version is a conflict. */
  archive(copies: readonly StoredCopy[]): Promise<CallOutcome<WorkflowArchived>>
  put(projectId: number, entry: WorkflowSave): Promise<CallOutcome<readonly Workflow[]>>
  bulk(projectId: number, entries: readonly WorkflowSave[]): Promise<CallOutcome<readonly Workflow[]>>
  together(
    projectId: number,
    save: { archived: readonly StoredCopy[]; entries: readonly WorkflowSave[] },
  ): Promise<CallOutcome<readonly Workflow[]>>
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
  const { archived, call, pathProjectId, entries } = plan
  const archivedIds = archived.map(({ workflowId }) => workflowId)
  if (call === 'together') {
    const outcome = await calls.together(pathProjectId, { archived, entries })
    return outcome.status === 'saved' ? { archivedIds, outcome } : { archivedIds: [], stoppedAt: 'save', outcome }
  }
  if (archived.length > 0) {
    const outcome = readArchived(await calls.archive(archived))
    if (outcome.status !== 'saved') return { archivedIds: [], stoppedAt: 'archive', outcome }
  }
  const [first] = entries
  const outcome =
    call === 'put' && first !== undefined
      ? await calls.put(pathProjectId, first)
      : await calls.bulk(pathProjectId, entries)
  return { archivedIds, ...(outcome.status !== 'saved' && { stoppedAt: 'save' as const }), outcome }
}

/** The texts of a save: those of a create, or those of an edit (WF-75, WF-76). */
export const saveTexts = (isNew: boolean): { readonly saved: string; readonly failed: string } =>
  isNew
    ? { saved: workflowSaveMessages.added, failed: workflowSaveMessages.addFailed }
    : { saved: workflowSaveMessages.saved, failed: workflowSaveMessages.saveFailed }
