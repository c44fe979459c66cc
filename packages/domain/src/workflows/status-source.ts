import { groupBy } from '../shared/group-by'
import { findLostStatuses, type CodeUse, type LostStatus } from '../shared/status-meaning'
import { equipmentOptions, type EquipmentConfigs } from './equipment'
import type { EquipmentMapping, WorkflowItem } from './item'
import { listItems } from './links'
import { statusSourceMessages as messages } from './status-source-messages'
import type { WorkflowPhase } from './workflow'

/*
 * What happens to the equipment statuses of a workflow when another list applies: one project has its own list, several projects use the list of their license.
 * (WF-64, WF-67, WF-69, WF-80.)
 */

type Phases = readonly WorkflowPhase[]

/** An equipment status that an item names. */
export interface StatusUse extends CodeUse {
  /** Unique in the workflow. Made of its item, its field, what it does, and its code. */
  readonly key: string
  readonly itemId: string
  readonly phaseName: string
  readonly itemName: string
}

const keyOf = (itemId: string, isOwn: boolean, { progressState, equipmentStatusState }: EquipmentMapping): string =>
  JSON.stringify([itemId, isOwn, progressState, equipmentStatusState])

const usesOf = (item: WorkflowItem): { key: string; state: number }[] =>
  [
    ...(item.equipmentStatus ? [[true, item.equipmentStatus] as const] : []),
    ...(item.itemStateFromEquipmentStatus ?? []).map((mapping) => [false, mapping] as const),
  ].flatMap(([isOwn, mapping]) =>
    mapping.equipmentStatusState === null
      ? []
      : [{ key: keyOf(item.itemId, isOwn, mapping), state: mapping.equipmentStatusState }],
  )

/** Every status that items name, each one separately. */
export const listStatusUses = (phases: Phases): StatusUse[] =>
  listItems(phases).flatMap(({ phase, item }) =>
    usesOf(item).map((use) => ({
      ...use,
      itemId: item.itemId,
      phaseName: phase.phaseName,
      itemName: item.itemName,
    })),
  )

/** The keys of all uses. */
export const statusUseKeys = (phases: Phases): ReadonlySet<string> =>
  new Set(listStatusUses(phases).map(({ key }) => key))

/** A code that the user must change: a lost one, or one that an item newly uses although the list does not have it. */
export type StatusFault = LostStatus<StatusUse> | { readonly state: number; readonly uses: readonly StatusUse[] }

/**
 * Judges the statuses of a workflow for the projects that it will be in (WF-80).
 * @param findChosenFor the projects for which a use was chosen; undefined for a use that was chosen for the projects of the save
 * @returns the codes that the list of these projects lacks or has under another name, without those that had no status before
 */
export function findStatusFaults(
  phases: Phases,
  configs: EquipmentConfigs,
  projectIds: readonly number[],
  findChosenFor: (use: StatusUse) => readonly number[] | undefined,
): StatusFault[] {
  if (projectIds.length === 0) return []
  const after = equipmentOptions(configs, projectIds)
  const groups = new Map<string, { chosenFor: readonly number[] | undefined; uses: StatusUse[] }>()
  // Most uses share one list of projects, which can be long.
  for (const [chosenFor, uses] of groupBy(listStatusUses(phases), findChosenFor)) {
    const id = JSON.stringify(chosenFor ?? null)
    const group = groups.get(id) ?? { chosenFor, uses: [] }
    groups.set(id, group)
    group.uses = [...group.uses, ...uses]
  }
  return [...groups.values()].flatMap(({ chosenFor, uses }): StatusFault[] => {
    if (chosenFor !== undefined) return findLostStatuses(uses, equipmentOptions(configs, chosenFor), after)
    const known = new Set(after.map(({ state }) => state))
    const unknown = groupBy(
      uses.filter(({ state }) => !known.has(state)),
      ({ state }) => state,
    )
    return [...unknown].map(([state, usesOfCode]) => ({ state, uses: usesOfCode }))
  })
}

/** The sentence of a fault, without the items. */
export const faultSentence = (fault: StatusFault): string =>
  'name' in fault ? messages.lost(fault) : messages.unknown(fault.state)

/** What the server answers for faults: a sentence for each code with its items. */
export const faultRefusals = (faults: readonly StatusFault[], workflowName: string): string[] =>
  faults.map((fault) =>
    messages.refused(faultSentence(fault), [
      ...new Set(fault.uses.map(({ phaseName, itemName }) => `${workflowName} › ${phaseName} › ${itemName}`)),
    ]),
  )

/** The code of the status with the same name in the list of the selected projects; undefined where it has none. */
export const sameNameCode = (
  fault: StatusFault,
  configs: EquipmentConfigs,
  projectIds: readonly number[],
): number | undefined =>
  'name' in fault ? equipmentOptions(configs, projectIds).find(({ name }) => name === fault.name)?.state : undefined

/** Phases in which the uses of a fault have another code. Items without such a use stay the same objects. */
export function withCode(phases: Phases, { uses }: Pick<StatusFault, 'uses'>, state: number): WorkflowPhase[] {
  const keys = new Set(uses.map(({ key }) => key))
  const itemIds = new Set(uses.map(({ itemId }) => itemId))
  const change = (item: WorkflowItem): WorkflowItem => {
    const write = (isOwn: boolean, mapping: EquipmentMapping): EquipmentMapping =>
      keys.has(keyOf(item.itemId, isOwn, mapping)) ? { ...mapping, equipmentStatusState: state } : mapping
    const { equipmentStatus: own, itemStateFromEquipmentStatus: mappings } = item
    return {
      ...item,
      ...(own && { equipmentStatus: write(true, own) }),
      ...(mappings && { itemStateFromEquipmentStatus: mappings.map((mapping) => write(false, mapping)) }),
    }
  }
  return phases.map((phase) =>
    phase.items.some(({ itemId }) => itemIds.has(itemId))
      ? { ...phase, items: phase.items.map((item) => (itemIds.has(item.itemId) ? change(item) : item)) }
      : phase,
  )
}

/** For which projects the statuses of a draft were chosen, by the key of the use. Uses without an entry were chosen for the selected projects. */
export type ChosenFor = ReadonlyMap<string, readonly number[]>

interface StatusDraft {
  readonly projectIds: readonly number[]
  readonly phases: Phases
  readonly chosenFor?: ChosenFor | undefined
}

/**
 * Remembers for which projects statuses were chosen when the projects of a draft change, so that the form knows what their codes meant.
 * @returns the changed draft
 */
export function withChosenFor<Draft extends StatusDraft>(before: Draft, after: Draft): Draft {
  const isMoved = before.projectIds !== after.projectIds
  if (!isMoved && (before.chosenFor === undefined || before.phases === after.phases)) return after
  const remaining = statusUseKeys(after.phases)
  const chosenFor = listStatusUses(before.phases).flatMap(({ key }) => {
    const projectIds = before.chosenFor?.get(key) ?? (isMoved ? before.projectIds : undefined)
    return projectIds !== undefined && remaining.has(key) ? [[key, projectIds] as const] : []
  })
  return { ...after, chosenFor: new Map(chosenFor) }
}

/**
 * The codes of a draft that its projects would change. Stored ones were chosen for the stored projects, as the server sees it.
 * @param configs undefined while the lists are not known
 */
export function findDraftFaults(
  draft: StatusDraft,
  stored: StatusDraft,
  configs: EquipmentConfigs | undefined,
): StatusFault[] {
  if (configs === undefined) return []
  const known = stored.projectIds.length === 0 ? new Set<string>() : statusUseKeys(stored.phases)
  return findStatusFaults(draft.phases, configs, draft.projectIds, ({ key }) =>
    known.has(key) ? stored.projectIds : draft.chosenFor?.get(key),
  )
}

/** Whether items of two versions name different statuses. */
export function haveStatusesChanged(before: Phases, after: Phases): boolean {
  const [known, next] = [statusUseKeys(before), statusUseKeys(after)]
  return known.size !== next.size || [...known].some((key) => !next.has(key))
}
