import type { EditorDraft } from '@sitewright/domain/workflows/draft-edits'
import { fn } from 'storybook/test'
import { ready } from '../../view/view-state'
import { spoolPhases } from '../fixtures/workflow-boards'
import { ExistingPhaseDialog } from './ExistingPhaseDialog'
import { WorkflowItemEditor } from './item/WorkflowItemEditor'
import type { EditorParts } from './EditorDialogs'
import type { StoredWorkflow } from './use-workflow-form'
import type { WorkflowEditorProps } from './WorkflowEditor'

export const PROJECTS = [
  { projectId: 12, name: 'Northgate Refinery Expansion' },
  { projectId: 17, name: 'Tank Farm Revamp' },
  { projectId: 22, name: 'Jetty 3' },
]

const toCopies = (version: number) => [
  { workflowId: 1, projectId: 12, version },
  { workflowId: 2, projectId: 17, version },
]

/** A stored workflow in a version. */
export const storedAs = (draft: EditorDraft, version: number): StoredWorkflow => ({
  draft,
  workflowRelatedKey: 'spools',
  copies: toCopies(version),
})

export const spools: EditorDraft = { name: 'Spool Fabrication', projectIds: [12, 17], phases: spoolPhases }

const parts: EditorParts = {
  existingPhases: ({ phases, onPick, onClose }) => (
    <ExistingPhaseDialog
      view={ready([
        {
          reference: 'x',
          phase: { phaseId: 'x', phaseName: 'Hydrotest', color: '#2E9E77', phaseWeight: 0, items: [] },
        },
        { reference: 'y', phase: { phaseId: 'y', phaseName: 'Receive', color: '#2E9E77', phaseWeight: 0, items: [] } },
      ])}
      phases={phases}
      onPick={onPick}
      onClose={onClose}
    />
  ),
  item: ({ phases, projectIds, itemId, onChange, onClose }) => (
    <WorkflowItemEditor
      workflow={{ phases }}
      itemId={itemId}
      context={{
        projectCount: projectIds.length,
        hasDifferingStatuses: false,
        sites: ready([]),
        equipmentStatuses: ready([]),
      }}
      onChange={(workflow) => onChange(workflow.phases)}
      onClose={onClose}
    />
  ),
}

/** Props of an editor of a saved workflow in two projects. */
export const editorArgs: WorkflowEditorProps = {
  mode: 'edit',
  stored: storedAs(spools, 1),
  judgeProjects: () => PROJECTS,
  projectsState: {},
  getContext: (projectIds) => ({ projectCount: projectIds.length, hasDifferingStatuses: false }),
  getProjectsHelp: () => undefined,
  getProjectName: (projectId) => PROJECTS.find((project) => project.projectId === projectId)?.name ?? String(projectId),
  parts,
  onSave: fn(async () => ({ status: 'saved' as const })),
  onSaved: fn(),
  onStoreDraft: fn(),
  listHref: '#list',
  copyHref: '#copy',
  toasts: { error: fn() },
}
