import { DAYS, INITIAL, PRESERVATION_LIMITS, type PreservationStep, RECURRING, type StepType } from './model'

/** Steps in their order. */
export type Steps = readonly PreservationStep[]

/** A new step: interval 0, in days (PRES-15). */
export const createStep = (id: string, type: StepType): PreservationStep => ({
  id,
  name: '',
  interval: 0,
  intervalUnit: DAYS,
  type,
})

/** The steps of one list, in their order (PRES-12, PRES-17). */
export const stepsOf = (steps: Steps, type: StepType): PreservationStep[] => steps.filter((step) => step.type === type)

/** All steps as a save sends them: the initial ones, then the recurring ones. */
export const sortSteps = (steps: Steps): PreservationStep[] => joinBoth(splitLists(steps))

/** Both lists with a step added at a place of its list, from 0. */
export function withStep(steps: Steps, step: PreservationStep, place: number): PreservationStep[] {
  const lists = splitLists(steps)
  return joinBoth({ ...lists, [step.type]: lists[step.type].toSpliced(place, 0, step) })
}

/** Both lists with other steps in one of them. */
export const withList = (steps: Steps, type: StepType, list: Steps): PreservationStep[] =>
  joinBoth({ ...splitLists(steps), [type]: [...list] })

export const withoutStep = (steps: Steps, id: string): PreservationStep[] => steps.filter((step) => step.id !== id)

/** Both lists with other values of one step. */
export const changeStep = (
  steps: Steps,
  id: string,
  change: Partial<Pick<PreservationStep, 'name' | 'interval' | 'intervalUnit'>>,
): PreservationStep[] => steps.map((step) => (step.id === id ? { ...step, ...change } : step))

/** Moves a step to a place of a list, from 0. In the other list it gets the type of that list (PRES-14, PRES-37). A place beyond either end is the end. */
export function moveStep(steps: Steps, id: string, type: StepType, place: number): PreservationStep[] {
  const step = steps.find((candidate) => candidate.id === id)
  if (step === undefined) return [...steps]
  const others = withoutStep(steps, id)
  const end = stepsOf(others, type).length
  return withStep(others, { ...step, type }, Math.min(Math.max(place, 0), end))
}

type Lists = Readonly<Record<StepType, PreservationStep[]>>

const splitLists = (steps: Steps): Lists => ({
  [INITIAL]: stepsOf(steps, INITIAL),
  [RECURRING]: stepsOf(steps, RECURRING),
})

const joinBoth = (lists: Lists): PreservationStep[] => [...lists[INITIAL], ...lists[RECURRING]]

/** Whether another step fits. */
export const hasPlaceForStep = (steps: Steps): boolean => steps.length < PRESERVATION_LIMITS.steps
