/** Every text of configs. (Operations specification §5, §8.) */
export const configMessages = {
  fetchAllFailed: 'Failed to fetch configs.', // specified: MSG-04
  fetchFailed: 'Failed to fetch config.', // specified: MSG-05
  fetchLicenseFailed: 'Failed to fetch license configs.', // specified: MSG-06
  savedAll: 'Updated configs.', // specified: MSG-74
  saveAllFailed: 'Failed to update configs.', // specified: MSG-07
  saved: 'Config saved.', // specified: MSG-08
  saveFailed: 'Config was not saved.', // specified: MSG-08
  added: 'Configuration added.', // specified: MSG-09
  addFailed: 'Adding config failed.', // specified: MSG-09
  deleted: 'Config deleted.', // specified: MSG-11
  deleteFailed: 'Config did not get deleted.', // specified: MSG-11
  partRemoved: 'Config Removed.', // specified: MSG-10
  partNotRemoved: 'Config was not removed.', // specified: MSG-10
  licenseAdded: 'New License configuration added.', // specified: MSG-12
  licenseSaved: 'License configuration updated.', // specified: MSG-13
  licenseRemoved: 'License configuration removed.', // specified: MSG-14
  statusesFailed: 'Failed to fetch material status options.', // specified: MSG-16
  nothingToAdd: 'No new configurations', // specified: CONF-17
  overwrites: 'Copying a configuration will overwrite existing configuration of the same type.', // specified: MSG-64
  notFound: 'No such config.',
  versionNotFound: 'This version of the config no longer exists.',
  tooManyParameters: (limit: number) => `A config can have at most ${limit.toLocaleString('en-US')} parameters.`,
  exists: 'This project already has a config of this type.',
  licenseAlreadyHas: 'This license already has a config of this type.',
  unknownType: (name: string) => `The server does not know the config type “${name}”. Choose a type from Add Config.`,
  overwriteQuestion: 'This configuration already exists. Would you like to overwrite?', // specified: COPY-13
  integrationBanner: 'The following project configs need custom integration logic to have an effect.', // specified: CONF-24
  licenseAddFailed: 'Adding config failed.', // specified: MSG-15
  licenseSaveFailed: 'Failed to update configs.', // specified: MSG-15
  licenseRemoveFailed: 'Config was not removed.', // specified: MSG-15
  statusInUseTitle: 'Cannot Remove', // specified: CONF-43
  /** `newName` is the name that the code would get; undefined if the list would no longer have the code. */
  statusInUse: (
    { name, state, newName }: { readonly name: string; readonly state: number; readonly newName: string | undefined },
    items: readonly string[],
  ) =>
    `${name} (code ${state}) is in use${newName === undefined ? '' : ` and would be named ${newName}`}. Choose another status in these workflow items first: ${items.join(', ')}.`,
  statusBlank: 'Type a name first.',
  statusExists: 'There is already a status with this name.',
  statusReserved: 'This name is reserved. Choose another name.',
  noSuchStatus: 'This config has no status with this code. Choose a listed status.',
  noSuchMaterialStatus: 'Choose a listed material status.',
  levelsMissing: 'Enter the minimum and the maximum of the storage levels.',
  statusNotFound: 'This config has no status with this code.',
  statusRenamed: (name: string) => `Renamed the status to ${name}.`,
  statusRenameFailed: 'The status was not renamed. Try again.',
  hiddenItems: (count: number) => `${count} in projects that you can't see`,
  conflict: 'Someone else changed this config while you were editing.',
  repeated: 'The request names a config twice. Name each config once.',
  conflictTogether:
    'Someone else changed one of these configs while you were editing. Nothing was saved. Check the changes, then save again.',
  defaultsNeedAllLicenses: 'These configs are the defaults of every license. Ask a super-administrator to change them.',
  negative: 'Value cannot be negative.', // specified: CONF-07
  notANumber: 'Enter a number.',
  notWhole: 'Enter a whole number.',
  tooLarge: `Enter a number up to ${Number.MAX_SAFE_INTEGER.toLocaleString('en-US')}.`,
  minimumOverMaximum: 'The minimum value cannot be greater than the maximum!', // specified: CONF-47
  locationSeparator: "Location name may not contain '>' except to separate levels", // specified: CONF-53
  exactLevels: (levels: number) => `Location must have exactly ${levels} levels (EnforceStorageLevels config)`, // specified: CONF-55
  levelsBetween: (minimum: number, maximum: number) =>
    `Location must have at least ${minimum} and at most ${maximum} levels (EnforceStorageLevels config)`, // specified: CONF-56
  pickLocationConflict: (levels: number) =>
    `The Direct Handover Pick Location has ${levels} levels, which conflicts with the EnforceStorageLevels config.`,
} as const

/** Labels of the config screens. */
export const configLabels = {
  checkInStatus: 'Automatic Check-In Status', // specified: CONF-32
  checkOutStatus: 'Automatic Check-Out Status', // specified: CONF-32
  clearStatus: 'Clear Status', // specified: CONF-34
  doNotChangeStatus: 'Do Not Change Status', // specified: CONF-34
  unavailable: 'Unavailable', // specified: CONF-31
  addConfig: 'Add Config', // specified: CONF-16
  addPart: 'Add new config', // specified: CONF-26
  removeLastPart: 'Delete last', // specified: CONF-26
  showJson: 'Show Json', // specified: CONF-45
  save: 'SAVE', // specified: CONF-01
  delete: 'DELETE', // specified: CONF-01
} as const
