import { INITIAL, type Preservation, type PreservationStep, RECURRING } from './model'
import { stepsOf } from './steps'

/** The parts of a preservation that all its copies share, as the editor edits them. */
export const SHARED_PARTS = ['name', 'initial', 'recurring'] as const
export type SharedPart = (typeof SHARED_PARTS)[number]

/** A part that another copy has with other content than the opened one. A save would overwrite it, so the user chooses first. */
export interface PreservationDifference {
  /** Of the other copy. */
  readonly projectId: number
  readonly part: SharedPart
  /** What the other copy has: its name, or one list of its steps. */
  readonly name: string
  readonly steps: readonly PreservationStep[]
}

const LIST_TYPES = { initial: INITIAL, recurring: RECURRING } as const

/** The steps of a part; none of the name. */
const stepsIn = ({ steps }: Pick<Preservation, 'steps'>, part: SharedPart): PreservationStep[] =>
  part === 'name' ? [] : stepsOf(steps, LIST_TYPES[part])

/** Whether two lists are the same in what the editor shows. Each copy has the other fields for itself (PRES-33). */
export const isSameList = (one: readonly PreservationStep[], other: readonly PreservationStep[]): boolean => {
  const textOf = (steps: readonly PreservationStep[]): string =>
    JSON.stringify(steps.map(({ id, name, interval, intervalUnit, type }) => [id, name, interval, intervalUnit, type]))
  return textOf(one) === textOf(other)
}

/** Lists how the other copies differ from the opened one, which comes first. */
export function findPreservationDifferences([opened, ...copies]: readonly Preservation[]): PreservationDifference[] {
  if (opened === undefined) return []
  const isSame = (copy: Preservation, part: SharedPart): boolean =>
    part === 'name' ? copy.name === opened.name : isSameList(stepsIn(copy, part), stepsIn(opened, part))
  return copies.flatMap((copy) =>
    SHARED_PARTS.filter((part) => !isSame(copy, part)).map((part) => ({
      projectId: copy.projectId,
      part,
      name: part === 'name' ? copy.name : '',
      steps: stepsIn(copy, part),
    })),
  )
}
