import { isPhaseNameTaken } from '@sitewright/domain/workflows/board'
import { boardMessages } from '@sitewright/domain/workflows/board-messages'
import { nameFault } from '@sitewright/domain/workflows/rules'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'

/** What is wrong with the name of a phase (WF-49 to WF-51). @param phaseId of the phase that has the name; empty for a new one */
export function findPhaseNameError(
  phases: readonly WorkflowPhase[],
  phaseId: string,
  name: string,
): string | undefined {
  if (name.trim() === '') return boardMessages.phaseNameRequired
  return isPhaseNameTaken(phases, phaseId, name) ? boardMessages.phaseNameTaken : nameFault(name)
}
