import type { WorkflowItem } from './item'
import { toRequirement, toTrigger } from './part-faults'
import type { WorkflowData, WorkflowPhase } from './workflow'

/** Name and phases of a workflow, with unknown fields of its data. */
export interface WorkflowContent {
  readonly name: string
  readonly phases: readonly WorkflowPhase[]
  /** The data as it was read, whose unknown fields go back. */
  readonly data?: WorkflowData
}

const trimmed = <Part extends { name: string }>(part: Part): Part => ({ ...part, name: part.name.trim() })

const toItem = (item: WorkflowItem): WorkflowItem => ({
  ...item,
  itemName: item.itemName.trim(),
  ...(item.conditionalVisibility && {
    conditionalVisibility: item.conditionalVisibility.map((entry) => ({
      ...entry,
      condition: entry.condition.trim(),
    })),
  }),
  ...(item.requirements && { requirements: item.requirements.map(toRequirement) }),
  ...(item.trigger && { trigger: toTrigger(item.trigger) }),
  ...(item.triggers && { triggers: item.triggers.map(toTrigger) }),
  ...(item.production && { production: trimmed(item.production) }),
})

/** A phase without its `new` flag, which is client state (WF-46). */
function toPhase({ new: _isNew, ...phase }: WorkflowPhase): WorkflowPhase {
  return { ...phase, phaseName: phase.phaseName.trim(), items: phase.items.map(toItem) }
}

/** A workflow as it is saved: names trimmed, client state left out (WF-46, CONS2-39, ITEM-45, ITEM-53). */
export const toStoredData = ({
  name,
  phases,
  data,
}: WorkflowContent): { name: string; workflowData: WorkflowData } => ({
  name: name.trim(),
  workflowData: { ...data, phases: phases.map(toPhase) },
})
