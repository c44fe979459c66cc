import { characterProblem } from '../shared/name-characters'
import { cleanName } from '../shared/names'
import { findLater, findRepeated } from './unique-names'
import { faultMessages } from './fault-messages'
import {
  PRODUCTION_TYPE,
  REQUIREMENT_TYPE,
  TRIGGER_CONDITION,
  TRIGGER_TYPE,
  type EquipmentMapping,
  type ItemCondition,
  type ProductionType,
  type Requirement,
  type RequirementType,
  type Trigger,
  type TriggerCondition,
  type TriggerType,
} from './item'

/*
 * What is wrong with the parts that the item tabs edit, by field. Drafts of a form and stored parts are checked alike. (Operations specification §5.)
 */

/** Sentences by field; empty where nothing is wrong. */
export type PartFaults<Field extends string> = Partial<Record<Field, string>>

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === ''

/** What is wrong with the name of a part: none, or characters that nobody sees (USER-131). */
const partNameFault = (name: string, required: string): string | undefined =>
  isBlank(name) ? required : characterProblem(name.trim())

/** A fault of a field, if there is one. */
const at = <Field extends string>(field: Field, fault: string | undefined): PartFaults<Field> =>
  (fault === undefined ? {} : { [field]: fault }) as PartFaults<Field>

/** ITEM-42, ITEM-43, ITEM-45. */
export function requirementFaults(draft: {
  readonly name: string
  readonly requirementType: RequirementType | null
}): PartFaults<'name' | 'requirementType'> {
  return {
    ...at('name', partNameFault(draft.name, faultMessages.requirementNameRequired)),
    ...(draft.requirementType === null && { requirementType: faultMessages.requirementTypeRequired }),
  }
}

/** Whether the 'Editable property' checkbox applies (ITEM-38). */
export const canBeEditable = (type: RequirementType | null): boolean => type === REQUIREMENT_TYPE.property

/** A requirement as it is stored: trimmed, and editable only if it is a property (ITEM-44, ITEM-45). */
export const toRequirement = (draft: Requirement): Requirement => ({
  ...draft,
  name: cleanName(draft.name),
  IsPropertyEditable: draft.IsPropertyEditable && canBeEditable(draft.requirementType),
})

/** The conditions that each kind of trigger uses (ITEM-46, ITEM-52, ITEM-53). */
export const CONDITIONS_OF: Readonly<Record<TriggerType, readonly TriggerCondition[]>> = {
  [TRIGGER_TYPE.geo]: [TRIGGER_CONDITION.entering, TRIGGER_CONDITION.leaving],
  [TRIGGER_TYPE.tag]: [TRIGGER_CONDITION.tagAssignment, TRIGGER_CONDITION.tagUnassignment],
}

/** A trigger as it is stored: trimmed, and without a site if it reacts to a tag (ITEM-53). */
export const toTrigger = (draft: Trigger): Trigger => ({
  ...draft,
  triggerName: cleanName(draft.triggerName),
  siteID: draft.triggerType === TRIGGER_TYPE.tag ? 0 : draft.siteID,
})

/** A trigger while it is edited. */
export interface TriggerDraft {
  readonly triggerType: TriggerType | null
  readonly triggerName: string
  readonly siteID: number
  readonly condition: TriggerCondition
}

/**
 * ITEM-51 to ITEM-54.
 * @param siteIds the sites of the project, where the caller knows them
 */
export function triggerFaults(
  { triggerType, triggerName, siteID, condition }: TriggerDraft,
  siteIds?: ReadonlySet<number>,
): PartFaults<'triggerType' | 'triggerName' | 'siteID' | 'condition'> {
  const faults: PartFaults<'triggerType' | 'triggerName' | 'siteID' | 'condition'> = at(
    'triggerName',
    partNameFault(triggerName, faultMessages.triggerNameRequired),
  )
  if (triggerType === null) return { ...faults, triggerType: faultMessages.triggerTypeRequired }
  const isGeo = triggerType === TRIGGER_TYPE.geo
  if (!CONDITIONS_OF[triggerType].includes(condition)) {
    faults.condition = isGeo ? faultMessages.geoConditionRequired : faultMessages.tagConditionRequired
  }
  if (isGeo && siteID === 0) faults.siteID = faultMessages.triggerSiteRequired
  else if (isGeo && siteIds?.has(siteID) === false) faults.siteID = faultMessages.triggerSiteMissing
  else if (!isGeo && siteID !== 0) faults.siteID = faultMessages.triggerSiteOfTag
  return faults
}

/** The fewest conditions of an item that has any (ITEM-71, CONS2-11). */
export const MIN_CONDITIONS = 2

/** Whether a single condition may be deleted; 'Delete all' always may (ITEM-73, ITEM-77). */
export const canDeleteCondition = (count: number): boolean => count > MIN_CONDITIONS

/** The faults of each condition, by its place (ITEM-69, ITEM-70, ITEM-72, ITEM-74). */
export function conditionFaults(
  conditions: readonly Pick<ItemCondition, 'condition' | 'phaseId' | 'itemId'>[],
): PartFaults<'condition' | 'target'>[] {
  const repeatedNames = findRepeated(conditions.map(({ condition }) => condition))
  const repeatedTargets = findLater(conditions.map(({ itemId }) => itemId))
  return conditions.map(({ condition, phaseId, itemId }, place) => ({
    ...at(
      'condition',
      partNameFault(condition, faultMessages.conditionNameRequired) ??
        (repeatedNames.has(place) ? faultMessages.conditionNameTaken : undefined),
    ),
    ...(phaseId === '' || itemId === ''
      ? { target: faultMessages.conditionTargetRequired }
      : repeatedTargets.has(place) && { target: faultMessages.conditionTargetTaken }),
  }))
}

/** What is wrong with the number of conditions: none, or at least two (ITEM-71, ITEM-77). */
export const conditionCountFault = (count: number): string | undefined =>
  count > 0 && count < MIN_CONDITIONS ? faultMessages.conditionsTooFew : undefined

/** The most equipment mappings of an item (ITEM-83, CONS2-12). */
export const MAX_MAPPINGS = 2

/** Whether a mapping may be added (ITEM-83). */
export const canAddMapping = (count: number): boolean => count < MAX_MAPPINGS

type Mapping = Pick<EquipmentMapping, 'progressState' | 'equipmentStatusState'>

/** The faults of each mapping, by its place (ITEM-80, ITEM-81, ITEM-82). */
export function mappingFaults(mappings: readonly Mapping[]): PartFaults<'progressState' | 'equipmentStatusState'>[] {
  const repeatedStates = findLater(mappings.map(({ progressState }) => progressState))
  const repeatedStatuses = findLater(mappings.map(({ equipmentStatusState }) => equipmentStatusState))
  return mappings.map(({ progressState, equipmentStatusState }, place) => ({
    ...(progressState === null
      ? { progressState: faultMessages.stateRequired }
      : repeatedStates.has(place) && { progressState: faultMessages.stateTaken }),
    ...(equipmentStatusState === null
      ? { equipmentStatusState: faultMessages.statusRequired }
      : repeatedStatuses.has(place) && { equipmentStatusState: faultMessages.statusTaken }),
  }))
}

/** Whether quantity and unit belong to a production: those of types 1 and 2 are disabled (ITEM-90, ITEM-93). */
export const hasQuantity = (type: ProductionType): boolean => type === PRODUCTION_TYPE.standard

/** ITEM-88, ITEM-89, ITEM-91, ITEM-93. */
export function productionFaults(draft: {
  readonly name: string
  readonly totalQuantity?: number | null | undefined
  readonly uom?: string | null | undefined
  readonly productionType: ProductionType
}): PartFaults<'name' | 'totalQuantity' | 'uom'> {
  const needsQuantity = hasQuantity(draft.productionType)
  return {
    ...at('name', partNameFault(draft.name, faultMessages.productionNameRequired)),
    ...(needsQuantity && !((draft.totalQuantity ?? 0) > 0) && { totalQuantity: faultMessages.quantityPositive }),
    ...(needsQuantity && isBlank(draft.uom) && { uom: faultMessages.unitRequired }),
  }
}
