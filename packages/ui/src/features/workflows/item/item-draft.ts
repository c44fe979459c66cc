import type { ItemLink, ProgressState, WorkflowItem } from '@sitewright/domain/workflows/item'
import { PROGRESS_STATE, TRIGGER_TYPE } from '@sitewright/domain/workflows/item'
import {
  EMPTY_PRODUCTION,
  EMPTY_REQUIREMENT,
  EMPTY_TRIGGER,
  type ProductionForm,
  type RequirementForm,
  toProductionForm,
  toTriggerForm,
  type TriggerForm,
} from '@sitewright/domain/workflows/item-edit'
import { getTrigger } from '@sitewright/domain/workflows/item-parts'
import { listItems, toLink } from '@sitewright/domain/workflows/links'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'

/** An entry of a list of links. Its item is `null` until the user picks one. */
export interface LinkRow {
  id: number
  itemId: string | null
  /** As it was stored, with fields that are unknown. */
  stored?: ItemLink
}

/** An entry of conditional visibility. */
export interface ConditionRow extends LinkRow {
  condition: string
}

/** An entry of the equipment mapping. */
export interface MappingRow {
  id: number
  progressState: ProgressState | null
  equipmentStatusState: number | null
  stored?: Record<string, unknown>
}

/** A form inside a tab, with its own OK. */
export interface PartForm<Form> {
  form: Form
  /** Whether the user pressed OK. Errors show from then on. */
  isTried: boolean
  /** Whether the last OK was taken over and nothing has changed since. */
  isUpdated: boolean
}

/** An item while it is edited. Its lists have rows, because a row can be incomplete. */
export interface ItemDraft {
  /** All that has no field of its own here. */
  item: WorkflowItem
  weight: number | null
  ownState: ProgressState
  /** `null` changes no status. */
  ownStatus: number | null
  conditions: readonly ConditionRow[]
  complete: readonly LinkRow[]
  reset: readonly LinkRow[]
  mappings: readonly MappingRow[]
  /** The place of the requirement in the form; `null` for a new one. */
  requirementPlace: number | null
  requirement: PartForm<RequirementForm>
  trigger: PartForm<TriggerForm>
  /** The form without a trigger. */
  emptyTrigger: TriggerForm
  production: PartForm<ProductionForm>
}

/** Starts a form inside a tab. */
export const startForm = <Form>(form: Form, isUpdated = false): PartForm<Form> => ({ form, isTried: false, isUpdated })

/** A form inside a tab after the user changed some of its fields. */
export const changeForm = <Form>({ form, isTried }: PartForm<Form>, changes: Partial<Form>): PartForm<Form> => ({
  form: { ...form, ...changes },
  isTried,
  isUpdated: false,
})

const toLinkRows = (links: readonly ItemLink[] | undefined): LinkRow[] =>
  (links ?? []).map((stored, id) => ({ id, itemId: stored.itemId, stored }))

/** The lists of an item as rows. */
export const toRows = (item: WorkflowItem): Pick<ItemDraft, 'conditions' | 'complete' | 'reset' | 'mappings'> => ({
  conditions: (item.conditionalVisibility ?? []).map((stored, id) => ({
    id,
    condition: stored.condition,
    itemId: stored.itemId === '' ? null : stored.itemId,
    stored,
  })),
  complete: toLinkRows(item.complete),
  reset: toLinkRows(item.reset),
  mappings: (item.itemStateFromEquipmentStatus ?? []).map((stored, id) => ({
    id,
    progressState: stored.progressState,
    equipmentStatusState: stored.equipmentStatusState,
    stored,
  })),
})

/**
 * Starts to edit an item.
 * @param canUseSites whether a new trigger can be one of a location, and therefore starts as one (ITEM-56)
 */
export function toDraft(item: WorkflowItem, canUseSites = true): ItemDraft {
  const trigger = getTrigger(item)
  const emptyTrigger = canUseSites ? EMPTY_TRIGGER : { ...EMPTY_TRIGGER, triggerType: TRIGGER_TYPE.tag }
  return {
    item,
    weight: item.itemWeight,
    ownState: item.equipmentStatus?.progressState ?? PROGRESS_STATE.progress,
    ownStatus: item.equipmentStatus?.equipmentStatusState ?? null,
    ...toRows(item),
    requirementPlace: null,
    requirement: startForm(EMPTY_REQUIREMENT),
    trigger: startForm(trigger === undefined ? emptyTrigger : toTriggerForm(trigger)),
    emptyTrigger,
    production: startForm(item.production ? toProductionForm(item.production) : EMPTY_PRODUCTION),
  }
}

/** Sets a list only if it has entries or was stored, so that an unchanged item stays the same. */
const listField = <Name extends keyof WorkflowItem, Entry>(item: WorkflowItem, name: Name, entries: readonly Entry[]) =>
  entries.length > 0 || item[name] !== undefined ? { [name]: entries } : {}

/**
 * The item as it would be saved now. Forms inside the tabs count only after their OK.
 * @param phases the workflow, to find the phase of each linked item
 */
export function toItem(draft: ItemDraft, phases: readonly WorkflowPhase[]): WorkflowItem {
  const { item, weight, ownState, ownStatus, conditions, complete, reset, mappings } = draft
  const links = new Map(listItems(phases).map((placed) => [placed.item.itemId, toLink(placed)]))
  const toStoredLink = ({ itemId, stored }: LinkRow): ItemLink =>
    stored?.itemId === itemId && stored !== undefined
      ? stored
      : (links.get(itemId ?? '') ?? { phaseId: '', itemId: itemId ?? '' })
  const toLinks = (rows: readonly LinkRow[]): ItemLink[] =>
    rows.filter(({ itemId }) => itemId !== null).map(toStoredLink)
  return {
    ...item,
    itemName: item.itemName.trim(),
    itemWeight: weight ?? Number.NaN,
    ...(ownStatus !== null
      ? { equipmentStatus: { ...item.equipmentStatus, progressState: ownState, equipmentStatusState: ownStatus } }
      : item.equipmentStatus !== undefined && { equipmentStatus: null }),
    ...listField(
      item,
      'conditionalVisibility',
      conditions.map((row) => ({ ...toStoredLink(row), condition: row.condition.trim() })),
    ),
    ...listField(item, 'complete', toLinks(complete)),
    ...listField(item, 'reset', toLinks(reset)),
    ...listField(
      item,
      'itemStateFromEquipmentStatus',
      mappings.map(({ progressState, equipmentStatusState, stored }) => ({
        ...stored,
        progressState,
        equipmentStatusState,
      })),
    ),
  }
}
