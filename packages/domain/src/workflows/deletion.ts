import { indexReferences, type Reference } from './board'
import type { WorkflowPhase } from './workflow'

/** What a deletion does: the phases without it, or what still refers to it. */
export type Deletion = { readonly phases: WorkflowPhase[] } | { readonly references: readonly Reference[] }

/** Deletes an item, unless another item refers to it (ITEM-34). No link to it is left. */
export function deleteItem(phases: readonly WorkflowPhase[], itemId: string): Deletion {
  const references = indexReferences(phases)({ itemId })
  if (references.length > 0) return { references }
  return {
    phases: phases.map((phase) => ({ ...phase, items: phase.items.filter((item) => item.itemId !== itemId) })),
  }
}

/** Deletes a phase with its items, unless an item outside of it refers to one of them (ITEM-35, ITEM-36). */
export function deletePhase(phases: readonly WorkflowPhase[], phaseId: string): Deletion {
  const references = indexReferences(phases)({ phaseId })
  if (references.length > 0) return { references }
  return { phases: phases.filter((phase) => phase.phaseId !== phaseId) }
}
