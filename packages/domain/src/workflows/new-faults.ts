import { isSameName } from '../shared/same-name'
import { isSameValue } from '../shared/stored-values'
import { placeItems } from './editor-draft'
import { validateWorkflow, type WorkflowContext, type WorkflowDraft, type WorkflowFault } from './validate'

/** A workflow with what it is judged with. */
export interface JudgedWorkflow {
  readonly draft: WorkflowDraft
  readonly context: WorkflowContext
}

/** Their order does not matter. */
const weightsOf = (weights: readonly (readonly [id: string, weight: number])[]) =>
  weights.toSorted(([one], [other]) => one.localeCompare(other))

/** A name with those that are the same, because a name is also judged by its siblings. */
const subjectOfName = (name: string, siblings: readonly string[]): unknown => [
  name,
  siblings.filter((sibling) => isSameName(sibling, name)).toSorted(),
]

/** What a fault is about: a name, the whole item, the weights and the name of the phase, or a value of the workflow. */
function subjectOf({ path, phaseId, itemId }: WorkflowFault, { name, phases }: WorkflowDraft): unknown {
  const phase = phases.find((one) => one.phaseId === phaseId)
  if (itemId !== undefined) {
    const item = placeItems(phases).get(itemId)?.item
    return path.endsWith('.itemName')
      ? subjectOfName(item?.itemName ?? '', phase?.items.map(({ itemName }) => itemName) ?? [])
      : item
  }
  if (phase !== undefined && path.endsWith('.phaseName')) {
    return subjectOfName(
      phase.phaseName,
      phases.map(({ phaseName }) => phaseName),
    )
  }
  if (phase !== undefined) {
    const { phaseName, phaseWeight, items } = phase
    return [phaseName, phaseWeight, weightsOf(items.map(({ itemId: id, itemWeight }) => [id, itemWeight] as const))]
  }
  return path === 'name' ? name : weightsOf(phases.map((one) => [one.phaseId, one.phaseWeight] as const))
}

/** Names a fault without the places of its phase and item, which can move. */
const keyOf = ({ path, message, phaseId, itemId }: WorkflowFault): string =>
  JSON.stringify([path.replace(/\b\d+\b/g, ''), message, phaseId, itemId])

/**
 * The faults of a workflow that its stored version does not have: what was stored with a fault, such as a link to an item that does not exist, never blocks another change (LIC-88).
 * A fault is known where the stored version has it too, for its own projects, and what it is about is unchanged.
 * @param stored undefined for a new workflow or a new copy
 */
export function findNewFaults({ draft, context }: JudgedWorkflow, stored: JudgedWorkflow | undefined): WorkflowFault[] {
  const found = validateWorkflow(draft, context)
  if (found.length === 0 || stored === undefined) return found
  const known = new Map(
    validateWorkflow(stored.draft, stored.context).map((fault) => [keyOf(fault), subjectOf(fault, stored.draft)]),
  )
  return found.filter((fault) => {
    const key = keyOf(fault)
    return !known.has(key) || !isSameValue(known.get(key), subjectOf(fault, draft))
  })
}
