import { phaseIdsByItem } from '@sitewright/domain/workflows/board'
import { TRIGGER_TYPE, type WorkflowItem } from '@sitewright/domain/workflows/item'
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
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { changeRow, type Rows } from '../../../draft/rows'
import { type ItemRow, toItem as toStoredItem, toItemRow, withMissingAs } from '../workflow-rows'

/** A form inside a tab, with its own OK. */
export interface PartForm<Form> {
  form: Form
  /** Whether the user pressed OK. Errors show from then on. */
  isTried: boolean
  /** Whether the last OK was taken over and nothing has changed since. */
  isUpdated: boolean
}

/** What the dialog of an item edits as one draft. */
export interface ItemValue {
  /** The row of the item alone, as in the draft of the workflow. A link without an item has the id ''. */
  items: Rows<ItemRow>
  /** The requirement in the form, by the id of its row; `null` for a new one. */
  requirementId: string | null
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

const NO_PLACE = { phase: '', rank: 0, after: undefined }

/**
 * Starts to edit an item.
 * @param canUseSites whether a new trigger can be one of a location, and therefore starts as one (ITEM-56)
 */
export function toItemValue(item: WorkflowItem, phases: readonly WorkflowPhase[], canUseSites = true): ItemValue {
  const trigger = getTrigger(item)
  const emptyTrigger = canUseSites ? EMPTY_TRIGGER : { ...EMPTY_TRIGGER, triggerType: TRIGGER_TYPE.tag }
  return {
    items: new Map([[item.itemId, toItemRow(item, NO_PLACE, phaseIdsByItem(phases))]]),
    requirementId: null,
    requirement: startForm(EMPTY_REQUIREMENT),
    trigger: startForm(trigger === undefined ? emptyTrigger : toTriggerForm(trigger)),
    emptyTrigger,
    production: startForm(item.production ? toProductionForm(item.production) : EMPTY_PRODUCTION),
  }
}

/** The row of the item. */
export function getRow({ items }: Pick<ItemValue, 'items'>): ItemRow {
  const [row] = items.values()
  if (row === undefined) throw new Error('The dialog has no item.')
  return row
}

/** Changes the row of the item. */
export const withRow = <Value extends Pick<ItemValue, 'items'>>(
  value: Value,
  change: Partial<ItemRow> | ((row: ItemRow) => ItemRow),
): Value => ({
  ...value,
  items: changeRow(value.items, getRow(value).itemId, change),
})

/** Changes the item by a rule of the domain. Rows that it leaves alone keep their ids. */
export const applyRule = (
  value: ItemValue,
  phases: readonly WorkflowPhase[],
  rule: (item: WorkflowItem) => WorkflowItem,
): ItemValue => {
  const phaseIds = phaseIdsByItem(phases)
  return withRow(value, (row) => toItemRow(rule(toStoredItem(row, phaseIds)), row['@place'], phaseIds, row))
}

/** A text without the blanks around it, unless it was stored with them (LIC-88). */
const trimChanged = (text: string, stored: string | undefined): string => (text === stored ? text : text.trim())

const withTarget = <Link extends { itemId: string }>(rows: Rows<Link>): Rows<Link> =>
  new Map([...rows].filter(([, { itemId }]) => itemId !== ''))

/**
 * The item as it would be saved now. Forms inside the tabs count only after their OK.
 * @param base the row that the dialog started from: what was absent stays absent, and blanks that were stored stay
 * @param phases the workflow, to find the phase of each linked item
 */
export function toItem(value: ItemValue, base: ItemRow, phases: readonly WorkflowPhase[]): WorkflowItem {
  const row = getRow(value)
  const { itemName, itemWeight, conditionalVisibility, complete, reset } = row
  const conditions = [...conditionalVisibility].map(
    ([id, entry]) =>
      [
        id,
        { ...entry, condition: trimChanged(entry.condition, base.conditionalVisibility.get(id)?.condition) },
      ] as const,
  )
  const saved = {
    ...row,
    itemName: trimChanged(itemName, base.itemName),
    itemWeight: itemWeight ?? Number.NaN,
    conditionalVisibility: new Map(conditions),
    complete: withTarget(complete),
    reset: withTarget(reset),
  }
  return toStoredItem(withMissingAs(base, saved), phaseIdsByItem(phases))
}
