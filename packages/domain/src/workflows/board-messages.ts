import type { ItemFlag, LinkKind } from './board'

/** Every text of the board of phases. (Operations specification §2, §5.) */
export const boardMessages = {
  /** WF-49, WF-50. */
  phaseNameRequired: 'Phase name is Required', // specified: WF-49
  phaseNameTaken: 'Phase name must be unique within workflow', // specified: WF-50
  /** ITEM-04, ITEM-05. */
  itemNameRequired: 'Item name is Required', // specified: ITEM-04
  itemNameTaken: 'Item name must be unique within phase', // specified: ITEM-05
  /** Why an item or a phase stays: what refers to it (ITEM-36). */
  referredTo: (references: readonly string[]) => `Referred to as ${references.join('; ')}.`,
  itemNameTakenThere: (phase: string) => `${phase} has an item of this name.`,
} as const

/** Labels of the board (WF-38, WF-40). */
export const boardLabels = {
  phases: 'Phases',
  createItem: 'Create Item',
  /** Accessible name of that button, because every phase has one. */
  createItemIn: (phase: string) => `Create Item in ${phase}`,
  editWeights: 'Edit Weights',
  addPhase: 'Add phase',
} as const

/** What the icons of a card say (WF-42). */
export const itemFlagLabels: Readonly<Record<ItemFlag, string>> = {
  preRequisite: 'Prerequisite',
  conditionalVisibility: 'Conditional',
  requirements: 'Requirements',
  triggers: 'Triggers',
  reset: 'Auto-Reset',
  complete: 'Auto-Complete',
  equipmentStatus: 'Equipment Status', // specified: ITEM-13
  production: 'Production',
  emails: 'Emails',
}

/** The three kinds of items. */
export const itemTypeLabels = { 1: 'Incremental', 2: 'Progress', 3: 'Production' } as const

/** A link, told from what it points to. */
export const referenceText = (kind: LinkKind, item: string, phase: string): string =>
  `${itemFlagLabels[kind]} of ${item}, phase ${phase}`
