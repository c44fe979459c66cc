import { groupBy } from '../shared/group-by'
import { ITEM_TYPE, type WorkflowItem } from './item'
import type { Workflow, WorkflowPhase } from './workflow'

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
  /** All phases of its workflow. */
  readonly phases: readonly WorkflowPhase[]
}

/** A workflow with the phases that can be added. */
export interface ExistingWorkflow {
  /** Its related key. */
  readonly key: string
  readonly name: string
  /** Projects of its copies. */
  readonly projectIds: readonly number[]
  readonly phases: readonly ExistingPhase[]
}

/** The distinct phases of workflows, in their order. Copies of a workflow are one (WF-33, WF-107). */
export function existingPhases(
  workflows: readonly Pick<Workflow, 'name' | 'projectId' | 'workflowRelatedKey' | 'workflowData'>[],
): ExistingWorkflow[] {
  const references = new Set<string>()
  const addNew = ({ phases }: Workflow['workflowData']): ExistingPhase[] =>
    phases.flatMap((phase) => {
      const reference = phaseReference(phase)
      const isNew = !references.has(reference)
      references.add(reference)
      return isNew ? [{ reference, phase, phases }] : []
    })
  return [...groupBy(workflows, ({ workflowRelatedKey }) => workflowRelatedKey)]
    .map(([key, copies]) => ({
      key,
      name: copies[0]?.name ?? '',
      projectIds: [...new Set(copies.map(({ projectId }) => projectId))],
      phases: copies.flatMap(({ workflowData }) => addNew(workflowData)),
    }))
    .filter(({ phases }) => phases.length > 0)
}
