import type { ExistingPhase, ExistingWorkflow } from '@sitewright/domain/workflows/new-parts'
import { foldText } from '../../../text-match/fold-text'

/** A phase that matches a search. */
export interface FoundPhase {
  readonly entry: ExistingPhase
  readonly workflow: ExistingWorkflow
  /** In how many of its items the search is, if it is not in the name of the phase. */
  readonly itemMatches: number
}

/** A workflow with those of its phases that match. */
export interface FoundWorkflow {
  readonly workflow: ExistingWorkflow
  readonly phases: readonly FoundPhase[]
}

interface IndexedWorkflow {
  workflow: ExistingWorkflow
  name: string
  phases: { entry: ExistingPhase; name: string; items: readonly string[] }[]
}

/** Folds all names once, because each key searches them. */
export const indexPhases = (workflows: readonly ExistingWorkflow[]): readonly IndexedWorkflow[] =>
  workflows.map((workflow) => ({
    workflow,
    name: foldText(workflow.name),
    phases: workflow.phases.map((entry) => ({
      entry,
      name: foldText(entry.phase.phaseName),
      items: entry.phase.items.map(({ itemName }) => foldText(itemName)),
    })),
  }))

/** The phases whose name, items or workflow match, in their order (WF-107). An empty search matches all. */
export function findPhases(index: readonly IndexedWorkflow[], search: string): FoundWorkflow[] {
  const text = foldText(search.trim())
  return index
    .map(({ workflow, name, phases }) => ({
      workflow,
      phases: phases.flatMap((phase): FoundPhase[] => {
        const isNamed = phase.name.includes(text)
        const itemMatches = isNamed ? 0 : phase.items.filter((item) => item.includes(text)).length
        return isNamed || itemMatches > 0 || name.includes(text) ? [{ entry: phase.entry, workflow, itemMatches }] : []
      }),
    }))
    .filter(({ phases }) => phases.length > 0)
}

/** The first phases with their workflows, because a list of hundreds takes too long to render for each key. */
export function takePhases(groups: readonly FoundWorkflow[], limit: number): FoundWorkflow[] {
  let left = limit
  return groups.flatMap((group) => {
    const phases = group.phases.slice(0, Math.max(0, left))
    left -= group.phases.length
    return phases.length === 0 ? [] : [{ ...group, phases }]
  })
}
