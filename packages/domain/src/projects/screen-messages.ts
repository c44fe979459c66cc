import { pageTitles } from '../shared/page-titles'
import { projectRecordMessages } from './record-messages'

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** Texts of the project screens that no call needs. (Operations specification §2, §4.) */
export const projectScreenMessages = {
  ...projectRecordMessages,
  emptyFiltered: 'No project matches this filter. Change or clear the filter to see more projects.',
  emptyLicense: 'You have no projects yet. Ask your administrator to assign one to you.',
  /** When the choices of a parent fail to load (MSG-23, MSG-24). */
  choicesFailed: 'Could not load projects.', // specified: MSG-23
  readOnly: (reason: string) => `You can view but not edit this project. ${reason}`,
  readOnlyNew: (reason: string) => `You can't create projects. ${reason}`,
  parentHelp: 'Optional. The new project appears below this project in project trees.',
  parentNeedsLicense: 'Choose a license first.',
  countFailed: "Couldn't count what the deactivation would affect.",
  counting: 'Wait until the count is done.',
  countFirst: 'Retry the count first.',
  typeName: 'Type the name of the project first.',
  typeNameHelp: 'The button becomes available when the name matches.',
  /** Before an activation (PROJ-50). */
  activateInfo: 'Activating does not restore the access that users, user groups and API keys had before.',
} as const

export const projectScreenLabels = {
  list: pageTitles.projects,
  one: 'project',
  many: 'projects',
  /** Title of a project until its name is known. */
  title: 'Project',
  filter: 'Filter projects',
  filterPlaceholder: 'Name, description or id',
  state: 'State',
  all: 'All', // specified: PROJ-05
  active: 'Active', // specified: PROJ-05
  inactive: 'Inactive', // specified: PROJ-05
  showAll: 'Show projects in every state',
  facets: { withoutSites: 'Without sites' },
  projectId: 'Project Id', // specified: PROJ-03
  name: 'Name', // specified: PROJ-03
  description: 'Description', // specified: PROJ-03
  licenseId: 'License Id', // specified: PROJ-04
  licenseName: 'License Name', // specified: PROJ-04
  license: 'License',
  chooseLicense: 'Choose a license',
  parentProject: 'Parent Project',
  newTitle: pageTitles.newProject,
  save: 'Save', // specified: PROJ-37
  settings: 'Project Settings', // specified: PROJ-36
  deactivate: 'Deactivate…',
  activate: 'Activate…',
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateConfirm: 'Deactivate project',
  activateTitle: (name: string) => `Activate ${name}?`,
  activateConfirm: 'Activate project',
  affects: 'What this affects',
  counted: 'counted just now',
  usersLose: (number: number) => (number === 1 ? 'user loses this project' : 'users lose this project'),
  keysLose: (number: number) => (number === 1 ? 'API key loses this project' : 'API keys lose this project'),
  sitesIn: (number: number) => (number === 1 ? 'active site in this project' : 'active sites in this project'),
  typeToConfirm: (name: string) => `Type “${name}” to confirm`,
  project: 'Project',
  placement: 'Placement',
  contents: 'Contents',
  environment: 'Environment',
  mobileEnabled: 'Mobile Enabled',
  yes: 'Yes',
  no: 'No',
  rootProject: 'Root Project',
  children: 'Subprojects',
  users: 'Users',
  apiKeys: 'API Keys',
  sites: 'Sites',
  userCount: (number: number) => count(number, 'user', 'users'),
  apiKeyCount: (number: number) => count(number, 'API key', 'API keys'),
  imports: 'Imports',
  configs: 'Configs',
  workflows: 'Workflows',
  siteCount: (number: number) => count(number, 'site', 'sites'),
  archivedCount: (number: number) => `${number.toLocaleString('en-US')} archived`,
  importCount: (number: number) => count(number, 'import', 'imports'),
  configCount: (number: number) => count(number, 'config', 'configs'),
  workflowCount: (number: number) => count(number, 'workflow', 'workflows'),
} as const

/** The id and the name of a project, for links and choices. */
export const projectTitle = ({ projectId, name }: { readonly projectId: number; readonly name: string }): string =>
  `${projectId} · ${name}`
