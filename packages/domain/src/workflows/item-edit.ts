import {
  PRODUCTION_TYPE,
  type Production,
  type ProductionType,
  type Requirement,
  type RequirementType,
  TRIGGER_CONDITION,
  TRIGGER_TYPE,
  type Trigger,
  type TriggerCondition,
  type TriggerType,
  type WorkflowItem,
} from './item'
import { listItems, type PlacedItem } from './links'
import {
  hasQuantity,
  toRequirement as toStoredRequirement,
  toTrigger as toStoredTrigger,
  type TriggerDraft,
} from './part-faults'
import type { WorkflowPhase } from './workflow'

/*
 * Converts the parts of a stored item to form values and back. Unknown fields stay. (Operations specification §3.)
 */

/** A requirement as form values (ITEM-37). */
export interface RequirementForm {
  name: string
  description: string
  requirementType: RequirementType | null
  /** `NaN` for a text that is not a number. */
  weight: number | null
  isPropertyEditable: boolean
}

/** A trigger as form values (ITEM-46, ITEM-47). */
export interface TriggerForm extends TriggerDraft {
  triggerType: TriggerType
  triggerDescription: string
  /** 0 until it is chosen, and for a tag. */
  siteID: number
  condition: TriggerCondition
}

/** A production as form values (ITEM-86). */
export interface ProductionForm {
  name: string
  /** `NaN` for a text that is not a number. */
  totalQuantity: number | null
  uom: string
  productionType: ProductionType
}

/** The form values of a new requirement. */
export const EMPTY_REQUIREMENT: RequirementForm = {
  name: '',
  description: '',
  requirementType: null,
  weight: 0,
  isPropertyEditable: false,
}

/** The form values of a new trigger. */
export const EMPTY_TRIGGER: TriggerForm = {
  triggerType: TRIGGER_TYPE.geo,
  triggerName: '',
  triggerDescription: '',
  siteID: 0,
  condition: TRIGGER_CONDITION.unset,
}

/** The form values of a new production. */
export const EMPTY_PRODUCTION: ProductionForm = {
  name: '',
  totalQuantity: null,
  uom: '',
  productionType: PRODUCTION_TYPE.standard,
}

/** Converts a stored requirement to form values. */
export const toRequirementForm = (requirement: Requirement): RequirementForm => ({
  name: requirement.name,
  description: requirement.description ?? '',
  requirementType: requirement.requirementType,
  weight: requirement.requirmentWeight,
  isPropertyEditable: requirement.IsPropertyEditable,
})

/** Only a property can be editable (ITEM-38, ITEM-44, ITEM-45); undefined while no type is chosen. */
export function toRequirement(form: RequirementForm, stored: Requirement | undefined): Requirement | undefined {
  const { requirementType } = form
  if (requirementType === null) return undefined
  return toStoredRequirement({
    ...stored,
    name: form.name,
    description: form.description.trim(),
    requirementType,
    requirmentWeight: form.weight ?? 0,
    IsPropertyEditable: form.isPropertyEditable,
  })
}

/** Converts a stored trigger to form values. */
export const toTriggerForm = ({
  triggerType,
  triggerName,
  triggerDescription,
  siteID,
  condition,
}: Trigger): TriggerForm => ({
  triggerType,
  triggerName,
  triggerDescription: triggerDescription ?? '',
  siteID,
  condition,
})

/**
 * The trigger that a form describes (ITEM-50, ITEM-53).
 * @param newId of a trigger that is not stored yet
 */
export const toTrigger = (form: TriggerForm, stored: Trigger | undefined, newId: string): Trigger =>
  toStoredTrigger({
    ...stored,
    ...form,
    id: stored?.id ?? newId,
    triggerDescription: form.triggerDescription.trim(),
  })

/** Converts a stored production to form values. */
export const toProductionForm = (production: Production): ProductionForm => ({
  name: production.name,
  totalQuantity: production.totalQuantity ?? null,
  uom: production.uom ?? '',
  productionType: production.productionType,
})

/** Types without a quantity keep the stored quantity and unit (ITEM-93). */
export const toProduction = (form: ProductionForm, stored: Production | null | undefined): Production => ({
  ...stored,
  name: form.name.trim(),
  productionType: form.productionType,
  ...(hasQuantity(form.productionType)
    ? { totalQuantity: form.totalQuantity, uom: form.uom.trim() }
    : { totalQuantity: stored?.totalQuantity ?? null, uom: stored?.uom ?? null }),
})

/** The item with an id, wherever it is; undefined for none, such as that of a dangling link. */
export const findItem = (phases: readonly WorkflowPhase[], itemId: string): PlacedItem | undefined =>
  listItems(phases).find(({ item }) => item.itemId === itemId)

/** Replaces one item of a workflow. Phases without it stay the same objects. */
export const withItem = (phases: readonly WorkflowPhase[], item: WorkflowItem): WorkflowPhase[] =>
  phases.map((phase) => {
    const place = phase.items.findIndex(({ itemId }) => itemId === item.itemId)
    return place === -1 ? phase : { ...phase, items: phase.items.with(place, item) }
  })

/** Adds an item at the end of a phase. */
export const withNewItem = (phases: readonly WorkflowPhase[], phaseId: string, item: WorkflowItem): WorkflowPhase[] =>
  phases.map((phase) => (phase.phaseId === phaseId ? { ...phase, items: [...phase.items, item] } : phase))
