import type { Workflow } from '@sitewright/domain/workflows/workflow'
import { type Choice, isSameValue } from '../../draft/draft'
import { type DifferingPart, listDifferences } from '../../draft/draft-texts'
import { getPart } from '../../draft/merge-fields'
import { getMoved } from '../../draft/merge-order'
import type { CopyDifferenceRow } from '../patterns/CopyDifferences'
import { toPhaseRows, type WorkflowValue } from './workflow-rows'
import { createWorkflowTexts, type ProjectNames } from './workflow-texts'

/** A stored copy as the form compares it. */
export type ComparedCopy = Pick<Workflow, 'workflowId' | 'projectId' | 'name' | 'workflowData' | 'version'>

/** A place where another copy has other content than the form starts from. A save would overwrite it, so the user chooses first. */
export interface CopyDifference {
  /** Differs for each version of the copy, so that the user is asked again about a newer one. */
  readonly key: string
  readonly projectId: number
  readonly part: DifferingPart<WorkflowValue>
  readonly other: WorkflowValue
}

/** Lists how the other copies differ from the content that the form starts from, which is that of the opened copy. */
export const findCopyDifferences = (opened: WorkflowValue, copies: readonly ComparedCopy[]): CopyDifference[] =>
  copies.flatMap(({ workflowId, projectId, name, workflowData, version }) => {
    // Each copy has the fields that the form does not show for itself.
    const phases = workflowData.phases.map((phase) => {
      const { phaseId, phaseName, color, phaseWeight, items } = phase
      const known = opened.phases.get(phaseId)
      return known === undefined ? phase : { ...known, phaseId, phaseName, color, phaseWeight, items }
    })
    const other = { ...opened, name, phases: toPhaseRows(phases, opened.phases, opened.phases) }
    const texts = createWorkflowTexts(String, [opened, other])
    return listDifferences(opened, other, texts).map((part) => ({
      key: `${workflowId} ${version} ${part.key}`,
      projectId,
      part,
      other,
    }))
  })

function hasContent(value: WorkflowValue, { part, other }: CopyDifference): boolean {
  const [own, theirs] = [getPart(value, part), getPart(other, part)]
  return part.kind === 'order' ? getMoved(own as string[], theirs as string[]).size === 0 : isSameValue(own, theirs)
}

/** Whether the form uses the content of the other copy or overwrites it; undefined until the user chooses. */
export const getCopyChoice = (difference: CopyDifference, value: WorkflowValue): Choice | undefined => {
  if (hasContent(value, difference)) return 'theirs'
  return value.differences.has(difference.key) ? undefined : 'mine'
}

/** The rows of the choice between copies that differ: those of the selected projects, which a save writes. */
export const toDifferenceRows = (
  found: readonly CopyDifference[],
  opened: WorkflowValue,
  form: WorkflowValue,
  getProjectName: ProjectNames,
): CopyDifferenceRow[] =>
  found
    .filter(({ projectId }) => form.projectIds.has(projectId))
    .map((difference) => {
      const { key, projectId, part, other } = difference
      return {
        key,
        field: part.label,
        project: getProjectName(projectId),
        opened: part.format(opened),
        other: part.format(other),
        form: part.format(form),
        choice: getCopyChoice(difference, form),
      }
    })
