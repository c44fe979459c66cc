import { withoutPart } from '@sitewright/domain/workflows/excluded-parts'
import {
  EMPTY_PRODUCTION,
  EMPTY_REQUIREMENT,
  type RequirementForm,
  toProduction,
  toProductionForm,
  toRequirement,
  toRequirementForm,
  toTrigger,
  toTriggerForm,
} from '@sitewright/domain/workflows/item-edit'
import { getTrigger, withTrigger } from '@sitewright/domain/workflows/item-parts'
import type { ItemTab } from '@sitewright/domain/workflows/item-tabs'
import { workflowMessages } from '@sitewright/domain/workflows/messages'
import {
  type PartFaults,
  productionFaults,
  requirementFaults,
  triggerFaults,
} from '@sitewright/domain/workflows/part-faults'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { addRow, changeRow, removeRow } from '../../../draft/rows'
import { applyRule, getRow, type ItemValue, startForm, withRow } from './item-value'

/*
 * The forms inside the tabs with an OK of their own. OK takes a form over into the item; until then it is pending.
 */

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
const hasNone = (errors: object): boolean => Object.keys(errors).length === 0

const storedRequirement = (value: ItemValue) =>
  value.requirementId === null ? undefined : getRow(value).requirements.get(value.requirementId)

const getStoredTrigger = (value: ItemValue) => {
  const { trigger, triggers } = getRow(value)
  return getTrigger({ trigger, triggers: [...triggers.values()] })
}

/** What is wrong with a requirement in the form. */
export const findRequirementErrors = (form: RequirementForm): PartFaults<'name' | 'requirementType' | 'weight'> => ({
  ...requirementFaults(form),
  ...(form.weight !== null && !Number.isFinite(form.weight) && { weight: workflowMessages.weightNotNumeric }),
})

/** The tabs with a form that differs from the item. */
export function findPendingForms(value: ItemValue): ('requirements' | 'triggers' | 'production')[] {
  const { requirement, trigger, production } = value
  const stored = storedRequirement(value)
  const { production: storedProduction } = getRow(value)
  const storedTrigger = getStoredTrigger(value)
  const same = {
    requirements: isSame(requirement.form, stored === undefined ? EMPTY_REQUIREMENT : toRequirementForm(stored)),
    triggers: isSame(trigger.form, storedTrigger === undefined ? value.emptyTrigger : toTriggerForm(storedTrigger)),
    production: isSame(production.form, storedProduction ? toProductionForm(storedProduction) : EMPTY_PRODUCTION),
  }
  return (['requirements', 'triggers', 'production'] as const).filter((part) => !same[part])
}

/** Takes the requirement in the form over, as a new one or in its row (ITEM-40). With errors, only shows them. */
export function applyRequirement(value: ItemValue): ItemValue {
  const { requirement, requirementId } = value
  const next = toRequirement(requirement.form, storedRequirement(value))
  if (next === undefined || !hasNone(findRequirementErrors(requirement.form)))
    return { ...value, requirement: { ...requirement, isTried: true } }
  const form = requirementId === null ? EMPTY_REQUIREMENT : toRequirementForm(next)
  const applied = withRow(value, (row) => ({
    ...row,
    requirements:
      requirementId === null ? addRow(row.requirements, next) : changeRow(row.requirements, requirementId, () => next),
  }))
  return { ...applied, requirement: startForm(form, true) }
}

/** Opens a requirement in the form, or an empty form for a new one. */
export function openRequirement(value: ItemValue, requirementId: string | null): ItemValue {
  const next = { ...value, requirementId }
  const stored = storedRequirement(next)
  return { ...next, requirement: startForm(stored === undefined ? EMPTY_REQUIREMENT : toRequirementForm(stored)) }
}

/** Removes the requirement in the form. */
export function deleteRequirement(value: ItemValue): ItemValue {
  const { requirementId } = value
  const next =
    requirementId === null
      ? value
      : withRow(value, (row) => ({ ...row, requirements: removeRow(row.requirements, requirementId) }))
  return openRequirement(next, null)
}

/** Takes the trigger in the form over. With errors, only shows them. */
export function applyTrigger(value: ItemValue, phases: readonly WorkflowPhase[], newId: string): ItemValue {
  const { trigger } = value
  if (!hasNone(triggerFaults(trigger.form))) return { ...value, trigger: { ...trigger, isTried: true } }
  const next = toTrigger(trigger.form, getStoredTrigger(value), newId)
  return {
    ...applyRule(value, phases, (item) => withTrigger(item, next)),
    trigger: startForm(toTriggerForm(next), true),
  }
}

/** Removes the trigger of the item, and empties the form. */
export function deleteTrigger(value: ItemValue, phases: readonly WorkflowPhase[]): ItemValue {
  const isStored = getStoredTrigger(value) !== undefined
  const next = isStored ? applyRule(value, phases, (item) => withTrigger(item, undefined)) : value
  return { ...next, trigger: startForm(value.emptyTrigger, isStored) }
}

/** Takes the production in the form over. With errors, only shows them. */
export function applyProduction(value: ItemValue): ItemValue {
  const { production } = value
  if (!hasNone(productionFaults(production.form))) return { ...value, production: { ...production, isTried: true } }
  const next = toProduction(production.form, getRow(value).production)
  return { ...withRow(value, { production: next }), production: startForm(toProductionForm(next), true) }
}

/** Removes the production of the item, and empties the form. */
export const deleteProduction = (value: ItemValue): ItemValue => ({
  ...withRow(value, { production: null }),
  production: startForm(EMPTY_PRODUCTION),
})

/** Removes the parts of a tab as a whole, with what its form contains. */
export function removePart(value: ItemValue, phases: readonly WorkflowPhase[], tab: ItemTab): ItemValue {
  const next = applyRule(value, phases, (item) => withoutPart(item, tab))
  if (tab === 'requirements') return openRequirement(next, null)
  if (tab === 'triggers') return { ...next, trigger: startForm(value.emptyTrigger) }
  return tab === 'production' ? { ...next, production: startForm(EMPTY_PRODUCTION) } : next
}

/**
 * Takes over every pending form of an open tab, for the OK of the dialog: what was filled in is not lost.
 * @param isOpen whether a tab is open; a disabled tab cannot add anything
 */
export function applyPendingForms(
  value: ItemValue,
  phases: readonly WorkflowPhase[],
  isOpen: (tab: 'requirements' | 'triggers' | 'production') => boolean,
  newId: string,
): ItemValue {
  const apply = {
    requirements: applyRequirement,
    triggers: (now: ItemValue) => applyTrigger(now, phases, newId),
    production: applyProduction,
  }
  return findPendingForms(value)
    .filter(isOpen)
    .reduce((now, part) => apply[part](now), value)
}
