import { boardMessages } from './board-messages'
import { faultMessages } from './fault-messages'
import { createItemJudge, type ItemFault } from './validate-item'
import { checkItemWeights, checkPhaseWeights, nameFault, weightFault } from './rules'
import { countParts, MAX_WORKFLOW_PARTS } from './size'
import { findRepeated } from './unique-names'
import type { ProjectFacts } from './item-tabs'
import type { WorkflowPhase } from './workflow'

/*
 * What keeps a workflow from being saved: all faults at once. The form and the gateway both ask. (Operations specification §5.)
 */

/** A fault of a workflow. */
export interface WorkflowFault extends Omit<ItemFault, 'itemId'> {
  /** The phase that it belongs to. */
  readonly phaseId?: string
  readonly itemId?: string
}

/** A workflow as the form edits it. */
export interface WorkflowDraft {
  readonly name: string
  readonly phases: readonly WorkflowPhase[]
}

/** What a workflow is judged with. */
export interface WorkflowContext extends ProjectFacts {
  /** Sites of the one selected project, where the caller knows them. */
  readonly siteIds?: ReadonlySet<number>
}

/**
 * Finds every fault of a workflow, or only that it is too large (WF-47, WF-49, WF-50, WF-52 to WF-62 and the item rules).
 * @returns in the order of the form; paths start at the workflow, such as `phases.0.items.2.itemName`
 */
export function validateWorkflow({ name, phases }: WorkflowDraft, context: WorkflowContext): WorkflowFault[] {
  if (countParts(phases) > MAX_WORKFLOW_PARTS) {
    return [{ path: 'phases', message: faultMessages.tooLarge(MAX_WORKFLOW_PARTS) }]
  }
  const ofName = nameFault(name)
  const phaseWeights = checkPhaseWeights(phases.map(({ phaseWeight }) => phaseWeight))
  return [
    ...(name.trim() === '' ? [{ path: 'name', message: faultMessages.nameRequired }] : []),
    ...(ofName === undefined ? [] : [{ path: 'name', message: ofName }]),
    ...(context.projectCount === 0 ? [{ path: 'projects', message: faultMessages.noProject }] : []),
    ...(phases.length === 0 ? [{ path: 'phases', message: faultMessages.noPhases }] : []),
    ...(phases.length > 0 && phaseWeights !== undefined ? [{ path: 'phases', message: phaseWeights }] : []),
    ...validatePhases(phases, context),
  ]
}

function validatePhases(phases: readonly WorkflowPhase[], context: WorkflowContext): WorkflowFault[] {
  const repeatedNames = findRepeated(phases.map(({ phaseName }) => phaseName))
  const repeatedIds = findRepeated(phases.map(({ phaseId }) => phaseId))
  const judgeItem = createItemJudge(phases, context)
  return phases.flatMap((phase, place): WorkflowFault[] => {
    const path = `phases.${place}`
    const { phaseId, items } = phase
    const own: [string, string | undefined | false][] = [
      [`${path}.phaseId`, repeatedIds.has(place) && faultMessages.phaseIdRepeated],
      [`${path}.phaseName`, phase.phaseName.trim() === '' && boardMessages.phaseNameRequired],
      [`${path}.phaseName`, nameFault(phase.phaseName)],
      [`${path}.phaseName`, repeatedNames.has(place) && boardMessages.phaseNameTaken],
      [`${path}.phaseWeight`, weightFault('phase', phase.phaseWeight)],
      [
        `${path}.items`,
        items.length === 0 ? faultMessages.noItems : checkItemWeights(items.map(({ itemWeight }) => itemWeight)),
      ],
    ]
    return [
      ...own.flatMap(([at, message]) => (typeof message === 'string' ? [{ path: at, phaseId, message }] : [])),
      ...validateItems(phase, path, judgeItem),
    ]
  })
}

function validateItems(
  { phaseId, items }: WorkflowPhase,
  path: string,
  judgeItem: ReturnType<typeof createItemJudge>,
): WorkflowFault[] {
  const repeatedNames = findRepeated(items.map(({ itemName }) => itemName))
  return items.flatMap((item, place) => {
    const at = `${path}.items.${place}`
    const taken: WorkflowFault[] = repeatedNames.has(place)
      ? [{ path: `${at}.itemName`, phaseId, itemId: item.itemId, message: boardMessages.itemNameTaken }]
      : []
    return [...taken, ...judgeItem(item, at).map((fault) => ({ ...fault, phaseId }))]
  })
}

/** Why Save is disabled; undefined where it is not (WF-60, WF-61, WF-62). */
export function saveDisabledReason(phases: readonly WorkflowPhase[], projectCount: number): string | undefined {
  if (phases.length === 0) return faultMessages.noPhases
  const empty = phases.find(({ items }) => items.length === 0)
  if (empty !== undefined) return faultMessages.emptyPhase(empty.phaseName)
  return projectCount === 0 ? faultMessages.noProject : undefined
}
