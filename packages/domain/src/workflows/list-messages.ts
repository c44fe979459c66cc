import { pageTitles } from '../shared/page-titles'
import { projectChoiceMessages } from './project-messages'
import { workflowSaveMessages } from './save-messages'

/** Labels of the list of workflows (WF-01 to WF-16). */
export const workflowListLabels = {
  list: pageTitles.workflows,
  one: 'workflow',
  many: 'workflows',
  filter: 'Filter workflows',
  filterPlaceholder: 'Workflow, project name, or id',
  project: 'Project',
  allProjects: 'All projects',
  projectId: 'Project Id',
  projectName: 'Project Name',
  name: 'Workflow Name',
  copy: 'Copy',
  archive: 'Archive',
  add: 'Add Workflow', // specified: WF-20
  multipleProjects: projectChoiceMessages.multipleProjects,
  cannotArchive: workflowSaveMessages.cannotArchive,
  copyOf: (name: string) => `Copy ${name}`,
  archiveOf: (name: string) => `Archive ${name}`,
  archiveTitle: (name: string) => `Archive ${name}?`,
  archiveConfirm: 'Archive workflow',
  openMapping: 'Open Resource Workflows Config',
} as const

/** Messages of the list of workflows. */
export const workflowListMessages = {
  fetchFailed: workflowSaveMessages.loadFailed,
  emptyTitle: 'No workflows found',
  emptyFiltered: 'No workflow matches this filter. Change or clear the filter to see more workflows.',
  emptyLicense: 'Workflows of your projects appear here. Add one to begin.',
  archiveText: (count: number) =>
    count === 1
      ? 'The workflow can no longer be used in this project:'
      : `The workflow can no longer be used in these ${count} projects:`,
} as const
