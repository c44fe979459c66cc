import { pageTitles } from '../shared/page-titles'

/** Texts of the API key screens. (Identity specification §2, §5, §8.) */
export const apiKeyMessages = {
  /** KEY-16, KEY-17: two texts, as specified. */
  nameRequired: 'Name is required.', // specified: KEY-16
  nameRequiredOnEdit: 'Please enter a name for the api key.', // specified: KEY-17
  /** KEY-22. */
  seenOnce: 'This key cannot be seen again. Copy it now.', // specified: KEY-22
  /** ERR-67 to ERR-78; letter by letter. */
  fetchOneFailed: 'Failed to fetch API key.', // specified: ERR-67
  fetchFailed: 'Failed to fetch API keys.', // specified: ERR-68
  addOnsFailed: 'Failed to load addons for API key.', // specified: ERR-70
  rolesFailed: 'Failed to load roles for API key.', // specified: ERR-70
  projectsFailed: 'Failed to load projects for API key.', // specified: ERR-70
  /** Of a creation and of an update (ERR-71, ERR-72). */
  saved: 'API key successfully added.', // specified: ERR-71
  addFailed: 'Failed to add API key.', // specified: ERR-73
  saveFailed: 'Failed to update API key.', // specified: ERR-74
  notFound: 'No such API key.',
  conflict: 'Someone else changed this API key while you were editing.',
  otherKey: 'Every entry must be for this API key.',
  /** Of the badge that was pressed, with Undo. */
  toggled: (name: string, state: string) => `${name} is now ${state.toLowerCase()}.`,
  toggleFailed: (state: string) => `Change not saved. Still ${state.toLowerCase()}.`,
  activeHelp: 'The server rejects calls with an inactive key.',
  allProjectsHelp: 'Can access every project in this license, including future ones.',
  /** KEY-35. */
  allProjects: 'This key can access every project in its license. To choose projects, turn off Access All Projects.',
  emptyTitle: 'No API keys found',
  emptyFiltered: 'No API key matches this filter. Change or clear the filter to see more keys.',
  inactiveHidden: (count: number) =>
    count === 1 ? '1 inactive API key is hidden.' : `${count.toLocaleString('en-US')} inactive API keys are hidden.`,
  emptyLicense: 'This license has no API keys yet.',
  readOnly: (reason: string) => `You can view but not edit this API key. ${reason}`,
  /** The answer to a call with an API key that only a person may make. */
  needsPerson: "API keys can't make this call. Sign in as a user.",
  /** In the audit: why a call with a right key was refused. The reply does not say it. */
  deactivated: 'The API key is not active.',
  licenseClosed: 'The license of the API key is not active or has expired.',
} as const

export const apiKeyLabels = {
  list: pageTitles.apiKeys,
  one: 'API key',
  many: 'API keys',
  filter: 'Filter API keys',
  filterPlaceholder: 'Name or prefix',
  onlyActive: 'Show Only Active Keys', // specified: KEY-04
  showInactive: 'Show inactive keys too',
  prefix: 'Prefix',
  name: 'Name',
  description: 'Description',
  licenseId: 'License Id',
  /** The field; a badge is `active` or `inactive`. */
  isActive: 'Active',
  active: 'Active',
  inactive: 'Inactive',
  pressToActivate: 'Press to activate.',
  pressToDeactivate: 'Press to deactivate.',
  allProjects: 'Access All Projects',
  createdDate: 'Created',
  updatedDate: 'Last Updated',
  addOns: pageTitles.productLicenses,
  newTitle: pageTitles.newApiKey,
  secretTitle: 'API key created',
  secret: 'API Key',
  copy: 'Copy',
  close: 'Close',
  save: 'Save',
  yes: 'Yes',
  no: 'No',
  /** Title of a key until its name is known. */
  title: 'API Key',
} as const
