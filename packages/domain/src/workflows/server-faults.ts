import type { FieldErrors } from '../shared/problem'
import type { WorkflowFault } from './validate'
import type { WorkflowPhase } from './workflow'

/** The part of a path from the phases on, with the places of the phase and the item: `0.workflowData.phases.1.items.3.trigger`. */
const BELOW_PHASES = /(?:^|\.)(phases(?:\.(\d+)(?:\.items\.(\d+))?)?(?:\..+)?)$/

/** A field of the form by the last step of a path. Every other path belongs to no field. */
const FIELDS: Readonly<Record<string, string>> = { name: 'name', projectId: 'projects', projectIds: 'projects' }

/**
 * The faults that the server found in a save, at the phases and items that were sent.
 * @param fields sentences by path, for one copy or a list of copies: one fault of several copies is one fault
 * @returns faults like those of `validateWorkflow`; the path is empty if the form has no place for it
 */
export function toWorkflowFaults(fields: FieldErrors, phases: readonly WorkflowPhase[]): WorkflowFault[] {
  const faults = Object.entries(fields).flatMap(([field, messages]) => {
    const dotted = field.replaceAll(/\[(\w+)\]/g, '.$1')
    const [, path, phasePlace, itemPlace] = BELOW_PHASES.exec(dotted) ?? []
    const phase = phasePlace === undefined ? undefined : phases[Number(phasePlace)]
    const item = itemPlace === undefined ? undefined : phase?.items[Number(itemPlace)]
    return messages.map((message): WorkflowFault => ({
      path: path ?? FIELDS[dotted.split('.').at(-1) ?? ''] ?? '',
      message,
      ...(phase && { phaseId: phase.phaseId }),
      ...(item && { itemId: item.itemId }),
    }))
  })
  return [...new Map(faults.map((fault) => [`${fault.path} ${fault.message}`, fault])).values()]
}
