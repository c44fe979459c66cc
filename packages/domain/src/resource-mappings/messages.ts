/** Texts of resource type mappings. (Operations specification §4, §8.) */
export const mappingMessages = {
  saved: 'Config saved.', // specified: MSG-75
  saveFailed: 'Config was not saved.', // specified: MSG-75
  removed: 'Config Removed.', // specified: MSG-75
  removeFailed: 'Config was not removed.', // specified: MSG-75
  alreadyAssigned: (type: string) => `${type} already has a config assigned`, // specified: RES-29
  noSuchOwner: {
    workflow: 'No such workflow in this project.',
    preservation: 'No such preservation in this project.',
  },
  noSuchType: 'No such resource type.',
  archived: 'This workflow is archived. Choose an active one.',
  hasProduction: 'This workflow has a Production item. Choose a workflow without one.',
} as const

/** Texts of the screens of mappings, which differ by what resource types are assigned to. */
export const mappingTexts = {
  workflow: {
    fetchFailed: 'Failed to fetch the workflows of resource types.',
    help: 'Choose the resource types of each workflow. A resource type belongs to one workflow of a project.',
    list: 'Workflows and their resource types',
    none: 'No workflow can be assigned here',
    noneHelp: 'Resource types can use active workflows of this project without a Production item.',
    withoutCopy: (name: string) => `${name} has no copy in the target that resource types can use.`,
  },
  preservation: {
    fetchFailed: 'Failed to fetch the preservations of resource types.',
    help: 'Choose the resource types of each preservation. A resource type can have several preservations.',
    list: 'Preservations and their resource types',
    none: 'This project has no preservations',
    noneHelp: 'Add a preservation with this project, then assign resource types to it here.',
    withoutCopy: (name: string) => `${name} has no copy in the target.`,
  },
} as const

/** Texts that both screens have. */
export const mappingScreenMessages = {
  readOnly: (reason: string) => `You can view these resource types but not change them. ${reason}`,
  usedBy: (name: string) => `Used by ${name}.`,
  nothingToCopy: 'No resource types are assigned here.',
  chooseTarget: 'Choose a project.',
  targetLoading: 'Wait until the resource types of the project are loaded.',
  nothingFree: 'There is nothing to copy to this project.',
  copies: (count: number) =>
    count === 1 ? '1 resource type will be copied.' : `${count} resource types will be copied.`,
  copiedTo: (name: string, types: string) => `${name}: ${types}`,
} as const

/** Labels of both screens. */
export const mappingLabels = {
  typesOf: (name: string) => `Resource types of ${name}`,
  placeholder: 'Assign resource types',
  chosen: 'Assigned resource types',
  copy: 'Copy to project',
  copyTitle: 'Copy the resource types to another project',
  target: 'Project',
  confirmCopy: 'Copy',
  cancel: 'Cancel',
  copied: 'Copied',
  skipped: 'Not copied',
} as const
