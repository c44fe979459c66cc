import { pageTitles } from '../shared/page-titles'

/** Texts of the report groups. (Identity specification §2, §5, §8.) */
export const reportGroupMessages = {
  fetchFailed: 'Failed load reports.', // specified: ERR-80
  added: 'Added report group.', // specified: ERR-84
  removed: 'Removed report group.', // specified: ERR-85
  removeFailed: 'Failed to remove report group.', // specified: ERR-86
  addFailed: 'Failed to add report group.',
  notFound: 'No such report group.',
  reportRequired: 'Choose a report.',
  noReport: 'No such report.',
  noRole: 'No such role.',
  noLicense: 'No such license.',
  noProject: 'No such project.',
  otherLicense: 'This project belongs to another license.',
  exists: 'There is already a report group like this.',
  removedRole: 'Removed role',
  removedRoleHelp: 'This role no longer exists, so nobody gets the report from this group.',
  anyRole: 'Any role',
  anyLicense: 'Any license',
  anyProject: 'Any project',
  anyRoleHelp: 'Optional. Without a role, everyone gets the report.',
  anyLicenseHelp: 'Optional. Without a license, it applies in all licenses.',
  anyProjectHelp: 'Optional. Without a project, it applies in all projects.',
  licenseFirst: 'Choose a license first.',
  emptyTitle: 'No report groups found',
  emptyFiltered: 'No report group matches this filter. Change or clear the filter to see more report groups.',
  emptyLicense:
    'There are no report groups yet. Add one to give a report to everyone with a role, a license or a project.',
  removeTitle: (report: string) => `Remove the report group of ${report}?`,
  removeText: (audience: string) =>
    `${audience} lose this report, unless they also have it from another report group or an assignment. You can't undo this.`,
  removeLast:
    'This is the last report group of the report. Without it, administrators of every license can see and assign the report.',
  everyone: 'All users',
  usersWith: (parts: readonly string[]) => `Users with ${parts.join(', ')}`,
} as const

export const reportGroupLabels = {
  list: pageTitles.reportGroups,
  one: 'report group',
  many: 'report groups',
  filter: 'Filter report groups',
  filterPlaceholder: 'Report, path, role, license or project',
  newTitle: pageTitles.newReportGroup,
  reportName: 'Report',
  reportPath: 'Path',
  roleName: 'Role',
  licenseName: 'License',
  projectName: 'Project',
  reportId: 'Report',
  roleId: 'Role',
  licenseId: 'License',
  projectId: 'Project',
  section: 'Report and audience',
  remove: (report: string, audience: string) => `Remove the report group of ${report}, ${audience}`,
  removeConfirm: 'Remove',
  actions: 'Actions',
  save: 'Save',
} as const
