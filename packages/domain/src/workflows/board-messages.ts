import { joinNames, listNames, MAX_LISTED } from '../shared/join-names'
import type { ItemFlag, LinkKind } from './board'

/** Every text of the board of phases. (Operations specification §2, §5.) */
export const boardMessages = {
  /** WF-49, WF-50. */
  phaseNameRequired: 'Phase name is Required', // specified: WF-49
  phaseNameTaken: 'Phase name must be unique within workflow', // specified: WF-50
  /** ITEM-04, ITEM-05. */
  itemNameRequired: 'Item name is Required', // specified: ITEM-04
  itemNameTaken: 'Item name must be unique within phase', // specified: ITEM-05
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
  rebalance: 'Rebalance',
  rebalanceHow: { evenly: 'Rebalance evenly', proportion: 'Rebalance in proportion' },
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

/** Why an item cannot be deleted: the items that link to it, and the tabs with the links (ITEM-36). */
export function itemUsedBy(item: string, users: readonly { readonly name: string; readonly kind: LinkKind }[]): string {
  const names = [...new Set(users.map(({ name }) => name))]
  const described = names.map((name) => {
    const kinds = users.filter((user) => user.name === name).map(({ kind }) => itemFlagLabels[kind])
    return `${name} (${joinNames([...new Set(kinds)])})`
  })
  return `Can't delete ${item}. Used by: ${listNames(described)}.`
}

/** Why a phase cannot be deleted: items of other phases that link to its items (ITEM-36). */
export function phaseUsedBy(phase: string, users: readonly { readonly name: string }[]): string {
  const names = [...new Set(users.map(({ name }) => name))]
  const need = names.length === 1 ? 'needs an item' : 'need items'
  const list = names.length > MAX_LISTED ? listNames(names) : joinNames(names)
  return `Can't delete ${phase}. ${list} ${need} of this phase.`
}
