import { PRESERVATION_LIMITS, type PreservationStep, StepInput } from './model'
import { preservationScreenMessages as messages } from './screen-messages'

/** What is wrong with a step, by field. */
export interface StepProblem {
  readonly name?: string
  readonly interval?: string
}

/** Judges a step by the schema of a save, so that both sides say the same (PRES-22, PRES-23). */
export function findStepProblem(step: PreservationStep): StepProblem {
  const { error } = StepInput.safeParse(step)
  if (error === undefined) return {}
  const of = (field: string): string | undefined => error.issues.find(({ path }) => path[0] === field)?.message
  const [name, interval] = [of('name'), of('interval')]
  return { name, interval }
}

/** Why a list of steps cannot be saved: the first of its errors, for the unsaved bar. */
export function findStepsProblem(steps: readonly PreservationStep[]): string | undefined {
  if (steps.length > PRESERVATION_LIMITS.steps) return messages.tooManySteps(PRESERVATION_LIMITS.steps)
  for (const step of steps) {
    const { name, interval } = findStepProblem(step)
    const problem = name ?? interval
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Why nothing can be saved yet: a preservation needs a step and a project (PRES-19, PRES-20, PRES-21). */
export function findMissing(stepCount: number, projectCount: number): string | undefined {
  const missing = [
    ...(stepCount === 0 ? [messages.stepsRequired] : []),
    ...(projectCount === 0 ? [messages.projectsRequired] : []),
  ]
  return missing.length === 0 ? undefined : missing.join(' ')
}
