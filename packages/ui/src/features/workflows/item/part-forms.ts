import { withoutPart } from '@sitewright/domain/workflows/excluded-parts'
import type { WorkflowItem } from '@sitewright/domain/workflows/item'
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
import { type ItemDraft, startForm } from './item-draft'

/*
 * The forms inside the tabs with an OK of their own. OK takes a form over into the item; until then it is pending.
 */

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)
const hasNone = (errors: object): boolean => Object.keys(errors).length === 0

const storedRequirement = ({ item, requirementPlace }: ItemDraft) =>
  requirementPlace === null ? undefined : item.requirements?.[requirementPlace]

/** What is wrong with a requirement in the form. */
export const findRequirementErrors = (form: RequirementForm): PartFaults<'name' | 'requirementType' | 'weight'> => ({
  ...requirementFaults(form),
  ...(form.weight !== null && !Number.isFinite(form.weight) && { weight: workflowMessages.weightNotNumeric }),
})

/** The tabs with a form that differs from the item. */
export function findPendingForms(draft: ItemDraft): ('requirements' | 'triggers' | 'production')[] {
  const { item, requirement, trigger, production } = draft
  const stored = storedRequirement(draft)
  const storedTrigger = getTrigger(item)
  const same = {
    requirements: isSame(requirement.form, stored === undefined ? EMPTY_REQUIREMENT : toRequirementForm(stored)),
    triggers: isSame(trigger.form, storedTrigger === undefined ? draft.emptyTrigger : toTriggerForm(storedTrigger)),
    production: isSame(production.form, item.production ? toProductionForm(item.production) : EMPTY_PRODUCTION),
  }
  return (['requirements', 'triggers', 'production'] as const).filter((part) => !same[part])
}

/** Takes the requirement in the form over, as a new one or at its place (ITEM-40). With errors, only shows them. */
export function applyRequirement(draft: ItemDraft): ItemDraft {
  const { item, requirement, requirementPlace } = draft
  const next = toRequirement(requirement.form, storedRequirement(draft))
  if (next === undefined || !hasNone(findRequirementErrors(requirement.form)))
    return { ...draft, requirement: { ...requirement, isTried: true } }
  const before = item.requirements ?? []
  const requirements = requirementPlace === null ? [...before, next] : before.with(requirementPlace, next)
  const form = requirementPlace === null ? EMPTY_REQUIREMENT : toRequirementForm(next)
  return { ...draft, item: { ...item, requirements }, requirement: startForm(form, true) }
}

/** Opens a requirement in the form, or an empty form for a new one. */
export function openRequirement(draft: ItemDraft, place: number | null): ItemDraft {
  const next = { ...draft, requirementPlace: place }
  const stored = storedRequirement(next)
  return { ...next, requirement: startForm(stored === undefined ? EMPTY_REQUIREMENT : toRequirementForm(stored)) }
}

/** Removes the requirement in the form. */
export function deleteRequirement(draft: ItemDraft): ItemDraft {
  const { item, requirementPlace } = draft
  if (requirementPlace === null) return openRequirement(draft, null)
  const requirements = (item.requirements ?? []).toSpliced(requirementPlace, 1)
  return openRequirement({ ...draft, item: { ...item, requirements } }, null)
}

/** Takes the trigger in the form over. With errors, only shows them. */
export function applyTrigger(draft: ItemDraft, newId: string): ItemDraft {
  const { item, trigger } = draft
  if (!hasNone(triggerFaults(trigger.form))) return { ...draft, trigger: { ...trigger, isTried: true } }
  const next = toTrigger(trigger.form, getTrigger(item), newId)
  return { ...draft, item: withTrigger(item, next), trigger: startForm(toTriggerForm(next), true) }
}

/** Removes the trigger of the item, and empties the form. */
export const deleteTrigger = (draft: ItemDraft): ItemDraft => ({
  ...draft,
  item: getTrigger(draft.item) === undefined ? draft.item : withTrigger(draft.item, undefined),
  trigger: startForm(draft.emptyTrigger, getTrigger(draft.item) !== undefined),
})

/** Takes the production in the form over. With errors, only shows them. */
export function applyProduction(draft: ItemDraft): ItemDraft {
  const { item, production } = draft
  if (!hasNone(productionFaults(production.form))) return { ...draft, production: { ...production, isTried: true } }
  const next = toProduction(production.form, item.production)
  return { ...draft, item: { ...item, production: next }, production: startForm(toProductionForm(next), true) }
}

const withoutProduction = (item: WorkflowItem): WorkflowItem => (item.production ? { ...item, production: null } : item)

/** Removes the production of the item, and empties the form. */
export const deleteProduction = (draft: ItemDraft): ItemDraft => ({
  ...draft,
  item: withoutProduction(draft.item),
  production: startForm(EMPTY_PRODUCTION),
})

/** Removes the parts of a tab as a whole, with what its form contains. */
export function removePart(draft: ItemDraft, tab: ItemTab): ItemDraft {
  const next = { ...draft, item: withoutPart(draft.item, tab) }
  switch (tab) {
    case 'requirements':
      return openRequirement(next, null)
    case 'conditional':
      return { ...next, conditions: [] }
    case 'triggers':
      return { ...next, trigger: startForm(draft.emptyTrigger) }
    case 'reset':
      return { ...next, reset: [] }
    case 'complete':
      return { ...next, complete: [] }
    case 'equipment':
      return { ...next, mappings: [], ownStatus: null }
    case 'production':
      return { ...next, production: startForm(EMPTY_PRODUCTION) }
  }
}

/**
 * Takes over every pending form of an open tab, for the OK of the dialog: what was filled in is not lost.
 * @param isOpen whether a tab is open; a disabled tab cannot add anything
 */
export function applyPendingForms(
  draft: ItemDraft,
  isOpen: (tab: 'requirements' | 'triggers' | 'production') => boolean,
  newId: string,
): ItemDraft {
  const apply = {
    requirements: applyRequirement,
    triggers: (now: ItemDraft) => applyTrigger(now, newId),
    production: applyProduction,
  }
  return findPendingForms(draft)
    .filter(isOpen)
    .reduce((now, part) => apply[part](now), draft)
}
