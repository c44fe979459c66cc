import { ITEM_TYPE, type WorkflowItem } from './item'
import { findItem } from './item-edit'
import { getTrigger, hasEquipmentStatus, hasOwnStatus } from './item-parts'
import { type ItemFacts, type ItemTab, tabDisabledReason } from './item-tabs'
import { tabBlockTexts, tabMessages } from './tab-messages'
import type { WorkflowPhase } from './workflow'

/*
 * Parts that an item has although their tab is disabled: data that this gateway did not save can have them. No tab can remove them, so that a person removes them as a whole. (ITEM-18 to ITEM-32.)
 */

/** A part that an item cannot have, beside its other parts or in its type. */
export interface ExcludedPart {
  readonly tab: ItemTab
  /** Where it is stored, below the item. */
  readonly path: string
  /** Why the item cannot have it, as a sentence. */
  readonly message: string
}

/** Where the parts of most tabs are stored. */
const PARTS: readonly (readonly [tab: ItemTab, path: string, has: (facts: ItemFacts) => boolean])[] = [
  ['requirements', 'requirements', (facts) => facts.requirements],
  ['conditional', 'conditionalVisibility', (facts) => facts.conditional],
  ['triggers', 'triggers', (facts) => facts.trigger],
  ['reset', 'reset', (facts) => facts.reset],
  ['complete', 'complete', (facts) => facts.complete],
]

/** The parts that an item cannot have. Of two that exclude each other, both. */
export function excludedParts(item: WorkflowItem, facts: ItemFacts): ExcludedPart[] {
  const found: readonly (readonly [tab: ItemTab, path: string, message: string | undefined])[] = [
    ...PARTS.map(([tab, path, has]) => [tab, path, has(facts) ? tabDisabledReason(facts, tab) : undefined] as const),
    ['production', 'production', item.production ? tabDisabledReason(facts, 'production') : undefined],
    ['equipment', hasOwnStatus(item) ? 'equipmentStatus' : 'itemStateFromEquipmentStatus', equipmentFault(item, facts)],
  ]
  return found.flatMap(([tab, path, message]) => (message === undefined ? [] : [{ tab, path, message }]))
}

/**
 * Equipment statuses of a type that has none, or of projects that differ. Conditions and links close the tab but may be added to an item that has a status already, so that
 * both together are no fault.
 */
function equipmentFault(item: WorkflowItem, facts: ItemFacts): string | undefined {
  if (!hasEquipmentStatus(item)) return undefined
  if (item.itemType === ITEM_TYPE.incremental) return tabMessages.disabled(tabBlockTexts.incremental)
  if (item.itemType === ITEM_TYPE.production) return tabMessages.disabled(tabBlockTexts.production)
  return facts.differingStatuses ? tabMessages.differingStatuses : undefined
}

/**
 * The parts that a person chooses from: those that the item cannot have, and the equipment statuses that exclude them. These may stay, but while their tab is disabled nothing else
 * can remove them.
 */
export function partsToChoose(item: WorkflowItem, facts: ItemFacts): Omit<ExcludedPart, 'path'>[] {
  const excluded = excludedParts(item, facts)
  const isShown = (tab: ItemTab): boolean => excluded.some((part) => part.tab === tab)
  const message = tabDisabledReason(facts, 'equipment')
  const hasRival = hasEquipmentStatus(item) && (isShown('requirements') || isShown('triggers'))
  return hasRival && message !== undefined && !isShown('equipment')
    ? [...excluded, { tab: 'equipment', message }]
    : excluded
}

/** An item without the parts of a tab. Triggers go under both names that one can be stored under (ITEM-57). */
export function withoutPart(item: WorkflowItem, tab: ItemTab): WorkflowItem {
  switch (tab) {
    case 'requirements':
      return { ...item, requirements: [] }
    case 'conditional':
      return { ...item, conditionalVisibility: [] }
    case 'triggers':
      return { ...item, ...(item.trigger && { trigger: null }), ...(item.triggers && { triggers: [] }) }
    case 'reset':
      return { ...item, reset: [] }
    case 'complete':
      return { ...item, complete: [] }
    case 'equipment':
      return {
        ...item,
        ...(item.equipmentStatus && { equipmentStatus: null }),
        ...(item.itemStateFromEquipmentStatus && { itemStateFromEquipmentStatus: [] }),
      }
    case 'production':
      return { ...item, production: null }
  }
}

/** The names of what a tab contains, for a person who decides about it. Equipment statuses have none here. */
export function namesInTab(item: WorkflowItem, tab: ItemTab, phases: readonly WorkflowPhase[]): string[] {
  const nameOf = ({ itemId }: { readonly itemId: string }) => findItem(phases, itemId)?.item.itemName ?? ''
  const names: Readonly<Record<ItemTab, readonly string[]>> = {
    requirements: (item.requirements ?? []).map(({ name }) => name),
    conditional: (item.conditionalVisibility ?? []).map(({ condition }) => condition),
    triggers: [getTrigger(item)?.triggerName ?? ''],
    reset: (item.reset ?? []).map(nameOf),
    complete: (item.complete ?? []).map(nameOf),
    equipment: [],
    production: [item.production?.name ?? ''],
  }
  return names[tab].filter((name) => name.trim() !== '')
}
