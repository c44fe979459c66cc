import { copyEdit } from './draft-merge'
import { diffDrafts, type EditorDraft, type WorkflowEdit } from './draft-edits'
import type { Workflow } from './workflow'

/** A stored copy as the form compares it. */
export type ComparedCopy = Pick<Workflow, 'workflowId' | 'projectId' | 'name' | 'workflowData' | 'version'>

/** A place where another copy has other content than the form starts from. A save would overwrite it, so the user chooses first. */
export interface CopyDifference {
  /** Another version of the copy has other keys, so that the user is asked again. */
  readonly key: string
  readonly projectId: number
  readonly edit: WorkflowEdit
  /** The other copy as a draft. All differences of a copy have the same one. */
  readonly other: EditorDraft
}

/** A difference with its answer: the draft has the content of the other copy, or the user chose to overwrite that; undefined until then. */
export interface JudgedDifference extends CopyDifference {
  readonly choice: 'theirs' | 'mine' | undefined
}

/** Lists how the other copies differ from the content that the form starts from, which is that of the opened copy. */
export const findCopyDifferences = (start: EditorDraft, copies: readonly ComparedCopy[]): CopyDifference[] =>
  copies.flatMap(({ workflowId, projectId, name, workflowData, version }) => {
    const other: EditorDraft = { name, projectIds: start.projectIds, phases: workflowData.phases }
    return diffDrafts(start, other).map((edit) => ({
      key: `${workflowId} ${version} ${edit.key}`,
      projectId,
      edit,
      other,
    }))
  })

/**
 * Judges the differences of the copies that a save of a draft writes: those of its selected projects.
 * @param overwritten keys of the differences that the user chose to overwrite
 */
export function judgeDifferences(
  draft: EditorDraft,
  differences: readonly CopyDifference[],
  overwritten: ReadonlySet<string>,
): JudgedDifference[] {
  const known = new Map<EditorDraft, ReadonlySet<string>>()
  const differingKeys = (other: EditorDraft): ReadonlySet<string> => {
    const keys = known.get(other) ?? new Set(diffDrafts(draft, other).map(({ key }) => key))
    known.set(other, keys)
    return keys
  }
  return differences
    .filter(({ projectId }) => draft.projectIds.includes(projectId))
    .map((difference) => {
      const { key, edit, other } = difference
      const mine = overwritten.has(key) ? 'mine' : undefined
      return { ...difference, choice: differingKeys(other).has(edit.key) ? mine : 'theirs' }
    })
}

/** The draft with the content of the other copies at the places of these differences. */
export const takeOtherContent = (draft: EditorDraft, differences: readonly CopyDifference[]): EditorDraft =>
  differences.reduce((next, { edit, other }) => copyEdit(next, edit, other), draft)
