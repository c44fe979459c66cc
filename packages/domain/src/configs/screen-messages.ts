/** Texts of the screens of configs. (Operations specification §2.) */
export const configScreenMessages = {
  readOnly: (reason: string) => `You can view but not edit these configs. ${reason}`,
  defaults: (configs: number) =>
    `${configs === 1 ? '1 config' : `${configs} configs`}. “Set here” marks values that differ from the defaults in project 1.`,
  areDefaults: (configs: number) =>
    `${configs === 1 ? '1 config' : `${configs} configs`}. These values are the defaults of every project and license.`,
  licenseDefaults: (configs: number) =>
    `${configs === 1 ? '1 config' : `${configs} configs`}. “Set here” marks values that differ from the default license configs.`,
  emptyTitle: 'No configs yet',
  empty: 'Add a config to set what differs from the defaults.',
  noParameters: 'This config has no parameters.',
  noChanges: 'No unsaved changes',
  hasAllTypes:
    'All types of this tab are already added. Resource properties have a tab and an Add button of their own.',
  adding: 'Wait until the config is added.',
  loadingDefaults: 'The types are loading.',
  defaultsFailed: 'No config can be added now.',
  typesFailed: 'The types could not be loaded. Press Retry above the configs.',
  hasErrors: 'Correct the errors first.',
  count: (changes: number, configs: number) =>
    `${changes} unsaved ${changes === 1 ? 'change' : 'changes'} in ${configs} ${configs === 1 ? 'config' : 'configs'}`,
  changes: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`,
  errors: (count: number) => `${count} ${count === 1 ? 'error' : 'errors'}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: (canAddAgain: boolean) =>
    `Its values are deleted immediately, and the defaults apply again. ${canAddAgain ? 'You can add the config again later.' : 'Nobody offers this type, so you cannot add it again.'}`,
  deleteDefaultText: (canAddAgain: boolean) =>
    `This deletes the default values of every project and license. Projects that have this config do not change. ${
      canAddAgain
        ? 'You can add the config again later, with the values of the product.'
        : 'Only this project offers this type, so nobody can add it again.'
    }`,
  deleteDirty: 'You also lose your unsaved changes to this config.',
  conflict: (name: string) => `Someone else changed ${name} while you were editing.`,
  removed: (name: string, changes: number) =>
    changes === 0
      ? `Someone else deleted ${name}.`
      : `Someone else deleted ${name}. Your unsaved changes are safe on this page. Add the config again with them, or discard them.`,
  addedAgain:
    'Someone else added a config of this type again. Copy what you need into that one, then discard these changes.',
  notSavedWith: (names: readonly string[]) => `Nothing was saved, because ${names.join(' and ')} could not be saved.`,
  pickLocation: "Separate levels with '>'.",
  noRestriction: '0 means no restriction.',
  statuses: (count: number) => `${count} custom ${count === 1 ? 'status' : 'statuses'}`,
  noStatuses: 'No custom statuses yet. Add one below.',
  statusNotAdded: 'Press Enter to add this status, or clear the field.',
  statusInUse: (name: string) => `Workflow items use ${name}. Choose another status in these items first.`,
  laterStatusInUse: (name: string) =>
    `Removing ${name} would change the codes of the statuses after it. Choose another status in these workflow items first.`,
  statusAdded: (name: string) => `Added ${name}. Save to keep it.`,
  statusRemoved: (name: string) => `Removed ${name}. Save to apply it.`,
  lastSubConfig: 'A config needs at least one sub-config. Use DELETE to remove the whole config.',
  saveFirst: 'Save these sub-configs before you add more.',
  subConfigAdded: (number: number) => `Added config ${number}. Save to keep it.`,
  subConfigRemoved: (number: number) => `Removed config ${number}. Save to apply it.`,
  noLabels: 'No custom labels yet. Sites print with the built-in label until you add one.',
  labelAdded: (number: number) => `Added label ${number}. Save to keep it.`,
  labelRemoved: (number: number) => `Removed label ${number}. Save to apply it.`,
  labelSize: 'Width and height in inches, such as 4x2.',
  labelZpl: 'The name of the site replaces {name}.',
  previewNeedsValid: 'Correct the label to see its preview.',
  noPreview: 'This server has no label previews. Print a label to check it.',
  previewLoading: 'Drawing the label…',
  previewSample: 'The label of a site named “Sample site”.',
  saveLabelsFirst: 'Save these labels before you add more.',
  noStatus: 'None',
  retry: 'Retry',
  loadingStatuses: 'The material statuses are loading.',
} as const

/** Labels of the screens, beside the specified ones. */
export const configScreenLabels = {
  index: 'Configs',
  confirmDelete: 'Delete config',
  of: (name: string) => `of ${name}`,
  json: (name: string) => `Json of ${name}`,
  search: 'Search parameters',
  filter: 'Filter parameters',
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
  list: {
    code: 'Code',
    status: 'Status',
    unavailableOf: (name: string) => `Unavailable: ${name}`,
    remove: (name: string) => `Remove ${name}`,
    actions: 'Actions',
    added: 'Added',
    cannotRemove: (name: string) => `Cannot Remove ${name}`,
    newStatus: 'New status',
    add: 'Add',
    statuses: 'Custom statuses',
  },
  available: 'Available',
  unknownStatus: (code: string) => `Unknown status ${code}`,
  includeDefaults: 'Include Available and Unavailable',
  subConfig: (number: number) => `Config ${number}`,
  inSubConfig: (number: number, label: string) => `Config ${number}, ${label}`,
  subConfigCount: 'Number of configs',
  labels: 'Labels',
  label: (number: number) => `Label ${number}`,
  inLabel: (number: number, label: string) => `Label ${number}, ${label}`,
  addLabel: 'Add label',
  showPreview: 'Show preview',
  showPreviewOf: (number: number) => `Show preview of label ${number}`,
  previewOf: (number: number) => `Preview of label ${number}`,
  sampleSite: 'Sample site',
  removeLabel: (number: number) => `Remove label ${number}`,
} as const
