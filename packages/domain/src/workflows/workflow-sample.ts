import type { WorkflowItem } from './item'
import type { WorkflowPhase } from './workflow'

/*
 * Workflows for tests.
 */

export const sampleItem = (itemId: string, itemWeight: number, more: Partial<WorkflowItem> = {}): WorkflowItem => ({
  itemId,
  itemName: `Item ${itemId}`,
  itemType: 2,
  itemWeight,
  ...more,
})

export const samplePhase = (phaseId: string, phaseWeight: number, ...items: WorkflowItem[]): WorkflowPhase => ({
  phaseId,
  phaseName: `Phase ${phaseId}`,
  color: '#FCC400',
  phaseWeight,
  items,
})

/** A link to an item of phase a. */
export const linkTo = (itemId: string, phaseId = 'a') => ({ phaseId, itemId })
