import type { EquipmentMapping, ItemType, Trigger, WorkflowItem } from './item'
import { ITEM_TYPE } from './item'

/*
 * Parts of an item, read and written in one way. (Operations specification §3; ITEM-33, ITEM-57.)
 */

/** The trigger of an item, under whichever name it is stored (ITEM-57). */
export const getTrigger = (item: Pick<WorkflowItem, 'trigger' | 'triggers'>): Trigger | undefined =>
  item.trigger ?? item.triggers?.[0] ?? undefined

/** Sets or removes the trigger, under the name that it was read from; `triggers` if the item had none (ITEM-57). */
export function withTrigger(item: WorkflowItem, trigger: Trigger | undefined): WorkflowItem {
  const isSingle = item.trigger !== undefined && item.trigger !== null
  if (isSingle) return { ...item, trigger: trigger ?? null }
  return { ...item, triggers: trigger === undefined ? [] : [trigger] }
}

export const hasConditions = (item: WorkflowItem): boolean => (item.conditionalVisibility ?? []).length > 0
export const hasRequirements = (item: WorkflowItem): boolean => (item.requirements ?? []).length > 0
export const hasMapping = (item: WorkflowItem): boolean => (item.itemStateFromEquipmentStatus ?? []).length > 0
export const hasOwnStatus = (item: WorkflowItem): boolean =>
  item.equipmentStatus !== undefined && item.equipmentStatus !== null

/** Either field is an equipment status (ITEM-33). */
export const hasEquipmentStatus = (item: WorkflowItem): boolean => hasMapping(item) || hasOwnStatus(item)

/** Every equipment status that an item names, its own one first. */
export const equipmentMappings = (item: WorkflowItem): readonly EquipmentMapping[] => [
  ...(item.equipmentStatus ? [item.equipmentStatus] : []),
  ...(item.itemStateFromEquipmentStatus ?? []),
]

/** Parts that items of a type cannot have and that a change of the type therefore removes. The other parts lock the type. */
const partsOnlyOf = {
  progress: ['reset', 'complete', 'equipmentStatus'],
  production: ['production'],
} as const

/** A part that a change of the type removes. */
export type RemovedPart = (typeof partsOnlyOf)['progress' | 'production'][number]

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/**
 * Changes the type of an item and removes what the new type cannot have, because its tab is disabled (ITEM-26, ITEM-29, ITEM-32).
 * @returns the item, and the parts that had a value
 */
export function withItemType(
  item: WorkflowItem,
  itemType: ItemType,
): { readonly item: WorkflowItem; readonly removed: readonly RemovedPart[] } {
  const candidates = [
    ...(itemType === ITEM_TYPE.progress ? [] : partsOnlyOf.progress),
    ...(itemType === ITEM_TYPE.production ? [] : partsOnlyOf.production),
  ]
  const removed = candidates.filter((part) => isFilled(item[part]))
  const next: WorkflowItem = { ...item, itemType }
  for (const part of removed) delete next[part]
  return { item: next, removed }
}
