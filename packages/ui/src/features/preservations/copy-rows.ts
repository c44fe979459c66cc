import {
  contentIn,
  isSameContent,
  type PartContent,
  type PreservationDifference,
} from '@sitewright/domain/preservations/copy-differences'
import type { CopyDifferenceRow } from '../patterns/CopyDifferences'
import { type PreservationDraft, readDifference, toEdit } from './preservation-draft'

/** How differences and contents are described. */
export interface DifferenceTexts {
  readonly describe: (content: PartContent) => string
  readonly labelOf: (part: PreservationDifference['part']) => string
  readonly nameOfProject: (projectId: number) => string
}

/**
 * The rows of the choice between copies: those of the selected projects.
 * @param opened the values of the opened copy, with the differences of all stored copies
 */
export const toCopyRows = (
  opened: PreservationDraft,
  values: PreservationDraft,
  { describe, labelOf, nameOfProject }: DifferenceTexts,
): CopyDifferenceRow[] =>
  [...opened.differences].flatMap((key): CopyDifferenceRow[] => {
    const { part, projectId, content } = readDifference(key)
    if (!values.projectIds.has(projectId)) return []
    const form = contentIn(toEdit(values), part)
    const overwritten = values.differences.has(key) ? undefined : 'mine'
    return [
      {
        key,
        field: labelOf(part),
        project: nameOfProject(projectId),
        opened: describe(contentIn(toEdit(opened), part)),
        other: describe(content),
        form: describe(form),
        choice: isSameContent(form, content) ? 'theirs' : overwritten,
      },
    ]
  })
