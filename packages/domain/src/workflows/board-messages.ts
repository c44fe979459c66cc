import { joinNames, listNames, MAX_LISTED } from '../shared/join-names'
import type { ItemFlag, LinkKind } from './board'
import type { ItemLink, WorkflowItem } from './item'
import { getTrigger } from './item-parts'

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

/** What the icons of a card say before the names of their targets (WF-96). */
const flagVerbs = { ...itemFlagLabels, reset: 'Resets', complete: 'Completes', triggers: 'Trigger' } as const

type NamedLink = Pick<ItemLink, 'itemId' | 'phaseId'>

/** What stands for a target that no longer exists. */
const DELETED = 'a deleted item'
/** What the mark of a card with such a link says (WF-97). */
export const linkToDeleted = 'Link to deleted item'

/**
 * What an icon of a card says: its kind, and what it names (WF-96).
 * @param nameOf the name of the item of a link; undefined for one that does not exist
 */
export function describeFlag(
  item: WorkflowItem,
  flag: ItemFlag,
  nameOf: (link: NamedLink) => string | undefined,
): string {
  const label = flagVerbs[flag]
  const names = listTargets(item, flag, nameOf)
  if (names.length === 0) return itemFlagLabels[flag]
  return flag === 'reset' || flag === 'complete' ? `${label} ${listNames(names)}` : `${label}: ${listNames(names)}`
}

function listTargets(
  item: WorkflowItem,
  flag: ItemFlag,
  nameOf: (link: NamedLink) => string | undefined,
): readonly string[] {
  const namesOf = (links: readonly NamedLink[] = []): string[] =>
    links.flatMap((link) => (link.itemId === '' ? [] : [nameOf(link) ?? DELETED]))
  if (flag === 'preRequisite') return namesOf(item.preRequisite ? [item.preRequisite] : [])
  if (flag === 'conditionalVisibility' || flag === 'reset' || flag === 'complete') return namesOf(item[flag])
  if (flag === 'requirements') return (item.requirements ?? []).map(({ name }) => name)
  if (flag === 'triggers') return [getTrigger(item)?.triggerName ?? ''].filter((name) => name !== '')
  if (flag === 'production') return [item.production?.name ?? ''].filter((name) => name !== '')
  return flag === 'emails' ? (item.emails ?? []) : []
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
