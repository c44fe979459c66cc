import * as z from 'zod/mini'

/*
 * An item of a workflow as it is stored and sent. Unknown fields are returned unchanged. (Operations specification §3; ITEM-96.)
 */

/** Points to an item of the same workflow. */
export const ItemLink = z.looseObject({ phaseId: z.string(), itemId: z.string() })
export type ItemLink = z.infer<typeof ItemLink>

/** An entry of conditional visibility: its text, which is its name too, and the item that it targets (ITEM-75, ITEM-76). */
export const ItemCondition = z.looseObject({ condition: z.string(), phaseId: z.string(), itemId: z.string() })
export type ItemCondition = z.infer<typeof ItemCondition>

/** 2 Progress, 1 Incremental, 3 Production (ITEM-03, CONS2-06). */
export const ITEM_TYPE = { incremental: 1, progress: 2, production: 3 } as const
export const ItemType = z.literal([1, 2, 3])
export type ItemType = z.infer<typeof ItemType>

/** Types of requirements (ITEM-41, CONS2-07). */
export const REQUIREMENT_TYPE = { document: 1, signature: 2, yesNo: 5, property: 6, comment: 10 } as const
export const RequirementType = z.literal([1, 2, 5, 6, 10])
export type RequirementType = z.infer<typeof RequirementType>

/** A requirement of an item. The weight is spelled as the specification spells it (ITEM-44). */
export const Requirement = z.looseObject({
  name: z.string(),
  description: z.optional(z.nullable(z.string())),
  requirementType: RequirementType,
  requirmentWeight: z.number(),
  /** True only for type 6 (ITEM-45). */
  IsPropertyEditable: z.boolean(),
})
export type Requirement = z.infer<typeof Requirement>

/** What a trigger reacts to: a location or a tag (ITEM-49, CONS2-09). */
export const TRIGGER_TYPE = { geo: 1, tag: 2 } as const
export const TriggerType = z.literal([1, 2])
export type TriggerType = z.infer<typeof TriggerType>

/** When a trigger fires (ITEM-49). A location uses the first two, a tag the other two. */
export const TRIGGER_CONDITION = { unset: 0, entering: 1, leaving: 2, tagAssignment: 3, tagUnassignment: 4 } as const
export const TriggerCondition = z.literal([0, 1, 2, 3, 4])
export type TriggerCondition = z.infer<typeof TriggerCondition>

/** A trigger of an item (ITEM-50). */
export const Trigger = z.looseObject({
  /** 36 characters. */
  id: z.string(),
  triggerType: TriggerType,
  triggerName: z.string(),
  triggerDescription: z.optional(z.nullable(z.string())),
  /** 0 for a tag trigger (ITEM-53). */
  siteID: z.int(),
  condition: TriggerCondition,
})
export type Trigger = z.infer<typeof Trigger>

/** What an equipment status does to an item (ITEM-78, CONS2-10). */
export const PROGRESS_STATE = { progress: 0, reset: 1 } as const
export const ProgressState = z.literal([0, 1])
export type ProgressState = z.infer<typeof ProgressState>

/** An equipment status and what it does to the item, or what the item sets (ITEM-84). */
export const EquipmentMapping = z.looseObject({
  progressState: z.nullable(ProgressState),
  /** A code of `equipmentStatuses`; `null` until it is chosen. */
  equipmentStatusState: z.nullable(z.int()),
})
export type EquipmentMapping = z.infer<typeof EquipmentMapping>

/** Types of a production (ITEM-87, CONS2-08). */
export const PRODUCTION_TYPE = { standard: 0, issueTicket: 1, receipt: 2 } as const
export const ProductionType = z.literal([0, 1, 2])
export type ProductionType = z.infer<typeof ProductionType>

/** An equipment status that items can name: its name and its code (ITEM-97). */
export interface EquipmentStatus {
  readonly name: string
  readonly state: number
}

/** The production of an item of type 3 (ITEM-86). */
export const Production = z.looseObject({
  name: z.string(),
  totalQuantity: z.optional(z.nullable(z.number())),
  uom: z.optional(z.nullable(z.string())),
  productionType: ProductionType,
})
export type Production = z.infer<typeof Production>

/** An item. Lists that are absent are empty. */
export const WorkflowItem = z.looseObject({
  itemId: z.string(),
  itemName: z.string(),
  itemType: ItemType,
  itemWeight: z.number(),
  preRequisite: z.optional(z.nullable(ItemLink)),
  conditionalVisibility: z.optional(z.array(ItemCondition)),
  /** An item has at most one trigger, under the name that it was read from; new ones are in `triggers` (ITEM-57). */
  trigger: z.optional(z.nullable(Trigger)),
  triggers: z.optional(z.array(Trigger)),
  complete: z.optional(z.array(ItemLink)),
  reset: z.optional(z.array(ItemLink)),
  requirements: z.optional(z.array(Requirement)),
  /** The mapping that the Equipment Status tab edits. */
  itemStateFromEquipmentStatus: z.optional(z.array(EquipmentMapping)),
  /** The own status, which the item properties edit. */
  equipmentStatus: z.optional(z.nullable(EquipmentMapping)),
  production: z.optional(z.nullable(Production)),
  emails: z.optional(z.array(z.string())),
})
export type WorkflowItem = z.infer<typeof WorkflowItem>
