import { emailListFault } from '../shared/email'
import { boardMessages } from './board-messages'
import { faultMessages } from './fault-messages'
import { excludedParts } from './excluded-parts'
import { TRIGGER_TYPE, type WorkflowItem } from './item'
import { getTrigger } from './item-parts'
import { readItemFacts, type ItemTab } from './item-tabs'
import { createLinkJudge } from './link-faults'
import { completeTargets } from './links'
import {
  conditionCountFault,
  conditionFaults,
  MAX_MAPPINGS,
  mappingFaults,
  productionFaults,
  requirementFaults,
  triggerFaults,
} from './part-faults'
import { nameFault, weightFault } from './rules'
import { tabMessages } from './tab-messages'
import { findRepeated } from './unique-names'
import type { WorkflowContext } from './validate'
import type { WorkflowPhase } from './workflow'

/** A fault of an item. */
export interface ItemFault {
  readonly path: string
  readonly message: string
  readonly itemId: string
  /** The tab that edits it; absent for the properties. */
  readonly tab?: ItemTab
}

/** A fault by its place below the item. */
type Found = readonly [path: string, message: string | undefined, tab?: ItemTab]

/** Judges the items of one workflow. Reads the workflow once. */
export function createItemJudge(
  phases: readonly WorkflowPhase[],
  context: WorkflowContext,
): (item: WorkflowItem, path: string) => ItemFault[] {
  const targets = completeTargets(phases)
  const judgeLinks = createLinkJudge(phases)
  const repeatedIds = repeatedItemIds(phases)
  return (item, path) => {
    const facts = readItemFacts(targets, item, context)
    const found: Found[] = [
      ['itemId', repeatedIds.has(item.itemId) ? faultMessages.itemIdRepeated : undefined],
      ['itemName', item.itemName.trim() === '' ? boardMessages.itemNameRequired : undefined],
      ['itemName', nameFault(item.itemName)],
      ['itemWeight', weightFault('item', item.itemWeight)],
      ['emails', emailListFault(item.emails ?? [])],
      ...judgeLinks(item).map(({ kind, place, message }): Found =>
        kind === 'preRequisite' ? [kind, message] : [`${kind}.${place}`, message, TAB_OF_LINK[kind]],
      ),
      ...judgeParts(item, context),
      ...excludedParts(item, facts).map(({ path: part, message, tab }): Found => [part, message, tab]),
    ]
    return found.flatMap(([field, message, tab]) =>
      message === undefined ? [] : [{ path: `${path}.${field}`, itemId: item.itemId, message, tab }],
    )
  }
}

/** The tab that edits links of a kind. The prerequisite is one of the properties. */
export const TAB_OF_LINK = { conditionalVisibility: 'conditional', reset: 'reset', complete: 'complete' } as const

function repeatedItemIds(phases: readonly WorkflowPhase[]): ReadonlySet<string> {
  const ids = phases.flatMap(({ items }) => items.map(({ itemId }) => itemId))
  return new Set([...findRepeated(ids)].map((place) => ids[place] ?? ''))
}

/** Field by field, below the path of a part. */
const below = (path: string, faults: Readonly<Record<string, string | undefined>>, tab: ItemTab): Found[] =>
  Object.entries(faults).map(([field, message]): Found => [`${path}.${field}`, message, tab])

function judgeParts(item: WorkflowItem, context: WorkflowContext): Found[] {
  const conditions = item.conditionalVisibility ?? []
  const mappings = item.itemStateFromEquipmentStatus ?? []
  return [
    ...(item.requirements ?? []).flatMap((requirement, place) =>
      below(`requirements.${place}`, requirementFaults(requirement), 'requirements'),
    ),
    ['conditionalVisibility', conditionCountFault(conditions.length), 'conditional'],
    ...conditionFaults(conditions).flatMap((faults, place) =>
      below(`conditionalVisibility.${place}`, faults, 'conditional'),
    ),
    ...judgeTrigger(item, context),
    [
      'itemStateFromEquipmentStatus',
      mappings.length > MAX_MAPPINGS ? faultMessages.tooManyMappings : undefined,
      'equipment',
    ],
    ...mappingFaults(mappings).flatMap((faults, place) =>
      below(`itemStateFromEquipmentStatus.${place}`, faults, 'equipment'),
    ),
    ...(item.equipmentStatus ? ownStatusFaults(item.equipmentStatus) : []),
    ...(item.production ? below('production', productionFaults(item.production), 'production') : []),
  ]
}

const ownStatusFaults = (status: NonNullable<WorkflowItem['equipmentStatus']>): Found[] =>
  Object.entries(mappingFaults([status])[0] ?? {}).map(([field, message]): Found => [
    `equipmentStatus.${field}`,
    message,
  ])

function judgeTrigger(item: WorkflowItem, { projectCount, siteIds }: WorkflowContext): Found[] {
  const trigger = getTrigger(item)
  if (trigger === undefined) return []
  const path = item.trigger ? 'trigger' : 'triggers.0'
  const count = (item.triggers ?? []).length + (item.trigger ? 1 : 0)
  const isGeo = trigger.triggerType === TRIGGER_TYPE.geo
  return [
    ['triggers', count > 1 ? faultMessages.oneTrigger : undefined, 'triggers'],
    [`${path}.triggerType`, isGeo && projectCount > 1 ? tabMessages.geoNeedsOneProject : undefined, 'triggers'],
    ...below(path, triggerFaults(trigger, siteIds), 'triggers'),
  ]
}
