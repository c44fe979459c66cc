import type { LinkKind } from './board'

/** What can be wrong with a workflow and its items. Names and weights are in `board-messages.ts` and `messages.ts`. (Operations specification §4, §5.) */
export const faultMessages = {
  nameRequired: 'Workflow name is Required', // specified: WF-47
  /** Toast of a save without a name (WF-48). */
  nameToast: 'Please Provide a name', // specified: WF-48
  noPhases: 'Add at least one phase.',
  noItems: 'Add at least one item to this phase.',
  /** Why Save is disabled (WF-61). */
  emptyPhase: (phase: string) => `Add at least one item to phase ${phase}.`,
  noProject: 'Select at least one project.',
  tooLarge: (limit: number) =>
    `A workflow can have at most ${limit} phases, items and parts of items in all. Split it into several workflows.`,
  tooLong: (limit: number) =>
    `A workflow can have at most ${limit.toLocaleString('en-US')} characters of JSON. Shorten its texts, or split it into several workflows.`,
  phaseIdRepeated: 'Two phases have the same id.',
  itemIdRepeated: 'Two items have the same id.',
  requirementNameRequired: 'Requirement Name is Required', // specified: ITEM-42
  requirementTypeRequired: 'Requirement Type is Required', // specified: ITEM-45
  triggerNameRequired: 'Trigger name is required', // specified: ITEM-51
  triggerTypeRequired: 'Choose a location or a tag.',
  triggerSiteRequired: 'Choose a site.',
  triggerSiteMissing: 'This site is not in the project. Choose another one.',
  triggerSiteOfTag: 'A tag-based trigger has no site.',
  geoConditionRequired: 'Choose Entering or Leaving.',
  tagConditionRequired: 'Choose Tag Assignment or Tag Unassignment.',
  oneTrigger: 'An item can have only one trigger.',
  conditionNameRequired: 'Name is Required', // specified: ITEM-69
  conditionNameTaken: 'Name must be unique', // specified: ITEM-70
  conditionsTooFew: 'Add at least 2 conditions, or delete all.',
  conditionTargetRequired: 'Choose a phase and an item.',
  conditionTargetTaken: 'Another condition has this target. Choose a different item.',
  stateRequired: 'Choose an item state.',
  statusRequired: 'Choose a status.',
  stateTaken: 'Item state must be unique', // specified: ITEM-81
  statusTaken: 'Status must be unique', // specified: ITEM-82
  tooManyMappings: 'An item can have at most 2 mappings.',
  productionNameRequired: 'Production name is required', // specified: ITEM-95
  unitRequired: 'Unit of measure is required', // specified: ITEM-95
  quantityPositive: 'Total Quantity must be positive.', // specified: ITEM-91
  /** In the item properties, in place of the other sentence (ITEM-07). */
  itemValueSmall: 'Item Value must be greater than 0', // specified: ITEM-07
  /** @param items the items of the circle between the item and itself, as a sentence */
  ownPrerequisite: (items: string) =>
    items === '' ? 'An item cannot be its own prerequisite.' : `This item is its own prerequisite through ${items}.`,
} as const

/** What links of each kind are called in the sentences below. */
const LINK_NOUNS: Readonly<Record<LinkKind, string>> = {
  preRequisite: 'prerequisite',
  conditionalVisibility: 'condition',
  reset: 'Auto-Reset entry',
  complete: 'Auto-Complete entry',
}

export const linkFaultTexts = {
  dangling: (kind: LinkKind) =>
    `This ${LINK_NOUNS[kind]} points to an item that no longer exists. Choose another item.`,
  self: (kind: LinkKind) => `This ${LINK_NOUNS[kind]} points to its own item. Choose another item.`,
  repeated: (kind: LinkKind) => `This ${LINK_NOUNS[kind]} is in the list twice.`,
} as const
