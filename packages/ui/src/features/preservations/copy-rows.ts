import {
  findPreservationDifferences,
  isSameList,
  type PreservationDifference,
} from '@sitewright/domain/preservations/copy-differences'
import type { Preservation } from '@sitewright/domain/preservations/model'
import type { CopyDifferenceRow } from '../patterns/CopyDifferences'
import type { PreservationDraft } from './preservation-draft'
import { readSteps, writeSteps } from './steps-text'

/** The differences of the other copies as a set of texts, because a draft merges only scalars and sets. Choosing to overwrite one removes it from the set. */
export const toDifferenceKeys = (copies: readonly Preservation[]): ReadonlySet<string> =>
  new Set(findPreservationDifferences(copies).map((difference) => JSON.stringify(difference)))

export const readDifference = (key: string): PreservationDifference => JSON.parse(key) as PreservationDifference

/** What the field of the editor has once it has the content of the other copy. */
export const contentOf = ({ part, name, steps }: PreservationDifference): string =>
  part === 'name' ? name : writeSteps(steps)

/** The values of the editor that decide about differences. */
type Values = Pick<PreservationDraft, 'name' | 'initial' | 'recurring' | 'projectIds' | 'differences'>

const hasContent = (values: Values, { part, name, steps }: PreservationDifference): boolean =>
  part === 'name' ? values.name === name : isSameList(readSteps(values[part]), steps)

/** How differences and contents are described. */
export interface DifferenceTexts {
  readonly describe: (difference: Pick<PreservationDifference, 'part'>, content: string) => string
  readonly labelOf: (part: PreservationDifference['part']) => string
  readonly nameOfProject: (projectId: number) => string
}

/**
 * The rows of the choice between copies: those of the selected projects.
 * @param keys all differences of the stored copies
 * @param opened the values of the opened copy
 */
export const toCopyRows = (
  keys: ReadonlySet<string>,
  opened: Pick<Values, 'name' | 'initial' | 'recurring'>,
  values: Values,
  { describe, labelOf, nameOfProject }: DifferenceTexts,
): CopyDifferenceRow[] =>
  [...keys].flatMap((key): CopyDifferenceRow[] => {
    const difference = readDifference(key)
    const { part, projectId } = difference
    if (!values.projectIds.has(projectId)) return []
    const overwritten = values.differences.has(key) ? undefined : 'mine'
    return [
      {
        key,
        field: labelOf(part),
        project: nameOfProject(projectId),
        opened: describe(difference, opened[part]),
        other: describe(difference, contentOf(difference)),
        form: describe(difference, values[part]),
        choice: hasContent(values, difference) ? 'theirs' : overwritten,
      },
    ]
  })
