import * as z from 'zod/mini'
import { PreservationName } from './model'

/** Returns the error of a text, as a sentence. */
type FindProblem = (text: string) => string | undefined

/**
 * The schema of the editor (PRES-18, PRES-22, PRES-23).
 * @param findStepsProblem checks a list of steps, as the text that the editor edits
 */
export const createPreservationSchema = (findStepsProblem: FindProblem) => {
  const steps = z.string().check(
    z.check<string>(({ value, issues }) => {
      const message = findStepsProblem(value)
      if (message !== undefined) issues.push({ code: 'custom', message, input: value })
    }),
  )
  return z.object({ name: PreservationName, initial: steps, recurring: steps })
}
