import { INITIAL, type Preservation, RECURRING } from './model'
import { type Steps, stepsOf } from './steps'

/** The parts of a preservation that all its copies share, as the editor edits them. */
export const SHARED_PARTS = ['name', 'initial', 'recurring'] as const
export type SharedPart = (typeof SHARED_PARTS)[number]

/** A part that another copy has with other content than the opened one. A save would overwrite it, so the user chooses first. */
export interface PreservationDifference {
  /** Of the other copy. */
  readonly projectId: number
  readonly part: SharedPart
  readonly content: PartContent
}

/** The type of the steps in each list. */
export const LIST_TYPES = { initial: INITIAL, recurring: RECURRING } as const

/** The content of a part: the name, or the steps of a list. */
export type PartContent = string | Steps

/** What a part has. */
export const contentIn = ({ name, steps }: Pick<Preservation, 'name' | 'steps'>, part: SharedPart): PartContent =>
  part === 'name' ? name : stepsOf(steps, LIST_TYPES[part])

/** Whether two contents are the same in what the editor shows. Each copy has the other fields for itself (PRES-33). */
export const isSameContent = (one: PartContent, other: PartContent): boolean => {
  const toText = (content: PartContent): string =>
    typeof content === 'string'
      ? content
      : JSON.stringify(
          content.map(({ id, name, interval, intervalUnit, type }) => [id, name, interval, intervalUnit, type]),
        )
  return toText(one) === toText(other)
}

/** Lists how the other copies differ from the opened one, which comes first. */
export function findPreservationDifferences([opened, ...copies]: readonly Preservation[]): PreservationDifference[] {
  if (opened === undefined) return []
  return copies.flatMap((copy) =>
    SHARED_PARTS.filter((part) => !isSameContent(contentIn(copy, part), contentIn(opened, part))).map((part) => ({
      projectId: copy.projectId,
      part,
      content: contentIn(copy, part),
    })),
  )
}
