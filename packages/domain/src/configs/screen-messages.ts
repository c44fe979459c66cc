import { pageTitles } from '../shared/page-titles'
import { configMessages } from './messages'

/** Texts of the screens of configs. (Operations specification §2.) */
export const configScreenMessages = {
  readOnly: (reason: string) => `You can view but not edit these configs. ${reason}`,
  integration: 'The following project configs need custom integration logic to have an effect.',
  defaults: (configs: number) =>
    `${configs === 1 ? '1 config' : `${configs} configs`}. “Set here” marks values that differ from the defaults in project 1.`,
  licenseDefaults: (configs: number) =>
    `${configs === 1 ? '1 config' : `${configs} configs`}. “Set here” marks values that differ from the default license configs.`,
  emptyTitle: 'No configs yet',
  empty: 'Add a config to set what differs from the defaults.',
  noMatchTitle: 'No config matches',
  noMatch: 'Change the search or show all parameters.',
  noParameters: 'This config has no parameters.',
  noChanges: 'No unsaved changes',
  waitForSave: 'Wait until your changes are saved.',
  hasErrors: 'Correct the errors first.',
  count: (changes: number, configs: number) =>
    `${changes} unsaved ${changes === 1 ? 'change' : 'changes'} in ${configs} ${configs === 1 ? 'config' : 'configs'}`,
  changes: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`,
  errors: (count: number) => `${count} ${count === 1 ? 'error' : 'errors'}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Its values are deleted immediately, and the defaults apply again. You can add the config later.',
  deleteDirty: 'Your unsaved changes of this config are lost too.',
  conflict: (name: string) => `Someone else changed ${name} while you were editing.`,
  nothingToAdd: configMessages.nothingToAdd,
  pickLocation: "Separate levels with '>'.",
  noRestriction: '0 means no restriction.',
  statuses: (count: number) => `${count} custom ${count === 1 ? 'status' : 'statuses'}`,
  noStatuses: 'No custom statuses yet. Add one below.',
  statusExists: 'There is already a status with this name.',
  statusBlank: 'Type a name first.',
  statusAdded: (name: string) => `Added ${name}. Save to keep it.`,
  statusRemoved: (name: string) => `Removed ${name}. Save to apply it.`,
  lastSubConfig: 'The last sub-config stays. Use DELETE to remove the whole config.',
  saveFirst: 'Save these sub-configs before you add more.',
  subConfigAdded: (number: number) => `Added config ${number}. Save to keep it.`,
  subConfigRemoved: (number: number) => `Removed config ${number}. Save to apply it.`,
  noLabels: 'No custom labels yet. Sites print with the built-in label until you add one.',
  labelAdded: (number: number) => `Added label ${number}. Save to keep it.`,
  labelRemoved: (name: string) => `Removed ${name}. Save to apply it.`,
  saveLabelsFirst: 'Save these labels before you add more.',
  loadingStatuses: 'The material statuses are loading.',
} as const

export const configLabels = {
  tab: pageTitles.projectConfig,
  licenseTab: pageTitles.licenseConfiguration,
  index: 'Configs',
  add: 'Add Config', // specified: PROJ-34
  save: 'SAVE', // specified: CONF-01
  delete: 'DELETE', // specified: CONF-01
  saveOf: (name: string) => `SAVE ${name}`,
  deleteOf: (name: string) => `DELETE ${name}`,
  confirmDelete: 'Delete config',
  showJson: 'Show Json', // specified: CONF-45
  showJsonOf: (name: string) => `Show Json of ${name}`,
  json: (name: string) => `Json of ${name}`,
  search: 'Search parameters',
  show: 'Show parameters',
  views: { all: 'All', set: 'Set here', changed: 'Changed' },
  isDefault: 'Default',
  isSet: 'Set here',
  reset: (label: string) => `Reset ${label} to default`,
  parameters: (count: number) => `${count} ${count === 1 ? 'parameter' : 'parameters'}`,
  unsaved: 'Unsaved changes',
  hasError: 'Has errors',
  nextConfig: 'Next config',
  saveAll: 'Save all',
  none: 'None',
  list: {
    code: 'Code',
    status: 'Status',
    unavailable: 'Unavailable', // specified: CONF-31
    unavailableOf: (name: string) => `Unavailable: ${name}`,
    remove: (name: string) => `Remove ${name}`,
    added: 'Added',
    newStatus: 'New status',
    add: 'Add',
    statuses: 'Custom statuses',
  },
  checkIn: 'Automatic Check-In Status', // specified: CONF-32
  checkOut: 'Automatic Check-Out Status', // specified: CONF-32
  clearStatus: 'Clear Status', // specified: CONF-34
  unchangedStatus: 'Do Not Change Status', // specified: CONF-34
  unknownStatus: (code: string) => `Unknown status ${code}`,
  includeDefaults: 'Include Available and Unavailable',
  cannotRemove: 'Cannot Remove', // specified: CONF-43
  addSubConfig: 'Add new config', // specified: CONF-26
  deleteLast: 'Delete last', // specified: CONF-26
  subConfig: (number: number) => `Config ${number}`,
  subConfigCount: 'Number of configs',
  labels: 'Labels',
  label: (number: number) => `Label ${number}`,
  addLabel: 'Add label',
  removeLabel: (number: number) => `Remove label ${number}`,
} as const
