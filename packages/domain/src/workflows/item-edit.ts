import {
  PRODUCTION_TYPE,
  type Production,
  REQUIREMENT_TYPE,
  type Requirement,
  TRIGGER_CONDITION,
  TRIGGER_TYPE,
  type Trigger,
  type WorkflowItem,
} from './item'
import { type ProductionForm, type RequirementForm, type TriggerForm, usesQuantity } from './item-form'
import type { WorkflowPhase } from './workflow'

/*
 * From the parts of a stored item to what a user fills in, and back. Unknown fields stay. (Operations specification §3.)
 */

/** A requirement that nothing is filled in of. */
export const EMPTY_REQUIREMENT: RequirementForm = {
  name: '',
  description: '',
  requirementType: null,
  weight: 0,
  isPropertyEditable: false,
}

/** A trigger that nothing is filled in of. */
export const EMPTY_TRIGGER: TriggerForm = {
  triggerType: TRIGGER_TYPE.geo,
  name: '',
  description: '',
  siteId: null,
  condition: TRIGGER_CONDITION.unset,
}

/** A production that nothing is filled in of. */
export const EMPTY_PRODUCTION: ProductionForm = {
  name: '',
  totalQuantity: null,
  uom: '',
  productionType: PRODUCTION_TYPE.standard,
}

/** Fills in a stored requirement. */
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
  return {
    ...stored,
    name: form.name.trim(),
    description: form.description.trim(),
    requirementType,
    requirmentWeight: form.weight ?? 0,
    IsPropertyEditable: requirementType === REQUIREMENT_TYPE.property && form.isPropertyEditable,
  }
}

/** Fills in a stored trigger. */
export const toTriggerForm = (trigger: Trigger): TriggerForm => ({
  triggerType: trigger.triggerType,
  name: trigger.triggerName,
  description: trigger.triggerDescription ?? '',
  siteId: trigger.siteID === 0 ? null : trigger.siteID,
  condition: trigger.condition,
})

/**
 * A tag trigger has site 0 (ITEM-50, ITEM-53).
 * @param newId of a trigger that is not stored yet
 */
export const toTrigger = (form: TriggerForm, stored: Trigger | undefined, newId: string): Trigger => ({
  ...stored,
  id: stored?.id ?? newId,
  triggerType: form.triggerType,
  triggerName: form.name.trim(),
  triggerDescription: form.description.trim(),
  siteID: form.triggerType === TRIGGER_TYPE.tag ? 0 : (form.siteId ?? 0),
  condition: form.condition,
})

/** Fills in a stored production. */
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
  ...(usesQuantity(form.productionType)
    ? { totalQuantity: form.totalQuantity, uom: form.uom.trim() }
    : { totalQuantity: stored?.totalQuantity ?? null, uom: stored?.uom ?? null }),
})

/** Replaces one item of a workflow. Phases without it stay the same objects. */
export const withItem = (phases: readonly WorkflowPhase[], item: WorkflowItem): WorkflowPhase[] =>
  phases.map((phase) => {
    const place = phase.items.findIndex(({ itemId }) => itemId === item.itemId)
    return place === -1 ? phase : { ...phase, items: phase.items.with(place, item) }
  })

/** Adds an item at the end of a phase. */
export const withNewItem = (phases: readonly WorkflowPhase[], phaseId: string, item: WorkflowItem): WorkflowPhase[] =>
  phases.map((phase) => (phase.phaseId === phaseId ? { ...phase, items: [...phase.items, item] } : phase))
