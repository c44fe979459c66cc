import { listItems } from './links'
import type { WorkflowPhase } from './workflow'

/** Most phases, items and entries of their lists that a workflow has in all: judging far more of them holds up every other call. */
export const MAX_WORKFLOW_PARTS = 10_000

/** Most characters of the JSON of a workflow: the embedded database blocks every other call while it writes it. */
export const MAX_WORKFLOW_JSON = 2_000_000

/** Counts the phases and items of a workflow, and the entries of all lists of its items. */
export function countParts(phases: readonly WorkflowPhase[]): number {
  let count = phases.length
  for (const { item } of listItems(phases)) {
    count += 1
    for (const value of Object.values(item)) if (Array.isArray(value)) count += value.length
  }
  return count
}
