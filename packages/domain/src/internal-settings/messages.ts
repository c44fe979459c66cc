import { pageTitles } from '../shared/page-titles'

/** Texts of the internal settings of a license. (Identity specification §2, §3; ERR-79 takes over the texts of a license.) */
export const internalSettingsMessages = {
  loadFailed: 'Failed to load license settings.',
  saved: 'Updated license.', // specified: ERR-79
  saveFailed: 'Failed to update license.', // specified: ERR-79
  conflict: 'Someone else changed these settings while you were editing.',
  readOnly: (reason: string) => `You can view but not edit these settings. ${reason}`,
  otherProject: 'This license has no such project.',
  typeRequired: 'Enter a type, or clear the value.',
  none: 'This license has no projects.',
  noneFound: 'No project with an override matches this filter.',
  noOverrides: 'No project has an override.',
  allShown: 'Every project is already in the list.',
  overridesHelp:
    'An override applies to one project. To remove it, clear its type or press its button. ↑ and ↓ move to the project above and below.',
} as const

export const internalSettingsLabels = {
  tab: pageTitles.internalSettings,
  customerCode: 'CustomerCode',
  opportunityId: 'OpportunityId',
  overrides: 'Project overrides',
  codes: 'Customer',
  projectId: 'Project Id',
  project: 'Project',
  type: 'Override type',
  value: 'Value',
  typeOf: (project: string) => `Override type of ${project}`,
  valueOf: (project: string) => `Value of ${project}`,
  filter: 'Filter projects',
  add: 'Add an override',
  chooseProject: 'Choose a project',
  remove: (project: string) => `Remove the override of ${project}`,
  restore: (project: string) => `Restore the override of ${project}`,
  tools: 'Remove',
  one: 'override',
  many: 'overrides',
} as const
