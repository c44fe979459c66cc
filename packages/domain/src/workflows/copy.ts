import { phaseIdsByItem } from './board'
import type { ItemLink, Trigger, WorkflowItem } from './item'
import type { NewId } from './new-parts'
import type { WorkflowPhase } from './workflow'

/*
 * Copies of workflows and phases. (Operations specification §4; WF-23 to WF-28, WF-33.)
 */

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
 */
export function copyPhases(phases: readonly WorkflowPhase[], newId: NewId): WorkflowPhase[] {
  const phaseIds = new Map(phases.map(({ phaseId }) => [phaseId, newId()]))
  const itemIds = new Map(phases.flatMap(({ items }) => items.map(({ itemId }) => [itemId, newId()] as const)))
  const phaseOf = phaseIdsByItem(phases)
  const copyLink = <Link extends ItemLink>(link: Link): Link[] => {
    const itemId = itemIds.get(link.itemId)
    const phaseId = phaseIds.get(link.phaseId)
    const exists = phaseOf.get(link.itemId) === link.phaseId
    return exists && itemId !== undefined && phaseId !== undefined ? [{ ...link, phaseId, itemId }] : []
  }
  const copyItem = (item: WorkflowItem): WorkflowItem => ({
    ...item,
    itemId: itemIds.get(item.itemId) ?? newId(),
    ...(item.preRequisite && { preRequisite: copyLink(item.preRequisite)[0] ?? null }),
    ...(item.conditionalVisibility && {
      conditionalVisibility: item.conditionalVisibility.map(
        (condition) => copyLink(condition)[0] ?? { ...condition, phaseId: '', itemId: '' },
      ),
    }),
    ...(item.reset && { reset: item.reset.flatMap(copyLink) }),
    ...(item.complete && { complete: item.complete.flatMap(copyLink) }),
    ...(item.trigger && { trigger: copyTrigger(item.trigger, newId) }),
    ...(item.triggers && { triggers: item.triggers.map((trigger) => copyTrigger(trigger, newId)) }),
  })
  return phases.map((phase) => ({
    ...phase,
    phaseId: phaseIds.get(phase.phaseId) ?? newId(),
    items: phase.items.map(copyItem),
  }))
}

const copyTrigger = (trigger: Trigger, newId: NewId): Trigger => ({ ...trigger, id: newId() })
