import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { joinNames } from '@sitewright/domain/shared/join-names'
import { workflowSaveMessages as messages } from '@sitewright/domain/workflows/save-messages'
import { haveStatusesChanged } from '@sitewright/domain/workflows/status-source'
import { type Workflow, WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { StoredWorkflow, WorkflowSaveOutcome } from '@sitewright/ui/features/workflows/WorkflowEditor'
import { ReasonsPopover } from '@sitewright/ui/features/workflows/ReasonsPopover'
import { WorkflowEditor, type WorkflowEditorProps } from '@sitewright/ui/features/workflows/WorkflowEditor'
import { useProjectChoice } from '../../data/workflows/project-choice'
import { findWorkflowAuthor, loadWorkflow, saveWorkflow } from '../../data/workflows'
import { paths } from '../../paths'
import { capabilities } from '../../shell/capabilities'
import { pageNotices } from '../../shell/page/page-notices'
import { useActor } from '../../shell/session/use-session'
import { WorkflowDryRun } from './dry-run.part'
import { ExistingPhases } from './existing-phases.part'
import { toStoredWorkflow } from './stored-workflow'
import { WorkflowItem } from './workflow-item.part'

/** Props of Editor. */
export interface EditorProps extends Pick<
  WorkflowEditorProps,
  'mode' | 'stored' | 'copyHref' | 'tabs' | 'readOnlyNote'
> {
  /** The stored copies; none for a new workflow. */
  copies: readonly Workflow[]
}

/** The parameter of the address that opens the dry run. */
const VIEW = 'view'
const DRY_RUN = 'dry-run'
/** The state of an entry of the history that the board opened. */
const FROM_BOARD = 'from-board'

function toAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  view?: string,
): string {
  const query = new URLSearchParams(search)
  if (view === undefined) query.delete(VIEW)
  else query.set(VIEW, view)
  return query.size === 0 ? pathname : `${pathname}?${query}`
}

/** What a draft on the device must have: another version of the portal can have stored it. */
const StoredDraft = z.object({ name: z.string(), projectIds: z.array(z.int()), phases: z.array(WorkflowPhase) })

/** The editor of a workflow with the data of its projects, its save and its stored draft. */
export function Editor({ mode, stored, copyHref, tabs, readOnlyNote, copies }: EditorProps) {
  const actor = useActor()
  const navigate = useNavigate()
  const location = useLocation()
  const boardHref = toAddress(location)
  const choice = useProjectChoice(copies, actor)
  const save = useSave()
  const blocked = copies.filter(({ projectId }) => (choice.archiveErrors.get(projectId) ?? []).length > 0)
  return (
    <WorkflowEditor
      mode={mode}
      stored={stored}
      judgeProjects={choice.judgeProjects}
      projectsState={choice.projectsState}
      getContext={choice.getContext}
      getStatusLists={choice.getStatusLists}
      getProjectName={choice.getProjectName}
      parts={{
        existingPhases: (props) => <ExistingPhases {...props} choice={choice} />,
        dryRun: (props) => <WorkflowDryRun {...props} choice={choice} boardHref={boardHref} />,
        item: (props) => <WorkflowItem {...props} choice={choice} readOnlyReason={readOnlyNote} />,
      }}
      onSave={(draft, base) => save(draft, base, choice.getProjectName)}
      onSaved={() => void navigate(paths.workflows(), { replace: true })}
      isStoredDraft={(draft) => StoredDraft.safeParse(draft).success}
      listHref={paths.workflows()}
      copyHref={copyHref}
      tabs={tabs}
      readOnlyNote={readOnlyNote}
      isKeyShared={copies[0]?.isKeyShared}
      badges={
        blocked.length > 0 && (
          <ReasonsPopover
            title={messages.cannotArchive}
            projects={blocked.map(({ projectId, projectName }) => ({
              projectId,
              projectName,
              reasons: choice.archiveErrors.get(projectId) ?? [],
            }))}
          />
        )
      }
      dryRun={{
        isOpen: new URLSearchParams(location.search).get(VIEW) === DRY_RUN,
        // Back closes it, with the draft as it was.
        onOpen: (isOpen) => {
          if (isOpen) void navigate(toAddress(location, DRY_RUN), { state: FROM_BOARD })
          // Without a second entry of the board in the history.
          else if (location.state === FROM_BOARD) void navigate(-1)
          else void navigate(boardHref, { replace: true })
        },
      }}
      toasts={pageNotices}
    />
  )
}

/** Saves the draft. What a failed save archived is not archived again by the next one (WF-71, WF-73). */
function useSave() {
  const archived = useMemo(() => new Set<number>(), [])
  return async (
    draft: StoredWorkflow['draft'],
    base: StoredWorkflow,
    getProjectName: (projectId: number) => string,
  ): Promise<WorkflowSaveOutcome> => {
    const copies = base.copies.filter(({ workflowId }) => !archived.has(workflowId))
    const isTogether =
      capabilities.has('workflows.saveProjects') && haveStatusesChanged(base.draft.phases, draft.phases)
    const result = await saveWorkflow({ ...base, ...draft, before: base.draft, stored: copies, isTogether })
    for (const id of result.archivedIds) archived.add(id)
    const { outcome, archivedIds } = result
    if (outcome.status === 'saved') return { status: 'saved', current: toStoredWorkflow(outcome.value) }
    if (outcome.status === 'failed') {
      if (archivedIds.length === 0) return outcome
      const projects = base.copies.filter(({ workflowId }) => archivedIds.includes(workflowId))
      const names = joinNames(projects.map(({ projectId }) => getProjectName(projectId)))
      return { ...outcome, message: `${outcome.message} ${messages.archivedButNotSaved(names)}` }
    }
    const active = outcome.current.filter(({ isDecommissioned }) => !isDecommissioned)
    const inactive = outcome.current.filter(({ isDecommissioned }) => isDecommissioned)
    const unusable = new Set([...inactive.map(({ workflowId }) => workflowId), ...archivedIds])
    // The opened copy, unless it is archived by now.
    const copy = copies.find(({ workflowId }) => !unusable.has(workflowId)) ?? active[0]
    if (copy === undefined) return { status: 'failed', message: messages.archivedAlready }
    const current = await loadWorkflow(copy.projectId, copy.workflowId).catch(() => active)
    return { status: 'conflict', current: toStoredWorkflow(current), author: await findWorkflowAuthor(copies, current) }
  }
}
