import type { EditorDraft } from './editor-draft'
import { isOtherLicense, type LicenseOf } from '../shared/copies'
import { copyMessages } from '../shared/copy-messages'
import { TRIGGER_TYPE } from './item'
import { usesEquipmentStatus } from './equipment'
import { getTrigger } from './item-parts'
import { listItems } from './links'
import { projectChoiceMessages } from './project-messages'
import type { WorkflowPhase } from './workflow'

/*
 * Which projects may be added to a workflow or removed from it, and why not. (Operations specification §4; WF-65 to WF-69, WF-80.)
 */

/** What decides about the choice of projects. */
export interface ProjectChoiceFacts {
  readonly phases: readonly WorkflowPhase[]
  /** In the order in which they were selected. */
  readonly selectedIds: readonly number[]
  /** Why the stored copy of a project cannot be archived, by project id (WF-65, WF-66). It has each project with a stored copy. */
  readonly archiveErrors: ReadonlyMap<number, readonly string[]>
  /** Whether archive errors or statuses are still loading. Until then, nothing that they could lock changes; false by default. */
  readonly isChecking?: boolean
  /** The license of a project. Copies belong together within a license (WF-81). */
  readonly licenseOf: LicenseOf
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

function createJudge({
  phases,
  selectedIds,
  archiveErrors,
  isChecking = false,
  licenseOf,
  sourceOf,
}: ProjectChoiceFacts) {
  const usesEquipment = usesEquipmentStatus(phases)
  const hasGeo = hasGeoTrigger(phases)
  const [first] = selectedIds
  return (projectId: number, isSelected: boolean): Pick<ProjectChoice, 'disabledReason' | 'cannotRemove'> => {
    if (isSelected) {
      const cannotRemove = archiveErrors.get(projectId) ?? []
      if (cannotRemove.length > 0) return { disabledReason: projectChoiceMessages.cannotRemove, cannotRemove }
      const isLast = selectedIds.length === 1
      if (isLast && usesEquipment) return { disabledReason: projectChoiceMessages.lastProject }
      return isChecking && archiveErrors.has(projectId) ? { disabledReason: projectChoiceMessages.checking } : {}
    }
    if (first === undefined) return {}
    if (isOtherLicense(projectId, selectedIds, licenseOf)) return { disabledReason: copyMessages.otherLicenseProject }
    if (hasGeo) return { disabledReason: projectChoiceMessages.geoTrigger }
    if (!usesEquipment) return {}
    if (isChecking) return { disabledReason: projectChoiceMessages.checking }
    return sourceOf(projectId) === sourceOf(first) ? {} : { disabledReason: projectChoiceMessages.otherStatuses }
  }
}

/** Judges the projects for phases and selected projects (`judgeProjects`). */
export type JudgeProjects = (
  phases: readonly WorkflowPhase[],
  selectedIds: readonly number[],
) => readonly Pick<ProjectChoice, 'projectId' | 'disabledReason'>[]

/**
 * Returns a draft with the projects of another one changed as far as its locks allow, one project after the other: what comes first can
 * lock what follows, such as the last project of a list that is cleared. Each way of changing a draft goes through it, undo and merges
 * included (WF-80).
 */
export function withAllowedProjects(before: EditorDraft, after: EditorDraft, judge: JudgeProjects): EditorDraft {
  if (after.projectIds === before.projectIds) return after
  const [had, wanted] = [new Set(before.projectIds), new Set(after.projectIds)]
  let ids = before.projectIds
  const canChange = (id: number): boolean =>
    judge(after.phases, ids).find(({ projectId }) => projectId === id)?.disabledReason === undefined
  for (const id of wanted) if (!had.has(id) && canChange(id)) ids = [...ids, id]
  for (const id of had) if (!wanted.has(id) && canChange(id)) ids = ids.filter((other) => other !== id)
  const selected = new Set(ids)
  const isAllowed = selected.size === wanted.size && after.projectIds.every((id) => selected.has(id))
  // Locked projects stay first: the first one decides about the others (WF-67).
  const locked = ids.filter((id) => !wanted.has(id))
  return isAllowed ? after : { ...after, projectIds: [...locked, ...after.projectIds.filter((id) => selected.has(id))] }
}
