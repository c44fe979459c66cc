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
  hasProduction: 'This workflow has a Production item. Resource types can use workflows without one.',
} as const
