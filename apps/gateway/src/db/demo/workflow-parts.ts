import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import type { WorkflowData, WorkflowPhase } from '@sitewright/domain/workflows/workflow'

/*
 * Makes the phases and items of demo workflows. Ids are the same in each database.
 */

const COLORS = ['#FCC400', '#3B82C4', '#4C9F70', '#B85C8E']

/** An id of 36 characters in the form of a UUID of version 4. */
export const demoId = (workflow: number, part: number): string =>
  `${workflow.toString(16).padStart(8, '0')}-0000-4000-8000-${part.toString(16).padStart(12, '0')}`

/** An item as the demo data names it: links are places such as `0.1`, the second item of the first phase. */
export interface DemoItem {
  readonly name: string
  readonly weight: number
  readonly parts?: Partial<WorkflowItem>
  readonly after?: string
  readonly resets?: readonly string[]
  readonly completes?: readonly string[]
  /** Conditions by their text. */
  readonly when?: Readonly<Record<string, string>>
}

export interface DemoPhase {
  readonly name: string
  readonly weight: number
  readonly items: readonly DemoItem[]
}

export const demoItem = (name: string, weight: number, more: Omit<DemoItem, 'name' | 'weight'> = {}): DemoItem => ({
  name,
  weight,
  ...more,
})

const ITEMS_OF_PHASE = 16

/** @param workflow a number that no other demo workflow has */
export function demoPhases(workflow: number, phases: readonly DemoPhase[]): WorkflowData {
  const phaseId = (at: number): string => demoId(workflow, (at + 1) * ITEMS_OF_PHASE)
  const itemId = (at: number, place: number): string => demoId(workflow, (at + 1) * ITEMS_OF_PHASE + place + 1)
  const link = (place: string) => {
    const [at = 0, item = 0] = place.split('.').map(Number)
    return { phaseId: phaseId(at), itemId: itemId(at, item) }
  }
  const toItem = (item: DemoItem, at: number, place: number): WorkflowItem => ({
    itemId: itemId(at, place),
    itemName: item.name,
    itemType: 2,
    itemWeight: item.weight,
    ...item.parts,
    ...(item.after !== undefined && { preRequisite: link(item.after) }),
    ...(item.resets && { reset: item.resets.map(link) }),
    ...(item.completes && { complete: item.completes.map(link) }),
    ...(item.when && {
      conditionalVisibility: Object.entries(item.when).map(([condition, to]) => ({ condition, ...link(to) })),
    }),
  })
  return {
    phases: phases.map(({ name, weight, items }, at): WorkflowPhase => ({
      phaseId: phaseId(at),
      phaseName: name,
      color: COLORS[at % COLORS.length] ?? '',
      phaseWeight: weight,
      items: items.map((item, place) => toItem(item, at, place)),
    })),
  }
}
