import {
  findPreservationDifferences,
  type PreservationDifference,
} from '@sitewright/domain/preservations/copy-differences'
import type { PreservationEdit } from '@sitewright/domain/preservations/copies'
import type { Preservation, PreservationStep } from '@sitewright/domain/preservations/model'
import { findMissing } from '@sitewright/domain/preservations/step-problems'
import { sortSteps, type Steps } from '@sitewright/domain/preservations/steps'
import { type Rows, toRows } from '../../draft/rows'

/** A preservation while it is edited. */
export interface PreservationDraft {
  name: string
  projectIds: ReadonlySet<number>
  /** The steps of both lists, by their ids. */
  steps: Rows<PreservationStep>
  /** How other copies differ from the opened one. A choice to overwrite one removes it. */
  differences: ReadonlySet<string>
}

/** The steps of both lists as rows. */
export const toStepRows = (steps: Steps): Rows<PreservationStep> => toRows(steps, ({ id }) => id)

/** The draft of a new preservation. */
export const EMPTY_DRAFT: PreservationDraft = {
  name: '',
  projectIds: new Set(),
  steps: new Map(),
  differences: new Set(),
}

/** All copies of a preservation as one draft: the opened copy, which comes first, has the name and the steps. */
export function toPreservationVersion(copies: readonly Preservation[]) {
  const [opened] = copies
  return {
    value: {
      name: opened?.name ?? '',
      projectIds: new Set(copies.map(({ projectId }) => projectId)),
      steps: toStepRows(sortSteps(opened?.steps ?? [])),
      differences: toDifferenceIds(copies),
    } satisfies PreservationDraft,
    // A copy with another version, or one more copy, is another version of the whole.
    version: copies
      .map(({ id, version }) => `${id}:${version}`)
      .toSorted()
      .join(),
    record: copies,
  }
}

/** What the editor edits, with the steps of each list in their order. */
export function toEdit(draft: PreservationDraft) {
  return {
    name: draft.name,
    projectIds: draft.projectIds,
    steps: sortSteps([...draft.steps.values()]),
  } satisfies PreservationEdit
}

/** Why the draft cannot be saved yet (PRES-21). */
export const findMissingParts = (draft: PreservationDraft): string | undefined =>
  findMissing(draft.steps.size, draft.projectIds.size)

/** The ids of the differences of the other copies. Choosing to overwrite one removes it from the set. */
export const toDifferenceIds = (copies: readonly Preservation[]): ReadonlySet<string> =>
  new Set(findPreservationDifferences(copies).map((difference) => JSON.stringify(difference)))

/** The difference with an id. */
export const readDifference = (id: string): PreservationDifference => JSON.parse(id) as PreservationDifference
