import { emailListFault } from '@sitewright/domain/shared/email'
import { isItemNameTaken } from '@sitewright/domain/workflows/board'
import { boardMessages } from '@sitewright/domain/workflows/board-messages'
import {
  findConditionErrors,
  findConditionListError,
  findMappingErrors,
  findMappingListError,
} from '@sitewright/domain/workflows/item-form'
import { findItem, findLinkError, findPrerequisiteError } from '@sitewright/domain/workflows/item-links'
import { itemMessages } from '@sitewright/domain/workflows/item-messages'
import { ITEM_TABS, type ItemControls, type ItemTab } from '@sitewright/domain/workflows/item-tabs'
import { workflowMessages } from '@sitewright/domain/workflows/messages'
import { WEIGHT_RANGE } from '@sitewright/domain/workflows/model'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { ItemDraft, LinkRow } from './item-draft'
import { findPendingForms } from './part-forms'

/** What is wrong with an item that is edited: sentences for its fields, and the number of errors in each tab. */
export interface DraftErrors {
  name?: string | undefined
  weight?: string | undefined
  prerequisite?: string | undefined
  emails?: string | undefined
  tabs: Partial<Record<ItemTab, number>>
}

/** What is wrong with a name of an item in its phase (ITEM-04, ITEM-05). */
export function findNameError(phase: WorkflowPhase | undefined, itemId: string, name: string): string | undefined {
  if (name.trim() === '') return boardMessages.itemNameRequired
  return isItemNameTaken(phase?.items ?? [], itemId, name) ? boardMessages.itemNameTaken : undefined
}

/**
 * What is wrong with a weight (ITEM-06).
 * @param small the sentence for a weight below 0
 */
export function findWeightError(weight: number | null, small: string): string | undefined {
  if (weight === null || !Number.isFinite(weight)) return workflowMessages.weightNotNumeric
  if (weight < WEIGHT_RANGE.min) return small
  return weight > WEIGHT_RANGE.max ? workflowMessages.itemWeightLarge : undefined
}

/** The error of each row of links: dangling, doubled, or to the item itself. */
export function findRowErrors(
  phases: readonly WorkflowPhase[],
  itemId: string,
  rows: readonly LinkRow[],
): (string | undefined)[] {
  const ids = rows.map((row) => row.itemId)
  return rows.map((_, place) => findLinkError(phases, itemId, ids, place))
}

const countFields = (errors: readonly object[]): number =>
  errors.reduce((count, fields) => count + Object.keys(fields).length, 0)
const countAll = (errors: readonly (string | undefined)[]): number =>
  errors.filter((error) => error !== undefined).length

function countTabErrors(draft: ItemDraft, phases: readonly WorkflowPhase[]): Record<ItemTab, number> {
  const { itemId } = draft.item
  const { conditions, complete, reset, mappings } = draft
  const pending = findPendingForms(draft)
  const isPending = (tab: 'requirements' | 'triggers' | 'production', { isTried }: { isTried: boolean }): number =>
    isTried && pending.includes(tab) ? 1 : 0
  return {
    requirements: isPending('requirements', draft.requirement),
    conditional:
      countFields(findConditionErrors(conditions)) +
      countAll([findConditionListError(conditions.length), ...findRowErrors(phases, itemId, conditions)]),
    triggers: isPending('triggers', draft.trigger),
    reset: countAll(findRowErrors(phases, itemId, reset)),
    complete: countAll(findRowErrors(phases, itemId, complete)),
    equipment: countFields(findMappingErrors(mappings)) + countAll([findMappingListError(mappings.length)]),
    production: isPending('production', draft.production),
  }
}

/**
 * Finds all that is wrong with a draft. What a disabled tab contains has no errors, because the user could not correct them there.
 * @param phases the workflow with the draft in it
 */
export function findDraftErrors(
  draft: ItemDraft,
  phases: readonly WorkflowPhase[],
  controls: ItemControls,
): DraftErrors {
  const { item, weight } = draft
  const phase = findItem(phases, item.itemId)?.phase
  const counts = countTabErrors(draft, phases)
  const faulty = ITEM_TABS.filter((tab) => controls.tabs[tab] === undefined && counts[tab] > 0)
  return {
    name: findNameError(phase, item.itemId, item.itemName),
    weight: findWeightError(weight, itemMessages.valueSmall),
    prerequisite: findPrerequisiteError(phases, item.itemId, item.preRequisite),
    emails: emailListFault(item.emails ?? []),
    tabs: Object.fromEntries(faulty.map((tab) => [tab, counts[tab]])),
  }
}

/** How many errors there are. */
export const countErrors = ({ tabs, ...fields }: DraftErrors): number =>
  Object.values(fields).filter((error) => error !== undefined).length +
  Object.values(tabs).reduce((count, errors) => count + errors, 0)
