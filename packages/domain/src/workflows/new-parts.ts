import { ITEM_TYPE, type WorkflowItem } from './item'
import type { WorkflowPhase } from './workflow'

/*
 * New phases and items, and references to phases. (Operations specification §9.)
 */

/** Makes an id: 36 characters, a random UUID of version 4 in lower case (CONS2-17, CONS2-19). Domain code gets it as an argument. */
export type NewId = () => string

/** The form of a generated id (CONS2-17, CONS2-19). */
export const isGeneratedId = (id: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)

/** The color of a new phase (WF-37, CONS2-05). */
const DEFAULT_PHASE_COLOR = '#FCC400'

/** WF-37, CONS2-04. */
export const newPhase = (phaseId: string, phaseName: string): WorkflowPhase => ({
  phaseId,
  phaseName,
  color: DEFAULT_PHASE_COLOR,
  phaseWeight: 0,
  items: [],
})

/** ITEM-02, CONS2-04. */
export const newItem = (itemId: string, itemName = ''): WorkflowItem => ({
  itemId,
  itemName,
  itemType: ITEM_TYPE.progress,
  itemWeight: 0,
})

const ID_LENGTH = 36

/** The id of a phase followed by its name (WF-34, CONS2-18). */
export const phaseReference = ({ phaseId, phaseName }: Pick<WorkflowPhase, 'phaseId' | 'phaseName'>): string =>
  `${phaseId}${phaseName}`

/** Reads a reference: the name starts after 36 characters (WF-34). */
export const parsePhaseReference = (reference: string): { phaseId: string; phaseName: string } => ({
  phaseId: reference.slice(0, ID_LENGTH),
  phaseName: reference.slice(ID_LENGTH),
})

/** A phase of another workflow that can be added, by its reference. */
export interface ExistingPhase {
  readonly reference: string
  readonly phase: WorkflowPhase
}

/** The distinct phases of workflows, in their order (WF-33). */
export function existingPhases(
  workflows: readonly { readonly workflowData: { readonly phases: readonly WorkflowPhase[] } }[],
): ExistingPhase[] {
  const byReference = new Map<string, WorkflowPhase>()
  for (const phase of workflows.flatMap(({ workflowData }) => workflowData.phases)) {
    const reference = phaseReference(phase)
    if (!byReference.has(reference)) byReference.set(reference, phase)
  }
  return [...byReference].map(([reference, phase]) => ({ reference, phase }))
}
