import { cleanName } from '../shared/names'
import { isSameValue } from '../shared/stored-values'
import type { WorkflowItem } from './item'
import { toRequirement, toTrigger } from './part-faults'
import type { WorkflowData, WorkflowPhase } from './workflow'

/** Name and phases of a workflow, with unknown fields of its data. */
export interface WorkflowContent {
  readonly name: string
  readonly phases: readonly WorkflowPhase[]
  /** The data as it was read, whose unknown fields go back. */
  readonly data?: WorkflowData
  /** What is stored, or was when the edit began: what equals it is not rewritten (LIC-88). */
  readonly before?: { readonly name: string; readonly phases: readonly WorkflowPhase[] } | undefined
}

const trimmed = <Part extends { name: string }>(part: Part): Part => ({ ...part, name: cleanName(part.name) })

const toItem = (item: WorkflowItem, before: WorkflowItem | undefined): WorkflowItem => ({
  ...item,
  itemName: item.itemName === before?.itemName ? item.itemName : cleanName(item.itemName),
  ...(item.conditionalVisibility && {
    conditionalVisibility: item.conditionalVisibility.map((entry) => ({
      ...entry,
      condition: cleanName(entry.condition),
    })),
  }),
  ...(item.requirements && { requirements: item.requirements.map(toRequirement) }),
  ...(item.trigger && { trigger: toTrigger(item.trigger) }),
  ...(item.triggers && { triggers: item.triggers.map(toTrigger) }),
  ...(item.production && { production: trimmed(item.production) }),
})

/** A phase without its `new` flag, which is client state (WF-46). */
function toPhase({ new: _isNew, ...phase }: WorkflowPhase, before: WorkflowPhase | undefined): WorkflowPhase {
  const items = new Map(before?.items.map((item) => [item.itemId, item]))
  return {
    ...phase,
    phaseName: phase.phaseName === before?.phaseName ? phase.phaseName : cleanName(phase.phaseName),
    items: phase.items.map((item) => {
      const stored = items.get(item.itemId)
      return isSameValue(item, stored) ? item : toItem(item, stored)
    }),
  }
}

/** A workflow as it is saved: changed names cleaned, client state left out (WF-46, CONS2-39, ITEM-45, ITEM-53). */
export const toStoredData = ({
  name,
  phases,
  data,
  before,
}: WorkflowContent): { name: string; workflowData: WorkflowData } => {
  const known = new Map(before?.phases.map((phase) => [phase.phaseId, phase]))
  return {
    name: name === before?.name ? name : cleanName(name),
    workflowData: { ...data, phases: phases.map((phase) => toPhase(phase, known.get(phase.phaseId))) },
  }
}
