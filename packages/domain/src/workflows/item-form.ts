import type { ProductionType, ProgressState, RequirementType, TriggerCondition, TriggerType } from './item'
import { PRODUCTION_TYPE, TRIGGER_TYPE } from './item'
import { itemMessages as messages } from './item-messages'

/*
 * What a user fills in at an item, and what is wrong with it. The errors are sentences by field. (Operations specification §5.)
 */

/** Sentences by field; no entry for a field that is right. */
export type FieldErrors<Form> = { readonly [Field in keyof Form]?: string }

/** Fewest conditions of an item that has any, and most mappings of an item (ITEM-71, ITEM-83, CONS2-11, CONS2-12). */
export const MIN_CONDITIONS = 2
export const MAX_MAPPINGS = 2

/** A requirement as it is filled in (ITEM-37). */
export interface RequirementForm {
  name: string
  description: string
  requirementType: RequirementType | null
  /** `NaN` for a text that is not a number. */
  weight: number | null
  isPropertyEditable: boolean
}

/** A trigger as it is filled in (ITEM-46, ITEM-47). */
export interface TriggerForm {
  triggerType: TriggerType
  name: string
  description: string
  siteId: number | null
  condition: TriggerCondition
}

/** A production as it is filled in (ITEM-86). */
export interface ProductionForm {
  name: string
  /** `NaN` for a text that is not a number. */
  totalQuantity: number | null
  uom: string
  productionType: ProductionType
}

/** An entry of conditional visibility as it is filled in (ITEM-68). */
export interface ConditionForm {
  condition: string
  itemId: string | null
}

/** An equipment mapping as it is filled in (ITEM-80). */
export interface MappingForm {
  progressState: ProgressState | null
  equipmentStatusState: number | null
}

const isBlank = (text: string): boolean => text.trim() === ''
/** Names are compared trimmed and without case, as those of phases and items are (WF-51). */
const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Drops the fields that are right. */
const withErrors = <Form>(errors: { [Field in keyof Form]?: string | false }): FieldErrors<Form> =>
  // The entries that are left are sentences of the same fields.
  Object.fromEntries(Object.entries(errors).filter(([, error]) => Boolean(error))) as FieldErrors<Form>

/** ITEM-42, ITEM-43, ITEM-45. */
export const findRequirementErrors = (form: RequirementForm): FieldErrors<RequirementForm> =>
  withErrors<RequirementForm>({
    name: isBlank(form.name) && messages.requirementNameRequired,
    requirementType: form.requirementType === null && messages.requirementTypeRequired,
    weight: form.weight !== null && !Number.isFinite(form.weight) && messages.notNumeric,
  })

/** The conditions of a kind of trigger (ITEM-52, ITEM-53). */
export const TRIGGER_CONDITIONS = { 1: [1, 2], 2: [3, 4] } as const satisfies Record<
  TriggerType,
  readonly TriggerCondition[]
>

const hasOwnCondition = ({ triggerType, condition }: TriggerForm): boolean =>
  TRIGGER_CONDITIONS[triggerType].some((own) => own === condition)

/** Whether all that has no message of its own is chosen: the condition, and the site of a location trigger (ITEM-52 to ITEM-55). */
export const isTriggerComplete = (form: TriggerForm): boolean =>
  hasOwnCondition(form) && (form.triggerType === TRIGGER_TYPE.tag || (form.siteId !== null && form.siteId > 0))

/** ITEM-51. */
export const findTriggerErrors = (form: TriggerForm): FieldErrors<TriggerForm> =>
  withErrors<TriggerForm>({ name: isBlank(form.name) && messages.triggerNameRequired })

/** Whether quantity and unit can be filled in (ITEM-90, ITEM-93). */
export const usesQuantity = (productionType: ProductionType): boolean => productionType === PRODUCTION_TYPE.standard

/** ITEM-88 to ITEM-93. Quantity and unit count for type 0 alone. */
export function findProductionErrors(form: ProductionForm): FieldErrors<ProductionForm> {
  const isUsed = usesQuantity(form.productionType)
  return withErrors<ProductionForm>({
    name: isBlank(form.name) && messages.productionNameRequired,
    totalQuantity: isUsed && !((form.totalQuantity ?? 0) > 0) && messages.quantityPositive,
    uom: isUsed && isBlank(form.uom) && messages.unitRequired,
  })
}

/** The errors of each condition, by its place (ITEM-69, ITEM-70, ITEM-72, ITEM-74). */
export const findConditionErrors = (forms: readonly ConditionForm[]): FieldErrors<ConditionForm>[] =>
  forms.map((form, place) => {
    const before = forms.slice(0, place)
    return withErrors<ConditionForm>({
      condition: isBlank(form.condition)
        ? messages.conditionNameRequired
        : before.some(({ condition }) => isSameName(condition, form.condition)) && messages.conditionNameTaken,
      itemId:
        form.itemId === null
          ? messages.conditionItemRequired
          : before.some(({ itemId }) => itemId === form.itemId) && messages.conditionItemUsed,
    })
  })

/** Why the list of conditions as a whole cannot be saved: it is empty or has at least 2 (ITEM-71, ITEM-77). */
export const findConditionListError = (count: number): string | undefined =>
  count > 0 && count < MIN_CONDITIONS ? messages.conditionsTooFew : undefined

/** The errors of each mapping, by its place (ITEM-80 to ITEM-82). */
export const findMappingErrors = (forms: readonly MappingForm[]): FieldErrors<MappingForm>[] =>
  forms.map((form, place) => {
    const before = forms.slice(0, place)
    return withErrors<MappingForm>({
      progressState:
        form.progressState === null
          ? messages.stateRequired
          : before.some(({ progressState }) => progressState === form.progressState) && messages.stateTaken,
      equipmentStatusState:
        form.equipmentStatusState === null
          ? messages.statusRequired
          : before.some(({ equipmentStatusState }) => equipmentStatusState === form.equipmentStatusState) &&
            messages.statusTaken,
    })
  })

/** Why the list of mappings as a whole cannot be saved (ITEM-83). */
export const findMappingListError = (count: number): string | undefined =>
  count > MAX_MAPPINGS ? messages.mappingsTooMany : undefined
