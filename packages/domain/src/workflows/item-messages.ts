/*
 * Every text of the item properties and the tabs of an item. (Operations specification §2, §4, §5.)
 */

/** The types of requirements (ITEM-41). */
export const requirementTypeLabels = {
  1: 'Document',
  2: 'Digital Signature',
  5: 'Yes/No',
  6: 'Property',
  10: 'Comment',
} as const

/** What a location trigger and a tag trigger react to (ITEM-46). */
export const triggerConditionLabels = {
  0: 'Not chosen',
  1: 'Entering', // specified: ITEM-46
  2: 'Leaving', // specified: ITEM-46
  3: 'Tag Assignment', // specified: ITEM-46
  4: 'Tag Unassignment', // specified: ITEM-46
} as const

export const triggerTypeLabels = { 1: 'Location', 2: 'Tag' } as const

export const progressStateLabels = { 0: 'Progress', 1: 'Reset' } as const

export const productionTypeLabels = {
  0: 'Default', // specified: ITEM-87
  1: 'Create IssueTicket For Finished Good Sub Components', // specified: ITEM-87
  2: 'Create Receipt For Finished Good(s)', // specified: ITEM-87
} as const

/** Labels of the item properties and of the dialog that creates an item. */
export const itemLabels = {
  title: (name: string) => `Item Properties: ${name}`,
  createTitle: (phase: string) => `Create item in ${phase}`,
  create: 'Create item', // specified: ITEM-01
  createdName: 'Item Name', // specified: ITEM-01
  createdType: 'Item Type',
  createdWeight: 'Item Weight', // specified: ITEM-01
  name: 'Name',
  weight: 'Weight',
  type: 'Type',
  prerequisite: 'Prerequisite', // specified: ITEM-08
  noPrerequisite: 'None',
  removePrerequisite: 'Remove the prerequisite',
  equipmentStatus: 'Equipment Status',
  ownState: 'When the item is set to',
  ownStatus: 'Set the equipment status',
  statusUnchanged: 'Do Not Change Status',
  emails: 'Emails', // specified: ITEM-08
  tabs: 'Item rules',
  ok: 'OK', // specified: ITEM-08
  cancel: 'Cancel',
  close: 'Close',
  unnamed: 'Unnamed item',
  unnamedPhase: 'Unnamed phase',
  itemOfPhase: (phase: string, item: string) => `${phase} › ${item}`,
  deletedItem: 'Deleted item',
  unknownStatus: (state: number) => `Unknown status (${state})`,
  unknownSite: (siteId: number) => `Unknown site (${siteId})`,
} as const

/** Labels inside the tabs. */
export const itemTabTexts = {
  description: 'Description', // specified: ITEM-37
  apply: 'OK', // specified: ITEM-37
  delete: 'Delete', // specified: ITEM-37
  editableProperty: 'Editable property', // specified: ITEM-38
  requirements: 'Requirements of the item',
  newRequirement: 'New requirement',
  requirement: 'Requirement',
  trigger: 'Trigger',
  production: 'Production',
  chooseType: 'Select a type',
  triggerKind: 'Kind of trigger',
  site: 'Site',
  triggerOn: 'When',
  allBefore: 'All before', // specified: ITEM-63
  allAfter: 'All after', // specified: ITEM-63
  allPrevious: 'Select all previous',
  item: (place: number) => `Item ${place}`,
  addItem: 'Add item',
  remove: (name: string) => `Remove ${name}`,
  conditionName: (place: number) => `Name of condition ${place}`,
  conditionItem: (place: number) => `Item of condition ${place}`,
  condition: (place: number) => `condition ${place}`,
  nameColumn: 'Name',
  itemColumn: 'Item',
  addCondition: 'Add condition',
  deleteAll: 'Delete all',
  stateColumn: 'Item state',
  statusColumn: 'Equipment status',
  mappingState: (place: number) => `Item state of mapping ${place}`,
  mappingStatus: (place: number) => `Equipment status of mapping ${place}`,
  mapping: (place: number) => `mapping ${place}`,
  addMapping: 'Add mapping',
  chooseState: 'Select a state',
  chooseStatus: 'Select a status',
  quantity: 'Total Quantity',
  unit: 'Unit of Measure',
} as const

/** Errors and notices. */
export const itemMessages = {
  triggerUpdated: 'Trigger updated', // specified: ITEM-48
  productionUpdated: 'Production updated',
  fixedByType: (type: string) => `Not used by “${type}”.`,
  alreadyListed: 'This item is already in the list.',
  noSites: 'The project has no sites.',
  noItems: 'The workflow has no other item to choose.',
  noPrevious: 'This item cannot complete any earlier item of the phase.',
  notConfirmed: 'Save the workflow to confirm.',
  requirementUpdated: (name: string) => `Requirement ${name} updated.`,
  requirementDeleted: (name: string) => `Requirement ${name} deleted.`,
  requirementsEmpty: 'No requirements yet.',
  conditionsFewest: 'Conditional visibility needs at least 2 conditions. Use Delete all to remove them.',
  conditionsEmpty: 'The item has no conditions.',
  completeHelp: 'Completing this item completes these items too.',
  resetHelp: 'Resetting this item resets these items too.',
  mappingsEmpty: 'No equipment status changes this item.',
  /** What a change of the type removed, because items of the new type cannot have it. */
  partsRemoved: (parts: string) => `Removed because this type cannot have them: ${parts}.`,
  pending: 'Not saved until you save the workflow.',
  tabHasErrors: 'Has errors.',
  hasErrors: (count: number) => (count === 1 ? 'Correct 1 error.' : `Correct ${count} errors.`),
  discardTitle: (name: string) => `Discard the changes to ${name}?`,
  discardText: 'The changes that you made in this dialog are lost.',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
  faults: 'This item cannot be saved',
  /** Stored parts in disabled tabs. */
  excludedParts: 'Parts that this item cannot have',
  excludedHelp: 'The workflow cannot be saved with these parts. Remove those that the item does not need.',
  partRemoved: (part: string) => `${part} removed.`,
} as const
