import { emailListFault } from '@sitewright/domain/shared/email'
import { isItemNameTaken } from '@sitewright/domain/workflows/board'
import { boardMessages } from '@sitewright/domain/workflows/board-messages'
import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import { findItem } from '@sitewright/domain/workflows/item-edit'
import { ITEM_TABS, type ItemControls, type ItemTab } from '@sitewright/domain/workflows/item-tabs'
import { createLinkJudge } from '@sitewright/domain/workflows/link-faults'
import {
  conditionCountFault,
  conditionFaults,
  MAX_MAPPINGS,
  mappingFaults,
  type PartFaults,
} from '@sitewright/domain/workflows/part-faults'
import { workflowMessages } from '@sitewright/domain/workflows/messages'
import { nameFault, weightFault } from '@sitewright/domain/workflows/rules'
import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { Rows } from '../../../draft/rows'
import type { LinkRow } from '../workflow-rows'
import { getRow, type ItemValue } from './item-value'
import { findPendingForms } from './part-forms'

/** Sentences of a list, by the place of the row. */
type RowErrors = readonly (string | undefined)[]

/** What is wrong with an item that is edited: sentences for its fields and rows, and the number of errors in each tab. */
export interface DraftErrors {
  name: string | undefined
  weight: string | undefined
  prerequisite: string | undefined
  emails: string | undefined
  conditions: readonly PartFaults<'condition' | 'target'>[]
  conditionList: string | undefined
  conditionLinks: RowErrors
  reset: RowErrors
  complete: RowErrors
  mappings: readonly PartFaults<'progressState' | 'equipmentStatusState'>[]
  mappingList: string | undefined
  /** Only tabs that are open and have errors. */
  tabs: Partial<Record<ItemTab, number>>
}

/** What is wrong with a name of an item in its phase (ITEM-04, ITEM-05). */
export function findNameError(phase: WorkflowPhase | undefined, itemId: string, name: string): string | undefined {
  if (name.trim() === '') return boardMessages.itemNameRequired
  if (isItemNameTaken(phase?.items ?? [], itemId, name)) return boardMessages.itemNameTaken
  return nameFault(name)
}

/** What is wrong with the weight of a new item (ITEM-06). */
export const findWeightError = (weight: number | null): string | undefined => weightFault('item', weight ?? Number.NaN)

/** The item properties have a sentence of their own for a weight below 0 (ITEM-07). */
const findValueError = (weight: number | null): string | undefined => {
  const error = findWeightError(weight)
  return error === workflowMessages.itemWeightSmall ? faultMessages.itemValueSmall : error
}

/** The error of each row: an empty row has none, and is left out of the stored list. */
function spreadOverRows(rows: Rows<LinkRow>, byPlace: ReadonlyMap<number, string>, skipsEmpty: boolean): RowErrors {
  let place = 0
  return [...rows.values()].map(({ itemId }) => {
    if (itemId === '' && skipsEmpty) return undefined
    place += 1
    return byPlace.get(place - 1)
  })
}

const countFields = (errors: readonly object[]): number =>
  errors.reduce((count, fields) => count + Object.keys(fields).length, 0)
const countTexts = (errors: RowErrors): number => errors.filter((error) => error !== undefined).length

function countTabs(value: ItemValue, errors: Omit<DraftErrors, 'tabs'>): Record<ItemTab, number> {
  const pending = findPendingForms(value)
  const isWrong = { requirements: value.requirement, triggers: value.trigger, production: value.production }
  const countForm = (tab: keyof typeof isWrong): number => (isWrong[tab].isTried && pending.includes(tab) ? 1 : 0)
  return {
    requirements: countForm('requirements'),
    conditional: countFields(errors.conditions) + countTexts([errors.conditionList, ...errors.conditionLinks]),
    triggers: countForm('triggers'),
    reset: countTexts(errors.reset),
    complete: countTexts(errors.complete),
    equipment: countFields(errors.mappings) + countTexts([errors.mappingList]),
    production: countForm('production'),
  }
}

/**
 * Finds all that is wrong with an item that is edited. What a disabled tab contains does not count, because the user could not correct it there.
 * @param item the item as it would be saved
 * @param phases the workflow with that item
 */
export function findDraftErrors(
  value: ItemValue,
  item: WorkflowItem,
  phases: readonly WorkflowPhase[],
  controls: ItemControls,
): DraftErrors {
  const links = createLinkJudge(phases)(item)
  const byPlace = (wanted: (typeof links)[number]['kind']) =>
    new Map(links.flatMap(({ kind, place, message }) => (kind === wanted ? [[place, message] as const] : [])))
  const conditions = item.conditionalVisibility ?? []
  const row = getRow(value)
  const mappings = [...row.itemStateFromEquipmentStatus.values()]
  const errors = {
    name: findNameError(findItem(phases, item.itemId)?.phase, item.itemId, item.itemName),
    weight: findValueError(row.itemWeight),
    prerequisite: byPlace('preRequisite').get(0),
    emails: emailListFault(item.emails ?? []),
    conditions: conditionFaults(conditions),
    conditionList: conditionCountFault(conditions.length),
    conditionLinks: spreadOverRows(row.conditionalVisibility, byPlace('conditionalVisibility'), false),
    reset: spreadOverRows(row.reset, byPlace('reset'), true),
    complete: spreadOverRows(row.complete, byPlace('complete'), true),
    mappings: mappingFaults(mappings),
    mappingList: mappings.length > MAX_MAPPINGS ? faultMessages.tooManyMappings : undefined,
  }
  const counts = countTabs(value, errors)
  const faulty = ITEM_TABS.filter((tab) => controls.tabs[tab] === undefined && counts[tab] > 0)
  return { ...errors, tabs: Object.fromEntries(faulty.map((tab) => [tab, counts[tab]])) }
}

/** How many errors there are. */
export const countErrors = ({ name, weight, prerequisite, emails, tabs }: DraftErrors): number =>
  countTexts([name, weight, prerequisite, emails]) + Object.values(tabs).reduce((count, errors) => count + errors, 0)
