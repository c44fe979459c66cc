import { TRIGGER_TYPE } from './item'
import { usesEquipmentStatus } from './equipment'
import { getTrigger } from './item-parts'
import { listItems } from './links'
import { projectChoiceMessages } from './project-messages'
import type { WorkflowPhase } from './workflow'

/*
 * Which projects may be added to a workflow or removed from it, and why not. (Operations specification §4; WF-65 to WF-69.)
 */

/** What decides about the choice of projects. */
export interface ProjectChoiceFacts {
  readonly phases: readonly WorkflowPhase[]
  /** In the order in which they were selected. */
  readonly selectedIds: readonly number[]
  /** Why the stored copy of a project cannot be archived, by project id (WF-65, WF-66). */
  readonly archiveErrors: ReadonlyMap<number, readonly string[]>
  /** Where the equipment statuses of a project come from (`equipmentSource`). */
  sourceOf(projectId: number): string
}

/** Whether a project may be selected or removed. */
export interface ProjectChoice {
  readonly projectId: number
  readonly isSelected: boolean
  /** Undefined where the choice is open. */
  readonly disabledReason?: string
  /** Reasons of the 'Cannot Remove' popover (WF-66). */
  readonly cannotRemove?: readonly string[]
}

/** Whether an item has a location-based trigger (WF-68). */
const hasGeoTrigger = (phases: readonly WorkflowPhase[]): boolean =>
  listItems(phases).some(({ item }) => getTrigger(item)?.triggerType === TRIGGER_TYPE.geo)

/** Judges every project of a list. */
export function judgeProjects(projectIds: readonly number[], facts: ProjectChoiceFacts): ProjectChoice[] {
  const selected = new Set(facts.selectedIds)
  const judge = createJudge(facts)
  return projectIds.map((projectId) => {
    const isSelected = selected.has(projectId)
    return { projectId, isSelected, ...judge(projectId, isSelected) }
  })
}

function createJudge({ phases, selectedIds, archiveErrors, sourceOf }: ProjectChoiceFacts) {
  const usesEquipment = usesEquipmentStatus(phases)
  const hasGeo = hasGeoTrigger(phases)
  const [first] = selectedIds
  return (projectId: number, isSelected: boolean): Pick<ProjectChoice, 'disabledReason' | 'cannotRemove'> => {
    if (isSelected) {
      const cannotRemove = archiveErrors.get(projectId) ?? []
      if (cannotRemove.length > 0) return { disabledReason: projectChoiceMessages.cannotRemove, cannotRemove }
      const isLast = selectedIds.length === 1
      return isLast && usesEquipment ? { disabledReason: projectChoiceMessages.lastProject } : {}
    }
    if (first === undefined) return {}
    if (hasGeo) return { disabledReason: projectChoiceMessages.geoTrigger }
    const differs = usesEquipment && sourceOf(projectId) !== sourceOf(first)
    return differs ? { disabledReason: projectChoiceMessages.otherStatuses } : {}
  }
}
