import { type LinkKind, phaseIdsByItem } from './board'
import { equipmentOptions, type EquipmentConfigs } from './equipment'
import { type EquipmentMapping, type ItemLink, TRIGGER_TYPE, type Trigger, type WorkflowItem } from './item'
import type { NewId } from './new-parts'
import type { WorkflowPhase } from './workflow'

/*
 * Copies of workflows and phases. (Operations specification §4; WF-23 to WF-28, WF-33, WF-105, WF-106.)
 */

/** A part of an item that a copy of its phase leaves out. */
export type DroppedPart = { readonly itemId: string; readonly itemName: string } & (
  | { readonly kind: LinkKind; readonly link: ItemLink; readonly condition?: string }
  | { readonly kind: 'emails'; readonly count: number }
  /** Its name at the source, if that is known, and the name of its code in the workflow, if it has one. */
  | {
      readonly kind: 'equipmentStatus'
      readonly state: number
      readonly name: string | undefined
      readonly newName: string | undefined
    }
  | { readonly kind: 'triggers'; readonly name: string }
)

/** A copy before it is saved. Its projects are not chosen yet (WF-27). */
export interface CopiedWorkflow {
  readonly name: string
  readonly workflowRelatedKey: string
  readonly projectIds: readonly number[]
  readonly phases: WorkflowPhase[]
}

/** Copies a workflow: new ids everywhere, links rewritten, emails cleared, name kept (WF-23 to WF-28). */
export const copyWorkflow = (
  { name, phases }: { readonly name: string; readonly phases: readonly WorkflowPhase[] },
  newId: NewId,
): CopiedWorkflow => ({
  name,
  workflowRelatedKey: newId(),
  projectIds: [],
  phases: copyPhases(phases, newId).map((phase) => ({
    ...phase,
    items: phase.items.map((item) => ({ ...item, emails: [] })),
  })),
})

/**
 * Copies phases with new ids. Links between them are rewritten. Links to anything else are removed, because their target is not copied; a condition keeps its text, so that its
 * target can be chosen again (WF-24, WF-25, WF-33).
 * @param onDrop called with each link that is removed
 */
export function copyPhases(
  phases: readonly WorkflowPhase[],
  newId: NewId,
  onDrop?: (part: DroppedPart) => void,
): WorkflowPhase[] {
  const phaseIds = new Map(phases.map(({ phaseId }) => [phaseId, newId()]))
  const itemIds = new Map(phases.flatMap(({ items }) => items.map(({ itemId }) => [itemId, newId()] as const)))
  const phaseOf = phaseIdsByItem(phases)
  const copyItem = (item: WorkflowItem): WorkflowItem => {
    const { itemId, itemName } = item
    const copyLink =
      (kind: LinkKind) =>
      <Link extends ItemLink>(link: Link): Link[] => {
        const [toItem, toPhase] = [itemIds.get(link.itemId), phaseIds.get(link.phaseId)]
        const exists = phaseOf.get(link.itemId) === link.phaseId
        if (exists && toItem !== undefined && toPhase !== undefined)
          return [{ ...link, phaseId: toPhase, itemId: toItem }]
        // A condition without a target loses nothing.
        if (link.itemId !== '')
          onDrop?.({ itemId, itemName, kind, link, ...('condition' in link && { condition: String(link.condition) }) })
        return []
      }
    return {
      ...item,
      itemId: itemIds.get(itemId) ?? newId(),
      ...(item.preRequisite && { preRequisite: copyLink('preRequisite')(item.preRequisite)[0] ?? null }),
      ...(item.conditionalVisibility && {
        conditionalVisibility: item.conditionalVisibility.map(
          (condition) => copyLink('conditionalVisibility')(condition)[0] ?? { ...condition, phaseId: '', itemId: '' },
        ),
      }),
      ...(item.reset && { reset: item.reset.flatMap(copyLink('reset')) }),
      ...(item.complete && { complete: item.complete.flatMap(copyLink('complete')) }),
      ...(item.trigger && { trigger: copyTrigger(item.trigger, newId) }),
      ...(item.triggers && { triggers: item.triggers.map((trigger) => copyTrigger(trigger, newId)) }),
    }
  }
  return phases.map((phase) => ({
    ...phase,
    phaseId: phaseIds.get(phase.phaseId) ?? newId(),
    items: phase.items.map(copyItem),
  }))
}

const copyTrigger = (trigger: Trigger, newId: NewId): Trigger => ({ ...trigger, id: newId() })

/** Where a phase comes from, and the workflow that it is inserted into. */
export interface PhaseInsertion {
  /** Projects of the workflow that has the phase, and the selected projects of the other. */
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** Undefined while the lists of equipment statuses are not known: then all statuses are copied, and the server judges them. */
  readonly configs?: EquipmentConfigs | undefined
}

/** A copy of a phase, and what it does not have. */
export interface PhaseCopy {
  readonly phase: WorkflowPhase
  /** In the order of the items. */
  readonly dropped: readonly DroppedPart[]
}

/**
 * Copies a phase of another workflow: new ids, weight 0, and without what cannot work there. That is every link to an item outside the phase, email addresses, equipment
 * statuses that the selected projects lack or name otherwise, and triggers of a location if several projects are selected (WF-105, WF-106).
 */
export function copyExistingPhase(source: WorkflowPhase, insertion: PhaseInsertion, newId: NewId): PhaseCopy {
  const { to, configs } = insertion
  const dropped: DroppedPart[] = []
  const drop = (part: DroppedPart): void => void dropped.push(part)
  const readNames = (projectIds: readonly number[]): ReadonlyMap<number, string> =>
    new Map(configs && equipmentOptions(configs, projectIds).map(({ state, name }) => [state, name]))
  const [names, newNames] = [readNames(insertion.from), readNames(to)]
  const strip = (item: WorkflowItem): WorkflowItem => {
    const { itemId, itemName, emails = [], equipmentStatus, itemStateFromEquipmentStatus, trigger, triggers } = item
    const of = { itemId, itemName }
    const isKnown = ({ equipmentStatusState: state }: EquipmentMapping): boolean => {
      if (state === null || configs === undefined) return true
      const [name, newName] = [names.get(state), newNames.get(state)]
      const isSame = newName !== undefined && (name === undefined || name === newName)
      if (!isSame) drop({ ...of, kind: 'equipmentStatus', state, name, newName })
      return isSame
    }
    const isPossible = ({ triggerType, triggerName }: Trigger): boolean => {
      const canCopy = triggerType !== TRIGGER_TYPE.geo || to.length === 1
      if (!canCopy) drop({ ...of, kind: 'triggers', name: triggerName })
      return canCopy
    }
    if (emails.length > 0) drop({ ...of, kind: 'emails', count: emails.length })
    return {
      ...item,
      ...(item.emails && { emails: [] }),
      ...(equipmentStatus && { equipmentStatus: isKnown(equipmentStatus) ? equipmentStatus : null }),
      ...(itemStateFromEquipmentStatus && {
        itemStateFromEquipmentStatus: itemStateFromEquipmentStatus.filter(isKnown),
      }),
      ...(trigger && { trigger: isPossible(trigger) ? trigger : null }),
      ...(triggers && { triggers: triggers.filter(isPossible) }),
    }
  }
  const stripped = { ...source, phaseWeight: 0, items: source.items.map(strip) }
  const links: DroppedPart[] = []
  const [phase = stripped] = copyPhases([stripped], newId, (part) => links.push(part))
  const places = new Map(source.items.map(({ itemId }, at) => [itemId, at]))
  const placeOf = ({ itemId }: DroppedPart): number => places.get(itemId) ?? 0
  return { phase, dropped: [...links, ...dropped].toSorted((one, other) => placeOf(one) - placeOf(other)) }
}
