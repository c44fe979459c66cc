import { joinNames } from '../shared/join-names'
import { ITEM_TYPE, type WorkflowItem } from './item'
import { getTrigger, hasConditions, hasMapping, hasOwnStatus, hasRequirements } from './item-parts'
import { completeTargets, resetChoices } from './links'
import { tabBlockTexts, tabMessages, type itemTabLabels } from './tab-messages'
import type { WorkflowPhase } from './workflow'

/*
 * Which tabs and controls of an item are disabled, and why: one table. (Operations specification §4; ITEM-14 to ITEM-33, ITEM-56.)
 */

export type ItemTab = keyof typeof itemTabLabels

/** The tabs in their order (ITEM-13). */
export const ITEM_TABS: readonly ItemTab[] = [
  'requirements',
  'conditional',
  'triggers',
  'reset',
  'complete',
  'equipment',
  'production',
]

/** What decides about the tabs of an item. */
export type TabBlock = keyof typeof tabBlockTexts | 'differingStatuses'

/** Facts about an item, its links and the selected projects. */
export type ItemFacts = Readonly<Record<TabBlock, boolean>>

/** Facts about the selected projects. */
export interface ProjectFacts {
  readonly projectCount: number
  /** The projects have different equipment statuses (WF-70). */
  readonly hasDifferingStatuses: boolean
}

const NOT_PROGRESS = ['incremental', 'production'] as const

/** ITEM-31: what disables the tab disables the own status too. */
const EQUIPMENT_BLOCKS = [
  'conditional',
  'requirements',
  'trigger',
  'reset',
  'complete',
  ...NOT_PROGRESS,
  'differingStatuses',
] as const

/** What disables each tab. */
const TAB_BLOCKS: Readonly<Record<ItemTab, readonly TabBlock[]>> = {
  requirements: ['completeTarget', 'equipmentStatus', 'equipmentMapping', ...NOT_PROGRESS, 'trigger'],
  conditional: ['completeTarget', ...NOT_PROGRESS],
  triggers: ['requirements', ...NOT_PROGRESS, 'equipmentStatus', 'equipmentMapping'],
  reset: NOT_PROGRESS,
  complete: NOT_PROGRESS,
  equipment: EQUIPMENT_BLOCKS,
  production: ['notProduction'],
}

/** What disables the own equipment status of an item, in its properties (ITEM-31). */
const OWN_STATUS_BLOCKS: readonly TabBlock[] = [...EQUIPMENT_BLOCKS, 'equipmentMapping']

/** What locks the type of an item (ITEM-14 to ITEM-17). */
const TYPE_BLOCKS: readonly TabBlock[] = ['conditional', 'requirements', 'trigger', 'equipmentMapping']

/**
 * Collects the facts about an item.
 * @param targets the items that other items complete automatically (`completeTargets`)
 */
export function readItemFacts(
  targets: ReadonlySet<string>,
  item: WorkflowItem,
  { hasDifferingStatuses }: Pick<ProjectFacts, 'hasDifferingStatuses'>,
): ItemFacts {
  return {
    completeTarget: targets.has(item.itemId),
    equipmentStatus: hasOwnStatus(item),
    equipmentMapping: hasMapping(item),
    requirements: hasRequirements(item),
    trigger: getTrigger(item) !== undefined,
    conditional: hasConditions(item),
    reset: (item.reset ?? []).length > 0,
    complete: (item.complete ?? []).length > 0,
    incremental: item.itemType === ITEM_TYPE.incremental,
    production: item.itemType === ITEM_TYPE.production,
    notProduction: item.itemType !== ITEM_TYPE.production,
    differingStatuses: hasDifferingStatuses,
  }
}

/** The sentence for what is disabled; undefined where it is not. */
function reasonOf(
  facts: ItemFacts,
  blocks: readonly TabBlock[],
  write: (causes: string) => string,
): string | undefined {
  const causes = blocks.filter((block) => block !== 'differingStatuses' && facts[block])
  const texts = causes.map((block) => tabBlockTexts[block as keyof typeof tabBlockTexts])
  const sentences = texts.length > 0 ? [write(joinNames(texts))] : []
  if (blocks.includes('differingStatuses') && facts.differingStatuses) sentences.push(tabMessages.differingStatuses)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** Why a tab is disabled; undefined where it is open. */
export const tabDisabledReason = (facts: ItemFacts, tab: ItemTab): string | undefined =>
  reasonOf(facts, TAB_BLOCKS[tab], tabMessages.disabled)

/** The disabled reasons of an item's tabs and controls; undefined is enabled. */
export interface ItemControls {
  readonly tabs: Readonly<Record<ItemTab, string | undefined>>
  readonly type: string | undefined
  readonly ownStatus: string | undefined
  /** Location-based triggers (ITEM-56). */
  readonly geoTrigger: string | undefined
  /** 'All before' and 'All after' of Auto-Reset (ITEM-64, ITEM-65). */
  readonly allBefore: string | undefined
  readonly allAfter: string | undefined
}

/**
 * Judges all tabs and controls of an item.
 * @param facts those of the item, if the caller has them
 */
export function judgeItem(
  phases: readonly WorkflowPhase[],
  item: WorkflowItem,
  projects: ProjectFacts,
  facts: ItemFacts = readItemFacts(completeTargets(phases), item, projects),
): ItemControls {
  const { before, after } = resetChoices(phases, item.itemId)
  return {
    tabs: {
      requirements: tabDisabledReason(facts, 'requirements'),
      conditional: tabDisabledReason(facts, 'conditional'),
      triggers: tabDisabledReason(facts, 'triggers'),
      reset: tabDisabledReason(facts, 'reset'),
      complete: tabDisabledReason(facts, 'complete'),
      equipment: tabDisabledReason(facts, 'equipment'),
      production: tabDisabledReason(facts, 'production'),
    },
    type: reasonOf(facts, TYPE_BLOCKS, tabMessages.typeLocked),
    ownStatus: reasonOf(facts, OWN_STATUS_BLOCKS, tabMessages.disabled),
    geoTrigger: projects.projectCount === 1 ? undefined : tabMessages.geoNeedsOneProject,
    allBefore: before.length === 0 ? tabMessages.allBeforeFirst : undefined,
    allAfter: after.length === 0 ? tabMessages.allAfterLast : undefined,
  }
}
